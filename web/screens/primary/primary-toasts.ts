import { m } from "#messages/generated/messages.js";
import type { Sent } from "#web/features/primary-kit/send-waiting.ts";
import { showFailure, showGuidance, toast } from "#web/ui/toast.ts";

/** Says what became of completions that were sent to the server. */
export function saySent(sent: readonly Sent[]): void {
	for (const one of sent) {
		if (one.outcome === "refused") showFailure(m.primary_server_disagrees());
		if (one.outcome === "waiting") showGuidance(m.primary_completed_waiting(), "waiting");
		if (one.outcome === "awarded") {
			const words = one.already ? m.primary_completed_before() : m.primary_completed_toast({ points: one.points });
			toast.success(words, { id: `completed-${one.projectId}` });
		}
	}
}

/** The project had been completed before: nothing changes. */
export function sayCompletedBefore(): void {
	toast.info(m.primary_completed_before(), { id: "completed-before" });
}
