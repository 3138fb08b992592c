import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { createPortal } from "react-dom";

type Slot = { element: HTMLElement | null; setElement: (element: HTMLElement | null) => void };

const Slot = createContext<Slot>({ element: null, setElement: () => undefined });

/** Around a header and the page below it, which gives the header its title. */
export function PageTitles({ children }: { children: ReactNode }) {
	const [element, setElement] = useState<HTMLElement | null>(null);
	const slot = useMemo(() => ({ element, setElement }), [element]);
	return <Slot value={slot}>{children}</Slot>;
}

/** In the header: the room for the title of the page that is shown; a line of its own where the window is narrow. */
export function PageTitleSlot() {
	const { setElement } = useContext(Slot);
	return <div ref={setElement} className="grow min-w-0 max-xl:order-last max-xl:basis-full max-xl:empty:hidden" />;
}

interface PageTitleProps {
	title: ReactNode;
	/** A line about the page. */
	children?: ReactNode;
	/** Buttons for the whole page. */
	actions?: ReactNode;
}

/** The page's heading, a line about it, and its buttons, in the header beside the search. Without a header there is none. */
export function PageTitle({ title, children, actions }: PageTitleProps) {
	const { element } = useContext(Slot);
	if (!element) return null;
	return createPortal(
		<div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
			<div className="grow basis-56 min-w-0">
				<h1 className="text-[clamp(1.375rem,5vw,1.625rem)] font-heavy leading-tight tracking-[-0.012em] break-words">
					{title}
				</h1>
				{children && <p className="text-sm text-ink-2">{children}</p>}
			</div>
			{actions && <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:[&>*]:grow">{actions}</div>}
		</div>,
		element,
	);
}
