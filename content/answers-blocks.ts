import type { BlockProgram } from "#domain/bench/block-program/block-program.ts";
import { toBlockly } from "#domain/bench/block-program/to-blockly.ts";
import { parseProgram } from "./program-text.ts";

/** What only the server and the tools may know of a block project. */
export interface BlockAnswers {
	/** The solution's blocks, in Blockly's own form. */
	readonly solution: Record<string, unknown>;
	/** Other programs that must pass. */
	readonly accepted: readonly { readonly name: string; readonly program: BlockProgram }[];
	/** Programs that must not pass, with the steps of which one catches them and the codes of what is seen there. */
	readonly wrong: readonly WrongBlocks[];
}

/** Programs for a project's extension: those that must pass, the first of them the solution, and those that must not. */
export type ExtensionBlocks = Pick<BlockAnswers, "accepted" | "wrong">;

export interface WrongBlocks {
	readonly name: string;
	readonly program: BlockProgram;
	/** One of these, as the order of the scenes is drawn. */
	readonly failsAt: readonly string[];
	readonly sees: readonly string[];
}

const files = import.meta.glob<string>("./projects/*/{programs,extension}.blocks", {
	eager: true,
	import: "default",
	query: "?raw",
});
const known = new Map<string, BlockAnswers>();

/** A block project's answers; undefined for a project without a solution. */
export function blockAnswerFor(projectId: string): BlockAnswers | undefined {
	const text = files[`./projects/${projectId}/programs.blocks`];
	if (text === undefined) return undefined;
	const answers = known.get(projectId) ?? readPrograms(text);
	known.set(projectId, answers);
	return answers;
}

/** The programs of a block project's extension; undefined where it is not checked. */
export function extensionBlocksFor(projectId: string): ExtensionBlocks | undefined {
	const text = files[`./projects/${projectId}/extension.blocks`];
	return text === undefined ? undefined : sortPrograms(readSections(text));
}

/**
 * `programs.blocks` and `extension.blocks`: each program below its head: `== solution`, `== accepted <name>`, or
 * `== wrong <name> (<step> <step>: <code>)` with the steps that catch it and what is seen there.
 */
function readSections(text: string) {
	const sections = text.split(/^== /m).slice(1);
	return sections.map((section) => {
		const [head = "", ...lines] = section.split("\n");
		const [, kind, name = "", failsAt = "", sees = ""] = /^(\w+) ?(\S*)(?: \((.+): (.+)\))?$/.exec(head) ?? [];
		return { kind, name, failsAt: failsAt.split(" "), sees: sees.split(" "), program: parseProgram(lines.join("\n")) };
	});
}

function readPrograms(text: string): BlockAnswers {
	const programs = readSections(text);
	const solution = programs.find(({ kind }) => kind === "solution");
	if (!solution) throw new Error("programs.blocks has no solution");
	return { solution: toBlockly(solution.program), ...sortPrograms(programs) };
}

function sortPrograms(programs: ReturnType<typeof readSections>): ExtensionBlocks {
	return {
		accepted: programs.flatMap(({ kind, name, program }) => (kind === "accepted" ? [{ name, program }] : [])),
		wrong: programs.flatMap(({ kind, ...one }) => (kind === "wrong" ? [one] : [])),
	};
}
