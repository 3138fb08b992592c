import { Content, Portal, Root, Trigger } from "@radix-ui/react-popover";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { useFocusKept } from "./use-focus-kept.ts";

type PopoverProps = {
	/** What the panel is, read aloud. */
	label: string;
	/** The button that opens it. */
	trigger: ReactNode;
	open: boolean;
	onOpenChange: (open: boolean) => void;
	/** Its width, and how it lays out what it holds. */
	className: string;
	children: ReactNode;
};

/** A panel that hangs on its button. Escape and a press outside close it. */
export function Popover({ label, trigger, open, onOpenChange, className, children }: PopoverProps) {
	const keepFocus = useFocusKept();
	return (
		<Root open={open} onOpenChange={onOpenChange}>
			<Trigger asChild>{trigger}</Trigger>
			<Portal>
				<Content
					ref={keepFocus}
					align="end"
					sideOffset={8}
					collisionPadding={12}
					aria-label={label}
					className={classNames(
						"rise z-30 bg-surface text-ink border border-line rounded-large shadow-lift-2",
						className,
					)}
				>
					{children}
				</Content>
			</Portal>
		</Root>
	);
}
