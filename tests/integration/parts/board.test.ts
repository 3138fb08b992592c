import { afterAll, beforeAll, expect, test } from "vitest";
import { openSketches, wired } from "./part-rig.ts";

/** What sketches use of the board besides pins: interrupts, input capture, EEPROM, SPI, references, deep sleep, watchdog. */

let sketches: Awaited<ReturnType<typeof openSketches>>;
beforeAll(async () => {
	sketches = await openSketches();
});
afterAll(() => sketches.close());

test("interrupts, input capture, SPI, the inner reference, and an EEPROM that outlives switching off", async () => {
	const rig = await sketches.rig("board", { knob: "potentiometer" }, [
		["uno.7", "uno.2"],
		["uno.7", "uno.4"],
		["uno.7", "uno.8"],
		["uno.11", "uno.12"],
		...wired("knob", { GND: "GND.1", SIG: "A0", VCC: "5V" }),
	]);
	rig.set({ "knob.position": 10 });
	const [starts, rises = 0, changes = 0, between = 0, echoed, small = 0] = rig.read(300);
	expect([starts, echoed]).toEqual([0, 0xa5]);
	expect(Math.abs(rises - 100)).toBeLessThanOrEqual(1);
	expect(Math.abs(changes - 2 * rises)).toBeLessThanOrEqual(2);
	// Half microseconds of a tone of 1000 Hz.
	expect(Math.abs(between - 2000)).toBeLessThanOrEqual(4);
	// 0.5 V of 1.1 V.
	expect(Math.abs(small - 465)).toBeLessThanOrEqual(2);
	rig.simulation.reset();
	expect(rig.read(300)[0]).toBe(1);
});

test("in power-down the timers stand still until a pin wakes the board; a forgotten watchdog restarts it", async () => {
	const rig = await sketches.rig("sleeper", { key: "button" }, wired("key", { "1.l": "2", "2.l": "GND.1" }));
	const [before = -1] = rig.read(3000);
	expect(before).toBeLessThan(5);
	rig.set({ "key.pressed": 1 });
	const [after = -1] = rig.read(100);
	expect(after).toBeLessThan(10);
	rig.set({ "key.pressed": 0 });
	expect(rig.simulation.health().restarts).toBe(0);
	rig.simulation.advance(350);
	expect(rig.simulation.health().restarts).toBe(0);
	rig.simulation.advance(100);
	expect(rig.simulation.health()).toEqual({ restarts: 1, crashes: 0 });
});
