import { type Solution, teacherSolution } from "#domain/api/bench.ts";
import { ask } from "#web/platform/backend/ask.ts";

/** The solution of a project, for a verified educator. Throws `BackendError`, also when another person has signed in since. */
export async function askTeacherSolution(userId: string, projectId: string): Promise<Solution> {
	return (await ask(teacherSolution, { projectId }, { userId })).solution;
}
