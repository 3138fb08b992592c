import { useState } from "react";
import {
	type ClassReport,
	minutesHere,
	type ReportedWork,
	reportedState,
	wasHere,
} from "#domain/classroom/class-report.ts";
import { shownNames } from "#domain/classroom/distinct-names.ts";
import { m } from "#messages/generated/messages.js";
import { ProgressMark, stateText } from "#web/classroom/progress/ProgressMark.tsx";
import { minutesOf } from "#web/classroom/progress/project-columns.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { classNames } from "#web/platform/ui/class-names.ts";
import { workTitle } from "./work-title.ts";

/** Rows that are seen before "Show all"; the style sheet shows fewer on a narrow screen, and all on paper. */
const FIRST_ROWS = { narrow: 10, wide: 18 };

/** What each learner did who was here, and who was not. */
export function ReportTable({ report }: { report: ClassReport }) {
	const [all, setAll] = useState(false);
	const shownAs = shownNames(report.learners);
	const here = report.learners.filter(wasHere);
	const away = report.learners.filter((learner) => !wasHere(learner));
	return (
		<Card padded={false} className="report-table" aria-label={m.day_learners({ count: here.length })}>
			<table data-all={all || undefined}>
				<thead>
					<tr>
						<th scope="col">{m.day_learners({ count: here.length })}</th>
						<th scope="col">{m.day_here_column()}</th>
						<th scope="col">{m.day_did()}</th>
						<th scope="col" className="report-number">
							{m.day_checks()}
						</th>
						<th scope="col" className="report-number">
							{m.day_points()}
						</th>
						<th scope="col">{m.day_missing()}</th>
					</tr>
				</thead>
				<tbody>
					{here.map((learner) => (
						<tr key={learner.id}>
							<th scope="row">{shownAs(learner.id)}</th>
							<td className="report-here">{m.day_minutes({ count: minutesHere(learner) })}</td>
							<td className="report-works">
								{learner.works.map((work) => (
									<Work key={work.project} work={work} title={workTitle(work.project, report)} />
								))}
							</td>
							<td className="report-number report-checks">
								<span className="report-label">{m.day_checks_passed()} </span>
								{learner.works.reduce((sum, { passed }) => sum + passed, 0)}
							</td>
							<td
								className={classNames("report-number", learner.points > 0 ? "font-heavy text-sun-ink" : "text-ink-2")}
							>
								{learner.points > 0 ? `+${learner.points}` : "0"}
							</td>
							<td className="report-missing">
								{learner.missing.length > 0 && <span className="report-label">{m.day_missing_label()} </span>}
								{learner.missing.map((project) => workTitle(project, report)).join(", ")}
							</td>
						</tr>
					))}
				</tbody>
			</table>
			{!all && here.length > FIRST_ROWS.narrow && (
				<button
					type="button"
					className={classNames(
						"no-print w-full min-h-13 border-t border-line font-bold text-teal-deep hover:bg-sunken",
						here.length <= FIRST_ROWS.wide && "lg:hidden",
					)}
					onClick={() => setAll(true)}
				>
					{m.day_show_all({ count: here.length })}
				</button>
			)}
			{away.length > 0 && (
				<p className="px-4.5 py-3.5 border-t border-line text-sm leading-relaxed">
					<b>{m.day_away({ count: away.length })}</b> {away.map(({ id }) => shownAs(id)).join(", ")}
				</p>
			)}
		</Card>
	);
}

function Work({ work, title }: { work: ReportedWork; title: string }) {
	const state = reportedState(work, minutesOf(work.project));
	return (
		<span className="report-work">
			<ProgressMark state={state} attempts={work.tries} />
			{title}
			<span className="sr-only">{`: ${stateText(state, { attempts: work.tries })}`}</span>
		</span>
	);
}
