import { getLocale } from "#messages/generated/runtime.js";
import { KEYS } from "#simulator/parts/keypad/model.ts";
import { textsOf } from "#simulator/parts/part-texts.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

/** A membrane keypad; what is held down shines. 164 × 216 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const pressed = usePartState(board, part.id, "keypad", (state) => state.pressed.join(" ")) ?? "";
	const names = textsOf("keypad", getLocale())?.controls;
	return (
		<svg width="164" height="216" viewBox="0 0 164 216" aria-hidden="true">
			<path d="M46 160V204H118V160Z" fill="#d9d4c3" stroke="#9d967f" />
			<rect x="44" y="202" width="76" height="12" rx="2" fill="#23282f" />
			<rect x="2" y="2" width="160" height="168" rx="8" fill="#23334d" stroke="#111b2c" strokeWidth="1.500" />
			{KEYS.flatMap((keys, line) =>
				keys.map((key, index) => (
					<g key={key} transform={`translate(${10 + index * 38} ${10 + line * 39.5})`}>
						<rect
							width="31"
							height="31"
							rx="5"
							fill={pressed.split(" ").includes(key) ? "#ffc642" : index === 3 ? "#b8352b" : "#2f6fd0"}
							stroke="#e9f1ff"
						/>
						<text x="15.500" y="22" fontSize="17" fontWeight="800" fill="#ffffff" textAnchor="middle">
							{names?.[key]}
						</text>
					</g>
				)),
			)}
		</svg>
	);
}
