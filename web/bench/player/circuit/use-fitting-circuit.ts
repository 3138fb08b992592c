import { type RefObject, useEffect, useMemo, useState } from "react";
import type { Circuit } from "#simulator/circuit.ts";
import { besideBoard } from "./beside-board.ts";
import { sceneOf } from "./circuit-scene.ts";
import { layoutOf } from "./parts/layouts.ts";
import { unoLayout } from "./uno-layout.ts";

/** A layout must gain this much to be taken instead of the one there is: nothing moves about where a pane changes a little. */
const GAIN = 1.1;

/**
 * The circuit as it is seen larger in the pane that holds its view: as the project lays it out, or with its parts right of the board.
 * @param sizeOf the room for it in the pane when it matters most, in pixels; a stable function
 */
export function useFittingCircuit(
	pane: RefObject<HTMLElement | null>,
	circuit: Circuit,
	sizeOf: (pane: HTMLElement) => { width: number; height: number } = sizeNow,
): Circuit {
	const layouts = useMemo(() => {
		const wide = besideBoard(circuit, unoLayout, layoutOf);
		return { wide, boxes: [circuit, wide].map((one) => sceneOf(one, unoLayout, layoutOf).box) };
	}, [circuit]);
	const [isWide, setWide] = useState(false);
	useEffect(() => {
		const element = pane.current;
		if (!element) return;
		const observer = new ResizeObserver(() => {
			const room = sizeOf(element);
			const [own = 0, wide = 0] = layouts.boxes.map(({ width, height }) =>
				Math.min(room.width / width, room.height / height),
			);
			if (room.width > 0) setWide((isWide) => (isWide ? own <= wide * GAIN : wide > own * GAIN));
		});
		observer.observe(element);
		return () => observer.disconnect();
	}, [pane, layouts, sizeOf]);
	return isWide ? layouts.wide : circuit;
}

export function sizeNow(pane: HTMLElement) {
	const { clientWidth: width, clientHeight: height } = pane.querySelector(".board-place") ?? pane;
	return { width, height };
}
