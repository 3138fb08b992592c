import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from "react";

/** A press that moves farther is a drag. */
const SLACK = 6;
/** So near to the edge of the window the page scrolls along. */
const EDGE = 70;
const SCROLL_STEP = 14;

export interface Drag {
	id: string;
	x: number;
	y: number;
	/** The value of `data-drop` under the pointer. */
	over: string | undefined;
}

/**
 * Drags a thing to an element with `data-drop`: a mouse takes it anywhere, a finger by an element with `data-grip`, so that
 * it can scroll elsewhere. Escape ends it.
 */
export function useDrag(onDrop: (id: string, over: string) => void) {
	const [drag, setDrag] = useState<Drag | null>(null);
	const end = useRef(() => {});
	useEffect(() => () => end.current(), []);

	function start(event: ReactPointerEvent<HTMLElement>, id: string): void {
		if (event.button !== 0 || !event.isPrimary) return;
		if (event.pointerType === "touch" && !(event.target as Element).closest("[data-grip]")) return;
		const { pointerId, clientX, clientY } = event;
		const stop = new AbortController();
		const options = { signal: stop.signal };
		let current: Drag | null = null;
		let isGivenUp = false;
		end.current();
		end.current = () => {
			stop.abort();
			setDrag(null);
		};

		const move = (next: PointerEvent) => {
			if (next.pointerId !== pointerId || isGivenUp) return;
			const { clientX: x, clientY: y } = next;
			if (!current && Math.hypot(x - clientX, y - clientY) < SLACK) return;
			if (y < EDGE) scrollBy(0, -SCROLL_STEP);
			else if (y > innerHeight - EDGE) scrollBy(0, SCROLL_STEP);
			current = { id, x, y, over: dropAt(x, y) };
			setDrag(current);
		};
		const release = (next: PointerEvent) => {
			if (next.pointerId !== pointerId) return;
			end.current();
			if (current) ignoreNextClick();
			if (current?.over !== undefined && !isGivenUp) onDrop(id, current.over);
		};
		const giveUp = ({ key }: KeyboardEvent) => {
			if (key !== "Escape") return;
			isGivenUp = true;
			setDrag(null);
		};
		addEventListener("pointermove", move, options);
		addEventListener("pointerup", release, options);
		addEventListener("pointercancel", () => end.current(), options);
		addEventListener("keydown", giveUp, options);
	}

	return { drag, start };
}

function dropAt(x: number, y: number): string | undefined {
	return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]")?.dataset.drop;
}

/** The click that ends a drag is no press of what is below. */
function ignoreNextClick(): void {
	const ignore = (event: Event) => {
		event.preventDefault();
		event.stopPropagation();
	};
	addEventListener("click", ignore, { capture: true, once: true });
	setTimeout(() => removeEventListener("click", ignore, { capture: true }));
}
