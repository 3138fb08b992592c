import { useState } from "react";
import { createPortal } from "react-dom";
import type { Pointer } from "#domain/assistant/pointers.ts";
import type { Circuit } from "#simulator/circuit.ts";
import { PointedRing } from "#web/bench/player/circuit/PointedAt.tsx";

interface Bench {
	circuit: Circuit;
	/** The layer over the circuit; null until the board is mounted. */
	marks: SVGGElement | null;
	onLine: (line: number) => void;
	/** Scrolls or switches to the board. */
	onBoard: () => void;
}

/** What a next step points at in the bench: a line is jumped to, a pin or part gets a ring until something else is shown. */
export function usePointed({ circuit, marks, onLine, onBoard }: Bench) {
	const [shown, setShown] = useState<Pointer | null>(null);
	const at = shown?.kind === "pin" || shown?.kind === "part" ? shown : null;
	return {
		shown,
		/** Shows it; a pin or part that is shown already loses its ring. */
		show(pointer: Pointer) {
			const isShown = JSON.stringify(pointer) === JSON.stringify(shown);
			if (pointer.kind === "line") onLine(pointer.line);
			else if (!isShown) onBoard();
			setShown(isShown && pointer.kind !== "line" ? null : pointer);
		},
		clear: () => setShown(null),
		/** In the tree of the bench; drawn on the board. */
		ring: marks && at && createPortal(<PointedRing circuit={circuit} at={at} />, marks),
	};
}

export type Pointed = ReturnType<typeof usePointed>;
