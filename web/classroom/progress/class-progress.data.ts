import {
	type ClassBoard,
	type ClassProgress,
	classBoards,
	classProgress,
	type LearnerProgress,
	learnerProgress,
	type TeacherToday,
	teacherToday,
	withPresentHand,
} from "#domain/classroom/class-progress.ts";
import type { Backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";

/** A class × its projects, and who is here, in one request. Throws `BackendError`. */
export async function getClassProgress(backend: Backend, classId: string): Promise<ClassProgress> {
	const progress = classProgress.parse(unwrap(await backend.rpc("class_progress", { class_id: classId })));
	return { ...progress, learners: progress.learners.map((learner) => withPresentHand(learner, progress.now)) };
}

/** The newest work on up to 12 boards, in one request. Throws `BackendError`. */
export async function listClassBoards(
	backend: Backend,
	classId: string,
	wanted: readonly Pick<ClassBoard, "learner" | "project">[],
): Promise<ClassBoard[]> {
	return classBoards.parse(unwrap(await backend.rpc("class_boards", { class_id: classId, wanted: [...wanted] })));
}

/** What one learner has done, newest first. Throws `BackendError`. */
export async function getLearnerProgress(backend: Backend, learner: string): Promise<LearnerProgress> {
	const progress = learnerProgress.parse(unwrap(await backend.rpc("learner_progress", { learner })));
	return withPresentHand(progress, progress.now);
}

/** Takes the hand down, and the mark of being stuck until the next failed try. */
export async function markHelped(backend: Backend, learner: string): Promise<void> {
	unwrap(await backend.rpc("mark_helped", { learner }));
}

/** A teacher's open tasks, the week, and who is signed in. Days are those of this browser's time zone. Throws `BackendError`. */
export async function getTeacherToday(backend: Backend): Promise<TeacherToday> {
	const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
	return teacherToday.parse(unwrap(await backend.rpc("teacher_today", { zone })));
}

/** Puts a teacher's message into the learner's bell. Throws `BackendError` QTIPS: 20 in an hour. */
export async function giveTip(backend: Backend, learner: string, tip: string, projectId: string): Promise<void> {
	unwrap(await backend.rpc("give_tip", { learner, tip, project_id: projectId }));
}
