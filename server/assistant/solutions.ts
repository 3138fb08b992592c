import { answerFor } from "#content/answers.ts";
import { blockAnswerFor } from "#content/answers-blocks.ts";
import { type BlockProjectCard, listBlockProjects } from "#content/block-projects.ts";
import { listProjects } from "#content/projects.ts";
import { fromBlockly } from "#domain/bench/block-program/from-blockly.ts";
import { toCpp } from "#domain/bench/block-program/to-cpp.ts";

/**
 * The programs that solve a project, as C++; those of every project where it is not known which one is asked about.
 */
export function solutionsOf(projectId: string | undefined): string[] {
	const [sketches, blocks] = [listProjects(), listBlockProjects()];
	const isAsked = ({ id }: { id: string }) => id === projectId;
	const known = [...sketches, ...blocks].some(isAsked);
	return [
		...(known ? sketches.filter(isAsked) : sketches).flatMap(({ id }) => sketchesFor(id)),
		...(known ? blocks.filter(isAsked) : blocks).flatMap(blocksAsSketches),
	];
}

function sketchesFor(projectId: string): string[] {
	const answers = answerFor(projectId);
	return answers ? [answers.solution, ...answers.accepted.map(({ source }) => source)] : [];
}

function blocksAsSketches({ id, devices }: BlockProjectCard): string[] {
	const program = fromBlockly(blockAnswerFor(id)?.solution);
	return program ? [toCpp(program, devices, { runsOnce: "", meansYes: () => "" })] : [];
}
