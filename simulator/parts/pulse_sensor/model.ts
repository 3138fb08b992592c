import { analogOutput } from "../analog-output.ts";
import { onOff, slider } from "../controls.ts";
import { CYCLES_PER_MILLISECOND, type PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";
import { meanHeight, pulseHeight } from "../pulse-wave.ts";

declare module "../part.ts" {
	interface PartStates {
		pulse_sensor: {
			/** A finger lies on it. */
			readonly finger: boolean;
			/** The height of the pulse wave now, from 0 between beats to 1. */
			readonly height: number;
			readonly bpm: number;
			/** How well the finger lies, in percent. */
			readonly contact: number;
		};
	}
}

/** PulseSensor manual: 3 to 5.5 V, 4 mA at 5 V; the amplifier (MCP6001) rests at half the supply and reaches almost both ends. */
const WORKING_VOLTS = 3;
const SUPPLY_OHMS = 1250;
const OUTPUT_OHMS = 100;
const REST = 0.5;
/** The output is worked out this often: smooth for a program that reads each 2 ms. */
const STEP_MILLISECONDS = 4;
/** Shares of the supply: the wave of a finger that lies well, the slow wander with the breath, and what is left without a finger. */
const FULL_SWING = 0.3;
const WANDER = 0.015;
const DRIFT = 0.004;
const HUM = 0.002;
/** A finger that comes or goes throws the amplifier off its middle, to which it returns within a second. */
const KICK = 0.3;
const KICK_SECONDS = 0.25;
const BREATHS_PER_SECOND = 0.25;
const DRIFT_HERTZ = 1.3;
const HUM_HERTZ = 7.7;
/** No heart is quite even: a beat is longer or shorter by this share, in turns that never repeat. */
const UNEVEN = 0.05;
const TURNS_PER_BEAT = 0.3819;
const INITIAL_BPM = 70;
const INITIAL_CONTACT = 80;

const wave = (turns: number) => Math.sin(2 * Math.PI * turns);

/**
 * An analog pulse sensor under a finger: a green LED shines into the skin, and an amplifier makes a swing about half the
 * supply of the light that comes back. `contact` says how well the finger lies. A new rate begins with the next beat.
 * Movement, other light and 50 Hz are left out; without a finger real ones may show anything.
 */
export const part: PartKind = {
	kind: "pulse_sensor",
	pins: ["VCC", "GND", "SIG"],
	controls: (props) => [
		onOff("finger", "latching"),
		slider(props, "bpm", "bpm", { min: 40, max: 180, step: 5, initial: INITIAL_BPM }),
		slider({}, "contact", "percent", { min: 30, max: 100, step: 10, initial: INITIAL_CONTACT }),
	],
	create(host) {
		const { clock } = host;
		const power = powerBetween(host, ["VCC", "GND"], { fromVolts: WORKING_VOLTS, ohms: SUPPLY_OHMS });
		const give = analogOutput(host, power, { name: "SIG", ohms: OUTPUT_OHMS });
		const set = { finger: 0, bpm: INITIAL_BPM, contact: INITIAL_CONTACT };
		const seconds = () => clock.now() / CYCLES_PER_MILLISECOND / 1000;
		let beats = 0;
		let beat = { began: seconds(), lasts: 60 / INITIAL_BPM, bpm: INITIAL_BPM };
		let kick = { at: Number.NEGATIVE_INFINITY, share: 0 };

		const height = () => (set.finger ? Math.min(1, pulseHeight(seconds() - beat.began, beat.bpm)) : 0);
		function share(now: number): number {
			const thrown = kick.share * Math.exp((kick.at - now) / KICK_SECONDS);
			const hum = HUM * wave(HUM_HERTZ * now);
			if (!set.finger) return REST + DRIFT * wave(DRIFT_HERTZ * now) + hum + thrown;
			const swing = FULL_SWING * (set.contact / 100) * (height() - meanHeight(beat.bpm));
			return REST + swing + WANDER * wave(BREATHS_PER_SECOND * now) + hum + thrown;
		}
		function nextBeat() {
			beats++;
			const lasts = (60 / set.bpm) * (1 + UNEVEN * wave(TURNS_PER_BEAT * beats));
			beat = { began: beat.began + beat.lasts, lasts, bpm: set.bpm };
		}
		function step() {
			const now = seconds();
			while (now >= beat.began + beat.lasts) nextBeat();
			give(Math.min(1, Math.max(0, share(now))) * power.volts());
			clock.after(STEP_MILLISECONDS * CYCLES_PER_MILLISECOND, step);
		}
		power.onChange(() => give(REST * power.volts()));
		step();
		return {
			state: () => ({
				kind: "pulse_sensor",
				finger: set.finger === 1,
				height: height(),
				bpm: set.bpm,
				contact: set.contact,
			}),
			setControl(id, value) {
				if (id === "finger" && value !== set.finger) kick = { at: seconds(), share: value ? KICK : -KICK };
				if (id === "finger" || id === "bpm" || id === "contact") set[id] = value;
			},
		};
	},
};
