import { X } from "lucide-react";
import { firstFailed, type StepResult } from "#domain/bench/check-report.ts";
import { m } from "#messages/generated/messages.js";
import { CheckCount } from "#web/bench/checks/CheckCount.tsx";
import type { CheckRun } from "#web/bench/checks/check-run.ts";
import { type StepTexts, seenText } from "#web/bench/checks/check-texts.ts";
import { StatusLine } from "#web/bench/run/status/StatusLine.tsx";
import type { StatusMessage } from "#web/bench/run/status/use-status-message.ts";

interface PhoneResultProps {
	/** Shown for a moment instead. */
	statusMessage: StatusMessage | null;
	run: CheckRun;
	steps: readonly string[];
	texts: StepTexts;
	/** Leads to what the step is about. */
	onOpen: (step: StepResult) => void;
}

/** Above a phone's keys: what was just done, and the first failed check of the last run. A tap leads to its line. */
export function PhoneResult({ statusMessage, run, steps, texts, onOpen }: PhoneResultProps) {
	const failed = firstFailed(run.steps);
	return (
		<div role="status" className="shrink-0">
			{statusMessage && (
				<div className="px-3 py-2 border-t border-line">
					<StatusLine message={statusMessage} />
				</div>
			)}
			{!statusMessage && failed && (
				<button type="button" className="phone-result" title={m.result_show()} onClick={() => onOpen(failed)}>
					<span
						aria-hidden="true"
						className="grid place-items-center shrink-0 size-6 rounded-full bg-coral text-on-coral"
					>
						<X size={14} strokeWidth={3.5} />
					</span>
					<span className="grow">
						<b className="block font-extrabold">{texts[failed.id]?.title ?? failed.id}</b>
						{seenText(texts, failed, run.stopped)}
					</span>
					<CheckCount run={run} steps={steps} />
				</button>
			)}
		</div>
	);
}
