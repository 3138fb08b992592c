import type { KeyboardEvent } from "react";
import { m } from "#messages/generated/messages.js";
import { PITCH } from "#web/circuit/parts/breadboard/holes.ts";
import type { Builder } from "./use-building.ts";
import type { Point } from "./view-port.ts";

const STEPS: Record<string, readonly [number, number]> = {
	ArrowLeft: [-PITCH, 0],
	ArrowRight: [PITCH, 0],
	ArrowUp: [0, -PITCH],
	ArrowDown: [0, PITCH],
};
const FAR = 5;

/** The parts for the keyboard: Enter chooses one, arrow keys move it hole by hole, R turns it, Delete takes it away. */
export function PartKeys({ builder, onShow }: { builder: Builder; onShow: (point: Point) => void }) {
	function handleKey(event: KeyboardEvent, id: string) {
		const part = builder.circuit.parts.find((one) => one.id === id);
		const step = STEPS[event.key];
		if (!part || event.ctrlKey || event.metaKey || event.altKey) return;
		if (step) {
			const [dx, dy] = step;
			const far = event.shiftKey ? FAR : 1;
			builder.drop({ ...part, x: part.x + dx * far, y: part.y + dy * far });
		} else if (event.key.toLowerCase() === "r") builder.turn(id);
		else if (event.key === "Delete" || event.key === "Backspace") builder.remove({ kind: "part", id });
		else return;
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
				const chosen = builder.selection?.kind === "part" && builder.selection.id === part.id;
				const places = [...new Set(Object.values(part.legs ?? {}))].map(builder.wordsOf).join(", ");
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
							aria-label={places ? m.build_part_plugged({ part: name, places }) : name}
							aria-pressed={chosen}
							aria-keyshortcuts="R Delete"
							title={m.build_part_hint()}
							data-part={part.id}
							className="part-key"
							style={{
								left: (left + right) / 2,
								top: (top + bottom) / 2,
								width: right - left,
								height: bottom - top,
							}}
							onClick={() => builder.select({ kind: "part", id: part.id })}
							onKeyDown={(event) => handleKey(event, part.id)}
							onFocus={() => onShow({ x: part.x + layout.width / 2, y: part.y + layout.height / 2 })}
						/>
					</div>
				);
			})}
		</fieldset>
	);
}
