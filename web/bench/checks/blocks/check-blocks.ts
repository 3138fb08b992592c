import { z } from "zod/mini";
import { loadProject } from "#content/projects.ts";
import type { CheckResponse } from "#domain/api/bench.ts";
import { type BlockProgram, blockProgram } from "#domain/bench/block-program/block-program.ts";
import { getLocale } from "#messages/generated/runtime.js";
import { checkProgram } from "#web/platform/learning/check.data.ts";
import { confirm, dropPending } from "#web/platform/learning/completions-store.ts";
import type { ActionKind, NewAction } from "#web/platform/outbox/action.ts";
import { isHere } from "#web/platform/session/session.ts";
import { type BlocksResult, sayResult } from "./completion-toasts.ts";

/** The kind of the completions that the server has not checked, by project. */
export const CHECK_BLOCKS = "check_blocks";

export function checkBlocksAction(userId: string, projectId: string, program: unknown): NewAction {
	return { person: userId, kind: CHECK_BLOCKS, subject: projectId, payload: program };
}

/** True where the project counted as completed, and the server has said that it is not. */
export function isTakenBack(result: BlocksResult): boolean {
	return result.state === "refused" || (result.state === "done" && !awardOf(result.answer));
}

/** Has the server check the blocks of a completion. */
export const checkBlocks: ActionKind<BlockProgram, CheckResponse> = {
	payload: {
		safeParse(value) {
			const read = z.safeParse(blockProgram, value);
			return read.success ? { success: true, data: read.data } : { success: false };
		},
	},
	async send({ person: userId, subject, payload }) {
		// Blocks run in the project's own circuit.
		const { circuit } = (await loadProject(subject, getLocale())) ?? {};
		return checkProgram(userId, { projectId: subject, blocks: payload, ...(circuit && { circuit: { ...circuit } }) });
	},
	settle(result) {
		const { person: userId, subject, payload } = result.action;
		const award = result.state === "done" ? awardOf(result.answer) : null;
		if (award) confirm(userId, { projectId: subject, points: award.points });
		// A completion by another device is kept, and nothing is said of this one.
		const keepsOther = isTakenBack(result) && !dropPending(userId, subject, payload);
		if (!keepsOther && result.state !== "waiting" && isHere(userId)) sayResult(result);
	},
	drop: ({ person: userId, subject, payload }) => void dropPending(userId, subject, payload),
	files: ({ subject, payload }) => ({ [`${subject}.json`]: JSON.stringify(payload, null, "\t") }),
};

function awardOf(answer: CheckResponse) {
	return answer.outcome === "checked" ? answer.award : null;
}
