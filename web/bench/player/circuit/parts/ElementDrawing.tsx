import { useEffect, useRef } from "react";
import type { SeenBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import type { ElementPart } from "./element-part.ts";

/** A part whose drawing is a custom element. It follows the board by itself, without React, and only when its state has changed. */
export function ElementDrawing({ id, part, board }: { id: string; part: ElementPart; board: SeenBoard }) {
	const loaded = useLazyModule(part.load);
	const host = useRef<HTMLDivElement>(null);

	useEffect(() => {
		if (!loaded) return;
		const element = document.createElement(part.tag);
		let seen = "";
		const show = () => {
			const state = board.reading().parts[id];
			const text = JSON.stringify(state);
			if (!state || text === seen) return;
			seen = text;
			Object.assign(element, part.shown?.(state as never));
		};
		Object.assign(element, part.fixed);
		host.current?.append(element);
		show();
		const stop = board.subscribe(show);
		return () => {
			stop();
			element.remove();
		};
	}, [id, part, board, loaded]);

	// Its own fields and knobs are moved by the cards beside the circuit.
	return <div ref={host} inert className="part-element" />;
}
