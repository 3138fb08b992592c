import { Link } from "@tanstack/react-router";
import { ArrowLeft, Clock, Hand, Play, TriangleAlert } from "lucide-react";
import { displayNameOf, firstNameOf } from "#domain/account/display-name.ts";
import { isStuck, type LearnerProgress, type ProjectWork, presenceOf } from "#domain/classroom/class-progress.ts";
import { m } from "#messages/generated/messages.js";
import { LearnerActions } from "#web/classroom/live/LearnerActions.tsx";
import { useLearnerProgress, useLiveProgress, useMarkHelped } from "#web/classroom/progress/class-progress.queries.ts";
import { FOLLOWED_KITS } from "#web/classroom/progress/followed-kits.ts";
import { minutesOf, projectOf, projectsOf, titleOf } from "#web/classroom/progress/project-columns.ts";
import { WorkLanes } from "#web/classroom/progress/WorkLanes.tsx";
import { hasCode } from "#web/platform/backend/backend-error.ts";
import { PersonAvatar } from "#web/platform/session/PersonAvatar.tsx";
import { Button } from "#web/platform/ui/Button.tsx";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { dateLocale } from "#web/platform/ui/date-locale.ts";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { PageTitle } from "#web/platform/ui/PageTitle.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { GiveTip } from "./GiveTip.tsx";
import { LearnerEvents } from "./LearnerEvents.tsx";
import { YouCouldAsk } from "./RightNow.tsx";
import { failureText, questionFor, rungsFor, useLessonTexts } from "./use-lesson-texts.ts";

const NOT_ALLOWED = "42501";

/** One learner of the teacher's: what they do now, and their work over time. */
export function LearnerView({ learner, projectId }: { learner: string; projectId: string | undefined }) {
	const progress = useLearnerProgress(learner);
	useLiveProgress(progress.data?.classes[0]?.id);
	if (progress.isPending) return <Skeleton className="h-96 rounded-large" />;
	if (progress.isError && hasCode(progress.error, NOT_ALLOWED)) {
		return (
			<Card>
				<EmptyState title={m.progress_not_yours()} action={<BackToClass classId={undefined} />} />
			</Card>
		);
	}
	if (!progress.data) {
		return (
			<div className="grid gap-4.5">
				<BackToClass classId={undefined} />
				<Card>
					<ErrorState
						title={m.progress_failed()}
						onRetry={() => void progress.refetch()}
						retrying={progress.isFetching}
					/>
				</Card>
			</div>
		);
	}
	return <Learner of={progress.data} projectId={projectId} />;
}

function Learner({ of, projectId }: { of: LearnerProgress; projectId: string | undefined }) {
	const done = new Set(of.completions.map(({ project }) => project));
	const works = of.totals.map((work) => ({ ...work, doneAt: done.has(work.project) ? "done" : null }));
	const stuck = works.find((work) => isStuck(work, minutesOf(work.project)));
	const asked = works.find(({ project }) => project === projectId);
	const waiting = of.submissions
		.filter(({ status }) => status === "pending")
		.toSorted((one, other) => one.at.localeCompare(other.at))[0];
	const shown = asked ?? stuck ?? (waiting ? works.find(({ project }) => project === waiting.project) : latest(works));
	const presence = presenceOf(of, of.now);
	const known = new Set([
		...of.attempts.map(({ project }) => project),
		...done,
		...works.map(({ project }) => project),
	]);
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-4.5">
			<PageTitle
				title={
					<span className="inline-flex items-center gap-3">
						<PersonAvatar id={of.id} name={displayNameOf(of.name)} />
						{displayNameOf(of.name)}
					</span>
				}
			>
				{[
					...of.classes.map(({ name }) => name),
					presence === "away"
						? m.progress_away()
						: presence === "working"
							? m.progress_working_now()
							: m.progress_here_now(),
				].join(" · ")}
			</PageTitle>
			<BackToClass classId={of.classes[0]?.id} />
			<Hero of={of} work={shown} stuck={shown === stuck} waiting={asked || stuck ? undefined : waiting} />
			<div className="grid gap-4.5 lg:grid-cols-[minmax(0,1fr)_280px] items-start">
				<div className="grid grid-cols-[minmax(0,1fr)] gap-4.5">
					{known.size > 0 && (
						<Card aria-labelledby="over-time">
							<WorkLanes of={of} projects={[...known]} />
						</Card>
					)}
					<LearnerEvents of={of} />
				</div>
				<div className="grid grid-cols-[minmax(0,1fr)] gap-4.5">
					<Facts of={of} />
					<LearnerActions learner={of.id} />
				</div>
			</div>
		</div>
	);
}

function BackToClass({ classId }: { classId: string | undefined }) {
	return (
		<Link
			to="/student-progress"
			search={classId ? { class: classId } : {}}
			className="no-print inline-flex items-center gap-2 min-h-11 font-bold text-teal-deep justify-self-start"
		>
			<ArrowLeft size={18} aria-hidden="true" />
			{m.progress_title()}
		</Link>
	);
}

interface HeroProps {
	of: LearnerProgress;
	work: ProjectWork | undefined;
	stuck: boolean;
	/** A submission to review, where nothing is more urgent. */
	waiting: LearnerProgress["submissions"][number] | undefined;
}

