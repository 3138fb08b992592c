import { slider } from "../controls.ts";
import type { PartKind } from "../part.ts";
import { HandAngle } from "./hand.ts";
import { createMpu6050, type Motion } from "./sensor.ts";

declare module "../part.ts" {
	interface PartStates {
		/** In degrees: about its axis X and about its axis Y, as a right-handed screw. */
		mpu6050: { readonly roll: number; readonly pitch: number; readonly powered: boolean };
	}
}

const RANGE = { min: -90, max: 90, step: 1, initial: 0 };

/**
 * A GY-521 module with an MPU-6050, which a hand tilts: the accelerometer feels where down is, the gyroscope how fast the
 * hand turns it. A hand that shifts it is left out.
 */
export const part: PartKind = {
	kind: "mpu6050",
	pins: ["VCC", "GND", "SCL", "SDA", "XDA", "XCL", "AD0", "INT"],
	controls: () => [slider({}, "roll", "degrees", RANGE), slider({}, "pitch", "degrees", RANGE)],
	create(host) {
		const { clock } = host;
		const hand = { roll: new HandAngle(), pitch: new HandAngle() };
		const { power } = createMpu6050(host, () => tilted(hand, clock.now()));
		return {
			state: () => ({
				kind: "mpu6050",
				roll: Math.round(hand.roll.degrees(clock.now())),
				pitch: Math.round(hand.pitch.degrees(clock.now())),
				powered: power.on(),
			}),
			setControl(id, value) {
				if (id === "roll" || id === "pitch") hand[id].moveTo(value, clock.now());
			},
		};
	},
};

function tilted({ roll, pitch }: { roll: HandAngle; pitch: HandAngle }, now: number): Motion {
	const [aboutX, aboutY] = [roll.degrees(now), pitch.degrees(now)].map((degrees) => (degrees * Math.PI) / 180) as [
		number,
		number,
	];
	const [sinX, cosX, cosY] = [Math.sin(aboutX), Math.cos(aboutX), Math.cos(aboutY)];
	return {
		acceleration: [-Math.sin(aboutY), cosY * sinX, cosY * cosX],
		rate: [roll.rate(now), pitch.rate(now) * cosX, -pitch.rate(now) * sinX],
	};
}
