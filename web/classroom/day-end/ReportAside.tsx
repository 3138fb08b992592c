import { Link } from "@tanstack/react-router";
import { type ClassReport, missingWorks, stuckSteps } from "#domain/classroom/class-report.ts";
import { shownNames } from "#domain/classroom/distinct-names.ts";
import { m } from "#messages/generated/messages.js";
import { minutesOf } from "#web/classroom/progress/project-columns.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { useLessons } from "./class-report.queries.ts";
import { workTitle } from "./work-title.ts";

/** Who has not handed in what the class was given. */
export function MissingWorks({ report }: { report: ClassReport }) {
	const shownAs = shownNames(report.learners);
	return missingWorks(report).map(({ project, here, away }) => (
		<Card key={project} className="grid content-start gap-2.5 !p-4.5">
			<h2 className="text-lg">{m.day_missing_of({ title: workTitle(project, report) })}</h2>
			{here.length > 0 && (
				<p className="text-sm leading-relaxed">
					<b>{m.day_here_missing({ count: here.length })}</b> {here.map(({ id }) => shownAs(id)).join(", ")}
				</p>
			)}
			{away.length > 0 && (
				<p className="text-sm leading-relaxed text-ink-2">
					<b>{m.day_away_missing({ count: away.length })}</b> {m.day_away_missing_text()}
				</p>
			)}
		</Card>
	));
}

/** What the next lesson begins with: the steps that learners are stuck on, and how much there is to review. */
export function NextTime({ classId, report }: { classId: string; report: ClassReport }) {
	const stuck = stuckSteps(report, minutesOf).slice(0, 3);
	const lessons = useLessons([...new Set(stuck.map(({ project }) => project))]);
	return (
		<Card className="no-print grid gap-2.5 !p-4.5">
			<h2 className="text-lg">{m.day_next()}</h2>
			{stuck.map(({ project, step, learners }) => {
				const title = step === null ? undefined : lessons.get(project)?.steps[step]?.title;
				return (
					<div key={`${project} ${step}`} className="flex items-center justify-between gap-2 text-sm leading-snug">
						<p>
							<b>{m.day_stuck({ count: learners })}</b>
							<br />
							{title ? m.day_stuck_on({ step: title }) : m.day_stuck_in({ title: workTitle(project, report) })}
						</p>
						<Link to="/student-progress" search={{ class: classId }} className={LINK}>
							{m.day_look()}
						</Link>
					</div>
				);
			})}
			{report.waiting > 0 && (
				<div className="flex items-center justify-between gap-2 text-sm">
					<b>{m.day_waiting({ count: report.waiting })}</b>
					<Link to="/dashboard" search={{ status: "waiting", class: classId }} className={LINK}>
						{m.day_review()}
					</Link>
				</div>
			)}
			{stuck.length === 0 && report.waiting === 0 && <p className="text-sm text-ink-2">{m.day_next_none()}</p>}
		</Card>
	);
}

const LINK = "inline-flex items-center min-h-11 font-bold text-teal-deep";
