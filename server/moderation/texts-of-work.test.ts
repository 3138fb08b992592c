import { expect, test } from "vitest";
import { createFilter } from "./filter.ts";
import { textsOfWork } from "./texts-of-work.ts";

const filter = createFilter({ blocked: [], allowed: [] });
const found = (work: Parameters<typeof textsOfWork>[0]) => textsOfWork(work).flatMap((text) => filter(text));
const blocks = (block: object) =>
	JSON.stringify({
		blocks: { languageVersion: 0, blocks: [{ type: "flag", id: "0712.345@678.com", x: 712345, y: 678, ...block }] },
	});
const of = (program: string, circuit: string | null = null) =>
	found({ projectId: "p", kind: "blocks", program, circuit });

test("ids and coordinates of blocks are not taken for contact details", () => {
	expect(of(blocks({}))).toEqual([]);
});

test.each([
	["a field", { fields: { TEXT: "call 0712 345 678" } }],
	["a comment", { icons: { comment: { text: "call 0712 345 678", pinned: false } } }],
	["a field of a block far inside", { next: { block: { type: "say", fields: { TEXT: "asha@gmail.com" } } } }],
])("a contact detail in %s of blocks is found", (_, block) => {
	expect(of(blocks(block))).toHaveLength(1);
});

test("the labels and names of a circuit's parts are read, its wires are not", () => {
	const wires = [{ from: "uno.0712345678", to: "bb.a1", color: "red" }];
	const part = { id: "led", kind: "led", x: 0, y: 0 };
	const circuit = (more: object) => JSON.stringify({ board: "uno", parts: [{ ...part, ...more }], wires });
	expect(of(blocks({}), circuit({}))).toEqual([]);
	expect(of(blocks({}), circuit({ props: { label: "0712 345 678" } }))).toHaveLength(1);
	expect(of(blocks({}), circuit({ id: "call_0712345678" }))).toHaveLength(1);
});

test("a contact detail in keys, colours and ends of wires is found", () => {
	const part = { id: "led", kind: "led", x: 0, y: 0 };
	const wire = { from: "uno.8", to: "bb.a1", color: "red" };
	const circuit = (work: object) => JSON.stringify({ board: "uno", parts: [part], wires: [wire], ...work });
	expect(of(blocks({}), circuit({}))).toEqual([]);
	for (const work of [
		{ wires: [{ ...wire, color: "call 0712 345 678" }] },
		{ wires: [{ ...wire, from: "call 0712 345 678" }] },
		{ parts: [{ ...part, legs: { "0712 345 678": "bb.a1" } }] },
		{ parts: [{ ...part, props: { "asha@gmail.com": 1 } }] },
		{ "0712345678": "" },
	]) {
		expect(of(blocks({}), circuit(work))).toHaveLength(1);
	}
	expect(of(blocks({ "asha@gmail.com": 1 }))).toHaveLength(1);
	expect(of(blocks({ "call me 0712 345 678": 1 })), "a key as long as a block's id").toHaveLength(1);
});

test("what is not JSON is read as text", () => {
	expect(of("asha@gmail.com")).toHaveLength(1);
});

test("endless nesting is read without a fault", () => {
	expect(of("[".repeat(50_000) + "]".repeat(50_000))).toEqual([]);
});
