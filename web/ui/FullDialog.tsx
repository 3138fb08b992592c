import { Content, Description, Portal, Root, Title } from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { useFocusReturn } from "./use-focus-return.ts";

interface FullDialogProps {
	title: string;
	/** One sentence below the title. */
	description: string;
	open: boolean;
	onOpenChange: (open: boolean) => void;
	/** Above the title. */
	head: ReactNode;
	children: ReactNode;
}

/** A whole screen over the page, which stays as it is. Escape closes it; focus stays inside and returns after. */
export function FullDialog({ title, description, open, onOpenChange, head, children }: FullDialogProps) {
	const focusReturn = useFocusReturn();
	return (
		<Root open={open} onOpenChange={onOpenChange}>
			<Portal>
				<Content {...focusReturn} className="fixed inset-0 z-40 overflow-y-auto bg-paper text-ink">
					<div className="w-full max-w-[1160px] mx-auto px-4 sm:px-6 py-4 sm:py-6 grid gap-6">
						{head}
						<div className="grid gap-1.5">
							<Title className="text-[clamp(1.75rem,4.5vw,2.75rem)] font-heavy leading-tight">{title}</Title>
							<Description className="text-lg text-ink-2">{description}</Description>
						</div>
						{children}
					</div>
				</Content>
			</Portal>
		</Root>
	);
}
