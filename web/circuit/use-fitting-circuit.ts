import { type RefObject, useEffect, useMemo, useState } from "react";
import type { Circuit } from "#simulator/circuit.ts";
import { besideBoard } from "./beside-board.ts";
import { sceneOf } from "./circuit-scene.ts";
import { layoutOf } from "./parts/layouts.ts";
import { unoLayout } from "./uno-layout.ts";

/** A layout must gain this much to be taken instead of the project's own. */
const GAIN = 1.1;

/** The circuit as it is seen larger in the pane that holds its view: as the project lays it out, or with its parts right of the board. */
export function useFittingCircuit(pane: RefObject<HTMLElement | null>, circuit: Circuit): Circuit {
	const layouts = useMemo(() => {
		const wide = besideBoard(circuit, unoLayout, layoutOf);
		return { wide, boxes: [circuit, wide].map((one) => sceneOf(one, unoLayout, layoutOf).box) };
	}, [circuit]);
	const [isWide, setWide] = useState(false);
	useEffect(() => {
		const element = pane.current;
		if (!element) return;
		const observer = new ResizeObserver(() => {
			const { clientWidth, clientHeight } = element.querySelector(".board-place") ?? element;
			const [own = 0, wide = 0] = layouts.boxes.map(({ width, height }) =>
				Math.min(clientWidth / width, clientHeight / height),
			);
			if (clientWidth > 0) setWide(wide > own * GAIN);
		});
		observer.observe(element);
		return () => observer.disconnect();
	}, [pane, layouts]);
	return isWide ? layouts.wide : circuit;
}
