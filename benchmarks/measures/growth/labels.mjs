/**
 * Heights for labels that want to be at `wanted`, in its order: each at least `gap` from the next, none above `top` or
 * below `bottom` where all have room, and as near to what it wants as the others let it.
 * @param {number[]} wanted
 */
export function spread(wanted, gap, top, bottom) {
	const order = wanted.map((_, index) => index).sort((a, b) => wanted[a] - wanted[b] || a - b);
	const heights = wanted.slice();
	order.forEach((index, rank) => {
		const above = rank === 0 ? top : heights[order[rank - 1]] + gap;
		heights[index] = Math.max(wanted[index], above);
	});
	// What has come below the bottom pushes the others up again.
	order.toReversed().forEach((index, rank) => {
		const below = rank === 0 ? bottom : heights[order[order.length - rank]] - gap;
		heights[index] = Math.max(Math.min(heights[index], below), top + (order.length - 1 - rank) * gap);
	});
	return heights;
}

/** The powers of ten, and their halves and fifths where they are few, from one to the other. */
export function ticksBetween(least, most) {
	const first = Math.floor(Math.log10(least));
	const powers = Array.from({ length: Math.ceil(Math.log10(most)) - first + 1 }, (_, index) => first + index);
	const steps = powers.length > 4 ? [1] : [1, 2, 5];
	return powers
		.flatMap((power) => steps.map((step) => Number((step * 10 ** power).toPrecision(1))))
		.filter((tick) => tick >= least * 0.999 && tick <= most * 1.001);
}
