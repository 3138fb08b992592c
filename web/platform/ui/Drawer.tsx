import { Close, Content, Description, Overlay, Portal, Root, Title } from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type PointerEvent, type ReactNode, useRef, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { buttonClass } from "./button-class.ts";
import { useFocusReturn } from "./use-focus-return.ts";

type DrawerProps = {
	title: string;
	description?: string;
	open: boolean;
	onOpenChange: (open: boolean) => void;
	children: ReactNode;
};

/** A long list that rises from the bottom of the window. Escape, the cross, the veil and a pull down close it. */
export function Drawer({ title, description, open, onOpenChange, children }: DrawerProps) {
	const focusReturn = useFocusReturn();
	const { pulled, endPull, ...pull } = usePullDown(() => onOpenChange(false));
	function handleOpenChange(wanted: boolean) {
		endPull();
		onOpenChange(wanted);
	}
	return (
		<Root open={open} onOpenChange={handleOpenChange}>
			<Portal>
				<Overlay className="fixed inset-0 z-40 bg-veil" />
				<Content
					{...(description ? {} : { "aria-describedby": undefined })}
					{...focusReturn}
					style={{ translate: `0 ${pulled}px` }}
					className="rise fixed z-50 inset-x-0 bottom-0 mx-auto w-full max-w-[960px] max-h-[85dvh] flex flex-col bg-surface text-ink border border-b-0 border-line rounded-t-large shadow-lift-2"
				>
					<div
						{...pull}
						className="relative touch-none flex items-start justify-between gap-3 px-5 sm:px-7 pt-5 pb-4 border-b border-line"
					>
						<span aria-hidden="true" className="absolute top-2 left-1/2 -ml-6 w-12 h-1.25 rounded-full bg-edge" />
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

/** Pulled down so far, the drawer closes when it is released. */
const FAR_PX = 90;

/** For the head of a drawer: it follows the finger that took it, and goes when it was pulled far enough. */
function usePullDown(onFar: () => void) {
	const from = useRef<{ pointer: number; y: number } | null>(null);
	const [pulled, setPulled] = useState(0);
	function distanceOf({ pointerId, clientY }: PointerEvent): number | null {
		return from.current?.pointer === pointerId ? clientY - from.current.y : null;
	}
	function endPull() {
		from.current = null;
		setPulled(0);
	}
	function release({ pointerId }: PointerEvent) {
		if (from.current?.pointer === pointerId) endPull();
	}
	return {
		pulled,
		endPull,
		onPointerDown(event: PointerEvent<HTMLElement>) {
			if (event.button !== 0 || !event.isPrimary) return;
			if (event.target instanceof Element && event.target.closest("button")) return;
			from.current = { pointer: event.pointerId, y: event.clientY };
			event.currentTarget.setPointerCapture(event.pointerId);
		},
		onPointerMove(event: PointerEvent<HTMLElement>) {
			const distance = distanceOf(event);
			if (distance !== null) setPulled(Math.max(0, distance));
		},
		onPointerUp(event: PointerEvent<HTMLElement>) {
			if ((distanceOf(event) ?? 0) > FAR_PX) onFar();
			release(event);
		},
		onPointerCancel: release,
		onLostPointerCapture: release,
	};
}
