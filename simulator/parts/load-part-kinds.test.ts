import { expect, test } from "vitest";
import type { Circuit } from "../circuit.ts";
import { loadPartKinds } from "./load-part-kinds.ts";
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

test("what is there already is given at once, and what does not exist is left out", () => {
	const kinds = loadPartKinds(circuit("led", "toaster", "constructor"));
	expect(kinds).toBeInstanceOf(Map);
	expect(kinds).not.toHaveProperty("toaster");
});
