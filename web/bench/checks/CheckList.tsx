import { Check, ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { firstFailed, type StepResult } from "#domain/bench/check-report.ts";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { classNames } from "#web/platform/ui/class-names.ts";
import { Spinner } from "#web/platform/ui/Spinner.tsx";
import { useFocusKept } from "#web/platform/ui/use-focus-kept.ts";
import type { CheckRun } from "./check-run.ts";
import { type StepTexts, seenText, stoppedText, waitingText } from "./check-texts.ts";

interface CheckListProps {
	run: CheckRun;
	/** The steps' ids in their order. */
	steps: readonly string[];
	texts: StepTexts;
	/** Says how the checks begin. */
	before: string;
	/** Says that something failed. */
	failed?: ReactNode;
	/** Why the server has not confirmed it, where it has not. */
	unanswered?: string | null;
	onAskAgain?: () => void;
	/** Free help, shown in the first failed check before its hints, which may cost points. */
	nextStep?: ReactNode;
	/** The line of the program that a failed step is about, where it is known. */
	lineOf?: (step: string) => number | null;
	onShowLine?: (line: number) => void;
	/** The hints of a failed step. */
	ladder: (step: string) => ReactNode;
}

/** What the project asks of the program, each step judged by itself; failed steps come first, the first of them open. */
export function CheckList({ run, steps, texts, nextStep, lineOf, onShowLine, ladder, ...outcome }: CheckListProps) {
	const keepFocus = useFocusKept();
	const results = new Map(run.steps.map((step) => [step.id, step]));
	const shown = steps.map((id, index) => {
		const step: StepResult = results.get(id) ?? { id, state: "waiting" };
		return { step, number: index + 1 };
	});
	const first = firstFailed(run.steps)?.id;
	const failed = shown
		.filter(({ step }) => step.state === "failed")
		.toSorted((a, b) => Number(b.step.id === first) - Number(a.step.id === first));
	const isStopSaid = failed.some(({ step }) => !step.seen);
	const others = shown.filter(({ step }) => step.state !== "failed");
	return (
		<section ref={keepFocus} tabIndex={-1} aria-labelledby="checks-title" className="relative flex flex-col gap-2.5">
			<h2 id="checks-title" className="sr-only">
				{m.checks_title()}
			</h2>
			<ol className="grid gap-2 m-0 p-0 list-none empty:hidden">
				{failed.map(({ step, number }) => (
					<FailedStep
						key={step.id}
						number={number}
						title={texts[step.id]?.title ?? step.id}
						seen={seenText(texts, step, run.stopped)}
						isFirst={step.id === first}
					>
						{step.id === first && nextStep}
						{!(step.id === first && nextStep) && <LineButton line={lineOf?.(step.id) ?? null} onPress={onShowLine} />}
						{ladder(step.id)}
					</FailedStep>
				))}
			</ol>
			<Outcome run={run} isStopSaid={isStopSaid} {...outcome} />
			<ol className="grid gap-2 m-0 p-0 list-none empty:hidden">
				{others.map(({ step, number }) => (
					<Step
						key={step.id}
						number={number}
						step={step}
						title={texts[step.id]?.title ?? step.id}
						why={run.phase === "failed" ? waitingText(texts, step, run.stopped) : null}
						busy={run.phase === "page"}
					/>
				))}
			</ol>
		</section>
	);
}

interface FailedStepProps {
	number: number;
	title: string;
	/** What was measured instead. */
	seen: string;
	isFirst: boolean;
	/** What helps with it. */
	children: ReactNode;
}

/** A check that does not hold yet: what was measured, and what helps. The first is open, the others at a press. */
function FailedStep({ number, title, seen, isFirst, children }: FailedStepProps) {
	const [pressed, setPressed] = useState(false);
	const open = isFirst || pressed;
	const id = useId();
	const head = (
		<>
			<span
				aria-hidden="true"
				className="grid place-items-center shrink-0 size-6 rounded-full border-2 border-coral text-coral-deep text-xs font-heavy"
			>
				{number}
			</span>
			<b className="grow font-extrabold text-left">{title}</b>
			<span className="shrink-0 px-3 py-1 rounded-full bg-surface text-coral-deep font-extrabold text-sm">
				{m.checks_not_yet()}
			</span>
		</>
	);
	return (
		<li
			data-failed
			className={classNames(
				"grid gap-2 rounded-medium leading-snug text-[15px]",
				open ? "px-3 py-2.5 bg-coral-wash border-2 border-coral" : "px-3",
			)}
		>
			{isFirst ? (
				<div className="flex items-center gap-3">{head}</div>
			) : (
				<button
					type="button"
					aria-expanded={open}
					aria-controls={id}
					className="flex items-center gap-3 min-h-11"
					onClick={() => setPressed(!pressed)}
				>
					{head}
					<ChevronDown size={18} aria-hidden="true" className={classNames("shrink-0", open && "rotate-180")} />
				</button>
			)}
			<div id={id} hidden={!open} className={classNames(open && "grid gap-2.5")}>
				<p className="pl-9 max-sm:pl-0">
					<span className="text-ink-2">{m.checks_measured()}</span> <b>{seen}</b>
				</p>
				{open && children}
			</div>
		</li>
	);
}

function LineButton({ line, onPress }: { line: number | null; onPress: ((line: number) => void) | undefined }) {
	if (line === null) return null;
	return (
		<Button variant="quiet" className="!bg-surface justify-self-start" onClick={() => onPress?.(line)}>
			{m.checks_show_line({ line })}
		</Button>
	);
}

interface StepProps {
	number: number;
	step: StepResult;
	title: string;
	/** Why it could not be judged. */
	why: string | null;
	busy: boolean;
}

function Step({ number, step, title, why, busy }: StepProps) {
	const passed = step.state === "passed";
	return (
		<li className="flex gap-2.5 items-start font-[650] text-[15px] leading-snug px-3">
			<span
				aria-hidden="true"
				className={classNames(
					"grid place-items-center shrink-0 size-6 rounded-full text-xs font-heavy",
					passed ? "bg-leaf-wash text-leaf" : "border-2 border-dashed border-line text-ink-2",
					busy && !passed && "motion-safe:animate-pulse",
				)}
			>
				{passed ? <Check size={14} strokeWidth={3.5} /> : number}
			</span>
			<span className="relative">
				<span className="sr-only">{passed ? m.checks_state_passed() : m.checks_state_waiting()}</span> {title}
				{why && <span className="block font-normal text-ink-2">{why}</span>}
			</span>
		</li>
	);
}

interface OutcomeProps extends Pick<CheckListProps, "run" | "before" | "failed" | "unanswered" | "onAskAgain"> {
	/** A failed step says why the program was stopped. */
	isStopSaid: boolean;
}

function Outcome({ run, isStopSaid, before, failed = m.checks_failed(), unanswered, onAskAgain }: OutcomeProps) {
	const busy = run.phase === "page" || run.phase === "server";
	return (
		<div aria-live="polite" className="text-sm text-ink-2">
			<p className={classNames("flex items-center gap-2", run.phase === "passed" && "text-leaf font-bold")}>
				{busy && <Spinner className="size-4 shrink-0" />}
				{run.phase === "none" ? before : run.phase === "failed" ? failed : outcomeText(run)}
			</p>
			{run.stopped && !isStopSaid && <p className="font-bold text-coral-deep">{stoppedText(run.stopped)}</p>}
			{run.phase === "unanswered" && <p>{unanswered}</p>}
			{run.phase === "unanswered" && (
				<Button variant="soft" className="mt-2" onClick={onAskAgain}>
					{m.checks_ask_again()}
				</Button>
			)}
		</div>
	);
}

function outcomeText({ phase, award }: CheckRun): string {
	switch (phase) {
		case "none":
		case "failed":
			return "";
		case "page":
			return m.checks_running();
		case "server":
			return m.checks_server();
		case "miswired":
			return m.checks_miswired();
		case "unanswered":
			return m.checks_unanswered();
		case "passed":
			if (!award) return m.checks_challenge_passed();
			return award.already ? m.checks_passed_before() : m.checks_passed({ points: award.points });
	}
}
