import type { ReportedWork } from "#domain/classroom/class-report.ts";
import { dayOfWork, type FirstWork } from "#domain/classroom/parent-page.ts";
import { m } from "#messages/generated/messages.js";
import { dayText } from "./day-text.ts";

const LONG = { day: "numeric", month: "long" } as const;

/** The first sentence of the page: what the learner does. */
export function firstSentence({ state, day }: FirstWork, name: string, title: string): string {
	if (state === "finished") return m.day_parent_finished({ name, title });
	if (state === "worked") return m.day_parent_worked({ name, title });
	if (state === "begun_before" || day === null) return m.day_parent_worked_on({ name, title });
	return m.day_parent_finished_on({ name, title, date: dayText(day, LONG) });
}

/** How far a work is: when it was finished or begun, its checks, and its hints. */
export function madeText(work: ReportedWork, today: string): string {
	const day = dayOfWork(work);
	const date = day === null ? null : dayText(day, LONG);
	if (work.doneAt) {
		return [
			day === today ? m.day_parent_done_today() : m.day_parent_done_on({ date: date ?? "" }),
			work.steps > 0 && work.passed >= work.steps && m.day_parent_checks_all(),
			work.helps > 0 ? m.day_parent_help({ count: work.helps }) : m.day_parent_help_none(),
		]
			.filter(Boolean)
			.join(" ");
	}
	if (work.waits) return m.day_parent_handed_in();
	return [
		day === today ? m.day_parent_begun_today() : date && m.day_parent_begun_on({ date }),
		work.steps > 0 && m.day_parent_checks({ passed: work.passed, steps: work.steps }),
	]
		.filter(Boolean)
		.join(" ");
}
