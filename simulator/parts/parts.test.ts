import { describe, expect, test } from "vitest";
import type { Circuit } from "../circuit.ts";
import { CATALOGUE } from "../wiring/wiring-view.ts";
import { loadPartKinds } from "./load-part-kinds.ts";
import type { PartFacts } from "./part-facts.ts";
import { textsOf } from "./part-texts.ts";
import { PART_KINDS } from "./registry.ts";

const circuit = (...kinds: string[]): Circuit => ({
	board: "uno",
	parts: kinds.map((kind, at) => ({ id: `part${at}`, kind, x: 0, y: 0 })),
	wires: [],
});

test("every kind of the registry can be fetched, under its own name", async () => {
	const kinds = await loadPartKinds(circuit(...PART_KINDS.keys()));
	expect([...kinds.keys()].sort()).toEqual([...PART_KINDS.keys()].sort());
	for (const [name, kind] of PART_KINDS) expect(kinds.get(name)).toBe(kind);
});

test("what is there already is given at once, and what does not exist is left out", async () => {
	expect(loadPartKinds(circuit("led", "resistor"))).toBeInstanceOf(Map);
	const kinds = await loadPartKinds(circuit("led", "toaster", "constructor", "../led"));
	expect([...kinds.keys()].toSorted()).toEqual([...PART_KINDS.keys()].toSorted());
});

const files = Object.keys(import.meta.glob("./*/*"));
const FOLDERS = [...new Set(files.map((path) => path.split("/")[1] ?? ""))];

describe.each(FOLDERS)("the folder %s", (folder) => {
	const kind = PART_KINDS.get(folder);
	const texts = textsOf(folder);
	const facts: PartFacts = CATALOGUE.factsOf(folder);

	test("holds a kind of its name and a test of it", () => {
		expect(kind?.kind).toBe(folder);
		expect(files.filter((path) => path.startsWith(`./${folder}/`) && path.endsWith(".test.ts"))).not.toEqual([]);
	});

	test("has words for its name and each control, and for no pin or control it lacks", () => {
		expect(texts?.name).toMatch(/\S/);
		const controls = kind?.controls({}).map(({ id }) => id) ?? [];
		expect(Object.keys(texts?.controls ?? {}).toSorted()).toEqual(controls.toSorted());
		expect(kind?.pins).toEqual(expect.arrayContaining(Object.keys(texts?.pins ?? {})));
	});

	test("has facts of its own pins only", () => {
		const { supply, battery } = facts;
		const named = [
			...(facts.lowVoltagePins ?? []),
			...(facts.motorPins ?? []),
			...[...(facts.contacts ?? []), ...(facts.apart ?? []), ...(facts.diodes?.({}) ?? [])].flat(),
			...Object.entries(facts.mirror ?? {}).flat(),
			...(supply ? [supply.plus, supply.minus] : []),
			...(battery ? [battery.plus, battery.minus] : []),
		];
		expect(kind?.pins).toEqual(expect.arrayContaining(named));
	});

	test("says what its supply stands, and its address where it listens on I2C", () => {
		const pins = kind?.pins ?? [];
		const isModule = pins.some((pin) => /^(VCC|VDD|VIN|V\+|VS)$/.test(pin)) && !facts.passive;
		if (isModule) expect(facts.supply).toBeDefined();
		expect(facts.address !== undefined).toBe(pins.includes("SDA") && pins.includes("SCL"));
	});
});
