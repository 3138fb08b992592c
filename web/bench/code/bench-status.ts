import { m } from "#messages/generated/messages.js";
import type { StatusMessage } from "#web/bench/run/status/use-status-message.ts";
import { toast } from "#web/platform/ui/toast.ts";

/** What the bench says at Run. */
export const verified = () => done(m.bench_verified());
export const uploaded = (): StatusMessage => ({ ...done(m.bench_uploaded()), brief: true });
export const restored = () => done(m.versions_restored());
export const alreadyCompleted = () => done(m.challenge_already_title(), m.challenge_already_text());
export const noChecks = () => guidance(m.checks_unable());

export function saved(kept: boolean): StatusMessage {
	return kept ? done(m.challenge_saved()) : { tone: "failure", text: m.bench_not_kept() };
}

/** The first program is back; the learner's own is one press away. */
export function startedAgain(undo: () => void): StatusMessage {
	return { ...done(m.bench_started_again()), action: { label: m.bench_undo(), onPress: undo } };
}

/** The program does what the extension asks, by its title. */
export const extensionDone = (title: string) => done(m.checks_challenge_done({ title }));

/** The program does not do what the extension asks yet; the checks tell what it did instead. */
export const extensionNotYet = (title: string) => guidance(m.checks_challenge_not_yet({ title }));

/** Stepping could not begin: why, where there is more to showStatus than that it cannot. */
export function noStepping(texts: { title: string; text: string } | null): StatusMessage {
	return texts ? { tone: "failure", text: texts.title, more: texts.text } : guidance(m.step_unable());
}

const CONGRATULATION = "completed";

/** The one toast of the bench: the success page follows it. */
export function congratulate(points: number): void {
	toast.success(m.challenge_completed_title(), {
		id: CONGRATULATION,
		description: m.challenge_completed_text({ points }),
	});
}

/** Back at the bench it would lie over the parts; the success page has said it. */
export function endCongratulation(): void {
	toast.dismiss(CONGRATULATION);
}

function done(text: string, more?: string): StatusMessage {
	return { tone: "done", text, ...(more !== undefined && { more }) };
}

function guidance(text: string): StatusMessage {
	return { tone: "guidance", text };
}
