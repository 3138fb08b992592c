import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type {} from "#simulator/parts/stepper/model.ts";
import { openSketches, wired } from "../prove-parts/part-rig.ts";

/** The examples of the libraries for modules, on the simulated modules. */

const EXAMPLES = import.meta.glob<string>("../../compiler/libraries/*/examples/*.ino", {
	eager: true,
	import: "default",
	query: "?raw",
});
const example = (path: string) => EXAMPLES[`../../compiler/libraries/${path}.ino`] ?? "";

let sketches: Awaited<ReturnType<typeof openSketches>>;
beforeAll(async () => {
	sketches = await openSketches();
});
afterAll(() => sketches.close());

describe("Stepper", () => {
	const motor = () => wired("motor", { IN1: "8", IN2: "9", IN3: "10", IN4: "11", VCC: "5V", GND: "GND.1" });

	test("OneRevolution turns once to the right and once to the left", async () => {
		const rig = await sketches.rigOf(example("Stepper/examples/OneRevolution"), { motor: "stepper" }, motor());
		rig.simulation.advance(4600);
		expect(rig.state("motor", "stepper").degrees).toBeCloseTo(360, 0);
		rig.simulation.advance(4900);
		expect(rig.state("motor", "stepper").degrees).toBeCloseTo(0, 0);
		expect(rig.printed().trim().split("\r\n").slice(0, 2)).toEqual(["clockwise", "counterclockwise"]);
	});

	test("Knob follows the potentiometer", async () => {
		const rig = await sketches.rigOf(example("Stepper/examples/Knob"), { motor: "stepper", knob: "potentiometer" }, [
			...motor(),
			...wired("knob", { GND: "GND.2", SIG: "A0", VCC: "5V" }),
		]);
		for (const position of [50, 100, 0]) {
			rig.set({ "knob.position": position });
			rig.simulation.advance(3500);
			expect(rig.state("motor", "stepper").degrees).toBeCloseTo((position / 100) * 1023 * (360 / 2048), 0);
		}
	});
});

describe("Keypad", () => {
	const pad = () => wired("pad", { R1: "9", R2: "8", R3: "7", R4: "6", C1: "5", C2: "4", C3: "3", C4: "2" });

	test("HelloKeypad prints each key once", async () => {
		const rig = await sketches.rigOf(example("Keypad/examples/HelloKeypad"), { pad: "keypad" }, pad());
		for (const key of ["key_1", "key_a", "key_5", "key_star", "key_0", "key_hash", "key_d"]) {
			rig.set({ [`pad.${key}`]: 1 });
			rig.simulation.advance(150);
			rig.set({ [`pad.${key}`]: 0 });
			rig.simulation.advance(100);
		}
		expect(rig.printed().trim().split("\r\n").join("")).toBe("1A5*0#D");
	});

	test("EventKeypad tells of a key that is pressed, held and let go of", async () => {
		const rig = await sketches.rigOf(example("Keypad/examples/EventKeypad"), { pad: "keypad" }, pad());
		rig.set({ "pad.key_7": 1 });
		rig.simulation.advance(700);
		expect(rig.printed()).toBe("pressed 7\r\n");
		rig.simulation.advance(300);
		rig.set({ "pad.key_7": 0 });
		rig.simulation.advance(100);
		expect(rig.printed()).toBe("pressed 7\r\nheld 7\r\nreleased 7\r\n");
	});
});
