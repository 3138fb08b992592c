import { WIDEST_HERTZ } from "../mpu6050/sensor.ts";

/** A share of a vibration's mean square at one frequency; `quarter` turns ahead, of four. */
interface Line {
	readonly hertz: number;
	readonly share: number;
	readonly quarter?: number;
}

/** 2,900 turns a minute. */
const TURNING_HERTZ = 2900 / 60;
/** The rotor is never quite balanced. */
const SOUND: readonly Line[] = [
	{ hertz: TURNING_HERTZ, share: 0.8 },
	{ hertz: 2 * TURNING_HERTZ, share: 0.2 },
];
/** A foot that lifts at each turn; a quarter of a turn ahead, so that the mean squares add up. */
const LOOSE: readonly Line[] = [
	{ hertz: TURNING_HERTZ, share: 0.75, quarter: 1 },
	{ hertz: 2 * TURNING_HERTZ, share: 0.2, quarter: 1 },
	{ hertz: 3 * TURNING_HERTZ, share: 0.05, quarter: 1 },
];
/** Balls that roll over a pit ring at times no multiple of the turning: 3.585 times it for the outer ring of a 6205. */
const WORN: readonly Line[] = [
	{ hertz: 131.7, share: 0.3 },
	{ hertz: 3.585 * TURNING_HERTZ, share: 0.5 },
	{ hertz: 193.9, share: 0.2 },
];
/** The building, and the chip itself. */
const STILL: readonly Line[] = [
	{ hertz: 71.3, share: 0.5 },
	{ hertz: 213.7, share: 0.5 },
];
const BLOW = { hertz: 110, g: 2, fadingSeconds: 0.06 };

/** Root mean squares of what shakes the casing, in g. */
export interface Sources {
	readonly sound: number;
	readonly worn: number;
	readonly loose: number;
	readonly still: number;
}

/**
 * What the casing does up and down at a moment, in g without gravity, through a first-order low-pass filter of a
 * bandwidth. Root mean squares are those that the widest filter leaves. `knocked` is how long ago that was.
 */
export function vibration(sources: Sources, seconds: number, knocked: number, bandwidth: number): number {
	const one = (lines: readonly Line[], rms: number) =>
		rms === 0 ? 0 : lines.reduce((sum, line) => sum + wave(line, seconds) * gain(line.hertz, bandwidth), 0) * rms;
	const fading = Math.exp(-knocked / BLOW.fadingSeconds);
	const blow = fading < 1e-4 ? 0 : BLOW.g * fading * Math.sin(2 * Math.PI * BLOW.hertz * knocked);
	return (
		one(SOUND, sources.sound) +
		one(WORN, sources.worn) +
		one(LOOSE, sources.loose) +
		one(STILL, sources.still) +
		blow * gain(BLOW.hertz, bandwidth)
	);
}

function wave({ hertz, share, quarter = 0 }: Line, seconds: number): number {
	return Math.sqrt(2 * share) * Math.sin(2 * Math.PI * (hertz * seconds + quarter / 4));
}

function gain(hertz: number, bandwidth: number): number {
	return Math.sqrt((1 + (hertz / WIDEST_HERTZ) ** 2) / (1 + (hertz / bandwidth) ** 2));
}
