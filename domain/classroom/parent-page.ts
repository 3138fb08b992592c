import { dayOf } from "./assignments.ts";
import { daysHere, lessonDays, type ReportedLearner, type ReportedWork } from "./class-report.ts";

/** What the page for the parents of one learner says. Days are `YYYY-MM-DD` where the reader is. */

const MADE = 3;
const LESSONS = 6;

/** The work that the page begins with, and how far it is: of this day if there is any. */
export interface FirstWork {
	project: string;
	state: "finished" | "worked" | "finished_before" | "begun_before";
	/** When it was finished, or else begun; null where that is not known. */
	day: string | null;
}

export function newestFirst(works: readonly ReportedWork[]): ReportedWork[] {
	return works.toSorted((one, other) => timeOf(other) - timeOf(one));
}

/** The newest works, as many as are listed; the one that the page begins with comes first. */
export function madeBy({ works }: Pick<ReportedLearner, "works">, first?: FirstWork | null): ReportedWork[] {
	const isFirst = ({ project }: ReportedWork) => Number(project === first?.project);
	return newestFirst(works)
		.toSorted((one, other) => isFirst(other) - isFirst(one))
		.slice(0, MADE);
}

/** `today` is the report of the day, `all` that of the days until then. Null without any work. */
export function firstWorkOf(
	today: Pick<ReportedLearner, "works"> | undefined,
	all: Pick<ReportedLearner, "works">,
): FirstWork | null {
	const ofToday = today?.works.find(({ doneAt }) => doneAt) ?? today?.works[0];
	if (ofToday) return { project: ofToday.project, ...stateOn(ofToday, "finished", "worked") };
	const ofBefore = newestFirst(all.works);
	const before = ofBefore.find(({ doneAt }) => doneAt) ?? ofBefore[0];
	return before ? { project: before.project, ...stateOn(before, "finished_before", "begun_before") } : null;
}

function stateOn(work: ReportedWork, done: FirstWork["state"], begun: FirstWork["state"]) {
	return { state: work.doneAt ? done : begun, day: dayOfWork(work) };
}

/** When a work was finished, or else begun. */
export function dayOfWork({ doneAt, firstAt }: ReportedWork): string | null {
	const time = doneAt ?? firstAt;
	return time === undefined ? null : dayOf(new Date(time));
}

/** The last days on which the class met, and whether the learner was here. */
export function lastLessons(
	learner: ReportedLearner,
	mates: readonly ReportedLearner[],
): { day: string; here: boolean }[] {
	const days = daysHere(learner);
	return lessonDays(mates)
		.slice(-LESSONS)
		.map((day) => ({ day, here: days.has(day) }));
}

function timeOf({ doneAt, firstAt }: ReportedWork): number {
	return Date.parse(doneAt ?? firstAt ?? "1970-01-01");
}
