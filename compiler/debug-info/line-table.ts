import { DwarfReader } from "./dwarf-reader.ts";

export interface LineRow {
	address: number;
	line: number;
	/** Index in `files`. */
	file: number;
}

export interface LineTable {
	/** By their index, from 1. */
	files: readonly string[];
	/** Where statements begin, by ascending address; of several rows of one address the last. */
	rows: readonly LineRow[];
}

const MOST_ROWS = 100_000;

/** Reads one unit's line number program (DWARF 4, chapter 6.2) at an offset of `.debug_line`. */
export function readLineTable(section: Uint8Array, offset: number): LineTable {
	const head = new DwarfReader(section, offset);
	const length = head.u32();
	const unit = new DwarfReader(section.subarray(0, offset + 4 + length), offset + 4);
	const version = unit.u16();
	if (version < 2 || version > 4) throw new RangeError(`Unknown version of line table: ${version}`);
	const headerLength = unit.u32();
	const program = unit.at + headerLength;
	const shortest = unit.u8();
	if (version >= 4) unit.u8();
	const startsStatement = unit.u8() !== 0;
	const lineBase = unit.number(1, true);
	const lineRange = unit.u8();
	const opcodeBase = unit.u8();
	const operands = Array.from({ length: Math.max(0, opcodeBase - 1) }, () => unit.u8());
	while (unit.text() !== "");
	const files = [""];
	for (let name = unit.text(); name !== ""; name = unit.text()) {
		files.push(name);
		for (let field = 0; field < 3; field++) unit.uleb();
	}
	unit.at = program;

	const found = new Map<number, LineRow>();
	let state = { address: 0, line: 1, file: 1, isStatement: startsStatement };
	const addRow = () => {
		if (found.size > MOST_ROWS) throw new RangeError("Too many lines");
		const { address, line, file } = state;
		if (state.isStatement) found.set(address, { address, line, file });
	};
	const advance = (steps: number) => {
		state.address += steps * shortest;
	};
	while (!unit.ended) {
		const opcode = unit.u8();
		if (opcode >= opcodeBase) {
			const adjusted = opcode - opcodeBase;
			advance(Math.floor(adjusted / lineRange));
			state.line += lineBase + (adjusted % lineRange);
			addRow();
		} else if (opcode === 0) {
			const end = unit.uleb() + unit.at;
			const extended = unit.u8();
			if (extended === 1) state = { address: 0, line: 1, file: 1, isStatement: startsStatement };
			else if (extended === 2) state.address = unit.u32();
			unit.at = end;
		} else if (opcode === 1) addRow();
		else if (opcode === 2) advance(unit.uleb());
		else if (opcode === 3) state.line += unit.sleb();
		else if (opcode === 4) state.file = unit.uleb();
		else if (opcode === 6) state.isStatement = !state.isStatement;
		else if (opcode === 8) advance(Math.floor((255 - opcodeBase) / lineRange));
		else if (opcode === 9) state.address += unit.u16();
		else for (let operand = 0; operand < (operands[opcode - 1] ?? 0); operand++) unit.uleb();
	}
	return { files, rows: [...found.values()].sort((a, b) => a.address - b.address) };
}
