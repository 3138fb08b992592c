import { m } from "#messages/generated/messages.js";
import type { CheckRun } from "#web/bench/checks/check-run.ts";
import { StatusLine } from "#web/bench/run/status/StatusLine.tsx";
import type { StatusMessage } from "#web/bench/run/status/use-status-message.ts";
import { CheckMarks } from "#web/platform/learning/CheckMarks.tsx";
import { classNames } from "#web/platform/ui/class-names.ts";

interface UploadResultProps {
	/** Shown for a moment instead. */
	statusMessage: StatusMessage | null;
	run: CheckRun;
	count: number;
	/** Where the compiler stopped; null where it did not. 0: at no line. */
	errorLine: number | null;
	/** Leads to the checks. */
	onOpen: () => void;
	onShowLine: (line: number) => void;
}

/** Beside Run: what was just done, and what came of the last upload; a press leads to the checks, or to the mistake. */
export function UploadResult({ statusMessage, run, count, errorLine, onOpen, onShowLine }: UploadResultProps) {
	const isStopped = errorLine !== null;
	const text = isStopped ? stoppedText(errorLine) : resultText(run, count);
	const judged = isStopped || run.phase === "none" || run.phase === "miswired" ? [] : run.steps;
	return (
		<div role="status" className="run-result">
			{statusMessage && <StatusLine message={statusMessage} />}
			{!statusMessage && text !== null && (
				<button
					type="button"
					onClick={() => (errorLine ? onShowLine(errorLine) : onOpen())}
					className={classNames(
						"inline-flex items-center gap-2 min-h-11 whitespace-nowrap px-3 py-1 rounded-medium font-extrabold text-sm leading-tight max-w-full",
						isStopped || run.phase === "failed" || run.phase === "miswired"
							? "bg-coral-wash text-coral-deep"
							: run.phase === "passed"
								? "bg-leaf-wash text-leaf"
								: "bg-sunken text-ink-2",
					)}
				>
					<CheckMarks steps={judged} />
					{text}
				</button>
			)}
		</div>
	);
}

function stoppedText(line: number): string {
	return line > 0 ? m.result_stopped_by({ line }) : m.result_not_compiled();
}

function resultText({ phase, steps }: CheckRun, count: number): string | null {
	const passed = steps.filter(({ state }) => state === "passed").length;
	switch (phase) {
		case "none":
			return null;
		case "page":
		case "server":
			return m.result_checking();
		case "failed":
			return m.result_passed_some({ passed, count });
		case "miswired":
			return m.result_miswired();
		case "unanswered":
			return m.result_unanswered();
		case "passed":
			return m.result_passed();
	}
}
