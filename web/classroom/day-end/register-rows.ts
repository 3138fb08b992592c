import { dayOf } from "#domain/classroom/assignments.ts";
import { type ClassReport, daysHere, gradeOf, type ReportedLearner, worksIn } from "#domain/classroom/class-report.ts";
import { m } from "#messages/generated/messages.js";
import { workTitle } from "./work-title.ts";

const SEPARATOR = "; ";

/** The register of a span of days: one learner a row, by full name, with each project's date and points. */
export function registerRows(report: ClassReport): string[][] {
	const works = worksIn(report);
	const titles = works.map((work) => workTitle(work, report));
	const head = [
		...[m.day_name(), m.day_days(), m.day_minutes_csv(), m.day_dates()],
		...titles.flatMap((title) => [m.day_date({ title }), m.day_points_of({ title })]),
		...[m.day_points(), m.day_missing()],
	];
	const rows = report.learners.map((learner) => {
		const days = daysHere(learner);
		const minutes = [...days.values()].reduce((sum, one) => sum + one, 0);
		return [
			...[learner.name, String(days.size), String(minutes), [...days.keys()].join(SEPARATOR)],
			...works.flatMap((project) => dateAndPoints(learner, project)),
			String(learner.points),
			learner.missing.map((project) => workTitle(project, report)).join(SEPARATOR),
		];
	});
	return [head, ...rows];
}

/** Both empty where it is not done. */
function dateAndPoints({ works }: ReportedLearner, project: string): string[] {
	const work = works.find((one) => one.project === project);
	return work?.doneAt ? [dayOf(new Date(work.doneAt)), String(work.points ?? 0)] : ["", ""];
}

/** What Moodle's import of grades takes for "no grade". */
const NO_GRADE = "-";

/**
 * Grades of 0-100 as Moodle imports them, with Moodle's own names of columns: docs/moodle-grades.md. Our learners have
 * no number there: the column is the teacher's to fill in.
 */
export function moodleRows(report: ClassReport): string[][] {
	const works = worksIn(report).filter((work) =>
		report.learners.some((learner) => gradeIn(learner, work, report) !== null),
	);
	const head = ["First name", "Last name", "ID number", ...works.map((work) => workTitle(work, report))];
	const rows = report.learners.map((learner) => {
		const [first = "", ...others] = learner.name.trim().split(/\s+/);
		const grades = works.map((work) => gradeIn(learner, work, report));
		return [first, others.join(" "), "", ...grades.map((grade) => (grade === null ? NO_GRADE : String(grade)))];
	});
	return [head, ...rows];
}

function gradeIn({ works }: ReportedLearner, project: string, { challenges }: ClassReport): number | null {
	const work = works.find((one) => one.project === project);
	return work ? gradeOf(work, challenges[project]?.points ?? 0) : null;
}
