import { type KeyboardEvent, memo } from "react";
import { m } from "#messages/generated/messages.js";
import { PITCH } from "#web/bench/player/circuit/parts/breadboard/holes.ts";
import type { Builder } from "./use-building.ts";
import type { Point } from "./view-port.ts";

const STEPS: Record<string, readonly [number, number]> = {
	ArrowLeft: [-PITCH, 0],
	ArrowRight: [PITCH, 0],
	ArrowUp: [0, -PITCH],
	ArrowDown: [0, PITCH],
};
const FAR = 5;

interface PartKeysProps {
	builder: Builder;
	/** They can be reached and read, and not changed. */
	readOnly: boolean;
	onShow: (point: Point) => void;
}

/**
 * The parts for the keyboard: Enter chooses one, Shift+Enter adds it to the chosen ones, arrow keys move it hole by hole, R
 * turns it, D copies it, Delete takes it away. What is done to a chosen part is done to all that are chosen.
 */
export const PartKeys = memo(function PartKeys({ builder, readOnly, onShow }: PartKeysProps) {
	const { selection } = builder;

	function handleKey(event: KeyboardEvent, id: string) {
		const part = builder.circuit.parts.find((one) => one.id === id);
		const step = STEPS[event.key];
		if (!part || readOnly || event.ctrlKey || event.metaKey || event.altKey) return;
		const all = selection.parts.includes(id) ? selection.parts : [id];
		const key = event.key.toLowerCase();
		if (step) {
			const [dx, dy] = step;
			const far = event.shiftKey ? FAR : 1;
			if (all.length > 1) builder.moveBy(dx * far, dy * far);
			else builder.drop({ ...part, x: part.x + dx * far, y: part.y + dy * far });
		} else if (key === "r") builder.turn(all);
		else if (key === "d") builder.copy(all);
		else if (event.key === "Delete" || event.key === "Backspace") builder.remove({ parts: all, wires: [] });
		else if (event.key === "Enter" && event.shiftKey) {
			const others = selection.parts.filter((one) => one !== id);
			builder.select({ ...selection, parts: others.length < selection.parts.length ? others : [...others, id] });
		} else return;
		event.preventDefault();
	}

	return (
		<fieldset aria-label={m.build_parts()} className="contents">
			{builder.scene.parts.map(({ part, layout }) => {
				const { left, top, right, bottom } = layout.body ?? {
					left: 0,
					top: 0,
					right: layout.width,
					bottom: layout.height,
				};
				const chosen = selection.parts.includes(part.id);
				const holes = [...new Set(Object.values(part.legs ?? {}))].map(builder.textOf).join(", ");
				const name = builder.names.get(part.id) ?? part.id;
				return (
					<div
						key={part.id}
						className="absolute pointer-events-none"
						style={{
							left: part.x,
							top: part.y,
							width: layout.width,
							height: layout.height,
							...(part.rotation ? { transform: `rotate(${part.rotation}deg)` } : {}),
						}}
					>
						<button
							type="button"
							aria-label={holes ? m.build_part_plugged({ part: name, holes }) : name}
							aria-pressed={readOnly ? undefined : chosen}
							aria-keyshortcuts={readOnly ? undefined : "R D Delete"}
							title={readOnly ? undefined : m.build_part_hint()}
							data-part={part.id}
							className="part-key"
							style={{
								left: (left + right) / 2,
								top: (top + bottom) / 2,
								width: right - left,
								height: bottom - top,
							}}
							onClick={() => readOnly || builder.select({ parts: [part.id], wires: [] })}
							onKeyDown={(event) => handleKey(event, part.id)}
							onFocus={() => onShow({ x: part.x + layout.width / 2, y: part.y + layout.height / 2 })}
						/>
					</div>
				);
			})}
		</fieldset>
	);
});
