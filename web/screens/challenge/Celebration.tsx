import { useEffect, useState } from "react";
import Confetti from "react-confetti";

/** 280 pieces, once, for 1.8 s; nothing where motion is not wanted. Each new `occasion` begins anew. */
const PIECES = 280;
const GRAVITY = 0.22;
const LASTS_MS = 1800;

export function Celebration({ occasion }: { occasion: number }) {
	const [over, setOver] = useState(0);
	useEffect(() => {
		const timer = setTimeout(() => setOver(occasion), LASTS_MS);
		return () => clearTimeout(timer);
	}, [occasion]);
	if (over === occasion || matchMedia("(prefers-reduced-motion: reduce)").matches) return null;
	return (
		<div aria-hidden="true" className="fixed inset-0 z-50 pointer-events-none">
			<Confetti
				key={occasion}
				numberOfPieces={PIECES}
				recycle={false}
				gravity={GRAVITY}
				width={innerWidth}
				height={innerHeight}
			/>
		</div>
	);
}
