import { Star } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { Lesson } from "#content/lesson-schema.ts";
import { firstNameOf } from "#domain/account/display-name.ts";
import { type ClassReport, type ReportedLearner, reportedState } from "#domain/classroom/class-report.ts";
import { firstWorkOf, lastLessons, madeBy, newestFirst } from "#domain/classroom/parent-page.ts";
import { m } from "#messages/generated/messages.js";
import { ProgressMark } from "#web/classroom/progress/ProgressMark.tsx";
import { minutesOf, projectOf } from "#web/classroom/progress/project-columns.ts";
import { ProjectPicture } from "#web/platform/learning/ProjectPicture.tsx";
import { Logo } from "#web/platform/ui/Logo.tsx";
import { dayText, shortDayText } from "./day-text.ts";
import { firstSentence, madeText } from "./parent-text.ts";
import { workTitle } from "./work-title.ts";
import "../classes/print-sheets.css";
import "./parent-page.css";

/** Of one kit, or of both together: more has no room on the sheet. */
const SKILLS = 4;
/** A note by hand, and one that is typed, have this much room. */
const NOTE_MAXIMUM = 240;

interface ParentPageProps {
	/** As the class sees it: first name and initial. */
	shownAs: string;
	learner: ReportedLearner;
	today: ReportedLearner | undefined;
	/** Of all days until this one. */
	report: ClassReport;
	lessons: ReadonlyMap<string, Lesson>;
	day: string;
	school: string;
	teacher: string;
	note: string;
	onNote: (note: string) => void;
}

/** A sheet of paper for the parents of one learner: no other learner is on it. */
export function ParentPage({
	shownAs,
	learner,
	today,
	report,
	lessons,
	day,
	school,
	teacher,
	note,
	onNote,
}: ParentPageProps) {
	const noteId = useId();
	const name = firstNameOf(learner.name);
	const first = firstWorkOf(today, learner);
	const made = madeBy(learner, first);
	const learned = newestFirst(learner.works.filter(({ doneAt }) => doneAt)).map(({ project }) => project);
	const skillsOf = (kit: "primary" | "secondary") => [
		...new Set(learned.flatMap((id) => (projectOf(id)?.kit === kit ? (lessons.get(id)?.learn ?? []) : []))),
	];
	const [abilities, knowledge] = [skillsOf("primary"), skillsOf("secondary")];
	const room = abilities.length > 0 && knowledge.length > 0 ? SKILLS / 2 : SKILLS;
	const met = lastLessons(learner, report.learners);
	const [one, two] = (first && lessons.get(first.project)?.reflect.map(({ question }) => question)) ?? [];
	return (
		<article className="print-sheet parent-page" aria-label={shownAs}>
			<header className="parent-head">
				<Logo name={school} />
				<p>
					{[report.name, teacher].filter(Boolean).join(", ")}
					<br />
					{dayText(day, { weekday: "long", day: "numeric", month: "long", year: "numeric" })}
				</p>
			</header>
			<div className="parent-first">
				<div>
					<h1>{shownAs}</h1>
					<p>
						{first ? firstSentence(first, name, workTitle(first.project, report)) : m.day_parent_made_none({ name })}{" "}
						{first && projectOf(first.project)?.summary}
					</p>
				</div>
				{first && (
					<ProjectPicture
						projectId={first.project}
						first
						label={lessons.get(first.project)?.story.picture ?? ""}
						className="rounded-medium !filter-none"
					/>
				)}
			</div>
			{made.length > 0 && (
				<Section title={m.day_parent_made({ name })}>
					<ul className="parent-made">
						{made.map((work) => (
							<li key={work.project}>
								<b>
									<ProgressMark state={shownState(work)} attempts={work.tries} />
									{workTitle(work.project, report)}
								</b>
								<small>{madeText(work, day)}</small>
							</li>
						))}
					</ul>
					{learner.works.length > made.length && (
						<small className="block mt-2">
							{m.day_parent_made_more({ count: learner.works.length - made.length })}
						</small>
					)}
				</Section>
			)}
			{/* The lessons of the primary kit say what one can do, those of the secondary kit what one knows. */}
			<Skills title={m.day_parent_can({ name })} skills={abilities.slice(0, room)} />
			<Skills title={m.day_parent_knows({ name })} skills={knowledge.slice(0, room)} />
			<div className="parent-two">
				<Section title={m.day_parent_in_class()}>
					{met.length === 0 ? (
						<p>{m.day_parent_in_class_none()}</p>
					) : (
						<ul
							className="parent-days"
							aria-label={m.day_parent_in_class_label({
								here: met.filter(({ here }) => here).length,
								days: met.length,
							})}
						>
							{met.map(({ day: lesson, here }) => (
								<li key={lesson}>
									<ProgressMark state={here ? "done" : "none"} />
									<span aria-hidden="true">{shortDayText(lesson)}</span>
									<span className="sr-only">
										{here
											? m.day_parent_was_here({ date: shortDayText(lesson) })
											: m.day_parent_was_away({ date: shortDayText(lesson) })}
									</span>
								</li>
							))}
						</ul>
					)}
				</Section>
				<Section title={m.day_points()}>
					<p className="flex items-center gap-2.5">
						<Star size={24} aria-hidden="true" className="text-sun" />
						<b className="text-3xl font-heavy leading-none">{learner.allPoints}</b>
						{today && today.points > 0 && <small>{m.day_parent_points_today({ points: today.points })}</small>}
					</p>
				</Section>
			</div>
			{one && (
				<p className="parent-ask">
					<b>{m.day_parent_ask({ name })}</b> {two ? m.day_parent_ask_two({ one, two }) : m.day_parent_ask_one({ one })}{" "}
					<i>{m.day_parent_ask_how({ name })}</i>
				</p>
			)}
			<section>
				<h2>
					<label htmlFor={noteId}>{m.day_parent_from_teacher()}</label>
				</h2>
				<textarea
					id={noteId}
					rows={2}
					maxLength={NOTE_MAXIMUM}
					value={note}
					placeholder={m.day_parent_note_hint()}
					className="parent-note no-print"
					onChange={(event) => onNote(event.target.value)}
				/>
				{note ? <p className="parent-note-printed">{note}</p> : <Lines printed />}
			</section>
			<Section title={m.day_parent_from_you()}>
				<Lines />
			</Section>
			<footer>
				<div className="parent-signs">
					<p>{m.day_parent_teacher()}</p>
					<p>{m.day_parent_guardian()}</p>
				</div>
				<small className="block mt-3">{m.day_parent_footer({ name })}</small>
			</footer>
		</article>
	);
}

/** Nothing on this page is red: who is stuck has tried. */
function shownState(work: ReportedLearner["works"][number]) {
	const state = reportedState(work, minutesOf(work.project));
	return state === "stuck" ? "tried" : state;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section>
			<h2>{title}</h2>
			{children}
		</section>
	);
}

function Skills({ title, skills }: { title: string; skills: readonly string[] }) {
	if (skills.length === 0) return null;
	return (
		<Section title={title}>
			<ul className="parent-skills">
				{skills.map((skill) => (
					<li key={skill}>
						<ProgressMark state="done" />
						{skill}
					</li>
				))}
			</ul>
		</Section>
	);
}

/** To write on by hand. */
function Lines({ printed = false }: { printed?: boolean }) {
	return (
		<div className={printed ? "parent-lines parent-note-printed" : "parent-lines"} aria-hidden="true">
			<i />
			<i />
		</div>
	);
}
