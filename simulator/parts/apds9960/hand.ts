/** How a hand passes the sensor: by one side to the other, or straight down to it and away again. */
export const PASSES = ["left", "right", "up", "down", "near", "far"] as const;
export type Pass = (typeof PASSES)[number];

/** What the four photodiodes get of the LED's light, 0 to 255, as the FIFO has them: up, down, left, right. */
export type Light = readonly [up: number, down: number, left: number, right: number];

export const DARK: Light = [0, 0, 0, 0];

/** Chosen: a calm wave of a hand. */
export const SWEEP_MILLISECONDS = 400;
const SWEEP_PEAK = 180;
/** Shares of a sweep: when the light on a photodiode is at its most, and how long it lasts (standard deviation). */
const FIRST = 0.35;
const MIDDLE = 0.5;
const LAST = 0.65;
const WIDTH = 0.13;
/** A hand that comes to the sensor stays for a second; its slow way takes half a second, its quick one less. */
const SLOW_MILLISECONDS = 500;
const STAY_MILLISECONDS = 1000;
const QUICK_MILLISECONDS = 150;
const NEAR_PEAK = 220;

export const lengthOf = (pass: Pass) =>
	pass === "near" || pass === "far" ? SLOW_MILLISECONDS + STAY_MILLISECONDS + QUICK_MILLISECONDS : SWEEP_MILLISECONDS;

/**
 * The light that a hand throws back, this long after its way began. Of a sweep the photodiode that is named as where the
 * hand goes gets the most at first, and the opposite one at last: the lens turns the picture, and so the usual libraries
 * decode it.
 */
export function lightOf(pass: Pass, milliseconds: number): Light {
	if (milliseconds < 0 || milliseconds > lengthOf(pass)) return DARK;
	if (pass === "near" || pass === "far") {
		const light = NEAR_PEAK * closeness(pass, milliseconds);
		return [light, light, light, light];
	}
	const at = (peak: number) => {
		const apart = (milliseconds / SWEEP_MILLISECONDS - peak) / WIDTH;
		return SWEEP_PEAK * Math.exp((-apart * apart) / 2);
	};
	const [first, middle, last] = [at(FIRST), at(MIDDLE), at(LAST)];
	if (pass === "up") return [first, last, middle, middle];
	if (pass === "down") return [last, first, middle, middle];
	if (pass === "left") return [middle, middle, first, last];
	return [middle, middle, last, first];
}

/** How close the hand of `near` or `far` is, from 0 (away) to 1. */
export function closeness(pass: "near" | "far", milliseconds: number): number {
	const comes = pass === "near" ? SLOW_MILLISECONDS : QUICK_MILLISECONDS;
	const goes = lengthOf(pass) - milliseconds;
	return Math.max(0, Math.min(1, milliseconds / comes, goes / (lengthOf(pass) - comes - STAY_MILLISECONDS)));
}
