import type { BlockProgram } from "../block-program/block-program.ts";
import type { BlockDevices } from "../block-program/devices.ts";
import { toCpp } from "../block-program/to-cpp.ts";

const MARK = /\/\/ @(\S+)$/;
const MARKS = / *\/\/ @\S+$/gm;
const LOOP = /^void loop\(/;
/** The name of what a line declares outside of `loop`: a constant, a variable, an object, a function. */
const DECLARED = /^\w[\w ]* (\w+)(?:\(| =|;)/;

/**
 * The sketch that blocks make, and the block that each of its lines (from 1) belongs to: for a line of a helper function,
 * or of a constant, the first block that uses it. Blocks must fit the devices.
 * `plain` is `source` without the ids of the blocks.
 */
export function blockSketch(program: BlockProgram, devices: BlockDevices) {
	const source = toCpp(program, devices, { runsOnce: "", meansYes: (level) => level, mark: (id) => `@${id}` });
	const lines = source.split("\n");
	const last = program.statements.at(-1);

	function blockAt(line: number): string | null {
		for (let at = line - 1; at >= 0; at -= 1) {
			const text = lines[at] ?? "";
			const id = MARK.exec(text)?.[1];
			if (id !== undefined) return id;
			// A last forever is the loop itself.
			if (LOOP.test(text)) return last?.do === "forever" ? last.id : null;
			const name = DECLARED.exec(text)?.[1];
			if (name === "setup") return null;
			if (name !== undefined) return firstUseOf(name, line);
		}
		return null;
	}

	function firstUseOf(name: string, after: number): string | null {
		const uses = new RegExp(`\\b${name}\\b`);
		for (const [index, text] of lines.entries()) {
			const block = index >= after && uses.test(text) ? blockAt(index + 1) : null;
			if (block !== null) return block;
		}
		return null;
	}

	return { source, plain: source.replace(MARKS, ""), blockAt };
}
