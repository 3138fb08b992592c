import { type ClassLearner, type ClassProgress, presenceOf, stuckIn } from "#domain/classroom/class-progress.ts";
import { m } from "#messages/generated/messages.js";
import type { StudentNow } from "#web/classroom/classes/StudentList.tsx";
import { useClassProgress, useLiveProgress } from "#web/classroom/progress/class-progress.queries.ts";
import { minutesOf, titleOf } from "#web/classroom/progress/project-columns.ts";

/** Who of a class is signed in, and what they do, live: `now` is undefined without a class, and while it is not known. */
export function useClassNow(classId: string | undefined) {
	const query = useClassProgress(classId);
	useLiveProgress(classId);
	return { now: query.isSuccess && query.fetchStatus !== "paused" ? studentsNow(query.data) : undefined, query };
}

function studentsNow({ learners, now }: ClassProgress): ReadonlyMap<string, StudentNow> {
	const here = learners.filter((learner) => presenceOf(learner, now) !== "away");
	return new Map(here.map((learner) => [learner.id, nowOf(learner)]));
}

function nowOf(learner: ClassLearner): StudentNow {
	const [stuck] = stuckIn(learner, minutesOf);
	const at = stuck?.project ?? learner.at;
	const project = at === null ? undefined : titleOf(at);
	if (learner.handRaisedAt) return { state: "hand", text: m.progress_hand_raised(), project };
	if (stuck) return { state: "stuck", text: m.progress_row_stuck(), project };
	return { state: "here", text: m.progress_row_here(), project };
}
