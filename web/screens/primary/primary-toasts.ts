import { listBlockProjects } from "#content/block-projects.ts";
import type { Refusal } from "#domain/refusal.ts";
import { m } from "#messages/generated/messages.js";
import type { Sent } from "#web/features/primary-kit/send-waiting.ts";
import { showFailure, showGuidance, toast } from "#web/ui/toast.ts";

/** Says what became of completions that were sent to the server. */
export function saySent(sent: readonly Sent[]): void {
	for (const one of sent) {
		if (one.outcome === "refused") showFailure(m.primary_server_disagrees());
		if (one.outcome === "not_taken") showFailure(m.primary_not_taken({ title: titleOf(one.projectId) }));
		if (one.outcome === "waiting") sayWaiting(one.refusal);
		if (one.outcome === "awarded") {
			const words = one.already ? m.primary_completed_before() : m.primary_completed_toast({ points: one.points });
			toast.success(words, { id: `completed-${one.projectId}` });
		}
	}
}

function sayWaiting({ code }: Refusal): void {
	if (code === "cannot_award") showFailure(m.primary_cannot_award());
	else showGuidance(m.primary_completed_waiting(), "waiting");
}

function titleOf(projectId: string): string {
	return listBlockProjects().find(({ id }) => id === projectId)?.title ?? projectId;
}

/** The project had been completed before: nothing changes. */
export function sayCompletedBefore(): void {
	toast.info(m.primary_completed_before(), { id: "completed-before" });
}
