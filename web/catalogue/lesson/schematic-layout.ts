import type { LineEnd, Schematic } from "#simulator/wiring/schematic.ts";

/** What is written in a schematic. */
export interface SchematicTexts {
	readonly board: string;
	/** A module's name, or the value or name of a part with two ends. */
	part(id: string): string;
	/** The label of a module's pin. */
	pin(id: string, pin: string): string;
}

interface Point {
	readonly x: number;
	readonly y: number;
}

export interface SchematicText extends Point {
	readonly text: string;
	readonly anchor: "start" | "middle" | "end";
	readonly style: "normal" | "bold" | "small";
}

/** A drawing in its own units, `y` downwards. A wire is straight; a part's line is at its middle. */
export interface SchematicLayout {
	readonly width: number;
	readonly height: number;
	readonly blocks: readonly (Point & { readonly width: number; readonly height: number; readonly isBoard: boolean })[];
	readonly wires: readonly { readonly from: Point; readonly to: Point }[];
	readonly dots: readonly Point[];
	readonly parts: readonly (Point & { readonly id: string; readonly from: string })[];
	/** Where lines end at a supply or a named net: its name is among the texts. */
	readonly ends: readonly (Point & { readonly symbol: EndSymbol; readonly side: Side; readonly width: number })[];
	readonly texts: readonly SchematicText[];
}

export type EndSymbol = "ground" | "supply" | "flag";
/** On which side of the line's end the symbol is drawn. */
export type Side = "left" | "right";

export const FONT_SIZES = { normal: 14, bold: 14, small: 12 };
/** A part's symbol, in the middle of its stretch of line. */
export const SYMBOL = { width: 40, above: 14, below: 20 };
export const FLAG_HEIGHT = 22;

const MARGIN = 12;
const TOP = 30;
const ROW = 50;
const MODULE_NAME = 26;
const MODULE_GAP = 18;
const GAP = 18;

/** The width of a text, at least: a little more than the font's letters take. */
export function textWidth(text: string, style: SchematicText["style"]): number {
	return Math.ceil(text.length * FONT_SIZES[style] * (style === "bold" ? 0.62 : 0.58));
}

