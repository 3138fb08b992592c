import { type ReactNode, useEffect, useRef, useState } from "react";

/** Pixels of the screen, at the pane's edges. */
const EDGE = 4;

type Side = "above" | "left" | "right";

/** Says something above its grip, or beside it where there is no room: the hand comes from below. Keeps its size when zoomed. */
export function GripBubble({ children }: { children: ReactNode }) {
	const bubble = useRef<HTMLDivElement>(null);
	const [position, setPosition] = useState<{ side: Side; shift: number }>({ side: "above", shift: 0 });
	useEffect(() => {
		const element = bubble.current;
		const grip = element?.parentElement?.getBoundingClientRect();
		const pane = element?.closest(".build-position, .board-position")?.parentElement?.getBoundingClientRect();
		if (!element || !grip || !pane) return;
		const { width, height } = element.getBoundingClientRect();
		const middle = (grip.left + grip.right) / 2;
		if (grip.top - height - 2 * EDGE < pane.top) {
			setPosition({ side: middle > (pane.left + pane.right) / 2 ? "left" : "right", shift: 0 });
			return;
		}
		const left = Math.max(pane.left + EDGE, Math.min(pane.right - EDGE - width, middle - width / 2));
		setPosition({ side: "above", shift: left - (middle - width / 2) });
	}, []);
	const style: Record<string, string> = { "--shift": `${position.shift}px` };
	return (
		<div ref={bubble} aria-hidden="true" className="grip-bubble" data-side={position.side} style={style}>
			{children}
		</div>
	);
}
