/**
 * How cost grows with size, as exponents: 0 is none, 1 as the size does. `whole` is that of the least squares of log cost
 * over log size; `last` that between the last two sizes, which a constant base of small sizes does not hide.
 * @param {{ size: number, cost: number }[]} points
 */
export function exponentsOf(points) {
	return { whole: slopeOf(points), last: slopeOf(points.slice(-2)) };
}

/** The costs of one work or process by size. What rounds to nothing counts as a hundredth. */
export function pointsOf(entries, of, name) {
	return entries.map(({ size, [of]: costs }) => ({ size, cost: Math.max(costs[name], 0.01) }));
}

/** Both as one figure: "0.42, last 0.93". */
export function exponentText(points) {
	const { whole, last } = exponentsOf(points);
	return `${whole.toFixed(2)}, last ${last.toFixed(2)}`;
}

function slopeOf(points) {
	const logs = points.map(({ size, cost }) => ({ x: Math.log(size), y: Math.log(cost) }));
	const x = mean(logs.map((log) => log.x));
	const y = mean(logs.map((log) => log.y));
	const across = sum(logs.map((log) => (log.x - x) * (log.y - y)));
	return across / sum(logs.map((log) => (log.x - x) ** 2));
}

/** @param {number[]} values */
function mean(values) {
	return sum(values) / values.length;
}

/** @param {number[]} values */
function sum(values) {
	return values.reduce((total, value) => total + value, 0);
}
