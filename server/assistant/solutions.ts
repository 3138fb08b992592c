import { answerFor } from "#content/answers.ts";
import { blockAnswerFor } from "#content/answers-blocks.ts";
import { listProjects, loadProject } from "#content/projects.ts";
import { fromBlockly } from "#domain/bench/block-program/from-blockly.ts";
import { toCpp } from "#domain/bench/block-program/to-cpp.ts";

/**
 * The programs that solve a project, as C++; those of every project where it is not known which one is asked about.
 */
export async function solutionsOf(projectId: string | undefined): Promise<string[]> {
	const every = listProjects().map(({ id }) => id);
	const asked = every.filter((id) => id === projectId);
	return (await Promise.all((asked.length > 0 ? asked : every).map(solutionsFor))).flat();
}

async function solutionsFor(id: string): Promise<string[]> {
	const answers = answerFor(id);
	if (answers) return [answers.solution, ...answers.accepted.map(({ source }) => source)];
	const program = fromBlockly(blockAnswerFor(id)?.solution);
	const project = await loadProject(id);
	if (!program || project?.program.kind !== "blocks") return [];
	return [toCpp(program, project.program.devices, { runsOnce: "", meansYes: () => "" })];
}
