import { Link } from "@tanstack/react-router";
import { Hand, MessageSquare, X } from "lucide-react";
import { firstNameOf } from "#domain/account/display-name.ts";
import {
	type ClassLearner,
	needsHelp,
	type PresenceState,
	type ProjectWork,
	presenceOf,
	stuckIn,
} from "#domain/classroom/class-progress.ts";
import type { TeacherClass } from "#domain/classroom/class-roster.ts";
import { shownNames } from "#domain/classroom/distinct-names.ts";
import { m } from "#messages/generated/messages.js";
import { LockedName, lockedIn } from "#web/classroom/classes/NeedsYou.tsx";
import { GroupTile } from "#web/classroom/groups/GroupTile.tsx";
import type { ProgressSearch } from "#web/classroom/live/progress-search.ts";
import { useMarkHelped } from "#web/classroom/progress/class-progress.queries.ts";
import { ProgressMark } from "#web/classroom/progress/ProgressMark.tsx";
import { minutesOf, titleOf } from "#web/classroom/progress/project-columns.ts";
import { PersonAvatar } from "#web/platform/session/PersonAvatar.tsx";
import { Button } from "#web/platform/ui/Button.tsx";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { failureText, questionFor, useLessonTexts } from "./use-lesson-texts.ts";

interface NeedYouProps {
	of: TeacherClass;
	/** Who needs help first. */
	learners: readonly ClassLearner[];
	/** Of their groups. */
	letters: ReadonlyMap<string, string>;
	/** By the server's clock. */
	now: string;
	/** Of the page that the boards open over. */
	search: ProgressSearch;
}

/** Who of the class is stuck, asks for help, or cannot sign in, in this order. */
export function NeedYou({ of, learners, letters, now, search }: NeedYouProps) {
	const shownAs = shownNames(learners);
	const needing = learners.filter((one) => needsHelp(one, now, minutesOf));
	const locked = lockedIn(of);
	const isHere = learners.some((one) => presenceOf(one, now) !== "away");
	const count = needing.length + locked.length;
	return (
		<Card padded={false} className="class-need" aria-labelledby="need-help">
			<div className="flex items-center justify-between gap-3 min-h-13 px-4 py-2.5">
				<h2 id="need-help" className="text-[17px]">
					{count > 0 ? m.progress_needs_you() : isHere ? m.progress_need_none() : m.progress_need_away()}
				</h2>
				{count > 0 && <Chip tone="coral">{count}</Chip>}
			</div>
			{count === 0 && (
				<p className="px-4 pb-4 text-ink-2">{isHere ? m.progress_need_none_text() : m.progress_need_away_text()}</p>
			)}
			<ul className="m-0 p-0 list-none">
				{needing.map((learner, index) => (
					<Needing
						key={learner.id}
						classId={of.id}
						learner={learner}
						name={shownAs(learner.id)}
						letter={letters.get(learner.id)}
						work={stuckIn(learner, minutesOf)[0]}
						presence={presenceOf(learner, now)}
						now={now}
						over={search}
						isFirst={index === 0}
					/>
				))}
				{locked.map((student) => (
					<LockedName key={student.id} student={student} />
				))}
			</ul>
		</Card>
	);
}

interface NeedingProps {
	classId: string;
	learner: ClassLearner;
	/** As it is shown in the class. */
	name: string;
	/** Of the learner's group. */
	letter?: string | undefined;
	/** What the learner is stuck in, if anything. */
	work: ProjectWork | undefined;
	presence: PresenceState;
	now: string;
	/** The board opens over the page with this search; absent: on a page of its own. */
	over?: ProgressSearch;
	/** It is what is to be done first. */
	isFirst?: boolean;
}

/** One learner who needs help: why, what to ask, and the way to the board. */
export function Needing({ classId, learner, name, letter, work, presence, now, over, isFirst = false }: NeedingProps) {
	const project = work?.project ?? learner.at ?? undefined;
	const lesson = useLessonTexts(project);
	const helped = useMarkHelped();
	const failure = work && failureText(lesson, work);
	const question = work && questionFor(lesson, work.failedStep, work.rungs ?? 0);
	const raised = learner.handRaisedAt;
	return (
		<li className="@container border-t border-line">
			<div className="grid gap-x-4 gap-y-2 px-4 py-3 items-start @md:grid-cols-[minmax(0,1fr)_auto]">
				<div className="min-w-0 grid gap-2">
					<div className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2.5 items-center leading-tight">
						{raised ? (
							<span className="grid place-items-center size-9 rounded-full bg-coral-wash text-coral-deep">
								<Hand size={20} aria-hidden="true" />
							</span>
						) : work ? (
							<span className="grid place-items-center size-9">
								<ProgressMark state="stuck" attempts={work.failedInRow} />
							</span>
						) : (
							<PersonAvatar id={learner.id} name={name} className="size-9" />
						)}
						<p className="min-w-0">
							<Link
								to="/student-progress"
								search={{ class: classId, learner: learner.id }}
								className="font-extrabold hover:underline"
							>
								{name}
							</Link>
							{presence === "away" && <span className="text-ink-2">{` · ${m.progress_away()}`}</span>}
							<span className="block text-sm text-ink-2">
								{[
									raised && handText(minutesBetween(raised, now)),
									work &&
										(work.failedInRow >= 5
											? m.progress_stuck_attempts({ attempts: work.failedInRow })
											: m.progress_stuck_minutes({ minutes: work.activeMinutes })),
									project && titleOf(project),
								]
									.filter(Boolean)
									.join(" · ")}
							</span>
						</p>
						{letter && (
							<span title={m.groups_group({ letter })}>
								<span className="sr-only">{m.groups_group({ letter })}</span>
								<GroupTile letter={letter} on={false} />
							</span>
						)}
					</div>
					{failure && (
						<p className="flex gap-2 text-[14.5px] leading-snug">
							<span className="grid place-items-center shrink-0 size-5 rounded-full bg-coral-wash text-coral-deep">
								<X size={13} strokeWidth={3} aria-hidden="true" />
							</span>
							<span className="font-bold">
								{failure.title}
								<span className="block font-normal text-sm text-ink-2">{failure.observed}</span>
							</span>
						</p>
					)}
					{question && <YouCouldAsk question={question} />}
				</div>
				<div className="flex flex-wrap gap-2 @md:grid @md:justify-items-stretch">
					{project && (
						<Link
							to="/student-progress"
							search={
								over
									? { ...over, class: classId, tip: learner.id, project }
									: { class: classId, learner: learner.id, board: project }
							}
							resetScroll={!over}
							className={buttonClass({ variant: isFirst ? "primary" : "soft" }, "@max-md:grow !px-3")}
						>
							{isFirst ? m.progress_see_board_of({ name: firstNameOf(name) }) : m.progress_see_board()}
							{!isFirst && <span className="sr-only"> {m.progress_of({ name })}</span>}
						</Link>
					)}
					<Button
						variant="quiet"
						className="@max-md:grow !px-3"
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
		<p className="flex gap-2.5 px-2.5 py-2 rounded-medium bg-sunken text-sm leading-snug">
			<MessageSquare size={17} aria-hidden="true" className="shrink-0 mt-0.5 text-teal" />
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
