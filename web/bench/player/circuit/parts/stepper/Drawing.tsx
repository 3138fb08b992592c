import { m } from "#messages/generated/messages.js";
import type {} from "#simulator/parts/stepper/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

const PINS = ["IN1", "IN2", "IN3", "IN4", "GND", "VCC"];
const CHIP = "ULN2003";
const LAMPS = ["A", "B", "C", "D"];

/** A stepper motor with its driver board, whose lamps show the coils with current. 220 × 108 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const degrees = usePartState(board, part.id, "stepper", (state) => Math.round(state.degrees)) ?? 0;
	const coils = usePartState(board, part.id, "stepper", (state) => state.coils) ?? 0;
	return (
		<>
			<svg width="220" height="108" viewBox="0 0 220 108" aria-hidden="true">
				<rect x="6" y="14" width="92" height="80" rx="4" fill="#2b6b46" stroke="#173f29" />
				<rect x="36" y="50" width="40" height="16" rx="2" fill="#23282f" />
				<text x="56" y="61" fontSize="7" fontWeight="700" fill="#dfe4ea" textAnchor="middle">
					{CHIP}
				</text>
				{LAMPS.map((lamp, bit) => (
					<circle key={lamp} cx={40 + bit * 10.6} cy="28" r="3.400" fill={(coils >> bit) & 1 ? "#ff5a3c" : "#4d1c14"} />
				))}
				{PINS.map((name, index) => (
					<g key={name}>
						<rect x="0" y={28.4 + index * 9.6} width="12" height="3.200" fill="#c9ced6" />
						<text x="14" y={32.4 + index * 9.6} fontSize="6" fontWeight="700" fill="#e5f4ea">
							{name}
						</text>
					</g>
				))}
				<rect x="84" y="32" width="14" height="44" rx="2" fill="#f4f4f4" />
				<g fill="none" strokeWidth="2.400">
					<path d="M98 40H122" stroke="#2c5bc4" />
					<path d="M98 47H122" stroke="#d17fb0" />
					<path d="M98 54H122" stroke="#f0d22b" />
					<path d="M98 61H122" stroke="#e88a1a" />
					<path d="M98 68H122" stroke="#c62f1d" />
				</g>
				<rect x="116" y="38" width="14" height="32" rx="2" fill="#2c5bc4" />
				<circle cx="170" cy="54" r="46" fill="#b9c1cc" stroke="#7d8896" strokeWidth="2" />
				<circle cx="170" cy="54" r="36" fill="#cfd6df" />
				<g style={{ transform: `rotate(${degrees}deg)`, transformOrigin: "170px 54px" }}>
					<circle cx="170" cy="54" r="12" fill="#d7b24a" stroke="#8f6f1a" strokeWidth="1.500" />
					<path d="M170 54V22" stroke="#c62f1d" strokeWidth="5" strokeLinecap="round" />
					<circle cx="170" cy="54" r="4" fill="#8f6f1a" />
				</g>
			</svg>
			<span className="sr-only">{m.board_stepper_angle({ degrees })}</span>
		</>
	);
}
