import { Check, X } from "lucide-react";
import type { StepResult } from "#domain/check-answer.ts";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/ui/Button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Spinner } from "#web/ui/Spinner.tsx";
import { useFocusKept } from "#web/ui/use-focus-kept.ts";
import type { CheckRun } from "./check-run.ts";
import { type StepWords, seenWords, stoppedWords } from "./check-words.ts";

interface CheckListProps {
	run: CheckRun;
	/** The steps' ids in their order. */
	steps: readonly string[];
	words: StepWords;
	/** Why the server has not confirmed it, where it has not. */
	unanswered: string | null;
	onAskAgain: () => void;
}

/** What the project asks of the program, step by step, as far as it is checked. */
export function CheckList({ run, steps, words, unanswered, onAskAgain }: CheckListProps) {
	const keepFocus = useFocusKept();
	const results = new Map(run.steps.map((step) => [step.id, step]));
	return (
		<section ref={keepFocus} tabIndex={-1} aria-labelledby="checks-title" className="flex flex-col gap-2 py-3.5 px-4.5">
			<h2 id="checks-title" className="text-base font-bold tracking-normal">
				{m.checks_title()}
			</h2>
			<Outcome run={run} unanswered={unanswered} onAskAgain={onAskAgain} />
			<ol className="grid gap-2 m-0 p-0 list-none">
				{steps.map((id, place) => (
					<Step
						key={id}
						number={place + 1}
						step={results.get(id) ?? { id, state: "waiting" }}
						words={words}
						busy={run.phase === "page"}
					/>
				))}
			</ol>
		</section>
	);
}

const MARKS = {
	passed: "bg-leaf-wash text-leaf",
	failed: "bg-coral-wash text-coral-deep",
	waiting: "bg-sunken text-ink-2",
};

const STATE_WORDS = { passed: m.checks_state_passed, failed: m.checks_state_failed, waiting: m.checks_state_waiting };

function Step({ number, step, words, busy }: { number: number; step: StepResult; words: StepWords; busy: boolean }) {
	return (
		<li className="flex gap-2.5 items-start font-[650] text-[15px] leading-snug">
			<span
				aria-hidden="true"
				className={classNames(
					"grid place-items-center shrink-0 size-5.5 rounded-full text-xs font-heavy",
					MARKS[step.state],
					busy && step.state === "waiting" && "motion-safe:animate-pulse",
				)}
			>
				{step.state === "passed" && <Check size={14} strokeWidth={3.5} />}
				{step.state === "failed" && <X size={14} strokeWidth={3.5} />}
				{step.state === "waiting" && number}
			</span>
			<span>
				<span className="sr-only">{STATE_WORDS[step.state]()}</span> {words[step.id]?.title ?? step.id}
				{step.state === "failed" && (
					<span className="block text-tiny font-normal text-ink-2">{seenWords(words, step)}</span>
				)}
			</span>
		</li>
	);
}

function Outcome({ run, unanswered, onAskAgain }: Pick<CheckListProps, "run" | "unanswered" | "onAskAgain">) {
	const busy = run.phase === "page" || run.phase === "server";
	return (
		<div aria-live="polite" className="text-sm text-ink-2">
			<p className={classNames("flex items-center gap-2", run.phase === "passed" && "text-leaf font-bold")}>
				{busy && <Spinner className="size-4 shrink-0" />}
				{outcomeWords(run)}
			</p>
			{run.stopped && <p className="font-bold text-coral-deep">{stoppedWords(run.stopped)}</p>}
			{run.phase === "unanswered" && <p>{unanswered}</p>}
			{run.phase === "unanswered" && (
				<Button variant="soft" className="mt-2" onClick={onAskAgain}>
					{m.checks_ask_again()}
				</Button>
			)}
		</div>
	);
}

function outcomeWords({ phase, award }: CheckRun): string {
	switch (phase) {
		case "none":
			return m.checks_before();
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
			return award?.already ? m.checks_passed_before() : m.checks_passed({ points: award?.points ?? 0 });
	}
}
