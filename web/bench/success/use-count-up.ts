import { useEffect, useState } from "react";
import { mayMove } from "#web/platform/storage/preferences.ts";

const LASTS_MS = 900;

/** Counts from 0 to a number; where motion is not wanted, the number at once. */
export function useCountUp(to: number): number {
	const [shown, setShown] = useState(0);
	useEffect(() => {
		if (!mayMove()) return setShown(to);
		let begun: number | undefined;
		let frame = requestAnimationFrame(function count(now) {
			begun ??= now;
			const share = Math.min(1, (now - begun) / LASTS_MS);
			setShown(Math.round(to * share));
			if (share < 1) frame = requestAnimationFrame(count);
		});
		return () => cancelAnimationFrame(frame);
	}, [to]);
	return shown;
}
