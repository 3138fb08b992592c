import { Link } from "@tanstack/react-router";
import { ChevronRight, CircleCheck, Clock, CloudOff, Play } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import {
	busiestClass,
	byNeed,
	needsHelp,
	presenceOf,
	stuckIn,
	type TeacherToday,
} from "#domain/classroom/class-progress.ts";
import { shownNames } from "#domain/classroom/distinct-names.ts";
import { m } from "#messages/generated/messages.js";
import { Needing } from "#web/app/progress/RightNow.tsx";
import { CreateClassDialog } from "#web/classroom/classes/CreateClassDialog.tsx";
import { useClasses } from "#web/classroom/classes/classes.queries.ts";
import { useClassProgress, useLiveProgress, useTeacherToday } from "#web/classroom/progress/class-progress.queries.ts";
import { minutesOf } from "#web/classroom/progress/project-columns.ts";
import { SeatMap } from "#web/classroom/progress/SeatMap.tsx";
import { WeekChart } from "#web/classroom/progress/WeekChart.tsx";
import { Button } from "#web/platform/ui/Button.tsx";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { dateLocale } from "#web/platform/ui/date-locale.ts";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { listText } from "#web/platform/ui/list-text.ts";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { useFocusKept } from "#web/platform/ui/use-focus-kept.ts";

const LISTED = 4;

/** The first thing a teacher sees: the oldest work that waits, the class that is here, who is stuck, and the week. */
export function TeacherHome({ onReview }: { onReview: (submission: string) => void }) {
	const today = useTeacherToday();
	const busy = today.data && busiestClass(today.data);
	const { classes } = useClasses();
	const isNew = today.data && classes.some(({ id, code }) => code && today.data.classes.every((one) => one.id !== id));
	const { refetch } = today;
	useEffect(() => {
		if (isNew) void refetch();
	}, [isNew, refetch]);
	const progress = useClassProgress(busy?.id);
	useLiveProgress(busy?.id);
	const keepFocus = useFocusKept();
	if (today.isPending && today.fetchStatus === "paused") return <AwayHome />;
	if (today.isPending) return <Skeleton className="h-64 rounded-large" />;
	if (!today.data) {
		return (
			<Card>
				<ErrorState
					title={m.progress_today_failed()}
					onRetry={() => void today.refetch()}
					retrying={today.isFetching}
				/>
			</Card>
		);
	}
	if (!busy || today.data.learners === 0) {
		const waiting = today.data.waiting > 0 && <Waiting today={today.data} needing={[]} onReview={onReview} />;
		return <FirstSteps made={classes.find(({ active }) => active)} waiting={waiting} />;
	}
	const now = progress.data?.now ?? today.data.now;
	const known = progress.data !== undefined;
	const learners = progress.data?.learners ?? [];
	const stuckOf = (learner: (typeof learners)[number]) => stuckIn(learner, minutesOf);
	const needing = byNeed(learners, minutesOf).filter((one) => needsHelp(one, now, minutesOf));
	const isHere = learners.some((one) => presenceOf(one, now) !== "away");
	const shownAs = shownNames(learners);
	const seats = learners.map((learner) => ({
		...{ id: learner.id, name: shownAs(learner.id), presence: presenceOf(learner, now) },
		...{ stuck: stuckOf(learner).length > 0, hand: learner.handRaisedAt !== null },
	}));
	return (
		<div ref={keepFocus} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4.5">
			<Card
				padded={false}
				className="grid lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]"
				aria-labelledby="teacher-first"
			>
				<Waiting today={today.data} needing={needing.map(({ id }) => shownAs(id))} onReview={onReview} />
				{progress.data ? (
					<SeatMap classId={busy.id} seats={seats} title={m.progress_class_now({ name: busy.name })} />
				) : progress.isError ? (
					<ErrorState
						title={m.progress_class_failed({ name: busy.name })}
						onRetry={() => void progress.refetch()}
						retrying={progress.isFetching}
					/>
				) : (
					<Skeleton className="h-full min-h-48" />
				)}
			</Card>
			<div className="grid gap-4.5 lg:grid-cols-[minmax(0,1fr)_minmax(260px,320px)]">
				<Card padded={false} className="flex flex-col" aria-labelledby="stuck-now">
					<div className="flex flex-wrap items-center justify-between gap-x-4 px-5 pt-3 pb-2">
						<h2 id="stuck-now" className="text-lg">
							{!known || needing.length > 0
								? m.progress_need_help()
								: isHere
									? m.progress_need_none()
									: m.progress_need_away()}
						</h2>
						<Link
							to="/student-progress"
							search={{ class: busy.id }}
							className="inline-flex items-center gap-1 min-h-11 font-bold text-teal-deep"
						>
							{m.progress_title()}
							<ChevronRight size={18} aria-hidden="true" />
						</Link>
					</div>
					{!known && (
						<p className="px-5 pb-5 text-ink-2">{progress.isError ? m.progress_need_unknown() : m.ui_loading()}</p>
					)}
					{known && needing.length === 0 && (
						<div className="grow grid place-content-center justify-items-center gap-3 px-5 pt-2 pb-8 text-center text-ink-2">
							{isHere && <CircleCheck size={40} aria-hidden="true" className="text-leaf" />}
							<p className="max-w-[30em]">{isHere ? m.progress_need_none_text() : m.progress_need_away_text()}</p>
						</div>
					)}
					<ul className="m-0 p-0 list-none">
						{needing.slice(0, LISTED).map((learner) => (
							<Needing
								key={learner.id}
								classId={busy.id}
								learner={learner}
								name={shownAs(learner.id)}
								work={stuckOf(learner)[0]}
								presence={presenceOf(learner, now)}
								now={now}
							/>
						))}
					</ul>
				</Card>
				<Card aria-labelledby="this-week">
					<div className="flex items-baseline justify-between gap-3">
						<h2 id="this-week" className="text-lg">
							{m.progress_week()}
						</h2>
						<span className="text-sm text-ink-2">{m.progress_week_all()}</span>
					</div>
					<WeekChart week={today.data.week} lastWeek={today.data.lastWeek} />
				</Card>
			</div>
		</div>
	);
}

