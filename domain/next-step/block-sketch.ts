import type { BlockProgram } from "../block-program/block-program.ts";
import type { BlockDevices } from "../block-program/devices.ts";
import { toCpp } from "../block-program/to-cpp.ts";

const MARK = /\/\/ @(\S+)$/;

/** The sketch that blocks make, and the block that each of its lines (from 1) belongs to. Blocks must fit the devices. */
export function blockSketch(program: BlockProgram, devices: BlockDevices) {
	const source = toCpp(program, devices, { runsOnce: "", meansYes: (level) => level, mark: (id) => `@${id}` });
	const lines = source.split("\n");
	const last = program.statements.at(-1);
	return {
		source,
		blockAt(line: number): string | null {
			for (let at = line - 1; at >= 0; at -= 1) {
				const id = MARK.exec(lines[at] ?? "")?.[1];
				if (id !== undefined) return id;
				// A last forever is the loop itself.
				if (/^void loop\(/.test(lines[at] ?? "")) return last?.do === "forever" ? last.id : null;
			}
			return null;
		},
	};
}
