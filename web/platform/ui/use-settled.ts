import { useEffect, useState } from "react";

/** The value once it has stayed the same for `delayMs`: a search asks once, not at each letter. */
export function useSettled<T>(value: T, delayMs: number): T {
	const [settled, setSettled] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(value), delayMs);
		return () => clearTimeout(timer);
	}, [value, delayMs]);
	return settled;
}
