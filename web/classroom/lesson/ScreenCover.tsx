import { Content, Portal, Root } from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { m } from "#messages/generated/messages.js";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { Logo } from "#web/platform/ui/Logo.tsx";
import { useFocusReturn } from "#web/platform/ui/use-focus-return.ts";

interface ScreenCoverProps {
	className: string;
	/** Names the cover: a dialog's `Title` is in it, and `Description`. */
	children: ReactNode;
	foot: ReactNode;
}

/** Lies over the whole page, which waits below as it was left: what had the focus has it again afterwards. */
export function ScreenCover({ className, children, foot }: ScreenCoverProps) {
	const focusReturn = useFocusReturn();
	return (
		<Root open>
			<Portal>
				<Content
					tabIndex={-1}
					onOpenAutoFocus={(event) => {
						focusReturn.onOpenAutoFocus();
						// No key that is just being typed presses a button of the cover.
						event.preventDefault();
						if (event.target instanceof HTMLElement) event.target.focus();
					}}
					onCloseAutoFocus={focusReturn.onCloseAutoFocus}
					onEscapeKeyDown={(event) => event.preventDefault()}
					onInteractOutside={(event) => event.preventDefault()}
					className="fixed inset-0 z-60 overflow-y-auto bg-paper text-ink outline-none"
				>
					<div className="min-h-full max-w-[1000px] mx-auto grid grid-rows-[auto_minmax(0,1fr)_auto] gap-5 px-4 sm:px-8 pt-4 sm:pt-6 pb-5 sm:pb-7">
						<div className="flex items-center justify-between gap-3">
							<Logo name={m.product_name()} />
							<Chip>{className}</Chip>
						</div>
						<div className="grid justify-items-center content-center gap-3.5 sm:gap-4.5 text-center">{children}</div>
						<div className="flex flex-wrap items-center justify-center gap-x-5.5 gap-y-2 text-sm sm:text-[15px] text-ink-2 [&>span]:inline-flex [&>span]:items-center [&>span]:gap-2">
							{foot}
						</div>
					</div>
				</Content>
			</Portal>
		</Root>
	);
}
