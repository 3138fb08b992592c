import { type DebugFunction, type DebugInfo, type DebugVariable, debugInfo } from "#domain/bench/debug-info.ts";
import { type FrameRule, readCallFrames } from "./call-frames.ts";
import { DwarfReader, littleEndian } from "./dwarf-reader.ts";
import { elfSections } from "./elf-sections.ts";
import { AT, type AttributeValue, type Entry, numberOf, readUnits, TAG, textOf } from "./entries.ts";
import { type LineRow, readLineTable } from "./line-table.ts";
import { type FrameBase, readFrameBase, readWhereabouts } from "./locations.ts";
import { TypeTable } from "./types.ts";

type Range = [number, number];
type Sections = ReadonlyMap<string, Uint8Array>;

const NONE = new Uint8Array();
const MOST_VARIABLES = 300;

/**
 * What a debugger needs of a linked sketch, from its DWARF 4: of the functions, variables and lines that the sketch itself
 * declares. `file` is the name that its lines have there. Null where the program has no such information, or a forged one.
 */
export function readDebugInfo(elf: Uint8Array, file: string): DebugInfo | null {
	try {
		const sections = elfSections(elf);
		for (const unit of readUnits(sections)) {
			const info = unit.tag === TAG.unit ? readUnit(unit, sections, file) : null;
			// A forged one may name sizes that no page takes.
			if (info) return debugInfo.safeParse(info).data ?? null;
		}
		return null;
	} catch (error) {
		if (error instanceof RangeError) return null;
		throw error;
	}
}

function readUnit(unit: Entry, sections: Sections, file: string): DebugInfo | null {
	const lineTable = unit.attributes.get(AT.lineTable);
	if (lineTable?.is !== "section") return null;
	const { files, rows } = readLineTable(sections.get(".debug_line") ?? NONE, lineTable.offset);
	const own = files.indexOf(file);
	if (own < 0) return null;

	const entries = new Map<number, Entry>();
	const collect = (entry: Entry) => {
		entries.set(entry.offset, entry);
		for (const child of entry.children) collect(child);
	};
	collect(unit);
	const lists = sections.get(".debug_loc") ?? NONE;
	const unitStart = numberOf(unit, AT.lowPc) ?? 0;
	const frames = readCallFrames(sections.get(".debug_frame") ?? NONE);
	const isOwn = (entry: Entry): boolean => numberOf(entry, AT.declFile) === own;
	const types = new TypeTable((offset) => entries.get(offset), isOwn);

	/** The entry's declaration, where it is another entry. */
	function declared(entry: Entry): Entry {
		const reference = entry.attributes.get(AT.specification) ?? entry.attributes.get(AT.abstractOrigin);
		return (reference?.is === "entry" && entries.get(reference.offset)) || entry;
	}

	function rangesOf(entry: Entry): Range[] {
		const [low, high] = [numberOf(entry, AT.lowPc), numberOf(entry, AT.highPc)];
		// The form of the upper one says whether it is a length; avr-gcc writes lengths.
		if (low !== undefined && high !== undefined) return [[low, high > low ? high : low + high]];
		const list = entry.attributes.get(AT.ranges);
		if (list?.is !== "section") return [];
		const section = sections.get(".debug_ranges") ?? NONE;
		const reader = new DwarfReader(section, list.offset);
		const ranges: Range[] = [];
		while (ranges.length < MOST_VARIABLES) {
			const [from, to] = [reader.u32(), reader.u32()];
			if (from === 0 && to === 0) break;
			ranges.push([unitStart + from, unitStart + to]);
		}
		return ranges;
	}

	function variable(entry: Entry, frame: FrameBase, scope: Range[] | null): DebugVariable[] {
		const origin = declared(entry);
		const name = textOf(origin, AT.name);
		const type = types.of(origin) ?? types.of(entry);
		if (!name || type === null || numberOf(origin, AT.artificial)) return [];
		const fixed = bitsOf(entry.attributes.get(AT.constValue) ?? origin.attributes.get(AT.constValue));
		const where =
			fixed === undefined
				? readWhereabouts(
						entry.attributes.get(AT.location) ?? origin.attributes.get(AT.location),
						lists,
						unitStart,
						frame,
					)
				: [{ from: 0, to: 0x10000, value: fixed }];
		return [{ name, type, constant: types.isConstant(origin), ...(scope ? { scope } : {}), where }];
	}

	function variablesIn(entry: Entry, frame: FrameBase, scope: Range[] | null): DebugVariable[] {
		return entry.children.flatMap((child) => {
			if (child.tag === TAG.lexicalBlock) {
				const ranges = rangesOf(child);
				return variablesIn(child, frame, ranges.length > 0 ? ranges : scope);
			}
			return child.tag === TAG.variable || child.tag === TAG.parameter ? variable(child, frame, scope) : [];
		});
	}

	const lines = ownLines(unit, rows, own, rangesOf);
	const functions = unit.children.flatMap((entry): DebugFunction[] => {
		if (entry.tag !== TAG.subprogram) return [];
		const origin = declared(entry);
		const [name, range] = [textOf(origin, AT.name), rangesOf(entry)[0]];
		if (!name || !range || !isOwn(origin) || numberOf(origin, AT.artificial) || isStartUp(name)) return [];
		const [from, to] = range;
		const rules: FrameRule[] = frames.get(from) ?? [];
		const variables = variablesIn(entry, readFrameBase(entry.attributes.get(AT.frameBase)), null);
		return [
			{
				name,
				from,
				to,
				body: bodyOf(range, numberOf(origin, AT.declLine), lines),
				frames: rules,
				variables: variables.slice(0, MOST_VARIABLES),
			},
		];
	});
	functions.sort((a, b) => a.from - b.from);
	const inside = (address: number) =>
		functions.some(({ from, body, to }) => address >= Math.max(from, body) && address < to);
	const globals = unit.children.filter(
		(entry) => entry.tag === TAG.variable && isOwn(declared(entry)) && !entry.attributes.has(AT.declaration),
	);
	return {
		lines: lines.filter(([address]) => inside(address)),
		functions,
		globals: globals.flatMap((entry) => variable(entry, null, null)).slice(0, MOST_VARIABLES),
		types: types.types,
	};
}

