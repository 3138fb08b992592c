import { useEffect, useMemo, useState } from "react";
import Falling from "react-confetti";
import { mayMove } from "#web/platform/storage/preferences.ts";

const PIECES = 280;
const GRAVITY = 0.22;
const LASTS_MS = 1800;
const STILL_PIECES = 64;
const COLORS = ["#ffb703", "#00878f", "#e2573a", "#5b43b5", "#2c9a5b"];

/** For 1.8 s, over the whole page. Where motion is not wanted the pieces lie still. */
export function Confetti() {
	const [over, setOver] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setOver(true), LASTS_MS);
		return () => clearTimeout(timer);
	}, []);
	if (over) return null;
	const still = !mayMove();
	return (
		<div aria-hidden="true" className="confetti fixed inset-0 z-50 pointer-events-none">
			{still ? (
				<StillPieces />
			) : (
				<Falling
					numberOfPieces={PIECES}
					recycle={false}
					gravity={GRAVITY}
					colors={COLORS}
					width={innerWidth}
					height={innerHeight}
				/>
			)}
		</div>
	);
}

function StillPieces() {
	const pieces = useMemo(
		() =>
			Array.from({ length: STILL_PIECES }, (_, order) => ({
				x: Math.random() * 100,
				y: Math.random() ** 1.6 * 45,
				turn: Math.random() * 180,
				color: COLORS[order % COLORS.length],
			})),
		[],
	);
	return pieces.map(({ x, y, turn, color }) => (
		<i
			key={`${x} ${y}`}
			className="absolute w-3 h-1.5"
			style={{ left: `${x}%`, top: `${y}%`, rotate: `${turn}deg`, background: color }}
		/>
	));
}
