import { expect, test } from "vitest";
import { createSimulation } from "../create-simulation.ts";
import converter from "../fixtures/converter.hex?raw";
import { wired } from "../fixtures/wired.ts";

test("it converts again and again by itself when told to, and its flag goes by writing 1 to it", () => {
	const circuit = wired({ knob: "potentiometer" }, ["uno.5V knob.VCC", "uno.GND.1 knob.GND", "uno.A0 knob.SIG"]);
	const simulation = createSimulation({ hex: converter, circuit });
	let printed = "";
	simulation.onSerial((text) => {
		printed += text;
	});
	simulation.setControl("knob", "position", 25);
	simulation.advance(250);
	const [freely = 0, cleared, value] = (printed.split("\n").at(-2) ?? "").trim().split(" ").map(Number);
	// A conversion takes 13 cycles of 125 kHz: 104 µs.
	expect(Math.abs(freely - 1000)).toBeLessThanOrEqual(10);
	expect([cleared, value]).toEqual([1, 256]);
});
