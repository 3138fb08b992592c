import { m } from "#messages/generated/messages.js";
import type {} from "#simulator/parts/dc_motor/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

/** Turns a second at full speed, as drawn: slower than real, so that the eye can follow. */
const TURNS = 3;
const STANDING = 0.02;

/** A DC motor with a wheel on its shaft. 132 × 84 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const speed = usePartState(board, part.id, "dc_motor", (state) => Math.round(state.speed * 20) / 20) ?? 0;
	const turns = Math.abs(speed) > STANDING;
	const motion = { animationDuration: `${(1 / (TURNS * Math.abs(speed))).toFixed(2)}s` };
	return (
		<>
			<svg width="132" height="84" viewBox="0 0 132 84" aria-hidden="true">
				<path
					d="M20 34C12 34 12 30 4 30M20 50C12 50 12 54 4 54"
					fill="none"
					stroke="#8b95a3"
					strokeWidth="3"
					strokeLinecap="round"
				/>
				<rect x="18" y="20" width="10" height="44" rx="3" fill="#2f3743" />
				<rect x="26" y="12" width="52" height="60" rx="10" fill="#b9c1cc" stroke="#7d8896" strokeWidth="1.500" />
				<path d="M32 20H72" stroke="#fff" strokeOpacity="0.8" strokeWidth="4" strokeLinecap="round" />
				<rect x="78" y="37" width="16" height="10" fill="#7d8896" />
				<g
					className={turns ? "motor-turns" : undefined}
					style={{
						transformOrigin: "102px 42px",
						animationDirection: speed < 0 ? "reverse" : "normal",
						...(turns ? motion : {}),
					}}
				>
					<circle cx="102" cy="42" r="26" fill="#ffc642" stroke="#a97b00" strokeWidth="2" />
					<circle cx="102" cy="42" r="6" fill="#2f3743" />
					<path d="M102 42V18M102 42L123 54M102 42L81 54" stroke="#a97b00" strokeWidth="4" strokeLinecap="round" />
				</g>
			</svg>
			<span className="sr-only">{m.board_motor_speed({ percent: Math.round(speed * 100) })}</span>
		</>
	);
}
