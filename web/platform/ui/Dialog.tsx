import { Close, Content, Description, Overlay, Portal, Root, Title, Trigger } from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { m } from "#messages/generated/messages.js";
import { buttonClass } from "./button-class.ts";
import { classNames } from "./class-names.ts";
import { keepOpenForToasts } from "./keep-open-for-toasts.ts";
import { useFocusReturn } from "./use-focus-return.ts";

/** What opens a dialog. */
export interface DialogOpening {
	/** The button that opens it; leave out when `open` is held elsewhere. */
	trigger?: ReactNode;
	open?: boolean;
	onOpenChange?: (open: boolean) => void;
	/** Has the focus afterwards where what opened the dialog is gone by then. */
	returnTo?: RefObject<HTMLElement | null>;
}

type DialogProps = DialogOpening & {
	title: string;
	/** One sentence below the title. */
	description?: ReactNode;
	/** `page`: for a long list, above which the buttons stay in view. `window`: as large as the window. */
	wide?: boolean | "page" | "window";
	children?: ReactNode;
	/** The row of buttons at the end. */
	actions?: ReactNode;
};

const WINDOW = "sm:w-[calc(100vw-1.5rem)] h-[calc(100dvh-1.5rem)] grid-rows-[auto_minmax(0,1fr)]";

const WIDTHS = {
	usual: "sm:w-[min(460px,92vw)]",
	wide: "sm:w-[min(720px,92vw)]",
	page: "sm:w-[min(1000px,94vw)] scroll-pb-28",
	window: WINDOW,
};

/** A question or a form over the page. Escape and the cross close it; focus stays inside and returns after. */
export function Dialog({
	title,
	description,
	trigger,
	open,
	onOpenChange,
	returnTo,
	wide = false,
	children,
	actions,
}: DialogProps) {
	const focusReturn = useFocusReturn(returnTo);
	return (
		<Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
			{trigger && <Trigger asChild>{trigger}</Trigger>}
			<Portal>
				<Overlay className="fixed inset-0 z-40 bg-veil" />
				<Content
					{...(description ? {} : { "aria-describedby": undefined })}
					{...(trigger && !returnTo ? {} : focusReturn)}
					onInteractOutside={keepOpenForToasts}
					className={classNames(
						"rise fixed z-50 inset-x-3 bottom-3 sm:inset-x-auto sm:bottom-auto sm:left-1/2 sm:top-1/2 sm:-translate-x-1/2 sm:-translate-y-1/2 max-h-[calc(100dvh-1.5rem)] overflow-y-auto scroll-pt-20 grid grid-cols-[minmax(0,1fr)] gap-4 p-6 bg-surface text-ink border border-line rounded-large shadow-lift-2",
						WIDTHS[typeof wide === "string" ? wide : wide ? "wide" : "usual"],
					)}
				>
					{/* Title and cross stay in view while a long dialog scrolls. */}
					<div className="sticky -top-6 z-10 -mx-6 -mt-6 px-6 pt-6 pb-2 -mb-2 flex items-start justify-between gap-3 bg-surface">
						<Title className="text-2xl font-heavy leading-tight pt-1">{title}</Title>
						<Close
							className={buttonClass({ variant: "quiet", size: "icon" }, "-mt-1 -mr-1 shrink-0")}
							aria-label={m.ui_close()}
						>
							<X size={20} aria-hidden="true" />
						</Close>
					</div>
					{description && <Description className="text-ink-2 -mt-2">{description}</Description>}
					{children}
					{actions && (
						<div
							className={classNames(
								"flex flex-wrap justify-end gap-3",
								wide === "page"
									? "sticky -bottom-6 z-10 -mx-6 -mb-6 px-6 py-4 bg-surface border-t border-line"
									: "pt-1",
							)}
						>
							{actions}
						</div>
					)}
				</Content>
			</Portal>
		</Root>
	);
}

/** Closes the dialog it is in; wraps one button. */
export function DialogClose({ children }: { children: ReactNode }) {
	return <Close asChild>{children}</Close>;
}
