import { m } from "#messages/generated/messages.js";
import { toast } from "#web/platform/ui/toast.ts";

/** What the bench says in passing. A newer toast of the same kind replaces the older. */

export function sayVerified(): void {
	toast.success(m.bench_verified(), { id: "verify" });
}

export function sayUploaded(): void {
	toast.success(m.bench_uploaded(), { id: "upload" });
}

export function saySaved(kept: boolean): void {
	if (kept) toast.success(m.challenge_saved(), { id: "save" });
	else toast.error(m.bench_not_kept(), { id: "save", duration: Number.POSITIVE_INFINITY });
}

/** The first program is back; the learner's own is one press away. */
export function sayStartedAgain(undo: () => void): void {
	toast.plain(m.bench_started_again(), {
		id: "start-again",
		duration: 10_000,
		action: { label: m.bench_undo(), onClick: undo },
	});
}

export function sayRestored(): void {
	toast.success(m.versions_restored(), { id: "save" });
}

export function sayCompleted(points: number): void {
	toast.success(m.challenge_completed_title(), {
		id: "completed",
		description: m.challenge_completed_text({ points }),
	});
}

export function sayAlreadyCompleted(): void {
	toast.info(m.challenge_already_title(), { id: "completed", description: m.challenge_already_text() });
}

/** The program does what the extension asks, by its title. */
export function sayExtensionDone(title: string): void {
	toast.success(m.checks_challenge_done({ title }), { id: "completed" });
}

/** The program does not do what the extension asks yet; `seen` is what it did instead, in a sentence. */
export function sayExtensionNotYet(title: string, seen: string): void {
	toast.warning(m.checks_challenge_not_yet({ title }), {
		id: "mismatch",
		description: m.checks_challenge_not_yet_text({ seen }),
	});
}

export function sayNoChecks(): void {
	toast.warning(m.checks_unable(), { id: "mismatch" });
}

/** Stepping could not begin: why, where there is more to say than that it cannot. */
export function sayNoStepping(texts: { title: string; text: string } | null): void {
	if (texts) toast.error(texts.title, { id: "stepping", description: texts.text });
	else toast.warning(m.step_unable(), { id: "stepping" });
}

/** `seen` is what the program did instead, in a sentence. */
export function sayMismatch(seen: string): void {
	toast.warning(m.challenge_mismatch_title(), { id: "mismatch", description: m.challenge_mismatch_text({ seen }) });
}

/** The circuit comes first: what is wrong with it is shown beside the board. */
export function sayMiswired(): void {
	toast.error(m.challenge_miswired_title(), { id: "completed", description: m.challenge_miswired_text() });
}
