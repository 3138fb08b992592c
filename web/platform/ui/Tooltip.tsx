import { Arrow, Content, Portal, Provider, Root, Trigger } from "@radix-ui/react-tooltip";
import type { ReactNode } from "react";

const OPEN_AFTER_MS = 700;
const SKIP_WITHIN_MS = 300;

/** Once around the app: one shared delay for all tooltips. */
export function TooltipProvider({ children }: { children: ReactNode }) {
	return (
		<Provider delayDuration={OPEN_AFTER_MS} skipDelayDuration={SKIP_WITHIN_MS}>
			{children}
		</Provider>
	);
}

/** A word of explanation for one control. It repeats or adds; nothing needed to use the control is only here. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
	return (
		<Root>
			<Trigger asChild>{children}</Trigger>
			<Portal>
				<Content
					sideOffset={6}
					collisionPadding={8}
					className="z-60 max-w-64 px-3 py-1.5 rounded-small bg-ink text-paper text-sm font-semibold shadow-lift-2"
				>
					{text}
					<Arrow className="fill-ink" />
				</Content>
			</Portal>
		</Root>
	);
}
