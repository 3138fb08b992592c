import { expect, test } from "vitest";
import { loadManual } from "#content/manuals.ts";
import { listProjects, loadProject } from "#content/projects.ts";
import related from "#content/related-manuals.json" with { type: "json" };
import { FLAG_HEIGHT, FONT_SIZES, layOut, type SchematicLayout, SYMBOL, textWidth } from "./schematic-layout.ts";
import { sourceOfCircuit, sourceOfManual } from "./schematic-source.ts";

const manuals = await Promise.all([...new Set(Object.values(related))].map((id) => loadManual(id)));
const projects = await Promise.all(listProjects().map(({ id }) => loadProject(id)));
const drawn = [
	...manuals.flatMap((one) => (one ? [[`manual ${one.id}`, sourceOfManual(one.circuitSetup)] as const] : [])),
	...projects.flatMap((one) => (one ? [[`lesson ${one.id}`, sourceOfCircuit(one.circuit)] as const] : [])),
];

interface Box {
	readonly name: string;
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
}

const textBoxes = ({ texts }: SchematicLayout) =>
	texts.map(({ text, x, y, anchor, style }): Box => {
		const width = textWidth(text, style);
		const left = x - { start: 0, middle: width / 2, end: width }[anchor];
		return {
			name: text,
			left,
			right: left + width,
			top: y - FONT_SIZES[style] * 0.8,
			bottom: y + FONT_SIZES[style] * 0.25,
		};
	});
const wireBoxes = ({ wires }: SchematicLayout) =>
	wires.map(
		({ from, to }): Box => ({
			name: `wire from ${from.x},${from.y} to ${to.x},${to.y}`,
			left: Math.min(from.x, to.x),
			right: Math.max(from.x, to.x),
			top: Math.min(from.y, to.y),
			bottom: Math.max(from.y, to.y),
		}),
	);
const blockBoxes = ({ blocks }: SchematicLayout) =>
	blocks.map(
		({ x, y, width, height }): Box => ({ name: "block", left: x, right: x + width, top: y, bottom: y + height }),
	);
const symbolBoxes = ({ parts, ends }: SchematicLayout) => [
	...parts.map(
		({ id, x, y }): Box => ({
			name: id,
			left: x - SYMBOL.width / 2,
			right: x + SYMBOL.width / 2,
			top: y - SYMBOL.above,
			bottom: y + SYMBOL.below,
		}),
	),
	...ends.map(({ x, y, symbol, side, width }): Box => {
		const half = FLAG_HEIGHT / 2;
		const { above, below, across } = {
			ground: { above: 0, below: 16, across: 18 },
			supply: { above: 11, below: 0, across: 14 },
			flag: { above: half, below: half, across: width },
		}[symbol];
		const left = side === "left" ? x - across : x;
		return { name: symbol, left, right: left + across, top: y - above, bottom: y + below };
	}),
];

/** What only touches does not meet. A wire has no area: it meets a box that it passes through. */
const meets = (one: Box, other: Box) =>
	one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const holds = (outer: Box, inner: Box) =>
	outer.left <= inner.left && inner.right <= outer.right && outer.top <= inner.top && inner.bottom <= outer.bottom;
/** Wires that lie on each other, or cross. At a joint they only touch. */
const wiresMeet = (one: Box, other: Box) => {
	const across = [Math.max(one.left, other.left), Math.min(one.right, other.right)] as const;
	const down = [Math.max(one.top, other.top), Math.min(one.bottom, other.bottom)] as const;
	if (across[0] > across[1] || down[0] > down[1]) return false;
	const isPoint = across[0] === across[1] && down[0] === down[1];
	const isEndOf = ({ left, right, top, bottom }: Box) =>
		(across[0] === left && down[0] === top) || (across[0] === right && down[0] === bottom);
	return !isPoint || (!isEndOf(one) && !isEndOf(other));
};

function meeting(ones: readonly Box[], others: readonly Box[], meet = meets): string[] {
	return ones.flatMap((one, index) =>
		others.flatMap((other, at) =>
			(ones === others ? at > index : true) && meet(one, other) ? `${one.name} × ${other.name}` : [],
		),
	);
}

test.each(drawn)("in the schematic of %s no text is under another one, a line or a symbol", (_, { drawn, texts }) => {
	const layout = layOut(drawn, texts);
	const [labels, wires, symbols] = [textBoxes(layout), wireBoxes(layout), symbolBoxes(layout)];
	expect(labels.length).toBeGreaterThan(0);
	expect(meeting(labels, labels)).toEqual([]);
	expect(meeting(labels, wires)).toEqual([]);
	const beside = (label: Box, symbol: Box) => meets(label, symbol) && !(symbol.name === "flag" && holds(symbol, label));
	expect(meeting(labels, symbols, beside)).toEqual([]);
	const whole = { name: "drawing", left: 0, right: layout.width, top: 0, bottom: layout.height };
	expect([...labels, ...symbols].filter((box) => !holds(whole, box))).toEqual([]);
});

test.each(drawn)("in the schematic of %s no line lies on another one or in a block", (_, { drawn, texts }) => {
	const layout = layOut(drawn, texts);
	const [wires, blocks, symbols] = [wireBoxes(layout), blockBoxes(layout), symbolBoxes(layout)];
	expect(meeting(wires, wires, wiresMeet)).toEqual([]);
	expect(meeting(wires, blocks)).toEqual([]);
	expect(meeting(wires, symbols)).toEqual([]);
	expect(meeting(blocks, blocks)).toEqual([]);
	expect(meeting(symbols, blocks)).toEqual([]);
	expect(meeting(symbols, symbols)).toEqual([]);
});

test("a label on a line is found", () => {
	const [wire, label] = [
		{ name: "wire", left: 0, right: 50, top: 10, bottom: 10 },
		{ name: "label", left: 10, right: 20, top: 5, bottom: 15 },
	];
	expect(meets(wire, label)).toBe(true);
	expect(wiresMeet(wire, { name: "on it", left: 40, right: 60, top: 10, bottom: 10 })).toBe(true);
	expect(wiresMeet(wire, { name: "across", left: 40, right: 40, top: 0, bottom: 20 })).toBe(true);
	expect(wiresMeet(wire, { name: "joined", left: 40, right: 40, top: 10, bottom: 20 })).toBe(false);
});
