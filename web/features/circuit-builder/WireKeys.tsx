import { type KeyboardEvent, useRef, useState } from "react";
import { m } from "#messages/generated/messages.js";
import type { Builder } from "./use-building.ts";
import type { Point } from "./view-port.ts";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The wires for the keyboard, and in words: one tab stop, arrow keys move, Enter chooses, Delete takes away. */
export function WireKeys({ builder, onShow }: { builder: Builder; onShow: (point: Point) => void }) {
	const { wires } = builder.scene;
	const [current, setCurrent] = useState(0);
	const buttons = useRef<(HTMLButtonElement | null)[]>([]);
	const stop = Math.min(current, wires.length - 1);

	function handleKey(event: KeyboardEvent, key: string) {
		const step = STEPS[event.key];
		if (step !== undefined) buttons.current[(stop + step + wires.length) % wires.length]?.focus();
		else if (event.key === "Delete" || event.key === "Backspace") {
			builder.remove({ kind: "wire", key });
			buttons.current[stop === 0 ? 1 : stop - 1]?.focus();
		} else return;
		event.preventDefault();
	}

	return (
		<div role="toolbar" aria-label={m.build_wires()}>
			{wires.map(({ id, from, to, curve }, place) => {
				const middle = curve[Math.floor(curve.length / 2)] ?? from;
				return (
					<button
						key={id}
						type="button"
						ref={(button) => {
							buttons.current[place] = button;
						}}
						tabIndex={place === stop ? 0 : -1}
						aria-label={m.board_wire_line({ from: builder.wordsOf(from.endpoint), to: builder.wordsOf(to.endpoint) })}
						aria-pressed={builder.selection?.kind === "wire" && builder.selection.key === id}
						className="point-key wire-key"
						style={{ left: middle.x, top: middle.y }}
						onFocus={() => {
							setCurrent(place);
							onShow(middle);
						}}
						onClick={() => builder.select({ kind: "wire", key: id })}
						onKeyDown={(event) => handleKey(event, id)}
					/>
				);
			})}
		</div>
	);
}
