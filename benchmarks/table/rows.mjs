/**
 * The figures of a benchmark as rows of a name and a value: a figure that is itself several becomes a row for each.
 * @returns {[name: string, value: string][]}
 */
export function rowsOf(figures) {
	return Object.entries(figures).flatMap(([name, value]) =>
		value !== null && typeof value === "object"
			? rowsOf(value).map(([inner, text]) => [`${name}: ${inner}`, text])
			: [[name, String(value)]],
	);
}

/** What a second has of it, or how many times quicker it is. */
const MORE_IS_BETTER = /×|\(a second|frames a second/;
/** Time or size, which stand in brackets, or a part over another. */
const LESS_IS_BETTER = /\((?:ms|s|kB|KB|MB)\b|\bover\b|times the floor/;
/** What ours is beside, and how often it was measured. */
const NO_MEASURE = /(?:^|: )\s*(?:peer|interpreted|limit|floor|times$|posts$)/;
/** A row that is worse by more than this part is marked. */
const FELL_BY = 0.2;

/**
 * By what part of what it was a row is worse than it was; null where it is not by more than a fifth, or where it is no measure
 * of ours. `was` is undefined for a row that the last table does not have.
 */
export function fellBy(name, was, is) {
	const [before, now] = [Number.parseFloat(was), Number.parseFloat(is)];
	if (NO_MEASURE.test(name) || !(before > 0) || !(now > 0)) return null;
	const more = MORE_IS_BETTER.test(`${name} ${is}`);
	if (!more && !LESS_IS_BETTER.test(name)) return null;
	const part = (more ? before - now : now - before) / before;
	return part > FELL_BY ? part : null;
}
