import { z } from "zod/mini";
import { dayOf } from "./assignments.ts";
import { isStuck, type WorkState } from "./class-progress.ts";

/** What a class did in a span of time. Times are ISO 8601; days are `YYYY-MM-DD` where the reader is. */

const span = z.object({
	from: z.string(),
	to: z.string(),
	/** Those with a heartbeat. */
	minutes: z.int(),
});

/** A project or challenge that a learner tried, finished or handed in during the span of time. */
const reportedWork = z.object({
	project: z.string(),
	tries: z.int(),
	/** How many steps of its checks passed, of how many. */
	passed: z.int(),
	steps: z.int(),
	firstAt: z.optional(z.string()),
	/** Handed in, and not reviewed yet. */
	waits: z.boolean(),
	doneAt: z.optional(z.string()),
	points: z.optional(z.int()),
	/** Hints and solutions taken. */
	helps: z.int(),
	/** The state of the learner, where they did not try it again later. */
	failedInRow: z.optional(z.int()),
	activeMinutes: z.optional(z.int()),
	failedStep: z.optional(z.string()),
});
export type ReportedWork = z.infer<typeof reportedWork>;

const reportedLearner = z.object({
	id: z.string(),
	name: z.string(),
	/** Won in the span of time, and in all until its end. */
	points: z.int(),
	allPoints: z.int(),
	spans: z.array(span),
	/** Those that are done come first. */
	works: z.array(reportedWork),
	/** What is given to the class, and was neither completed nor handed in until the end. */
	missing: z.array(z.string()),
});
export type ReportedLearner = z.infer<typeof reportedLearner>;

/** What `class_report` answers. */
export const classReport = z.object({
	name: z.string(),
	/** The nearest times outside at which somebody was here. */
	before: z.nullable(z.string()),
	after: z.nullable(z.string()),
	/** Submissions of the class that wait for review now. */
	waiting: z.int(),
	challenges: z.record(z.string(), z.object({ title: z.string(), points: z.int() })),
	learners: z.array(reportedLearner),
});
export type ClassReport = z.infer<typeof classReport>;

/** When a day begins where the reader is, or the one that is `later` days after it. */
export function startOfDay(day: string, later = 0): Date {
	const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
	return new Date(year, month - 1, date + later);
}

export function wasHere({ spans, works }: Pick<ReportedLearner, "spans" | "works">): boolean {
	return spans.length > 0 || works.length > 0;
}

export function minutesHere({ spans }: Pick<ReportedLearner, "spans">): number {
	return spans.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** The first and the last time that somebody was here; null where there was none. */
export function timesHere(learners: readonly ReportedLearner[]): { from: string; to: string } | null {
	const spans = learners.flatMap((learner) => learner.spans);
	const byTime = (one: string, other: string) => Date.parse(one) - Date.parse(other);
	const from = spans.map((one) => one.from).toSorted(byTime)[0];
	const to = spans
		.map((one) => one.to)
		.toSorted(byTime)
		.at(-1);
	return from === undefined || to === undefined ? null : { from, to };
}

/** `none` does not come: what is reported was tried at least. */
export function reportedState(work: ReportedWork, projectMinutes: number): WorkState {
	if (work.waits) return "waiting";
	if (work.doneAt) return "done";
	const { failedInRow = 0, activeMinutes = 0 } = work;
	return isStuck({ failedInRow, activeMinutes }, projectMinutes) ? "stuck" : "tried";
}

export function totalsOf({ learners }: Pick<ClassReport, "learners">) {
	const works = learners.flatMap((learner) => learner.works);
	const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
	return {
		here: learners.filter(wasHere).length,
		finished: works.filter(({ doneAt }) => doneAt).length,
		checks: sum(works.map(({ passed }) => passed)),
		points: sum(learners.map(({ points }) => points)),
		missing: sum(learners.map(({ missing }) => missing.length)),
	};
}

/** For each work that somebody has not handed in: who of those who were here, and who was not. */
export function missingWorks({ learners }: Pick<ClassReport, "learners">) {
	const projects = [...new Set(learners.flatMap(({ missing }) => missing))];
	return projects.map((project) => {
		const lacking = learners.filter(({ missing }) => missing.includes(project));
		return { project, here: lacking.filter(wasHere), away: lacking.filter((learner) => !wasHere(learner)) };
	});
}

/** The steps that learners are stuck on, with how many; the most first. */
export function stuckSteps(
	{ learners }: Pick<ClassReport, "learners">,
	minutesOf: (project: string) => number,
): { project: string; step: string | null; learners: number }[] {
	const counts = new Map<string, { project: string; step: string | null; learners: number }>();
	for (const work of learners.flatMap(({ works }) => works)) {
		if (reportedState(work, minutesOf(work.project)) !== "stuck") continue;
		const { project, failedStep: step = null } = work;
		const key = `${project} ${step}`;
		counts.set(key, { project, step, learners: (counts.get(key)?.learners ?? 0) + 1 });
	}
	return [...counts.values()].toSorted((one, other) => other.learners - one.learners);
}

/** The minutes of each day that a learner was here, in the order of the days. */
export function daysHere({ spans }: Pick<ReportedLearner, "spans">): Map<string, number> {
	const days = new Map<string, number>();
	for (const { from, minutes } of spans) {
		const day = dayOf(new Date(from));
		days.set(day, (days.get(day) ?? 0) + minutes);
	}
	return days;
}

/** On fewer, who was here worked at home. */
const LEARNERS_OF_A_LESSON = 3;

/** The days on which the class met, in their order: three at least were here, of a small class at least half. */
export function lessonDays(learners: readonly ReportedLearner[]): string[] {
	const counts = new Map<string, number>();
	for (const learner of learners) {
		for (const day of daysHere(learner).keys()) counts.set(day, (counts.get(day) ?? 0) + 1);
	}
	const least = Math.min(LEARNERS_OF_A_LESSON, Math.ceil(learners.length / 2));
	return [...counts].flatMap(([day, here]) => (here >= least ? day : [])).toSorted();
}

/** What share of a work's points was won, of 100. Null where it is not done. */
export function gradeOf({ doneAt, points }: ReportedWork, highest: number): number | null {
	if (!doneAt || points === undefined) return null;
	return highest === 0 ? 100 : Math.min(100, Math.round((100 * points) / highest));
}

/** The works of a report that somebody has begun or has to do, in the order in which they were begun. */
export function worksIn({ learners }: Pick<ClassReport, "learners">): string[] {
	const works = learners.flatMap((learner) => learner.works);
	const begun = works.toSorted((one, other) => timeOf(one) - timeOf(other)).map(({ project }) => project);
	return [...new Set([...begun, ...learners.flatMap(({ missing }) => missing)])];
}

function timeOf({ firstAt, doneAt }: ReportedWork): number {
	return Date.parse(firstAt ?? doneAt ?? "9999-12-31");
}
