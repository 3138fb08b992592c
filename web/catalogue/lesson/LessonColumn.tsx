import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import type { Lesson } from "#content/lesson-schema.ts";
import { firstFailed, passedIds } from "#domain/bench/check-report.ts";
import { m } from "#messages/generated/messages.js";
import { CheckMarks } from "#web/platform/learning/CheckMarks.tsx";
import { useExplain } from "#web/platform/learning/explain.ts";
import { Stages } from "#web/platform/learning/Stages.tsx";
import { Button } from "#web/platform/ui/Button.tsx";
import { type LessonStep, nextStep, stepText } from "./lesson-steps.ts";
import { Predict } from "./Predict.tsx";

/** A check step of the last run, in words. */
export interface StepLine {
	id: string;
	state: "waiting" | "passed" | "failed";
	/** It failed before the others. */
	first?: true | undefined;
	/** What was measured, where it failed; why it could not be judged. */
	note: string | null;
}

interface LessonColumnProps {
	lesson: Lesson;
	step: LessonStep;
	/** The checks of the last run in their order; all waiting before the first. */
	checks: readonly StepLine[];
	guess: number | null;
	onGuess: (choice: number) => void;
	onNext: () => void;
	/** The hints of a check step. */
	ladder: (step: string) => ReactNode;
	/** The steps after Program. */
	children: ReactNode;
}

/** The steps of a lesson that stand beside the blocks: Program, Test, Make it yours, Think. */
export function LessonColumn(props: LessonColumnProps) {
	const { step, onNext, children } = props;
	const next = nextStep(step);
	return (
		<section aria-labelledby="lesson-column" className="grid gap-4 content-start">
			{step === "program" && <Program {...props} />}
			{children}
			{next && (
				<Button variant="soft" className="justify-self-start" onClick={onNext}>
					{m.lesson_next({ step: stepText(next) })}
					<ArrowRight size={18} aria-hidden="true" />
				</Button>
			)}
		</section>
	);
}

/** The heading of the step that is shown. */
export function Heading({ children }: { children: ReactNode }) {
	return (
		<h2 id="lesson-column" className="text-xl">
			{children}
		</h2>
	);
}

function Program({ lesson, checks, guess, onGuess, ladder }: LessonColumnProps) {
	const ran = checks.some(({ state }) => state !== "waiting");
	const passed = passedIds(checks);
	const current = firstFailed(checks) ?? checks.find(({ state }) => state === "waiting");
	return (
		<>
			<div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
				<Heading>{m.lesson_what_to_build()}</Heading>
				<p className="flex items-center gap-2 text-sm font-bold text-ink-2">
					<CheckMarks steps={checks} />
					{m.lesson_checks_count({ passed: passed.size, total: checks.length })}
				</p>
			</div>
			<Stages stages={lesson.stages} passed={passed} />
			<Predict predict={lesson.predict} guess={guess} onGuess={onGuess} ran={ran} now={m.lesson_predict_run()} />
			{current && <div key={current.id}>{ladder(current.id)}</div>}
		</>
	);
}

/** Sentences with their numbers in circles. */
export function Numbered({ lines }: { lines: readonly string[] }) {
	const explain = useExplain();
	return (
		<ol className="grid gap-2.5 m-0 p-0 list-none">
			{lines.map((line, index) => (
				<li key={line} className="grid grid-cols-[24px_minmax(0,1fr)] gap-3 font-[600]">
					<span
						aria-hidden="true"
						className="grid place-items-center size-6 rounded-full bg-sunken text-ink-2 text-xs font-heavy"
					>
						{index + 1}
					</span>
					<span>{explain(line, lines.slice(0, index))}</span>
				</li>
			))}
		</ol>
	);
}
