import type {} from "#simulator/parts/buzzer/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

/** An active buzzer; waves beside it while it sounds. 104 × 88 scene pixels, the can at the left. */
export function Drawing({ part, board }: DrawingProps) {
	const sounding = usePartState(board, part.id, "buzzer", (state) => state.sounding) ?? false;
	return (
		<svg width="104" height="88" viewBox="0 0 104 88" aria-hidden="true" className="overflow-visible">
			<g fill="#c9ced6" stroke="#8b95a3" strokeWidth="0.6">
				<rect x="23" y="60" width="3.6" height="24" rx="1" />
				<rect x="44" y="60" width="3.6" height="24" rx="1" />
			</g>
			<circle cx="35" cy="38" r="33" fill="#0c0f14" />
			<circle cx="35" cy="35" r="33" fill="#23282f" />
			<circle cx="35" cy="35" r="32" fill="none" stroke="var(--cable-shine)" strokeWidth="1.4" />
			<circle cx="35" cy="35" r="24" fill="#191d23" stroke="#0c0f14" strokeWidth="1" />
			<path d="M14 26A23 23 0 0 1 30 12.5" fill="none" stroke="#5d6775" strokeWidth="2.4" strokeLinecap="round" />
			<circle cx="35" cy="35" r="6.5" fill="#050608" stroke="#3a424d" strokeWidth="1.6" />
			<path d="M46 49.5h9M50.5 45v9" stroke="#e9eff8" strokeWidth="2" strokeLinecap="round" />
			<g
				fill="none"
				stroke="var(--sun)"
				strokeWidth="4"
				strokeLinecap="round"
				opacity={sounding ? 1 : 0}
				className={sounding ? "sound-waves" : undefined}
			>
				<path d="M75 24c5 7 5 15 0 22" />
				<path d="M84 17c9 11 9 25 0 36" />
				<path d="M93 10c12.5 15 12.5 35 0 50" />
			</g>
		</svg>
	);
}
