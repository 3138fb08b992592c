import type { BlockProgram } from "#domain/block-program/block-program.ts";

/** What only the server and the tools may know of a block project. */
export interface BlockAnswers {
	/** The solution's blocks, in Blockly's own form. */
	readonly solution: object;
	/** Other programs that must pass. */
	readonly accepted: readonly { readonly name: string; readonly program: BlockProgram }[];
	/** Programs that must not pass, with the steps of which one catches them and the codes of what is seen there. */
	readonly wrong: readonly WrongBlocks[];
}

export interface WrongBlocks {
	readonly name: string;
	readonly program: BlockProgram;
	/** One of these, as the order of the scenes is drawn. */
	readonly failsAt: readonly string[];
	readonly sees: readonly string[];
}

const solutions = import.meta.glob<object>("./projects/*/solution.blocks.json", { eager: true, import: "default" });
const accepted = import.meta.glob<{ program: BlockProgram }>("./projects/*/accepted/*.json", {
	eager: true,
	import: "default",
});
const wrong = import.meta.glob<Omit<WrongBlocks, "name">>("./projects/*/wrong/*.json", {
	eager: true,
	import: "default",
});

/** A block project's answers; undefined for a project without a solution. */
export function blockAnswerFor(projectId: string): BlockAnswers | undefined {
	const solution = solutions[`./projects/${projectId}/solution.blocks.json`];
	if (solution === undefined) return undefined;
	return {
		solution,
		accepted: filesOf(`./projects/${projectId}/accepted/`, accepted),
		wrong: filesOf(`./projects/${projectId}/wrong/`, wrong),
	};
}

function filesOf<T extends object>(folder: string, files: Record<string, T>): (T & { name: string })[] {
	return Object.entries(files)
		.filter(([path]) => path.startsWith(folder))
		.map(([path, file]) => ({ ...file, name: path.slice(folder.length, -".json".length) }));
}
