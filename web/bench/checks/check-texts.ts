import { type CheckReport, firstFailed, type StepResult, type StopReason } from "#domain/bench/check-report.ts";
import { m } from "#messages/generated/messages.js";

/** The texts of a project's checks, by step id: what the step proves, and what went wrong by the code of what was seen. */
export type StepTexts = Readonly<Record<string, { title: string; failed: Readonly<Record<string, string>> }>>;

const STOPPED: Record<StopReason, () => string> = {
	serial_flood: m.checks_stopped_serial_flood,
	too_fast: m.checks_stopped_too_fast,
	never_ends: m.checks_stopped_never_ends,
	crashed: m.checks_stopped_crashed,
	restarting: m.checks_stopped_restarting,
};

/** What went wrong in a failed step, in plain words with the numbers that were seen, or why the program was stopped in it. */
export function seenText(texts: StepTexts, step: StepResult, stopped: StopReason | null = null): string {
	const { seen } = step;
	if (!seen && stopped) return stoppedText(stopped);
	const sentence = seen && texts[step.id]?.failed[seen.code];
	if (!sentence) return m.checks_seen_unknown();
	const { values } = seen;
	return sentence.replace(/\{(\w+)\}/g, (_braces, name: string) => String(values[name] ?? "?"));
}

/** Why a step was not judged, once the others were; null where it was, or where nothing is known of it. */
export function waitingText(texts: StepTexts, step: StepResult, stopped: StopReason | null = null): string | null {
	if (step.state !== "waiting") return null;
	if (step.waitsFor !== undefined) return m.checks_waits_for({ title: texts[step.waitsFor]?.title ?? step.waitsFor });
	return stopped ? m.checks_not_reached() : null;
}

/** Why the checks ended before their end. */
export function stoppedText(reason: StopReason): string {
	return STOPPED[reason]();
}

/** The first thing that a learner should mend, in one sentence. */
export function firstFailure(texts: StepTexts, report: Pick<CheckReport, "steps" | "stopped">): string {
	const failed = firstFailed(report.steps);
	if (failed) return seenText(texts, failed, report.stopped);
	return report.stopped ? stoppedText(report.stopped) : m.checks_seen_unknown();
}
