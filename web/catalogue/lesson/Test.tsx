import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import type { Lesson } from "#content/lesson-schema.ts";
import { m } from "#messages/generated/messages.js";
import { classNames } from "#web/platform/ui/class-names.ts";
import { Heading, type StepLine } from "./LessonColumn.tsx";

interface TestProps {
	lesson: Lesson;
	/** The checks of the last run in their order; all waiting before the first. */
	checks: readonly StepLine[];
	/** The hints of a check step. */
	ladder: (step: string) => ReactNode;
}

/** The step after Program: what the last run was found to do, check by check. */
export function Test({ lesson, checks, ladder }: TestProps) {
	const passed = checks.filter(({ state }) => state === "passed").length;
	const ran = checks.some(({ state }) => state !== "waiting");
	return (
		<>
			<Heading>{m.lesson_checks_pass({ passed, total: checks.length })}</Heading>
			{!ran && <p className="text-ink-2">{m.lesson_checks_none()}</p>}
			<ol className="grid gap-3 m-0 p-0 list-none">
				{checks.map((check, index) => (
					<CheckLine key={check.id} check={check} number={index + 1} title={lesson.steps[check.id]?.title ?? check.id}>
						{check.state === "failed" && ladder(check.id)}
					</CheckLine>
				))}
			</ol>
		</>
	);
}

const MARKS = {
	passed: "bg-leaf text-surface",
	failed: "bg-coral-wash text-coral-deep",
	waiting: "bg-sunken text-ink-2",
};
const STATES = { passed: m.checks_state_passed, failed: m.checks_state_failed, waiting: m.checks_state_waiting };

interface CheckLineProps {
	check: StepLine;
	number: number;
	title: string;
	children: ReactNode;
}

function CheckLine({ check: { state, note }, number, title, children }: CheckLineProps) {
	return (
		<li className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-3 gap-y-2">
			<span
				aria-hidden="true"
				className={classNames("grid place-items-center size-6 rounded-full text-xs font-heavy", MARKS[state])}
			>
				{state === "passed" && <Check size={15} strokeWidth={3.5} />}
				{state === "failed" && <X size={15} strokeWidth={3.5} />}
				{state === "waiting" && number}
			</span>
			<div className="grid gap-2">
				<span className="font-[650]">
					<span className="sr-only">{STATES[state]()}</span> {title}
					{note && <span className="block font-normal text-ink-2">{note}</span>}
				</span>
				{children}
			</div>
		</li>
	);
}
