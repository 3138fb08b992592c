import { onOff, slider } from "../controls.ts";
import { motorWinding } from "../motor-winding.ts";
import { HandAngle } from "../mpu6050/hand.ts";
import { createMpu6050, type Motion } from "../mpu6050/sensor.ts";
import { CYCLES_PER_MILLISECOND, type PartKind } from "../part.ts";
import { WindowAverage } from "../window-average.ts";
import { Body, LYING_DEGREES, STEP_SECONDS } from "./body.ts";

declare module "../part.ts" {
	interface PartStates {
		/**
		 * `tilt` in degrees, positive forwards; `distance` in centimetres; `drive`: both motors' mean voltage as a share of
		 * their 6 V, over 20 ms; `speed`: that of the wheels as a share of full speed.
		 */
		balancing_robot: {
			readonly tilt: number;
			readonly distance: number;
			readonly drive: number;
			readonly speed: number;
			readonly held: boolean;
			readonly lying: boolean;
			readonly push: number;
			readonly powered: boolean;
		};
	}
}

const FULL_VOLTS = 6;
const FULL_METRES_A_SECOND = 1.2;
const STEP_CYCLES = STEP_SECONDS * 1000 * CYCLES_PER_MILLISECOND;
const DEGREES = 180 / Math.PI;

/**
 * A chassis on two wheels with an MPU-6050: its axis X points to the left along the axle, Y backwards and Z upwards, so that
 * leaning forwards is a positive turn about X. Both motors go forwards from `+` to `-`; the body takes their mean.
 * It lies on the ground until a hand holds it; see `Body`. Its steps are counted only when somebody looks.
 */
export const part: PartKind = {
	kind: "balancing_robot",
	pins: ["VCC", "GND", "SCL", "SDA", "M1+", "M1-", "M2+", "M2-"],
	controls: () => [
		onOff("held", "latching"),
		slider({}, "tilt", "degrees", { min: -LYING_DEGREES, max: LYING_DEGREES, step: 1, initial: 0 }),
		onOff("pushleft", "momentary"),
		onOff("pushright", "momentary"),
	],
	create(host) {
		const { clock } = host;
		const body = new Body();
		const hand = new HandAngle();
		const hold = { held: false, left: false, right: false };
		const left = motorWinding(host, ["M1+", "M1-"], { stepCycles: STEP_CYCLES, beforeChange: advance });
		const right = motorWinding(host, ["M2+", "M2-"], { stepCycles: STEP_CYCLES, beforeChange: advance });
		const drive = new WindowAverage(20 * CYCLES_PER_MILLISECOND);
		let stepped = clock.now();

		/** Lets the body live until now, with what was at its motors and hands until now. */
		function advance() {
			const now = clock.now();
			while (stepped + STEP_CYCLES <= now) {
				stepped += STEP_CYCLES;
				const [one, other] = [left.meanUntil(stepped), right.meanUntil(stepped)];
				const volts = one === null && other === null ? null : ((one ?? 0) + (other ?? 0)) / 2;
				drive.set((volts ?? 0) / FULL_VOLTS, stepped - STEP_CYCLES);
				const heldAt = hold.held ? hand.degrees(stepped) : null;
				body.step({ volts, heldAt, push: Number(hold.right) - Number(hold.left) });
			}
		}

		function felt(): Motion {
			advance();
			const { backwards, upwards } = body.felt();
			return { acceleration: [0, backwards, upwards], rate: [body.rate * DEGREES, 0, 0] };
		}

		const { power } = createMpu6050(host, felt, false);
		return {
			state() {
				advance();
				return {
					kind: "balancing_robot",
					tilt: rounded(body.tilt * DEGREES, 10),
					distance: Math.round(body.distance * 100),
					drive: rounded(drive.average(stepped), 100),
					speed: rounded(body.speed / FULL_METRES_A_SECOND, 100),
					held: hold.held,
					lying: body.lying,
					push: Number(hold.right) - Number(hold.left),
					powered: power.on(),
				};
			},
			setControl(id, value) {
				advance();
				if (id === "tilt") hand.moveTo(value, clock.now());
				if (id === "pushleft") hold.left = value === 1;
				if (id === "pushright") hold.right = value === 1;
				if (id !== "held" || hold.held === (value === 1)) return;
				hold.held = value === 1;
				if (hold.held) hand.takeUp(body.tilt * DEGREES, clock.now());
			},
		};
	},
};

function rounded(value: number, parts: number): number {
	return Math.round(value * parts) / parts + 0;
}
