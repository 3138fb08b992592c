import { Link } from "@tanstack/react-router";
import { Hand, MessageSquare } from "lucide-react";
import {
	type ClassLearner,
	needsHelp,
	type PresenceState,
	type ProjectWork,
	presenceOf,
} from "#domain/classroom/class-progress.ts";
import { shownNames } from "#domain/classroom/distinct-names.ts";
import { m } from "#messages/generated/messages.js";
import { useMarkHelped } from "#web/classroom/progress/class-progress.queries.ts";
import { minutesOf, titleOf } from "#web/classroom/progress/project-columns.ts";
import { SeatMap } from "#web/classroom/progress/SeatMap.tsx";
import { PersonAvatar } from "#web/platform/session/PersonAvatar.tsx";
import { Button } from "#web/platform/ui/Button.tsx";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { failureText, questionFor, useLessonTexts } from "./use-lesson-texts.ts";

interface RightNowProps {
	classId: string;
	/** Who needs help first. */
	learners: readonly ClassLearner[];
	/** By the server's clock. */
	now: string;
	stuckOf: (learner: ClassLearner) => readonly ProjectWork[];
}

/** This many who need help are listed; the grid below has all. */
const LISTED = 6;

/** Who of the class asks for help, or is stuck. */
export function NeedHelp({ classId, learners, now, stuckOf }: RightNowProps) {
	const shownAs = shownNames(learners);
	const needing = learners.filter((one) => needsHelp(one, now, minutesOf));
	const isHere = learners.some((one) => presenceOf(one, now) !== "away");
	return (
		<Card padded={false} aria-labelledby="need-help">
			<h2 id="need-help" className="px-5 pt-4 pb-3 text-lg">
				{needing.length > 0 ? m.progress_need_help() : isHere ? m.progress_need_none() : m.progress_need_away()}
			</h2>
			{needing.length === 0 && (
				<p className="px-5 pb-5 text-ink-2">{isHere ? m.progress_need_none_text() : m.progress_need_away_text()}</p>
			)}
			<ul className="m-0 p-0 list-none">
				{needing.slice(0, LISTED).map((learner) => (
					<Needing
						key={learner.id}
						classId={classId}
						learner={learner}
						name={shownAs(learner.id)}
						work={stuckOf(learner)[0]}
						presence={presenceOf(learner, now)}
						now={now}
					/>
				))}
			</ul>
		</Card>
	);
}

/** Who of the class is signed in, and at work. */
export function ClassSeats({ classId, learners, now, stuckOf }: RightNowProps) {
	const shownAs = shownNames(learners);
	const seats = learners.map((learner) => ({
		...{ id: learner.id, name: shownAs(learner.id), presence: presenceOf(learner, now) },
		...{ stuck: stuckOf(learner).length > 0, hand: learner.handRaisedAt !== null },
	}));
	return <SeatMap classId={classId} seats={seats.toSorted((one, other) => one.name.localeCompare(other.name))} />;
}

interface NeedingProps {
	classId: string;
	learner: ClassLearner;
	/** As it is shown in the class. */
	name: string;
	/** What the learner is stuck in, if anything. */
	work: ProjectWork | undefined;
	presence: PresenceState;
	now: string;
}

/** One learner who needs help: why, what to ask, and the way to the board. */
export function Needing({ classId, learner, name, work, presence, now }: NeedingProps) {
	const project = work?.project ?? learner.at ?? undefined;
	const lesson = useLessonTexts(project);
	const helped = useMarkHelped();
	const failure = work && failureText(lesson, work);
	const question = work && questionFor(lesson, work.failedStep);
	const raised = learner.handRaisedAt;
	return (
		<li className="@container border-t border-line">
			<div className="grid gap-x-4 gap-y-2.5 px-5 py-3.5 items-start @md:grid-cols-[auto_minmax(0,1fr)_auto]">
				<PersonAvatar id={learner.id} name={name} className="size-10 @max-md:hidden" />
				<div className="min-w-0 grid gap-1.5">
					<p>
						<Link
							to="/student-progress"
							search={{ class: classId, learner: learner.id }}
							className="font-extrabold hover:underline"
						>
							{name}
						</Link>
						{project && <span>{` · ${titleOf(project)}`}</span>}
						{presence === "away" && <span className="text-ink-2">{` · ${m.progress_away()}`}</span>}
					</p>
					{raised && (
						<p className="flex items-center gap-2 font-bold text-coral-deep">
							<Hand size={18} aria-hidden="true" />
							{handText(minutesBetween(raised, now))}
						</p>
					)}
					{work && (
						<p className="text-sm text-ink-2">
							{work.failedInRow >= 5
								? m.progress_stuck_attempts({ attempts: work.failedInRow })
								: m.progress_stuck_minutes({ minutes: work.activeMinutes })}
							{failure && `: ${failure.title}`}
						</p>
					)}
					{question && <YouCouldAsk question={question} />}
				</div>
				<div className="flex flex-wrap gap-2 @md:grid @md:justify-items-stretch">
					{project && (
						<Link
							to="/student-progress"
							search={{ class: classId, learner: learner.id, board: project }}
							className={buttonClass({ variant: "soft" }, "@max-md:grow")}
						>
							{m.progress_see_board()}
							<span className="sr-only"> {m.progress_of({ name })}</span>
						</Link>
					)}
					<Button
						variant="quiet"
						className="@max-md:grow"
						loading={helped.isPending}
						onClick={() => helped.mutate(learner.id)}
						aria-label={m.progress_helped_of({ name })}
					>
						{m.progress_helped()}
					</Button>
				</div>
			</div>
		</li>
	);
}

/** A question for a teacher who has not met this electronics before. */
export function YouCouldAsk({ question }: { question: string }) {
	return (
		<p className="flex gap-2.5 px-3 py-2.5 rounded-medium bg-sunken text-[15px] leading-snug">
			<MessageSquare size={18} aria-hidden="true" className="shrink-0 mt-0.5 text-teal" />
			<span>
				<b>{m.progress_you_could_ask()}</b> {m.progress_quote({ text: question })}
			</span>
		</p>
	);
}

function handText(minutes: number): string {
	return minutes === 0 ? m.progress_hand_now() : m.progress_hand_since({ minutes });
}

function minutesBetween(from: string, to: string): number {
	return Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / 60_000));
}
