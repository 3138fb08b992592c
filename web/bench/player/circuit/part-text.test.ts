import { expect, test } from "vitest";
import type { Circuit, PlacedPart } from "#simulator/circuit.ts";
import { textsOf } from "#simulator/parts/part-texts.ts";
import { partText, partTextIn } from "./part-text.ts";
import { partNames } from "./point-text.ts";

const files = import.meta.glob<Circuit>("../../../../content/projects/*/bench.json", {
	eager: true,
	import: "circuit",
});

test.each(Object.entries(files))("no two parts of a project are called alike: %s", (_file, circuit) => {
	const names = circuit.parts.filter(({ kind }) => kind !== "resistor").map(partText);
	expect(new Set(names).size, names.join(", ")).toBe(names.length);
	for (const { kind, props } of circuit.parts)
		if (props?.label !== undefined) expect(textsOf(kind)?.labels).toHaveProperty(String(props.label));
});

const light = (id: string, label?: string): PlacedPart => ({
	id,
	kind: "traffic_light",
	x: 0,
	y: 0,
	...(label && { props: { label } }),
});
const circuitOf = (...parts: PlacedPart[]): Circuit => ({ board: "uno", parts, wires: [] });

test("a part that is there twice is called by its label, else by a number", () => {
	const labelled = circuitOf(light("one", "main"), light("other", "side"));
	const same = circuitOf(light("one"), light("other"));
	const textsIn = (circuit: Circuit) => circuit.parts.map((part) => partTextIn(circuit, part));
	expect(textsIn(labelled)).toEqual(["main traffic light", "side traffic light"]);
	expect([...partNames(labelled).values()]).toEqual(["Arduino Uno", "Main traffic light", "Side traffic light"]);
	expect(textsIn(same)).toEqual(["traffic light 1", "traffic light 2"]);
	expect(textsIn(circuitOf(light("one")))).toEqual(["traffic light"]);
	expect(partTextIn(same, light("elsewhere"))).toBe("traffic light");
});

test("resistors of one value are interchangeable: none has a number", () => {
	const resistor = (id: string): PlacedPart => ({ id, kind: "resistor", x: 0, y: 0, props: { ohms: 220 } });
	const two = circuitOf(resistor("one"), resistor("other"));
	expect(two.parts.map((part) => partTextIn(two, part))).toEqual(["220 Ω resistor", "220 Ω resistor"]);
});
