import type { BlockProgram } from "#domain/bench/block-program/block-program.ts";
import { toBlockly } from "#domain/bench/block-program/to-blockly.ts";
import { parseProgram } from "./program-text.ts";
import { type ProvingPrograms, readPrograms, type WrongProgram } from "./read-programs.ts";

export interface NamedBlocks {
	readonly name: string;
	readonly program: BlockProgram;
}

export type WrongBlocks = NamedBlocks & Pick<WrongProgram, "failsAt" | "sees">;

/** The programs that prove the checks of a block project, or of its second challenge. */
export interface ProvingBlocks {
	/** The solution's blocks, in Blockly's own form. */
	readonly solution: Record<string, unknown>;
	/** Other programs that must pass. */
	readonly accepted: readonly NamedBlocks[];
	/** Programs that must not pass. */
	readonly wrong: readonly WrongBlocks[];
}

/** What only the server and the tools may know of a block project. */
export interface BlockAnswers extends ProvingBlocks {
	/** Null where the second challenge is not checked. */
	readonly extension: ProvingBlocks | null;
}

const files = import.meta.glob<string>("./projects/*/programs.blocks", {
	eager: true,
	import: "default",
	query: "?raw",
});
const known = new Map<string, BlockAnswers>();

/** The answers of a block project; undefined for any other. */
export function blockAnswerFor(projectId: string): BlockAnswers | undefined {
	const text = files[`./projects/${projectId}/programs.blocks`];
	if (text === undefined) return undefined;
	const answers = known.get(projectId) ?? answersOf(text);
	known.set(projectId, answers);
	return answers;
}

function answersOf(text: string): BlockAnswers {
	const { extension, ...project } = readPrograms(text, "==");
	return { ...parsed(project), extension: extension && parsed(extension) };
}

function parsed({ solution, accepted, wrong }: ProvingPrograms): ProvingBlocks {
	return {
		solution: toBlockly(parseProgram(solution)),
		accepted: accepted.map(({ name, source }) => ({ name, program: parseProgram(source) })),
		wrong: wrong.map(({ source, ...one }) => ({ ...one, program: parseProgram(source) })),
	};
}
