/** Milliseconds before the first, second … try to connect or join again; from then on always the last. */
const PAUSES_MS = [1000, 2000, 5000, 10_000];
const LONGEST_MS = 10_000;

/** How long to wait before the `tries`-th try, counted from 1. */
export function joinAgainAfterMs(tries: number): number {
	return PAUSES_MS[tries - 1] ?? LONGEST_MS;
}
