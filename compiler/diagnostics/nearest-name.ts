/**
 * The name that was probably meant: equal but for capitals, or at most two letters away (one in a short name), where
 * two exchanged neighbours count once. Null when none is near.
 */
export function nearestName(name: string, candidates: Iterable<string>): string | null {
	const low = name.toLowerCase();
	const most = name.length <= 3 ? 0 : name.length <= 5 ? 1 : 2;
	let best: string | null = null;
	let bestDistance = most + 1;
	for (const candidate of candidates) {
		if (candidate === name) continue;
		const distance = lettersApart(low, candidate.toLowerCase(), bestDistance);
		if (distance < bestDistance) {
			best = candidate;
			bestDistance = distance;
		}
	}
	return best;
}

/** Letters to insert, remove, replace or exchange to turn one word into the other; `limit` when it is that or more. */
export function lettersApart(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
	if (Math.abs(a.length - b.length) >= limit) return limit;
	let beforeLast: number[] = [];
	let last = Array.from({ length: b.length + 1 }, (_, index) => index);
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		for (let j = 1; j <= b.length; j++) {
			const cost = a[i - 1] === b[j - 1] ? 0 : 1;
			let distance = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
				distance = Math.min(distance, (beforeLast[j - 2] ?? 0) + 1);
			}
			row.push(distance);
		}
		beforeLast = last;
		last = row;
	}
	return Math.min(last[b.length] ?? 0, limit);
}
