import type { SavedBlock } from "#domain/bench/block-program/blockly-state.ts";
import { toBlockly } from "#domain/bench/block-program/to-blockly.ts";
import type { ToolboxBlock } from "./program-facts.ts";
import { BadProgramText, parseProgram } from "./program-text.ts";

/** What every project of blocks begins with. */
export const FLAG_ALONE = toBlockly({ version: 1, statements: [] });

/**
 * A toolbox as a project's file has it: each block as the line that it is in a program (`program-text.ts`), `if … else`
 * for one with two mouths, and a condition or a value alone for a block that gives it. `if`, `if else`, `wait until` and
 * `not` alone have no condition yet: the learner chooses one.
 *
 * @throws {BadProgramText} for a line that is no block.
 */
export function readToolbox(lines: readonly string[]): ToolboxBlock[] {
	return lines.map(readLine);
}

const EMPTY: Readonly<Record<string, string>> = {
	if: "if_then",
	"if else": "if_else",
	"wait until": "wait_until",
	not: "not",
};

function readLine(line: string): ToolboxBlock {
	const empty = EMPTY[line];
	if (empty) return { type: empty };
	const [, twoMouths] = /^(if .*) else$/.exec(line) ?? [];
	if (twoMouths !== undefined) return { ...statement(twoMouths), type: "if_else" };
	if (isValue(line)) return plugged(statement(`wait for ${line}`), line);
	return isCondition(line) ? plugged(statement(`wait until ${line}`), line) : statement(line);
}

function isValue(line: string): boolean {
	return /^\$?\w+$/.test(line) && line !== "forever";
}

function isCondition(line: string): boolean {
	return /^(?:not |sensed |\S+ [<=>] \S+$)/.test(line);
}

/** The block within another. */
function plugged(around: ToolboxBlock, line: string): ToolboxBlock {
	const [inner] = Object.values(around.plugged ?? {});
	if (!inner) throw new BadProgramText(line);
	return inner;
}

function statement(line: string): ToolboxBlock {
	const { blocks } = toBlockly(parseProgram(line)) as { blocks: { blocks: [{ next: { block: SavedBlock } }] } };
	return toolboxBlock(blocks.blocks[0].next.block);
}

/** A block as a toolbox has it, of one that Blockly saved. */
export function toolboxBlock({ type, fields = {}, inputs = {} }: SavedBlock): ToolboxBlock {
	const { VAR: variable, ...chosen } = fields as Record<string, string> & { VAR?: { id: string } };
	const held = Object.entries(inputs);
	const numbers = held.flatMap(([input, { shadow }]) => (shadow ? [[input, Number(shadow.fields?.NUM)]] : []));
	const blocks = held.flatMap(([input, { block }]) => (block ? [[input, toolboxBlock(block)]] : []));
	return {
		type,
		...(Object.keys(chosen).length > 0 && { fields: chosen }),
		...(variable && { variable: variable.id }),
		...(numbers.length > 0 && { numbers: Object.fromEntries(numbers) }),
		...(blocks.length > 0 && { plugged: Object.fromEntries(blocks) }),
	};
}
