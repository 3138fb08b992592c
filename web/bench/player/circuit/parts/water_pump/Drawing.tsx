import { m } from "#messages/generated/messages.js";
import type {} from "#simulator/parts/water_pump/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";
import { Pump, Stream } from "./Pump.tsx";

/** A water pump with its two hoses; water drops from the upper one while it runs. 132 × 84 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const speed = usePartState(board, part.id, "water_pump", (state) => Math.round(state.speed * 20) / 20) ?? 0;
	return (
		<>
			<svg width="132" height="84" viewBox="0 0 132 84" aria-hidden="true">
				<path d="M34 34C20 34 18 30 4 30" fill="none" stroke="var(--wire-red)" strokeWidth="3" strokeLinecap="round" />
				<path
					d="M34 50C20 50 18 54 4 54"
					fill="none"
					stroke="var(--wire-black)"
					strokeWidth="3"
					strokeLinecap="round"
				/>
				<path
					d="M96 52H126M96 30H112Q122 30 122 18"
					fill="none"
					stroke="#9fb3c4"
					strokeWidth="9"
					strokeLinecap="round"
				/>
				{speed > 0 && <Stream path="M128 52H98M98 30H112Q122 30 122 14" width={6} />}
				<g transform="translate(30 20)">
					<Pump speed={speed} />
				</g>
			</svg>
			<span className="sr-only">{m.board_motor_speed({ percent: Math.round(speed * 100) })}</span>
		</>
	);
}
