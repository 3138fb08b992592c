import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { classNames } from "./class-names.ts";
import "./divider.css";

/** Pixels of one press of an arrow key. */
const STEP = 16;

interface DividerProps {
	label: string;
	/** How the line runs: a vertical one is dragged sideways. */
	orientation: "vertical" | "horizontal";
	/** What it makes larger and smaller. */
	pane: RefObject<HTMLElement | null>;
	/** The pane lies before the line (left, above), or after it. */
	side: "before" | "after";
	/** The smallest size of the pane, and of what lies on the other side of it, in pixels. */
	least: { pane: number; rest: number };
	/** The chosen size in pixels; null goes back to the default. */
	onResize: (size: number | null) => void;
	className?: string;
}

/** A line between two panes: dragged, moved by arrow keys, and put back by a double click. */
export function Divider({ label, orientation, pane, side, least, onResize, className }: DividerProps) {
	const sideways = orientation === "vertical";
	const drag = useRef<{ from: number; size: number } | null>(null);
	const size = useSize(pane, sideways);
	const most = () => {
		const whole = pane.current?.parentElement?.getBoundingClientRect();
		return whole ? Math.round(sideways ? whole.width : whole.height) - least.rest : Number.POSITIVE_INFINITY;
	};

	function resize(wanted: number) {
		onResize(Math.round(Math.max(least.pane, Math.min(most(), wanted))));
	}

	function handlePointerMove(event: PointerEvent) {
		if (!drag.current) return;
		const moved = (sideways ? event.clientX : event.clientY) - drag.current.from;
		resize(drag.current.size + (side === "before" ? moved : -moved));
	}

	function handleKeyDown(event: KeyboardEvent) {
		const grow = sideways ? "ArrowRight" : "ArrowDown";
		const shrink = sideways ? "ArrowLeft" : "ArrowUp";
		const sign = side === "before" ? 1 : -1;
		if (event.key === grow) resize(size + sign * STEP);
		else if (event.key === shrink) resize(size - sign * STEP);
		else if (event.key === "Home") resize(least.pane);
		else if (event.key === "End") resize(most());
		else return;
		event.preventDefault();
	}

	return (
		// biome-ignore lint/a11y/useSemanticElements: a focusable separator is a widget, which `hr` is not
		<div
			role="separator"
			aria-label={label}
			aria-orientation={orientation}
			aria-valuenow={Math.round(size)}
			aria-valuemin={least.pane}
			tabIndex={0}
			title={label}
			className={classNames("divider", className)}
			onPointerDown={(event) => {
				event.currentTarget.setPointerCapture(event.pointerId);
				drag.current = { from: sideways ? event.clientX : event.clientY, size };
			}}
			onPointerMove={handlePointerMove}
			onPointerUp={() => {
				drag.current = null;
			}}
			onPointerCancel={() => {
				drag.current = null;
			}}
			onDoubleClick={() => onResize(null)}
			onKeyDown={handleKeyDown}
		/>
	);
}

/** The pane's size in pixels as it is now. */
function useSize(pane: RefObject<HTMLElement | null>, sideways: boolean): number {
	const [size, setSize] = useState(0);
	useEffect(() => {
		if (!pane.current) return;
		const observer = new ResizeObserver(([entry]) => {
			const box = entry?.borderBoxSize[0];
			if (box) setSize(sideways ? box.inlineSize : box.blockSize);
		});
		observer.observe(pane.current);
		return () => observer.disconnect();
	}, [pane, sideways]);
	return size;
}
