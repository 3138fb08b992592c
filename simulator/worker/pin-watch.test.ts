import { expect, test } from "vitest";
import type { Simulation } from "../simulation.ts";
import { PinWatch } from "./pin-watch.ts";

const CYCLES_PER_MS = 16_000;

/** A simulation of one pin that rises and falls on command. */
function pinned() {
	let milliseconds = 0;
	let listener: (high: boolean, cycle: number) => void = () => {};
	let listening = true;
	const simulation = {
		get milliseconds() {
			return milliseconds;
		},
		pinLevel: () => ({ mode: "output", high: false, volts: 0 }),
		onPin(_pin: string, next: typeof listener) {
			listener = next;
			return () => {
				listening = false;
			};
		},
	} as unknown as Simulation;
	return {
		simulation,
		turn(high: boolean, at: number) {
			listener(high, at * CYCLES_PER_MS);
		},
		passTo(at: number) {
			milliseconds = at;
		},
		listening: () => listening,
	};
}

test("a pin that nothing moves is low all the time", () => {
	const pin = pinned();
	const watch = new PinWatch(pin.simulation, "9");
	pin.passTo(33);
	expect(watch.take()).toEqual({ pin: "9", duty: 0, hertz: null, low: true, high: false });
});

test("PWM shows its share and its frequency", () => {
	const pin = pinned();
	const watch = new PinWatch(pin.simulation, "9");
	for (let at = 0; at < 32; at += 2) {
		pin.turn(true, at);
		pin.turn(false, at + 0.5);
	}
	pin.passTo(32);
	const seen = watch.take();
	expect(seen).toMatchObject({ low: true, high: true });
	expect(seen.duty).toBeCloseTo(0.25);
	expect(seen.hertz).toBeCloseTo(500);
});

test("each look begins anew, with the level as it stands", () => {
	const pin = pinned();
	const watch = new PinWatch(pin.simulation, "9");
	pin.turn(true, 10);
	pin.passTo(20);
	expect(watch.take().duty).toBeCloseTo(0.5);
	pin.passTo(40);
	expect(watch.take()).toEqual({ pin: "9", duty: 1, hertz: null, low: false, high: true });
});

test("a reset, which sets the clock back, is no negative time, and a stopped watch listens no more", () => {
	const pin = pinned();
	const watch = new PinWatch(pin.simulation, "9");
	pin.passTo(500);
	watch.take();
	pin.passTo(0);
	expect(watch.take().duty).toBe(0);
	watch.stop();
	expect(pin.listening()).toBe(false);
});
