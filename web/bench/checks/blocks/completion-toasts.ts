import { listProjects } from "#content/projects.ts";
import type { CheckResponse } from "#domain/api/bench.ts";
import type { BlockProgram } from "#domain/bench/block-program/block-program.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import type { ActionResult } from "#web/platform/outbox/action.ts";
import { showFailure, showGuidance, toast } from "#web/platform/ui/toast.ts";

export type BlocksResult = ActionResult<BlockProgram, CheckResponse>;

/** Says what became of a completion that the server was asked about. */
export function sayResult(result: BlocksResult): void {
	const projectId = result.action.subject;
	if (result.state === "refused") showFailure(m.primary_not_taken({ title: titleOf(projectId) }));
	else if (result.state === "waiting") sayWaiting(result.failure.code);
	else sayAnswer(projectId, result.answer);
}

function sayAnswer(projectId: string, answer: CheckResponse): void {
	const award = answer.outcome === "checked" ? answer.award : null;
	if (!award) {
		showFailure(m.primary_server_disagrees());
		return;
	}
	const text = award.already ? m.primary_completed_before() : m.primary_completed_toast({ points: award.points });
	toast.success(text, { id: `completed-${projectId}` });
}

function sayWaiting(code: string): void {
	if (code === "cannot_award") showFailure(m.primary_cannot_award());
	else showGuidance(m.primary_completed_waiting(), "waiting");
}

function titleOf(projectId: string): string {
	return listProjects(getLocale()).find(({ id }) => id === projectId)?.title ?? projectId;
}

/** The project had been completed before: nothing changes. */
export function sayCompletedBefore(): void {
	toast.info(m.primary_completed_before(), { id: "completed-before" });
}