/** Who is here is not known without the server; the classes are those that were read last. */
function AwayHome() {
	const { classes } = useClasses();
	return (
		<Card role="status">
			<EmptyState
				icon={<CloudOff size={28} aria-hidden="true" />}
				title={m.progress_today_away()}
				{...(classes.length > 0 && { text: m.progress_today_away_text() })}
				action={
					classes.length > 0 && (
						<div className="flex flex-wrap justify-center gap-2.5">
							{classes
								.filter(({ active }) => active)
								.map(({ id, name }) => (
									<Link
										key={id}
										to="/class-management"
										search={{ class: id }}
										className={buttonClass({ variant: "quiet" })}
									>
										{name}
									</Link>
								))}
						</div>
					)
				}
			/>
		</Card>
	);
}

interface WaitingProps {
	today: TeacherToday;
	/** Names of who needs help now. */
	needing: readonly string[];
	onReview: (submission: string) => void;
}

/** The oldest work that waits for review; where there is none, who needs help. */
function Waiting({ today: { waiting, oldest, here, learners }, needing, onReview }: WaitingProps) {
	const since =
		oldest && new Date(oldest.at).toLocaleDateString(dateLocale(), { weekday: "long", day: "numeric", month: "long" });
	const names = listText(needing.slice(0, 3));
	return (
		<div className="grid gap-3 content-center justify-items-start p-6 sm:p-7">
			{learners > 0 && <p className="text-ink-2">{m.progress_here_count({ here, all: learners })}</p>}
			{oldest && (
				<Chip tone="teal">
					<Clock size={16} aria-hidden="true" />
					{m.progress_waiting_chip()}
				</Chip>
			)}
			<h2 id="teacher-first" className="text-2xl leading-tight">
				{waiting > 0
					? m.progress_waiting_count({ count: waiting })
					: needing.length > 0
						? m.progress_need_names({ names })
						: m.progress_waiting_none()}
			</h2>
			{oldest && since && (
				<p className="text-ink-2">
					{m.progress_waiting_oldest({ name: oldest.name, challenge: oldest.challenge, since })}
				</p>
			)}
			{oldest ? (
				<Button size="big" onClick={() => onReview(oldest.id)}>
					<Play size={20} aria-hidden="true" />
					{m.progress_start_reviewing()}
				</Button>
			) : (
				<Link to="/student-progress" className={buttonClass({ size: "big" })}>
					{m.progress_title()}
				</Link>
			)}
		</div>
	);
}

interface FirstStepsProps {
	/** The class that has no students yet; undefined before there is one. */
	made?: { id: string; name: string } | undefined;
	waiting?: ReactNode;
}

/** What to do first, for an educator without learners. */
export function FirstSteps({ made, waiting }: FirstStepsProps) {
	const steps = [
		[m.progress_first_class(), m.progress_first_class_text()],
		[m.progress_first_names(), m.progress_first_names_text()],
		[m.progress_first_cards(), m.progress_first_cards_text()],
	] as const;
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-4.5">
			<Card className="grid gap-4 justify-items-start" aria-labelledby="first-steps">
				<h2 id="first-steps" className="text-2xl leading-tight">
					{made ? m.progress_first_made({ name: made.name }) : m.classes_none()}
				</h2>
				<ol className="grid gap-3 m-0 p-0 list-none">
					{steps.map(([title, text], index) => (
						<li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-3.5">
							{made && index === 0 ? (
								<CircleCheck size={32} aria-label={m.progress_first_done()} className="text-leaf" />
							) : (
								<span
									aria-hidden="true"
									className="grid place-items-center size-8 rounded-full bg-teal-wash text-teal-deep font-heavy"
								>
									{index + 1}
								</span>
							)}
							<p>
								<b className="block">{title}</b>
								<span className="text-ink-2">{text}</span>
							</p>
						</li>
					))}
				</ol>
				{made ? (
					<Link to="/class-management" search={{ class: made.id }} className={buttonClass()}>
						{m.progress_first_open({ name: made.name })}
					</Link>
				) : (
					<CreateClassDialog complete label={m.classes_create_first()} />
				)}
			</Card>
			{waiting && (
				<Card padded={false} aria-labelledby="teacher-first">
					{waiting}
				</Card>
			)}
		</div>
	);
}
