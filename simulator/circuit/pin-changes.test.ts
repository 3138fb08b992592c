import { afterEach, expect, test, vi } from "vitest";
import { createSimulation } from "../create-simulation.ts";
import flickers from "../fixtures/flickers.hex?raw";
import { wired } from "../fixtures/wired.ts";
import { SolvedSubnetwork } from "./solved-subnetwork.ts";

const OHMS = (ohms: number): [string, { ohms: number }] => ["resistor", { ohms }];
type Wiring = Parameters<typeof wired>;
const led = (pin: string): Wiring => [{ led: "led", r: OHMS(220) }, [`uno.${pin} led.A`, "led.C r.1", "r.2 uno.GND.1"]];
const CIRCUITS: Record<string, Wiring> = {
	"nothing at its pins": [{}, []],
	"an LED at pin 4": led("4"),
	"an LED at pin 6, which the comparator sees": led("6"),
	"an LED at pin 13, beside the board's own": led("13"),
	"two LEDs behind one resistor": [
		{ one: "led", other: "led", r: OHMS(220) },
		["uno.4 one.A", "uno.5 other.A", "one.C r.1", "other.C r.1", "r.2 uno.GND.1"],
	],
	"a transistor that switches an LED": [
		{ q: "npn_transistor", base: OHMS(1000), led: "led", r: OHMS(220) },
		["uno.4 base.1", "base.2 q.B", "q.E uno.GND.1", "q.C led.C", "led.A r.1", "r.2 uno.5V"],
	],
	"a MOSFET that switches a motor": [
		{ q: "mosfet", motor: "dc_motor", diode: "diode" },
		["uno.4 q.G", "q.S uno.GND.1", "q.D motor.2", "motor.1 uno.5V", "q.D diode.A", "diode.C uno.5V"],
	],
	"a stepper motor": [
		{ motor: "stepper" },
		["uno.4 motor.IN1", "uno.5 motor.IN2", "uno.8 motor.IN3", "uno.9 motor.IN4", "motor.GND uno.GND.1"],
	],
};

afterEach(() => vi.restoreAllMocks());

test.each(Object.entries(CIRCUITS))(
	"a program that turns pins over with %s needs no equations once each of its states is known",
	(_, circuit) => {
		// Private: what it costs shows nowhere else.
		const solved = vi.spyOn(SolvedSubnetwork.prototype as unknown as { solveEquations(): number[] }, "solveEquations");
		const simulation = createSimulation({ hex: flickers, circuit: wired(...circuit) });
		simulation.advance(20);
		expect(solved).toHaveBeenCalled();
		solved.mockClear();
		const before = simulation.actions;
		simulation.advance(20);
		expect(simulation.actions - before).toBeGreaterThan(5000);
		expect(solved).not.toHaveBeenCalled();
	},
);
