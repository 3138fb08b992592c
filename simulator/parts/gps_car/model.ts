import { contactBetween } from "../contact.ts";
import { onOff, slider } from "../controls.ts";
import { motorWinding } from "../motor-winding.ts";
import { createNeo6m } from "../neo6m.ts";
import { CYCLES_PER_MILLISECOND, type PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";
import { createQmc5883l, type MagneticField } from "../qmc5883l.ts";
import { WindowAverage } from "../window-average.ts";
import { CarBody, STEP_SECONDS } from "./body.ts";
import { degreesAt, distance, FIELD_METRES, type FieldPoint, FLAGS, gpsError } from "./field.ts";

declare module "../part.ts" {
	interface PartStates {
		gps_car: {
			/** Where it is, which its motors change, too: metres from the south-west corner, degrees clockwise from north. */
			readonly controls: { readonly east: number; readonly north: number; readonly heading: number };
			/** The same, not rounded to steps of the controls. */
			readonly at: FieldPoint & { readonly heading: number };
			/** Its distance from each flag, in metres. */
			readonly from: { readonly red: number; readonly blue: number };
			/** The mean voltage of both sides, whichever way, as a share of 6 V, over 20 ms; negative when it drives back. */
			readonly drive: number;
			/** Where the receiver believes it is; null without a fix. */
			readonly fix: FieldPoint | null;
			/** Its way: east and north by turns, each half second that it moved, the oldest first. */
			readonly trail: readonly number[];
			readonly go: boolean;
			readonly roof: boolean;
			readonly powered: boolean;
		};
	}
}

const FULL_VOLTS = 6;
const STEP_CYCLES = STEP_SECONDS * 1000 * CYCLES_PER_MILLISECOND;
const SECOND = 1000 * CYCLES_PER_MILLISECOND;
/** Both modules have a regulator for 3.3 V. */
const WORKING_VOLTS = 3.6;
/** The earth's field near Dodoma, in nanotesla: some 33,000 in all, its needle's north up by about 35°. The declination, about 0, is left out. */
const LEVEL_FIELD = 27_000;
const UPWARDS_FIELD = 19_000;
/** What steel and magnets of the car itself add, along X and Y: it turns with the car. */
const HARD_IRON = [9000, -6000] as const;
const TRAIL_STEPS = 100;
const TRAIL_POINTS = 60;
const DEGREES = 180 / Math.PI;

/**
 * A car on a field with a GPS receiver NEO-6M, a compass QMC5883L and a stop switch that joins `SW` with ground when it is on "go": one part,
 * because a circuit knows wires and no way between parts. Axis X of the compass points forwards, Y to the left. Both modules share
 * VCC and GND. `east`, `north` and `heading` set the car down there; under a `roof` the receiver sees no sky. `M1` is the left side, `M2` the right.
 */
export const part: PartKind = {
	kind: "gps_car",
	pins: ["VCC", "GND", "TX", "RX", "SCL", "SDA", "SW", "M1+", "M1-", "M2+", "M2-"],
	controls: () => [
		slider({}, "east", "metres", { min: 1, max: FIELD_METRES - 1, step: 1, initial: 10 }),
		slider({}, "north", "metres", { min: 1, max: FIELD_METRES - 1, step: 1, initial: 10 }),
		slider({}, "heading", "degrees", { min: 0, max: 359, step: 1, initial: 0 }),
		onOff("go", "latching"),
		onOff("roof", "latching"),
	],
	create(host) {
		const { clock } = host;
		const power = powerBetween(host, ["VCC", "GND"], { fromVolts: WORKING_VOLTS });
		const body = new CarBody();
		const is = { go: false, roof: false };
		const winding = { stepCycles: STEP_CYCLES, beforeChange: advance };
		const left = motorWinding(host, ["M1+", "M1-"], winding);
		const right = motorWinding(host, ["M2+", "M2-"], winding);
		const close = contactBetween(host.network, host.pin("SW").net, host.pin("GND").net);
		const drive = new WindowAverage(20 * CYCLES_PER_MILLISECOND);
		let stepped = clock.now();
		let steps = 0;
		let trail: number[] = [];
		let fix: FieldPoint | null = null;

		/** Lets the car drive until now, with what was at its motors until now. */
		function advance() {
			const now = clock.now();
			while (stepped + STEP_CYCLES <= now) {
				stepped += STEP_CYCLES;
				const [one, other] = [left.meanUntil(stepped), right.meanUntil(stepped)];
				drive.set(driveOf(one ?? 0, other ?? 0), stepped - STEP_CYCLES);
				body.step(one, other);
				if (++steps % TRAIL_STEPS === 0 && body.speed !== 0) mark();
			}
		}

		function mark() {
			trail = [...trail, rounded(body.east, 10), rounded(body.north, 10)].slice(-2 * TRAIL_POINTS);
		}

		function believed() {
			advance();
			const error = gpsError(clock.now() / SECOND);
			fix = { east: rounded(body.east + error.east, 10), north: rounded(body.north + error.north, 10) };
			return {
				...degreesAt({ east: body.east + error.east, north: body.north + error.north }),
				metresASecond: Math.abs(body.speed),
				heading: body.heading,
			};
		}

		function field(): MagneticField {
			advance();
			const turn = body.heading / DEGREES;
			return [LEVEL_FIELD * Math.cos(turn) + HARD_IRON[0], LEVEL_FIELD * Math.sin(turn) + HARD_IRON[1], UPWARDS_FIELD];
		}

		createQmc5883l(host, power, { sda: "SDA", scl: "SCL", field });
		const gps = createNeo6m(host, power, { rx: "RX", tx: "TX", course: believed, sky: () => !is.roof });
		return {
			state() {
				advance();
				const at = {
					east: rounded(body.east, 10),
					north: rounded(body.north, 10),
					heading: rounded(body.heading, 1) % 360,
				};
				return {
					kind: "gps_car",
					controls: { east: Math.round(at.east), north: Math.round(at.north), heading: at.heading },
					at,
					from: { red: rounded(distance(body, FLAGS.red), 10), blue: rounded(distance(body, FLAGS.blue), 10) },
					drive: rounded(drive.average(stepped), 100),
					fix: gps.hasFix() ? fix : null,
					trail,
					...is,
					powered: power.on(),
				};
			},
			setControl(id, value) {
				advance();
				if (id === "go" || id === "roof") is[id] = value === 1;
				if (id === "go") close(is.go);
				if (id !== "east" && id !== "north" && id !== "heading") return;
				body.setDown({ [id]: value });
				trail = [];
			},
		};
	},
};

/** How strongly both sides are driven, as a share of full voltage. */
function driveOf(left: number, right: number): number {
	const share = (Math.abs(left) + Math.abs(right)) / 2 / FULL_VOLTS;
	return left + right < 0 ? -share : share;
}

function rounded(value: number, parts: number): number {
	return Math.round(value * parts) / parts + 0;
}