/** Lays out a schematic: the board on the left, then the ends that lines begin at, parts in columns, modules on the right. */
export function layOut({ lines, modules }: Schematic, texts: SchematicTexts): SchematicLayout {
	const board = { x: MARGIN, width: Math.max(92, textWidth(texts.board, "bold") + 8) };
	const startWidth = Math.max(0, ...lines.map(({ start }) => (start ? endWidth(start) : 0)));
	const startX = board.x + board.width + GAP + startWidth;
	const jointX = startX + GAP / 2;
	const partsX = startX + GAP;
	const column = Math.max(
		104,
		...lines.flatMap(({ parts }) => parts.map(({ id }) => textWidth(texts.part(id), "small") + 10)),
	);
	const partsInModuleLines = lines.map(({ parts, end }) => ("module" in end ? parts.length : 0));
	const moduleX = partsX + Math.max(0, ...partsInModuleLines) * column + 2 * GAP;
	const moduleWidth = Math.max(
		0,
		...modules.map(({ id }) => textWidth(texts.part(id), "bold") + 24),
		...lines.map(({ end }) => ("module" in end ? textWidth(texts.pin(end.module, end.modulePin), "normal") + 24 : 0)),
	);

	const ys: number[] = [];
	let next = TOP;
	for (const index of lines.keys()) {
		const begins = modules.some(({ firstLine }) => firstLine === index);
		const ended = modules.some((one) => one.firstLine + one.lines === index);
		next += (begins ? MODULE_NAME : 0) + (ended ? MODULE_GAP : 0);
		ys.push(next + ROW / 2);
		next += ROW;
	}
	const yOf = (line: number) => ys[line] ?? 0;

	const named = lines.flatMap(({ start, end }) =>
		[start, "module" in end ? null : end].flatMap((one) => (one ? nameOf(one) : [])),
	);
	/** The line and the one below begin at one net with no third end: they are joined, without its name. */
	const isLoop = (index: number) => {
		const [one, other] = [lines[index]?.start, lines[index + 1]?.start];
		if (!one || !other || !("net" in one) || nameOf(one) !== nameOf(other)) return false;
		return named.filter((name) => name === nameOf(one)).length === 2;
	};

	const wires: { from: Point; to: Point }[] = [];
	const dots: Point[] = [];
	const parts: SchematicLayout["parts"][number][] = [];
	const ends: SchematicLayout["ends"][number][] = [];
	const written: SchematicText[] = [];
	const write = (text: string, x: number, y: number, anchor: SchematicText["anchor"], style: SchematicText["style"]) =>
		written.push({ text, x, y, anchor, style });
	const addWire = (from: Point, to: Point) => wires.push({ from, to });

	function addEnd(end: LineEnd, x: number, y: number, side: Side) {
		const symbol = symbolOf(end);
		const away = { ground: 24, supply: 20, flag: 12 }[symbol];
		ends.push({ x, y, symbol, side, width: endWidth(end) });
		const anchor = side === "left" ? "end" : "start";
		write(nameOf(end), side === "left" ? x - away : x + away, y + (symbol === "ground" ? 12 : 5), anchor, "normal");
	}

	let right = modules.length > 0 ? moduleX + moduleWidth : 0;
	for (const [index, line] of lines.entries()) {
		const y = yOf(index);
		const isBranch = line.joined === "start";
		const from = isBranch ? jointX : line.pin === null ? startX : board.x + board.width;
		if (isBranch) {
			addWire({ x: jointX, y: yOf(index - 1) }, { x: jointX, y });
			dots.push({ x: jointX, y: yOf(index - 1) });
		} else if (isLoop(index)) addWire({ x: startX, y }, { x: startX, y: yOf(index + 1) });
		else if (line.pin !== null) write(line.pin, board.x + board.width - 8, y + 5, "end", "normal");
		else if (line.start && !isLoop(index - 1)) addEnd(line.start, startX, y, "left");
		for (const [at, part] of line.parts.entries()) {
			const x = partsX + at * column + column / 2;
			parts.push({ id: part.id, from: part.from, x, y });
			write(texts.part(part.id), x, y - 18, "middle", "small");
		}
		const joint = moduleX - GAP;
		const to = "module" in line.end ? (line.joined === "end" ? joint : moduleX) : partsX + line.parts.length * column;
		const stops = [from, ...line.parts.flatMap((_, at) => besidesSymbol(partsX + at * column + column / 2)), to];
		for (let at = 0; at < stops.length; at += 2) addWire({ x: stops[at] ?? 0, y }, { x: stops[at + 1] ?? 0, y });
		if (!("module" in line.end)) {
			addEnd(line.end, to, y, "right");
			right = Math.max(right, to + endWidth(line.end));
		} else if (line.joined === "end") {
			addWire({ x: joint, y: yOf(index - 1) }, { x: joint, y });
			dots.push({ x: joint, y: yOf(index - 1) });
		} else write(texts.pin(line.end.module, line.end.modulePin), moduleX + 10, y + 5, "start", "normal");
	}

	const bottom = next - 4;
	write(texts.board, board.x + board.width / 2, TOP - 8, "middle", "bold");
	const boxes = modules.map(({ id, firstLine, lines: count }) => {
		const top = yOf(firstLine) - ROW / 2 - MODULE_NAME + 10;
		write(texts.part(id), moduleX + moduleWidth / 2, top + 20, "middle", "bold");
		const height = yOf(firstLine + Math.max(count, 1) - 1) + 20 - top;
		return { x: moduleX, y: top, width: moduleWidth, height, isBoard: false };
	});
	const boardBox = { x: board.x, y: TOP, width: board.width, height: bottom - TOP, isBoard: true };
	return {
		width: right + MARGIN,
		height: bottom + MARGIN,
		blocks: [boardBox, ...boxes],
		wires,
		dots,
		parts,
		ends,
		texts: written,
	};
}

function besidesSymbol(middle: number): [number, number] {
	return [middle - SYMBOL.width / 2, middle + SYMBOL.width / 2];
}

export function nameOf(end: LineEnd): string {
	return "rail" in end ? end.rail : end.net;
}

function symbolOf(end: LineEnd): EndSymbol {
	if (!("rail" in end)) return "flag";
	return end.rail === "GND" ? "ground" : "supply";
}

function endWidth(end: LineEnd): number {
	return { ground: 24, supply: 20, flag: 18 }[symbolOf(end)] + textWidth(nameOf(end), "normal");
}