/** What the learner does now, did last or waits for, and what a teacher can do about it. */
function Hero({ of, work, stuck, waiting }: HeroProps) {
	const project = work?.project ?? waiting?.project;
	const lesson = useLessonTexts(project);
	const helped = useMarkHelped();
	const failure = work && !work.doneAt ? failureText(lesson, work) : null;
	const question = work && stuck ? questionFor(lesson, work.failedStep) : null;
	const name = firstNameOf(of.name);
	if (!project && !of.handRaisedAt) return null;
	return (
		<Card className="grid gap-3.5" aria-labelledby="hero">
			<div className="flex flex-wrap gap-2.5 empty:hidden">
				{of.handRaisedAt && (
					<Chip tone="sun">
						<Hand size={16} aria-hidden="true" />
						{m.progress_hand_raised()}
					</Chip>
				)}
				{waiting && (
					<Chip tone="teal">
						<Clock size={16} aria-hidden="true" />
						{m.progress_waiting_chip()}
					</Chip>
				)}
				{stuck && work && (
					<Chip tone="coral">
						<TriangleAlert size={16} aria-hidden="true" />
						{work.failedInRow >= 5
							? m.progress_stuck_attempts({ attempts: work.failedInRow })
							: m.progress_stuck_minutes({ minutes: work.activeMinutes })}
					</Chip>
				)}
			</div>
			<h2 id="hero" className="text-2xl leading-tight">
				{project ? titleOf(project) : m.progress_hand_raised()}
			</h2>
			{failure && (
				<div>
					<p className="font-extrabold">{failure.title}</p>
					{failure.observed && <p className="text-ink-2">{failure.observed}</p>}
				</div>
			)}
			{question && <YouCouldAsk question={question} />}
			<div className="no-print flex flex-wrap gap-2.5">
				{waiting && (
					<Link
						to="/dashboard"
						search={{ submission: waiting.id, review: true }}
						className={buttonClass({ size: "big" })}
					>
						<Play size={20} aria-hidden="true" />
						{m.progress_start_reviewing()}
					</Link>
				)}
				{project && projectOf(project) && (
					<Link
						to="/student-progress"
						search={{ ...(of.classes[0] && { class: of.classes[0].id }), learner: of.id, board: project }}
						className={buttonClass({ variant: waiting ? "quiet" : undefined, size: "big" })}
					>
						{m.progress_see_board_of({ name })}
					</Link>
				)}
				{work && (
					<GiveTip learner={of.id} name={name} projectId={work.project} rungs={rungsFor(lesson, work.failedStep)} />
				)}
				{(of.handRaisedAt || stuck) && (
					<Button variant="quiet" size="big" loading={helped.isPending} onClick={() => helped.mutate(of.id)}>
						{m.progress_helped()}
					</Button>
				)}
			</div>
		</Card>
	);
}

function Facts({ of }: { of: LearnerProgress }) {
	const facts = [
		[m.progress_fact_points(), m.progress_fact_points_level({ points: of.points, level: of.level })],
		...FOLLOWED_KITS.slice(0, 1).map((kit) => {
			const projects = projectsOf(kit);
			const done = projects.filter(({ id }) => of.completions.some(({ project }) => project === id)).length;
			return [m.progress_fact_primary(), m.progress_done_of({ done, all: projects.length })];
		}),
		[m.progress_fact_projects(), String(of.completions.length)],
		[m.progress_fact_week(), minutesText(of.weekMinutes)],
		[m.progress_fact_hints(), String(of.helps.filter(({ kind }) => kind === "hint").length)],
		[m.progress_fact_solutions(), String(of.helps.filter(({ kind }) => kind === "reveal").length)],
		[
			m.progress_fact_consent(),
			of.consentAt
				? m.progress_fact_consent_yes({
						date: new Date(of.consentAt).toLocaleDateString(dateLocale(), { dateStyle: "medium" }),
					})
				: m.progress_fact_consent_no(),
		],
	];
	return (
		<Card as="aside" aria-label={m.progress_facts()}>
			<h2 className="text-lg mb-1">{firstNameOf(of.name)}</h2>
			<dl className="m-0 divide-y divide-line">
				{facts.map(([label, value]) => (
					<div key={label} className="flex justify-between gap-4 py-2.75 text-[15px]">
						<dt className="text-ink-2">{label}</dt>
						<dd className="m-0 font-extrabold text-right">{value}</dd>
					</div>
				))}
			</dl>
			<Link to="/consents" className="no-print inline-flex items-center min-h-11 font-bold text-teal-deep">
				{m.nav_consents()}
			</Link>
		</Card>
	);
}

/** "1 h 50 min". */
function minutesText(minutes: number): string {
	const hours = Math.floor(minutes / 60);
	return hours > 0 ? m.progress_hours({ hours, minutes: minutes % 60 }) : m.progress_minutes({ minutes });
}

function latest(works: readonly ProjectWork[]): ProjectWork | undefined {
	return works.toSorted((one, other) => (other.lastAt ?? "").localeCompare(one.lastAt ?? ""))[0];
}
