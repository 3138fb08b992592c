import type { CheckStep, Checks, DrawnNumber } from "./format.ts";

/** A number from 0 up to, but not including, 1. */
export type Random = () => number;

/** The number itself, or one of its range's steps, each as likely. */
export function drawNumber(value: DrawnNumber, random: Random): number {
	if (typeof value === "number") return value;
	const steps = Math.floor((value.to - value.from) / value.step + 1e-9);
	return value.from + Math.floor(random() * (steps + 1)) * value.step;
}

/** The steps in the order they will run: shuffled groups have every step at least once, and more to the drawn number. */
export function drawSteps(checks: Checks, random: Random): CheckStep[] {
	return checks.steps.flatMap((item) => {
		if (!("shuffled" in item)) return [item];
		const [from, to] = item.times;
		const count = Math.max(item.shuffled.length, drawNumber({ from, to, step: 1 }, random));
		const picked = [...item.shuffled];
		while (picked.length < count) {
			const another = item.shuffled[Math.floor(random() * item.shuffled.length)];
			if (another) picked.push(another);
		}
		return shuffle(picked, random);
	});
}

/** Every step id, in the order the checks name them, each once. */
export function stepIds(checks: Checks): string[] {
	return [
		...new Set(checks.steps.flatMap((item) => ("shuffled" in item ? item.shuffled : [item])).map(({ id }) => id)),
	];
}

function shuffle<Item>(items: Item[], random: Random): Item[] {
	for (let last = items.length - 1; last > 0; last--) {
		const other = Math.floor(random() * (last + 1));
		const [a, b] = [items[last], items[other]];
		if (a !== undefined && b !== undefined) [items[last], items[other]] = [b, a];
	}
	return items;
}
