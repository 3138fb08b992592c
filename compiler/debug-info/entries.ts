import { DwarfReader } from "./dwarf-reader.ts";

/** Entries and attributes that are read here (DWARF 4, chapter 7.5). */
export const TAG = {
	array: 0x01,
	class: 0x02,
	enumeration: 0x04,
	parameter: 0x05,
	lexicalBlock: 0x0b,
	member: 0x0d,
	pointer: 0x0f,
	reference: 0x10,
	unit: 0x11,
	structure: 0x13,
	typedef: 0x16,
	inlined: 0x1d,
	subrange: 0x21,
	base: 0x24,
	constant: 0x26,
	enumerator: 0x28,
	subprogram: 0x2e,
	variable: 0x34,
	volatile: 0x35,
} as const;

export const AT = {
	location: 0x02,
	name: 0x03,
	byteSize: 0x0b,
	lineTable: 0x10,
	lowPc: 0x11,
	highPc: 0x12,
	constValue: 0x1c,
	upperBound: 0x2f,
	abstractOrigin: 0x31,
	artificial: 0x34,
	memberLocation: 0x38,
	declFile: 0x3a,
	declLine: 0x3b,
	declaration: 0x3c,
	encoding: 0x3e,
	frameBase: 0x40,
	specification: 0x47,
	type: 0x49,
	ranges: 0x55,
	callFile: 0x58,
	callLine: 0x59,
} as const;

/** An attribute: a number, a text, an expression, or an offset in another section. */
export type AttributeValue =
	| { is: "number"; number: number }
	| { is: "text"; text: string }
	| { is: "block"; block: Uint8Array }
	/** The entry at this offset. */
	| { is: "entry"; offset: number }
	/** An offset in `.debug_loc`, `.debug_ranges` or `.debug_line`. */
	| { is: "section"; offset: number };

export interface Entry {
	offset: number;
	tag: number;
	attributes: ReadonlyMap<number, AttributeValue>;
	children: Entry[];
}

interface Abbreviation {
	tag: number;
	hasChildren: boolean;
	attributes: readonly { attribute: number; form: number }[];
}

const MOST_ENTRIES = 50_000;
const DEEPEST = 64;
/** Of a name. */
const MOST_CHARACTERS = 120;

/** Every unit of `.debug_info`, as trees of entries. */
export function readUnits(sections: ReadonlyMap<string, Uint8Array>): Entry[] {
	const info = sections.get(".debug_info") ?? new Uint8Array();
	const abbrev = sections.get(".debug_abbrev") ?? new Uint8Array();
	const texts = sections.get(".debug_str") ?? new Uint8Array();
	const reader = new DwarfReader(info);
	const units: Entry[] = [];
	let count = 0;

	function readTree(unit: number, abbreviations: ReadonlyMap<number, Abbreviation>, depth: number): Entry | null {
		const offset = reader.at;
		const abbreviation = abbreviations.get(reader.uleb());
		if (!abbreviation) return null;
		if (++count > MOST_ENTRIES || depth > DEEPEST) throw new RangeError("Too many entries");
		const attributes = new Map<number, AttributeValue>();
		for (const { attribute, form } of abbreviation.attributes)
			attributes.set(attribute, readForm(reader, form, unit, texts));
		const children: Entry[] = [];
		if (abbreviation.hasChildren)
			for (
				let child = readTree(unit, abbreviations, depth + 1);
				child;
				child = readTree(unit, abbreviations, depth + 1)
			)
				children.push(child);
		return { offset, tag: abbreviation.tag, attributes, children };
	}

	while (!reader.ended) {
		const start = reader.at;
		const end = reader.u32() + start + 4;
		const version = reader.u16();
		const abbreviations = readAbbreviations(new DwarfReader(abbrev, reader.u32()));
		reader.u8();
		const root = version >= 2 && version <= 4 ? readTree(start, abbreviations, 0) : null;
		if (root) units.push(root);
		if (end <= start) throw new RangeError("A unit has no length");
		reader.at = end;
	}
	return units;
}

function readAbbreviations(reader: DwarfReader): Map<number, Abbreviation> {
	const found = new Map<number, Abbreviation>();
	for (let code = reader.uleb(); code !== 0; code = reader.uleb()) {
		const tag = reader.uleb();
		const hasChildren = reader.u8() !== 0;
		const attributes: { attribute: number; form: number }[] = [];
		for (;;) {
			const [attribute, form] = [reader.uleb(), reader.uleb()];
			if (attribute === 0 && form === 0) break;
			attributes.push({ attribute, form });
		}
		found.set(code, { tag, hasChildren, attributes });
	}
	return found;
}

/** Reads one attribute in its form (chapter 7.5.4). Signed and unsigned constants differ by their form only. */
function readForm(reader: DwarfReader, form: number, unit: number, texts: Uint8Array): AttributeValue {
	const number = (value: number) => ({ is: "number", number: value }) as const;
	const entry = (value: number) => ({ is: "entry", offset: unit + value }) as const;
	const block = (bytes: number) => ({ is: "block", block: reader.block(bytes) }) as const;
	switch (form) {
		case 0x01: // addr
			return number(reader.u32());
		case 0x03:
			return block(reader.u16());
		case 0x04:
			return block(reader.u32());
		case 0x05:
			return number(reader.number(2, true));
		case 0x06:
			return number(reader.number(4, true));
		case 0x07:
			return number(reader.number(8, true));
		case 0x08:
			return { is: "text", text: reader.text() };
		case 0x09:
		case 0x18: // exprloc
			return block(reader.uleb());
		case 0x0a:
			return block(reader.u8());
		case 0x0b:
			return number(reader.u8());
		case 0x0c:
			return number(reader.u8());
		case 0x0d:
			return number(reader.sleb());
		case 0x0e:
			return { is: "text", text: new DwarfReader(texts, reader.u32()).text() };
		case 0x0f:
			return number(reader.uleb());
		case 0x10: // ref_addr
			return { is: "entry", offset: reader.u32() };
		case 0x11:
			return entry(reader.u8());
		case 0x12:
			return entry(reader.u16());
		case 0x13:
			return entry(reader.u32());
		case 0x15:
			return entry(reader.uleb());
		case 0x17:
			return { is: "section", offset: reader.u32() };
		case 0x19:
			return number(1);
		case 0x20:
			reader.at += 8;
			return number(0);
		default:
			throw new RangeError(`Unknown form ${form}`);
	}
}

export function numberOf(entry: Entry, attribute: number): number | undefined {
	const value = entry.attributes.get(attribute);
	return value?.is === "number" ? value.number : undefined;
}

export function textOf(entry: Entry, attribute: number): string | undefined {
	const value = entry.attributes.get(attribute);
	return value?.is === "text" ? value.text.slice(0, MOST_CHARACTERS) : undefined;
}