/** What the compiler adds for values that are computed before `setup`. */
function isStartUp(name: string): boolean {
	return name.startsWith("_GLOBAL__") || name.startsWith("__static_initialization");
}

/** The rows of the sketch; what is inlined from elsewhere counts as the line that calls it. */
function ownLines(
	unit: Entry,
	rows: readonly LineRow[],
	own: number,
	rangesOf: (entry: Entry) => Range[],
): [number, number][] {
	const inlined: { ranges: Range[]; line: number }[] = [];
	const find = (entry: Entry) => {
		for (const child of entry.children) {
			const line = numberOf(child, AT.callLine);
			if (child.tag === TAG.inlined && numberOf(child, AT.callFile) === own && line !== undefined)
				inlined.push({ ranges: rangesOf(child), line });
			else find(child);
		}
	};
	find(unit);
	const callerOf = (address: number) =>
		inlined.find(({ ranges }) => ranges.some(([from, to]) => address >= from && address < to))?.line;
	const lines: [number, number][] = [];
	for (const { address, line, file } of rows) {
		const shown = file === own ? line : callerOf(address);
		if (shown !== undefined) lines.push([address, shown]);
	}
	return lines;
}

/** Where a function's body begins: at its first line that does not declare it, else at its second row. */
function bodyOf([from, to]: Range, declaring: number | undefined, lines: readonly [number, number][]): number {
	const own = lines.filter(([address]) => address >= from && address < to);
	return (own.find(([, line]) => line !== declaring) ?? own[1] ?? own[0])?.[0] ?? from;
}

/** A constant's bits as a whole number. */
function bitsOf(value: AttributeValue | undefined): number | undefined {
	if (value?.is === "number") return value.number;
	if (value?.is !== "block" || value.block.length === 0 || value.block.length > 6) return undefined;
	return littleEndian(value.block);
}
