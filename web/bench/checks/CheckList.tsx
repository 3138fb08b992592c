import { Check, Lightbulb, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { StepResult } from "#domain/bench/check-report.ts";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { classNames } from "#web/platform/ui/class-names.ts";
import { Spinner } from "#web/platform/ui/Spinner.tsx";
import { useFocusKept } from "#web/platform/ui/use-focus-kept.ts";
import type { CheckRun } from "./check-run.ts";
import { type StepTexts, seenText, stoppedText } from "./check-texts.ts";

interface CheckListProps {
	run: CheckRun;
	/** The steps' ids in their order. */
	steps: readonly string[];
	texts: StepTexts;
	/** Says how the checks begin. */
	before: string;
	/** Why the server has not confirmed it, where it has not. */
	unanswered?: string | null;
	onAskAgain?: () => void;
	/** The line of the program that a failed step is about, where it is known. */
	lineOf?: (step: string) => number | null;
	onShowLine?: (line: number) => void;
	/** The hints of a failed step. */
	ladder: (step: string) => ReactNode;
}

/** What the project asks of the program, step by step, as far as it is checked; failed steps come first. */
export function CheckList({ run, steps, texts, lineOf, onShowLine, ladder, ...outcome }: CheckListProps) {
	const keepFocus = useFocusKept();
	const results = new Map(run.steps.map((step) => [step.id, step]));
	const shown = steps.map((id, index) => {
		const step: StepResult = results.get(id) ?? { id, state: "waiting" };
		return { step, number: index + 1 };
	});
	const failed = shown.filter(({ step }) => step.state === "failed");
	const others = shown.filter(({ step }) => step.state !== "failed");
	return (
		<section ref={keepFocus} tabIndex={-1} aria-labelledby="checks-title" className="relative flex flex-col gap-2.5">
			<h2 id="checks-title" className="sr-only">
				{m.checks_title()}
			</h2>
			<ol className="grid gap-2.5 m-0 p-0 list-none empty:hidden">
				{failed.map(({ step }, index) => (
					<FailedStep key={step.id} step={step} texts={texts} line={lineOf?.(step.id) ?? null} onShowLine={onShowLine}>
						<StepHints open={index === 0}>{ladder(step.id)}</StepHints>
					</FailedStep>
				))}
			</ol>
			<Outcome run={run} {...outcome} />
			<ol className="grid gap-2 m-0 p-0 list-none empty:hidden">
				{others.map(({ step, number }) => (
					<Step key={step.id} number={number} step={step} texts={texts} busy={run.phase === "page"} />
				))}
			</ol>
		</section>
	);
}

interface FailedStepProps {
	step: StepResult;
	texts: StepTexts;
	line: number | null;
	onShowLine: ((line: number) => void) | undefined;
	children: ReactNode;
}

/** What was expected, what was seen instead, the way to the line, and the hints. */
function FailedStep({ step, texts, line, onShowLine, children }: FailedStepProps) {
	return (
		<li className="flex flex-wrap items-center gap-2.5 px-3 py-2.5 rounded-medium bg-coral-wash text-[15px] leading-snug">
			<span
				aria-hidden="true"
				className="grid place-items-center self-start shrink-0 size-5.5 rounded-full bg-coral text-on-coral"
			>
				<X size={14} strokeWidth={3.5} />
			</span>
			<span className="relative grow basis-52">
				<span className="sr-only">{m.checks_state_failed()}</span>{" "}
				<b className="font-extrabold">{texts[step.id]?.title ?? step.id}</b>
				<span className="block">{seenText(texts, step)}</span>
			</span>
			{line !== null && (
				<Button variant="quiet" className="!bg-surface max-xl:ml-8" onClick={() => onShowLine?.(line)}>
					{m.checks_show_line({ line })}
				</Button>
			)}
			{children}
		</li>
	);
}

/** The hints of a failed step: those of the first are open, the others behind a button. */
function StepHints({ open: openFirst, children }: { open: boolean; children: ReactNode }) {
	const [pressed, setPressed] = useState(false);
	const open = openFirst || pressed;
	return (
		<div className="basis-full pl-8 max-sm:pl-0">
			{open ? (
				<div className="px-3.5 py-2.5 rounded-medium bg-surface text-ink">{children}</div>
			) : (
				<Button variant="quiet" className="!bg-surface" onClick={() => setPressed(true)}>
					<Lightbulb size={18} aria-hidden="true" />
					{m.hint_of_step()}
				</Button>
			)}
		</div>
	);
}

function Step({ number, step, texts, busy }: { number: number; step: StepResult; texts: StepTexts; busy: boolean }) {
	const passed = step.state === "passed";
	return (
		<li className="flex gap-2.5 items-start font-[650] text-[15px] leading-snug">
			<span
				aria-hidden="true"
				className={classNames(
					"grid place-items-center shrink-0 size-5.5 rounded-full text-xs font-heavy",
					passed ? "bg-leaf-wash text-leaf" : "bg-sunken text-ink-2",
					busy && !passed && "motion-safe:animate-pulse",
				)}
			>
				{passed ? <Check size={14} strokeWidth={3.5} /> : number}
			</span>
			<span className="relative">
				<span className="sr-only">{passed ? m.checks_state_passed() : m.checks_state_waiting()}</span>{" "}
				{texts[step.id]?.title ?? step.id}
			</span>
		</li>
	);
}

type OutcomeProps = Pick<CheckListProps, "run" | "before" | "unanswered" | "onAskAgain">;

function Outcome({ run, before, unanswered, onAskAgain }: OutcomeProps) {
	const busy = run.phase === "page" || run.phase === "server";
	return (
		<div aria-live="polite" className="text-sm text-ink-2">
			<p className={classNames("flex items-center gap-2", run.phase === "passed" && "text-leaf font-bold")}>
				{busy && <Spinner className="size-4 shrink-0" />}
				{run.phase === "none" ? before : outcomeText(run)}
			</p>
			{run.stopped && <p className="font-bold text-coral-deep">{stoppedText(run.stopped)}</p>}
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
			return "";
		case "page":
			return m.checks_running();
		case "server":
			return m.checks_server();
		case "failed":
			return m.checks_failed();
		case "miswired":
			return m.checks_miswired();
		case "unanswered":
			return m.checks_unanswered();
		case "passed":
			if (!award) return m.checks_challenge_passed();
			return award.already ? m.checks_passed_before() : m.checks_passed({ points: award.points });
	}
}
