import { Content, Description, Portal, Root, Title } from "@radix-ui/react-dialog";
import type { ReactNode, RefObject } from "react";
import { classNames } from "./class-names.ts";
import { keepOpenForToasts } from "./keep-open-for-toasts.ts";
import { useFocusReturn } from "./use-focus-return.ts";

interface FullDialogProps {
	title: string;
	/** One sentence below the title. */
	description: string;
	open: boolean;
	onOpenChange: (open: boolean) => void;
	/** Has the focus after it is closed, where what opened it is gone. */
	focusAfter?: RefObject<HTMLElement | null>;
	/** Above the title; left of it in a bench. */
	head: ReactNode;
	/** `bench`: a bar at the top, below it columns that fill the window and scroll each for itself. */
	layout?: "page" | "bench";
	/** At the right end of the bar of a bench. */
	aside?: ReactNode;
	children: ReactNode;
}

/** A whole screen over the page, which stays as it is. Escape closes it; focus stays inside and returns after. */
export function FullDialog({ layout = "page", open, onOpenChange, focusAfter, ...parts }: FullDialogProps) {
	const focusReturn = useFocusReturn(focusAfter);
	return (
		<Root open={open} onOpenChange={onOpenChange}>
			<Portal>
				<Content
					{...focusReturn}
					onInteractOutside={keepOpenForToasts}
					className={classNames(
						"fixed inset-x-0 top-(--notice) bottom-0 z-40 overflow-y-auto bg-paper text-ink",
						layout === "bench" && "lg:flex lg:flex-col lg:overflow-hidden",
					)}
				>
					{layout === "bench" ? <Bench {...parts} /> : <Page {...parts} />}
				</Content>
			</Portal>
		</Root>
	);
}

type PartProps = Omit<FullDialogProps, "layout" | "open" | "onOpenChange" | "focusAfter">;

function Page({ title, description, head, children }: PartProps) {
	return (
		<div className="w-full max-w-[1160px] mx-auto px-4 sm:px-6 py-4 sm:py-6 grid gap-6">
			{head}
			<div className="grid gap-1.5">
				<Title className="text-[clamp(1.75rem,4.5vw,2.75rem)] font-heavy leading-tight">{title}</Title>
				<Description className="text-lg text-ink-2">{description}</Description>
			</div>
			{children}
		</div>
	);
}

function Bench({ title, description, head, aside, children }: PartProps) {
	return (
		<>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 sm:px-5 py-2.5 bg-surface border-b border-line">
				{head}
				<div className="grow min-w-0">
					<Title className="text-lg font-heavy leading-tight">{title}</Title>
					<Description className="text-sm text-ink-2">{description}</Description>
				</div>
				{aside}
			</div>
			{children}
		</>
	);
}
