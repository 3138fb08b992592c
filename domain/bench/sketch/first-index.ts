/**
 * The first index from which on something is so, `length` when it never is: found by halves, so what is asked must
 * stay true once it is.
 */
export function firstIndex(length: number, isSo: (index: number) => boolean): number {
	let [from, to] = [0, length];
	while (from < to) {
		const middle = (from + to) >> 1;
		if (isSo(middle)) to = middle;
		else from = middle + 1;
	}
	return from;
}
