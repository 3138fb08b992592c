import type { Lesson } from "#content/lesson-schema.ts";
import { type AssignedLearner, cameLate } from "#domain/classroom/assignment-progress.ts";
import { type Dated, dayOf } from "#domain/classroom/assignments.ts";
import { presenceOf, type WorkState } from "#domain/classroom/class-progress.ts";
import { m } from "#messages/generated/messages.js";
import { failureText } from "#web/app/progress/use-lesson-texts.ts";
import { dateLocale } from "#web/platform/ui/date-locale.ts";

export interface AssignedRow {
	learner: AssignedLearner;
	state: WorkState;
}

interface Around extends Dated {
	lesson: Lesson | null | undefined;
	/** By the server's clock. */
	now: string;
}

const WEEK_MS = 6 * 86_400_000;

/** What a learner has done of an assignment, in one line. */
export function rowText({ learner, state }: AssignedRow, { lesson, now, dueOn }: Around): string {
	const { work, tried, submission } = learner;
	switch (state) {
		case "stuck": {
			const failure = failureText(lesson, work);
			const stuck =
				work.activeMinutes > 0
					? m.assignment_row_stuck_minutes({ minutes: work.activeMinutes })
					: m.assignment_row_stuck_tries({ attempts: work.failedInRow });
			if (!failure) return stuck;
			return failure.observed
				? m.assignment_row_because({ state: stuck, reason: failure.observed })
				: m.assignment_row_at_step({ state: stuck, step: failure.title });
		}
		case "waiting":
		case "done":
			return listed(
				doneText(learner, now),
				checksText(submission ?? tried),
				cameLate(work, { dueOn }) && m.assignment_row_late(),
			);
		case "tried":
			return workingText(learner, now);
		case "none":
			return notBegunText(learner, now);
	}
}

function doneText({ work, submission }: AssignedLearner, now: string): string {
	const handedIn = submission && submission.status !== "rejected";
	const at = handedIn ? submission.at : (work.doneAt ?? now);
	if (isToday(at, now)) {
		const time = timeOf(at);
		return handedIn ? m.assignment_row_handed_in_today({ time }) : m.assignment_row_done_today({ time });
	}
	const day = dayOn(at, now);
	return handedIn ? m.assignment_row_handed_in_on({ day }) : m.assignment_row_done_on({ day });
}

function workingText(learner: AssignedLearner, now: string): string {
	const { work, tried, submission, at } = learner;
	const checks = checksText(tried);
	if (at === work.project && presenceOf(learner, now) === "working")
		return listed(m.assignment_row_working_now(), checks);
	if (submission?.status === "rejected") return m.assignment_row_sent_back();
	if (work.attempts === 0 || !work.lastAt) return m.assignment_row_opened();
	const worked = isToday(work.lastAt, now)
		? m.assignment_row_worked_today({ time: timeOf(work.lastAt) })
		: m.assignment_row_worked_on({ day: dayOn(work.lastAt, now) });
	return listed(worked, checks);
}

function notBegunText(learner: AssignedLearner, now: string): string {
	if (presenceOf(learner, now) !== "away") return m.assignment_row_none_now();
	if (learner.seenAt === null) return m.assignment_row_none_never();
	if (isToday(learner.seenAt, now)) return m.assignment_row_none_today();
	return m.assignment_row_none_on({ day: dayOn(learner.seenAt, now) });
}

function checksText(checks: AssignedLearner["tried"]): string | false {
	if (!checks?.of) return false;
	return m.assignment_row_checks({ passed: checks.passed ?? 0, of: checks.of });
}

const listed = (...parts: (string | false)[]) => parts.filter(Boolean).join(", ");

const isToday = (time: string, now: string) => dayOf(new Date(time)) === dayOf(new Date(now));

function timeOf(time: string): string {
	return new Date(time).toLocaleTimeString(dateLocale(), { hour: "2-digit", minute: "2-digit" });
}

/** The weekday within a week, then the date. */
function dayOn(time: string, now: string): string {
	const isNear = Date.parse(now) - Date.parse(time) < WEEK_MS;
	const parts = isNear ? ({ weekday: "long" } as const) : ({ day: "numeric", month: "long" } as const);
	return new Date(time).toLocaleDateString(dateLocale(), parts);
}
