import { type KeyboardEvent, memo, useRef, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { PITCH } from "#web/bench/player/circuit/parts/breadboard/holes.ts";
import type { Builder } from "./use-building.ts";
import type { Point } from "./view-port.ts";
import { bendHandles, bentTo } from "./wire-bends.ts";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const BENDS: Record<string, readonly [number, number]> = {
	ArrowLeft: [-PITCH, 0],
	ArrowRight: [PITCH, 0],
	ArrowUp: [0, -PITCH],
	ArrowDown: [0, PITCH],
};

interface WireKeysProps {
	builder: Builder;
	readOnly: boolean;
	onShow: (point: Point) => void;
}

/**
 * The wires for the keyboard, and in words: one tab stop, arrow keys move, Enter chooses, Delete takes away. Alt with an
 * arrow key draws the middle of a wire aside, Alt with Home straightens it.
 */
export const WireKeys = memo(function WireKeys({ builder, readOnly, onShow }: WireKeysProps) {
	const { wires } = builder.scene;
	const [current, setCurrent] = useState(0);
	const buttons = useRef<(HTMLButtonElement | null)[]>([]);
	const stop = Math.min(current, wires.length - 1);

	function handleKey(event: KeyboardEvent, key: string) {
		const step = STEPS[event.key];
		const aside = BENDS[event.key];
		const wire = wires.find(({ id }) => id === key);
		if (event.altKey && !readOnly && wire && (aside || event.key === "Home")) {
			const handle = bendHandles(wire).find(({ isNew, index }) => wire.bends.length === 0 || (!isNew && index === 0));
			const [dx, dy] = aside ?? [0, 0];
			builder.bend(key, aside && handle ? bentTo(wire.bends, handle, { x: handle.x + dx, y: handle.y + dy }) : []);
		} else if (step !== undefined) buttons.current[(stop + step + wires.length) % wires.length]?.focus();
		else if (!readOnly && (event.key === "Delete" || event.key === "Backspace")) {
			builder.remove({ parts: [], wires: [key] });
			buttons.current[stop === 0 ? 1 : stop - 1]?.focus();
		} else return;
		event.preventDefault();
	}

	return (
		<div role="toolbar" aria-label={m.build_wires()}>
			{wires.map(({ id, from, to, curve }, index) => {
				const middle = curve[Math.floor(curve.length / 2)] ?? from;
				return (
					<button
						key={id}
						type="button"
						ref={(button) => {
							buttons.current[index] = button;
						}}
						tabIndex={index === stop ? 0 : -1}
						aria-label={m.board_wire_line({ from: builder.textOf(from.endpoint), to: builder.textOf(to.endpoint) })}
						aria-pressed={readOnly ? undefined : builder.selection.wires.includes(id)}
						className="point-key wire-key"
						style={{ left: middle.x, top: middle.y }}
						onFocus={() => {
							setCurrent(index);
							onShow(middle);
						}}
						onClick={() => readOnly || builder.select({ parts: [], wires: [id] })}
						onKeyDown={(event) => handleKey(event, id)}
					/>
				);
			})}
		</div>
	);
});
