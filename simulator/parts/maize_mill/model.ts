import { onOff, slider } from "../controls.ts";
import { createMpu6050, type Motion } from "../mpu6050/sensor.ts";
import { CYCLES_PER_MILLISECOND, type PartKind } from "../part.ts";
import { type Sources, vibration } from "./vibration.ts";

declare module "../part.ts" {
	interface PartStates {
		maize_mill: {
			/** `mg`: how strongly the casing shakes now, as a root mean square; `wear`: in percent of a good bearing's shaking. */
			readonly controls: { readonly mg: number; readonly wear: number };
			readonly running: boolean;
			/** In percent. */
			readonly load: number;
			readonly loose: boolean;
			readonly knocked: boolean;
			readonly powered: boolean;
		};
	}
}

const STILL_G = 0.002;
/** Full of maize it shakes half as much again as empty. */
const LOADED = 0.5;
/** A loose bolt alone shakes it this many times as strongly as it is used to. */
const LOOSE = 5;
const WEAR = { min: 100, max: 600, step: 20, initial: 100 };
/** It reaches its speed, and loses it, with this time constant. */
const STARTING_SECONDS = 0.15;
const BLOW_SEEN_SECONDS = 0.3;
/** The casing moves along an oblique line: shares of the axes X, Y and Z, which points up. */
const ALONG = [0.5, 0.3, 1] as const;

/**
 * A hammer mill with an MPU-6050 on its bearing housing, Z upwards. `normal` is how strongly it shakes on its own floor
 * when it is sound and empty, in mg (root mean square of Z without gravity); `wear` multiplies that by the bearing's ringing,
 * a `loose` bolt by its blow at each turn, `load` by both. A hand that moves `mg` wears the bearing. Results are
 * renewed each millisecond. Left out: chance, noise, how the speed changes with load and while it starts.
 */
export const part: PartKind = {
	kind: "maize_mill",
	pins: ["VCC", "GND", "SCL", "SDA"],
	controls: () => [
		onOff("running", "latching"),
		slider({}, "normal", "mg", { min: 20, max: 60, step: 1, initial: 40 }),
		slider({}, "load", "percent", { min: 0, max: 100, step: 1, initial: 0 }),
		slider({}, "wear", "percent", WEAR),
		onOff("loose", "latching"),
		onOff("knock", "momentary"),
		slider({}, "mg", "mg", { min: 0, max: 700, step: 1, initial: 2 }),
	],
	create(host) {
		const { clock } = host;
		const set = { normal: 40, load: 0, wear: WEAR.initial, loose: false };
		let running = false;
		let speed = { from: 0, since: 0 };
		let knockedAt = Number.NEGATIVE_INFINITY;

		const seconds = () => Math.floor(clock.now() / CYCLES_PER_MILLISECOND) / 1000;

		function speedNow(): number {
			const goal = Number(running);
			return goal + (speed.from - goal) * Math.exp((speed.since - seconds()) / STARTING_SECONDS);
		}

		function sources(share: number): Sources {
			const sound = (set.normal / 1000) * (1 + (LOADED * set.load) / 100) * share;
			const times = set.wear / 100;
			return { sound, worn: sound * Math.sqrt(times ** 2 - 1), loose: set.loose ? sound * LOOSE : 0, still: STILL_G };
		}

		function felt(bandwidth: number): Motion {
			const g = vibration(sources(speedNow()), seconds(), seconds() - knockedAt, bandwidth);
			const [x, y, z] = ALONG;
			return { acceleration: [x * g, y * g, 1 + z * g], rate: [0, 0, 0] };
		}

		/** The bearing that makes it shake so strongly, as far as there is one. */
		function wearFor(mg: number): number {
			const { sound, loose, still } = sources(1);
			const times = Math.sqrt(Math.max(0, (mg / 1000) ** 2 - loose ** 2 - still ** 2)) / sound;
			return Math.min(WEAR.max, Math.max(WEAR.min, times * 100));
		}

		const { power } = createMpu6050(host, felt, false);
		return {
			state: () => ({
				kind: "maize_mill",
				controls: {
					mg: Math.round(1000 * Math.hypot(...Object.values(sources(Number(running))))),
					wear: Math.round(set.wear / WEAR.step) * WEAR.step,
				},
				running,
				load: set.load,
				loose: set.loose,
				knocked: seconds() - knockedAt < BLOW_SEEN_SECONDS,
				powered: power.on(),
			}),
			setControl(id, value) {
				if (id === "normal" || id === "load" || id === "wear") set[id] = value;
				if (id === "loose") set.loose = value === 1;
				if (id === "knock" && value === 1) knockedAt = seconds();
				if (id === "mg" && running) set.wear = wearFor(value);
				if (id !== "running") return;
				speed = { from: speedNow(), since: seconds() };
				running = value === 1;
			},
		};
	},
};
