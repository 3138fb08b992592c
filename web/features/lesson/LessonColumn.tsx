import { ArrowRight, Check, X } from "lucide-react";
import type { ReactNode } from "react";
import type { Lesson } from "#content/lesson-schema.ts";
import { m } from "#messages/generated/messages.js";
import { useExplain } from "#web/learning/explain.ts";
import { Button } from "#web/ui/Button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Ideas } from "./Ideas.tsx";
import { type LessonStep, nextStep, stepWords } from "./lesson-steps.ts";
import { Predict } from "./Predict.tsx";
import { ThinkQuestions } from "./ThinkQuestions.tsx";

/** A check step of the last run, in words. */
export interface StepLine {
	id: string;
	state: "waiting" | "passed" | "failed";
	/** What was measured, where it failed. */
	seen: string | null;
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
}

/** The steps of a lesson that stand beside the blocks: Program, Test, Make it yours, Think. */
export function LessonColumn(props: LessonColumnProps) {
	const { lesson, step, onNext } = props;
	const next = nextStep(step);
	return (
		<section aria-labelledby="lesson-column" className="grid gap-4 content-start">
			{step === "program" && <Program {...props} />}
			{step === "test" && <Test {...props} />}
			{step === "make" && (
				<>
					<Heading>{m.lesson_make()}</Heading>
					<Ideas challenges={lesson.challenges} />
				</>
			)}
			{step === "think" && (
				<>
					<Heading>{m.lesson_think()}</Heading>
					<ThinkQuestions reflect={lesson.reflect} />
					<p className="text-sm text-ink-2">{m.lesson_neighbour()}</p>
					<h3 className="text-base">{m.lesson_how()}</h3>
					<Numbered lines={lesson.howItWorks} />
				</>
			)}
			{next && (
				<Button variant="soft" className="justify-self-start" onClick={onNext}>
					{m.lesson_next({ step: stepWords(next) })}
					<ArrowRight size={18} aria-hidden="true" />
				</Button>
			)}
		</section>
	);
}

function Heading({ children }: { children: ReactNode }) {
	return (
		<h2 id="lesson-column" className="text-xl">
			{children}
		</h2>
	);
}

function Program({ lesson, checks, guess, onGuess, ladder }: LessonColumnProps) {
	const ran = checks.some(({ state }) => state !== "waiting");
	const current = checks.find(({ state }) => state === "failed") ?? checks.find(({ state }) => state === "waiting");
	return (
		<>
			<Heading>{m.lesson_what_to_build()}</Heading>
			<Numbered lines={lesson.program} />
			<Predict predict={lesson.predict} guess={guess} onGuess={onGuess} ran={ran} now={m.lesson_predict_run()} />
			{current && <div key={current.id}>{ladder(current.id)}</div>}
		</>
	);
}

function Test({ lesson, checks, ladder }: LessonColumnProps) {
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

function CheckLine({ check: { state, seen }, number, title, children }: CheckLineProps) {
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
					{seen && <span className="block font-normal text-ink-2">{seen}</span>}
				</span>
				{children}
			</div>
		</li>
	);
}

/** Sentences with their numbers in circles. */
function Numbered({ lines }: { lines: readonly string[] }) {
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
