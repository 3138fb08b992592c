import { type AssignmentProgress, assignmentProgress } from "#domain/classroom/assignment-progress.ts";
import type { Backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";

/** The learner was reminded within the last day, or has it done. */
export const REMINDED = "QREMI";

/** How far its learners are. Throws `BackendError` 42501 where it is not the teacher's, or was taken back. */
export async function getAssignmentProgress(backend: Backend, batchId: string): Promise<AssignmentProgress> {
	return assignmentProgress.parse(unwrap(await backend.rpc("assignment_progress", { batch: batchId })));
}

/** Rings in the learner's bell. Throws `BackendError` QREMI. */
export async function remindOfAssignment(backend: Backend, batchId: string, learner: string): Promise<void> {
	unwrap(await backend.rpc("remind_of_assignment", { batch: batchId, learner }));
}
