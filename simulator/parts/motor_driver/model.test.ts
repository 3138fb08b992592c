import { describe, expect, test } from "vitest";
import { type PartRig, rigFor } from "../../fixtures/part-rig.ts";
import { createDcMotor, MOTOR_TIMINGS } from "../dc_motor/model.ts";
import type { PartHost } from "../part.ts";
import { part as motorDriver } from "./model.ts";

/** A driver with a supply of 8 V and a motor of 6 V on its first side. */
function driven(supplies: Record<string, number> = { VS: 8, GND: 0 }) {
	let motorHost: PartHost | undefined;
	const rig = rigFor(
		motorDriver.pins,
		(host) => {
			motorHost = { ...host, pin: (name) => host.pin(name === "1" ? "OUT1" : "OUT2") };
			return motorDriver.create(host);
		},
		{ supplies },
	);
	const wheel = motorHost && createDcMotor(motorHost, MOTOR_TIMINGS);
	const set = (pins: Record<string, number>) => {
		for (const [pin, volts] of Object.entries(pins)) rig.outside(pin).drive(volts, 25);
	};
	const speed = () => {
		const now = wheel?.state();
		return now?.kind === "dc_motor" ? now.speed : Number.NaN;
	};
	return { rig, set, speed, state: () => rig.part.state() };
}

/** PWM at 490 Hz on the enable pin for a second. */
function pulse(rig: PartRig, duty: number) {
	for (let period = 0; period < 490; period++) {
		if (duty > 0) rig.outside("ENA").drive(5, 25);
		rig.pass((1_000_000 / 490) * duty);
		if (duty < 1) rig.outside("ENA").drive(0, 25);
		rig.pass((1_000_000 / 490) * (1 - duty));
	}
}

describe("the motor driver", () => {
	test.each([
		[5, 0, 1],
		[0, 5, -1],
		[0, 0, 0],
		[5, 5, 0],
	])("with %i V at IN1 and %i V at IN2 the motor turns at %s", (in1, in2, speed) => {
		const one = driven();
		one.set({ ENA: 5, IN1: in1, IN2: in2 });
		one.rig.pass(2_000_000);
		expect(one.speed()).toBeCloseTo(speed, 1);
		expect(one.state()).toMatchObject({ kind: "motor_driver", powered: true, a: speed, b: 0 });
	});

	test.each([
		[0, 0],
		[0.25, 0.25],
		[0.5, 0.5],
		[0.75, 0.75],
		[1, 1],
	])("a duty of %s on its enable pin gives a speed of about %s", (duty, speed) => {
		const one = driven();
		one.set({ IN1: 5, IN2: 0 });
		pulse(one.rig, duty);
		expect(Math.abs(one.speed() - speed)).toBeLessThan(0.1);
	});

	test("lets the motor roll out when disabled, and brakes it with equal inputs", () => {
		const later = (pins: Record<string, number>) => {
			const one = driven();
			one.set({ ENA: 5, IN1: 5, IN2: 0 });
			one.rig.pass(2_000_000);
			one.set(pins);
			one.rig.pass(300_000);
			return one.speed();
		};
		expect(later({ ENA: 0 })).toBeGreaterThan(0.4);
		expect(later({ IN1: 0 })).toBe(0);
		expect(later({ IN2: 5 })).toBe(0);
	});

	test("with its jumpers in place it needs no wire at ENA", () => {
		const one = driven();
		one.set({ IN1: 5, IN2: 0 });
		one.rig.pass(2_000_000);
		expect(one.speed()).toBeCloseTo(1, 1);
	});

	test("gives 5 V from 7 V on; below that it needs them from outside; without any it does nothing", () => {
		const fiveVolts = (supplies: Record<string, number>) => {
			const one = driven({ GND: 0, ...supplies });
			return [Math.round(one.rig.network.volts(one.rig.net("5V"))), one.state()];
		};
		expect(fiveVolts({ VS: 8 })).toMatchObject([5, { powered: true }]);
		expect(fiveVolts({ VS: 6 })).toMatchObject([0, { powered: false }]);
		expect(fiveVolts({ VS: 6, "5V": 5 })).toMatchObject([5, { powered: true }]);
		expect(fiveVolts({ VS: 0, "5V": 5 })).toMatchObject([5, { powered: false }]);
	});
});
