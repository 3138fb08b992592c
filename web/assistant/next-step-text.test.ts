import { expect, test } from "vitest";
import type { NextStep } from "#domain/bench/next-step/work-facts.ts";
import type { Circuit } from "#simulator/circuit.ts";
import { nextStepText } from "./next-step-text.ts";

const at = { x: 0, y: 0 };
const circuit: Circuit = {
	board: "uno",
	parts: [
		{ id: "stick", kind: "joystick", ...at },
		{ id: "ldr", kind: "photoresistor", ...at },
		{ id: "red", kind: "led", props: { color: "red" }, ...at },
	],
	wires: [],
};

/** The advice for a wrong number while a sensor's control is at a value. */
function saidAt(values: NextStep["values"]): string {
	const step = { code: "threshold", values: { condition: "level > 500", on: 1, ...values }, line: 6, part: "red" };
	return nextStepText(step, { circuit, wanted: null, language: "cpp", diagnostic: () => "", check: null });
}

test("the control is named of a sensor that has several", () => {
	expect(saidAt({ sensor: "stick", control: "y", value: -21 })).toContain("With the joystick (Up and down) at -21 ");
	expect(saidAt({ sensor: "ldr", control: "lux", value: 40 })).toContain("With the photoresistor at 40 ");
	expect(saidAt({})).toContain("In the check that fails");
});

test("what is said of blocks names no line", () => {
	const values = { name: "last", number: 190, wanted: 19, factor: 10, way: "large" };
	for (const code of ["last_never_set", "wrong_factor"]) {
		const text = (language: "blocks" | "cpp") =>
			nextStepText({ code, values, line: 6 }, { circuit, wanted: null, language, diagnostic: () => "", check: null });
		expect(text("cpp")).toMatch(/line 6/i);
		expect(text("blocks")).toMatch(/block/);
		expect(text("blocks")).not.toMatch(/line/i);
	}
});

test("a step that has words for sketches only is the failed check for blocks, or a plain answer", () => {
	const text = (check: Parameters<typeof nextStepText>[1]["check"]) =>
		nextStepText(
			{ code: "forgotten", values: { name: "n" }, line: 6 },
			{ circuit, wanted: null, language: "blocks", diagnostic: () => "", check },
		);
	expect(text({ title: "Red is first", seen: "Green was." })).toBe("Red is first: Green was.");
	expect(text(null)).toMatch(/I do not know/);
});
