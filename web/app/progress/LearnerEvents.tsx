import { Link } from "@tanstack/react-router";
import { Check, Eye, Lightbulb, Send } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { LearnerProgress } from "#domain/classroom/class-progress.ts";
import { m } from "#messages/generated/messages.js";
import { ProgressMark } from "#web/classroom/progress/ProgressMark.tsx";
import { projectOf, titleOf } from "#web/classroom/progress/project-columns.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Card } from "#web/platform/ui/Card.tsx";
import { dateLocale } from "#web/platform/ui/date-locale.ts";
import { failureText, useLessonTexts } from "./use-lesson-texts.ts";

type Attempt = LearnerProgress["attempts"][number];

type LearnerEvent = { key: string; at: string; project: string } & (
	| { kind: "attempt"; attempt: Attempt; number: number }
	| { kind: "done" | "hint" | "reveal" | "handed_in" }
);

const FIRST = 12;

/** What a learner did, newest first, by day. */
export function LearnerEvents({ of }: { of: LearnerProgress }) {
	const [shown, setShown] = useState(FIRST);
	const events = eventsOf(of);
	const days = new Map<string, LearnerEvent[]>();
	for (const event of events.slice(0, shown)) {
		const day = new Date(event.at).toLocaleDateString(dateLocale(), { weekday: "long", day: "numeric", month: "long" });
		days.set(day, [...(days.get(day) ?? []), event]);
	}
	return (
		<Card aria-labelledby="events" className="grid gap-3">
			<h2 id="events" className="text-lg">
				{m.progress_events()}
			</h2>
			{events.length === 0 && <p className="text-ink-2">{m.progress_events_none()}</p>}
			{[...days].map(([day, list]) => (
				<section key={day} aria-label={day}>
					<h3 className="text-sm text-ink-2 font-bold">{day}</h3>
					<ol className="m-0 p-0 list-none divide-y divide-line">
						{list.map((event) => (
							<li
								key={event.key}
								className="grid grid-cols-[4.25rem_1.75rem_minmax(0,1fr)] items-center gap-2 min-h-11 py-1.5"
							>
								<time dateTime={event.at} className="text-sm text-ink-2 tabular-nums">
									{new Date(event.at).toLocaleTimeString(dateLocale(), { hour: "2-digit", minute: "2-digit" })}
								</time>
								<Line event={event} of={of} />
							</li>
						))}
					</ol>
				</section>
			))}
			{events.length > shown && (
				<Button variant="quiet" className="no-print justify-self-start" onClick={() => setShown(shown + 40)}>
					{m.progress_events_more()}
				</Button>
			)}
		</Card>
	);
}

function Line({ event, of }: { event: LearnerEvent; of: LearnerProgress }) {
	if (event.kind === "attempt") return <AttemptLine {...event} of={of} />;
	const [icon, label] = OTHERS[event.kind];
	const title = titleOf(event.project);
	return (
		<>
			<span className="grid place-items-center text-ink-2" aria-hidden="true">
				{icon}
			</span>
			{event.kind === "handed_in" && projectOf(event.project) ? (
				<BoardLink of={of} project={event.project}>
					{label()} <span className="text-ink-2">{title}</span>
				</BoardLink>
			) : (
				<span>
					{label()} <span className="text-ink-2">{title}</span>
				</span>
			)}
		</>
	);
}

const OTHERS: Record<Exclude<LearnerEvent["kind"], "attempt">, [ReactNode, () => string]> = {
	done: [<Check key="done" size={20} className="text-leaf" />, m.progress_event_done],
	hint: [<Lightbulb key="hint" size={20} />, m.progress_event_hint],
	reveal: [<Eye key="reveal" size={20} />, m.progress_event_reveal],
	handed_in: [<Send key="handed_in" size={20} />, m.progress_event_handed_in],
};

function AttemptLine({ attempt, number, of }: { attempt: Attempt; number: number; of: LearnerProgress }) {
	const lesson = useLessonTexts(attempt.project);
	const failure = failureText(lesson, attempt);
	return (
		<>
			<ProgressMark state={attempt.passed ? "done" : "tried"} attempts={number} />
			<BoardLink of={of} project={attempt.project}>
				{attempt.passed
					? m.progress_event_passed({ number })
					: failure
						? m.progress_event_failed({ number, step: failure.title })
						: m.progress_event_some({ number, passed: attempt.passedSteps, steps: attempt.steps })}{" "}
				<span className="text-ink-2">{titleOf(attempt.project)}</span>
			</BoardLink>
		</>
	);
}

function BoardLink({ of, project, children }: { of: LearnerProgress; project: string; children: ReactNode }) {
	return (
		<Link
			to="/student-progress"
			search={{ ...(of.classes[0] && { class: of.classes[0].id }), learner: of.id, board: project }}
			className="hover:underline"
		>
			{children}
		</Link>
	);
}

function eventsOf({ attempts, completions, helps, submissions, totals }: LearnerProgress): LearnerEvent[] {
	const left = new Map(totals.map(({ project, attempts: count }) => [project, count]));
	const numbered = attempts.map((attempt): LearnerEvent => {
		const number = left.get(attempt.project) ?? 1;
		left.set(attempt.project, number - 1);
		return { kind: "attempt", key: `attempt ${attempt.id}`, at: attempt.at, project: attempt.project, attempt, number };
	});
	const rest: LearnerEvent[] = [
		...completions.map(({ project, at }) => ({ kind: "done" as const, key: `done ${project}`, project, at })),
		...helps.map(({ project, id, kind, at }) => ({ kind, key: `help ${project} ${id}`, project, at })),
		...submissions.map(({ id, project, at }) => ({ kind: "handed_in" as const, key: id, project, at })),
	];
	return [...numbered, ...rest].sort((one, other) => other.at.localeCompare(one.at));
}
