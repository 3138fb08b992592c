import { pulseHeight } from "../pulse-wave.ts";

/** What lies on the sensor. */
export interface Finger {
	readonly finger: number;
	readonly bpm: number;
	/** How much of the blood's haemoglobin carries oxygen, in percent. */
	readonly oxygen: number;
	/** Of the ten tones of the Monk scale, 10 the darkest. */
	readonly skin: number;
	readonly moving: number;
}

/** Nanoamperes in the photodiode for each milliampere of an LED. */
export interface Light {
	readonly red: number;
	readonly infrared: number;
}

/** Chosen so that 6.2 mA give some 110,000 of 262,143 counts at 4096 nA, as such modules do. */
const FINGER: Light = { red: 260, infrared: 300 };
/** What gets from the LEDs to the photodiode without a finger. */
const NOTHING: Light = { red: 3, infrared: 3 };
/** Melanin takes up much more red light than infrared: shares for each tone. */
const MELANIN: Light = { red: 0.05, infrared: 0.015 };
/** A beat takes this share of the infrared light: 2 % are usual in a warm finger. */
const PULSE = 0.02;
/** The wander with the breath: of all light, and of the beats' times. */
const WANDER = 0.0005;
const UNEVEN = 0.03;
const BREATHS_PER_SECOND = 0.25;
/** A finger that shakes: hertz and shares, alike in both colours, and so the ratio goes to 1. */
const SHAKING = [
	[1.3, 0.05],
	[2.9, 0.04],
	[4.7, 0.03],
] as const;
/** Percent by which the darkest tone reads too high: the mean of several studies; single people differ by much more. */
const DARKEST_ERROR = 2.5;
const TONES = 10;

const wave = (turns: number) => Math.sin(2 * Math.PI * turns);

/**
 * The ratio R of red to infrared, each swing by its own mean, that a reader takes for this oxygen. The usual approximation
 * is oxygen = 104 - 17 R. It was found on lighter skin: on darker skin R is smaller, and the answer too high
 * (Sjoding and others, New England Journal of Medicine 383, 2020).
 */
export function ratioFor({ oxygen, skin }: Pick<Finger, "oxygen" | "skin">): number {
	const read = Math.min(100, oxygen + (DARKEST_ERROR * (skin - 1)) / (TONES - 1));
	return (104 - read) / 17;
}

/** A heart: how far its wave is at a time, in seconds. Its rate may change at any time. */
export class Heart {
	private began = 0;
	private turns = 0;
	private bpm: number;

	constructor(bpm: number) {
		this.bpm = bpm;
	}

	change(bpm: number, seconds: number): void {
		this.turns += ((seconds - this.began) * this.bpm) / 60;
		this.began = seconds;
		this.bpm = bpm;
	}

	/** The height of the pulse wave, 0 between beats to 1. */
	height(seconds: number): number {
		const turns = this.turns + ((seconds - this.began) * this.bpm) / 60 + UNEVEN * wave(BREATHS_PER_SECOND * seconds);
		return Math.min(1, pulseHeight(((turns - Math.floor(turns)) * 60) / this.bpm, this.bpm));
	}
}

/** The light at a time: blood takes it up, so that it is least when the pulse is highest. */
export function lightOf(finger: Finger, heart: Heart, seconds: number): Light {
	if (!finger.finger) return NOTHING;
	const height = heart.height(seconds);
	const ratio = ratioFor(finger);
	const shaking = finger.moving ? SHAKING.reduce((sum, [hertz, share]) => sum + share * wave(hertz * seconds), 0) : 0;
	const all = (1 + WANDER * wave(BREATHS_PER_SECOND * seconds)) * (1 + shaking);
	return {
		red: FINGER.red * (1 - MELANIN.red * (finger.skin - 1)) * (1 - PULSE * ratio * height) * all,
		infrared: FINGER.infrared * (1 - MELANIN.infrared * (finger.skin - 1)) * (1 - PULSE * height) * all,
	};
}
