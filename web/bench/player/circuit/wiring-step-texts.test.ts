import { expect, test } from "vitest";
import type { Circuit } from "#simulator/circuit.ts";
import { wiringSteps } from "#simulator/wiring/wiring-steps.ts";
import { endPositionText, stepTexts } from "./wiring-step-texts.ts";

const files = import.meta.glob<Circuit>("../../../../content/projects/water-temp-monitor/bench.json", {
	eager: true,
	import: "circuit",
});
const [circuit] = Object.values(files);
if (!circuit) throw new Error("The project has no circuit");
const steps = wiringSteps(circuit);
const textsOf = (id: string) => {
	const step = steps.find((one) => one.id === id);
	if (!step) throw new Error(`There is no step ${id}`);
	return stepTexts(step, circuit);
};

test("a wire is named by what is printed on the parts", () => {
	expect(textsOf("wire probe.VDD bb.i20").title).toBe("Power of the temperature sensor → end of the 4.7 kΩ resistor");
	expect(textsOf("wire probe.GND uno.GND.2")).toEqual({
		title: "Ground of the temperature sensor → GND",
		text: "It leads back to ground.",
	});
	expect(textsOf("wire uno.8 bb.j10").title).toBe("Plus of the buzzer → pin 8");
});

test("a part is put in leg by leg", () => {
	expect(textsOf("part buzzer")).toEqual({
		title: "Put in: buzzer",
		text: "Put each leg into its hole: minus in row 8, column g, plus in row 10, column g.",
	});
});

test("an end in a hole says which", () => {
	const step = steps.find(({ id }) => id === "wire uno.8 bb.j10");
	if (step?.kind !== "wire") throw new Error("It is a wire");
	expect([step.from, step.to].map((end) => endPositionText(end, circuit))).toEqual(["row 10, column j", "pin 8"]);
});
