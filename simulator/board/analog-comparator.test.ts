import { expect, test } from "vitest";
import { createSimulation } from "../create-simulation.ts";
import comparator from "../fixtures/comparator.hex?raw";
import { wired } from "../fixtures/wired.ts";

/** Two potentiometers: one on pin 6, one on A0. */
function board() {
	const circuit = wired({ one: "potentiometer", other: "potentiometer" }, [
		...["one", "other"].flatMap((id) => [`uno.5V ${id}.VCC`, `uno.GND.1 ${id}.GND`]),
		"uno.6 one.SIG",
		"uno.A0 other.SIG",
	]);
	const simulation = createSimulation({ hex: comparator, circuit });
	let printed = "";
	simulation.onSerial((text) => {
		printed += text;
	});
	return {
		/** Percent of 5 V on pin 6 and on A0; the line printed last: above A0, the band gap above A0, rises so far. */
		seen(one: number, other: number): number[] {
			simulation.setControl("one", "position", one);
			simulation.setControl("other", "position", other);
			simulation.advance(30);
			return (printed.split("\n").at(-2) ?? "").trim().split(" ").map(Number);
		},
	};
}

test("pin 6 is compared with A0, and so are the 1.1 volts inside", () => {
	const { seen } = board();
	expect(seen(60, 40).slice(0, 2)).toEqual([1, 0]);
	expect(seen(30, 40).slice(0, 2)).toEqual([0, 0]);
	expect(seen(30, 10).slice(0, 2)).toEqual([1, 1]);
	expect(seen(5, 10).slice(0, 2)).toEqual([0, 1]);
});

test("a rising comparison interrupts the program, a falling one does not", () => {
	const { seen } = board();
	const [, , before = -1] = seen(20, 50);
	const [, , risen = -1] = seen(80, 50);
	const [, , fallen = -1] = seen(20, 50);
	expect([risen - before, fallen - risen]).toEqual([1, 0]);
});
