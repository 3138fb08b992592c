import { Close, Content, Description, Overlay, Portal, Root, Title } from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages/generated/messages.js";
import { buttonClass } from "./button-class.ts";

type DrawerProps = {
	title: string;
	description?: string;
	open: boolean;
	onOpenChange: (open: boolean) => void;
	children: ReactNode;
};

/** A long list that rises from the bottom of the window. Escape, the cross and the veil close it. */
export function Drawer({ title, description, open, onOpenChange, children }: DrawerProps) {
	return (
		<Root open={open} onOpenChange={onOpenChange}>
			<Portal>
				<Overlay className="fixed inset-0 z-40 bg-veil" />
				<Content
					{...(description ? {} : { "aria-describedby": undefined })}
					className="rise fixed z-50 inset-x-0 bottom-0 mx-auto w-full max-w-[960px] max-h-[85dvh] flex flex-col bg-surface text-ink border border-b-0 border-line rounded-t-large shadow-lift-2"
				>
					<div className="flex items-start justify-between gap-3 px-5 sm:px-7 pt-5 pb-4 border-b border-line">
						<div>
							<Title className="text-2xl font-heavy leading-tight pt-1">{title}</Title>
							{description && <Description className="text-ink-2 mt-1">{description}</Description>}
						</div>
						<Close className={buttonClass({ variant: "quiet", size: "icon" }, "-mr-1")} aria-label={m.ui_close()}>
							<X size={20} aria-hidden="true" />
						</Close>
					</div>
					<div className="overflow-y-auto overscroll-contain px-5 sm:px-7 py-4">{children}</div>
				</Content>
			</Portal>
		</Root>
	);
}
