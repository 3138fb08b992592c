import { z } from "zod/mini";
import { listEveryProject } from "#content/catalogue.ts";
import type { CheckResponse } from "#domain/api/bench.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { checkProgram } from "#web/platform/learning/check.data.ts";
import type { ActionKind, ActionResult } from "#web/platform/outbox/action.ts";
import { isHere } from "#web/platform/session/session.ts";
import { showFailure, toast } from "#web/platform/ui/toast.ts";
import type { Upload } from "./sketch-upload.ts";

export type CheckResult = ActionResult<Upload, CheckResponse>;

/** Has the server check an upload. Its open project says how it went; else a toast does, which names the project. */
export const checkSketch: ActionKind<Upload, CheckResponse> = {
	payload: z.object({ source: z.string(), circuit: z.optional(z.unknown()) }),
	send: ({ person: userId, subject, payload }) => checkProgram(userId, { projectId: subject, ...payload }),
	settle(result, handled) {
		if (!handled && result.state !== "waiting" && isHere(result.action.person)) say(result);
	},
	files: ({ subject, payload }) => ({ [`${subject}.ino`]: payload.source }),
};

function say(result: CheckResult): void {
	const projectId = result.action.subject;
	const title = listEveryProject(getLocale()).find(({ id }) => id === projectId)?.title ?? projectId;
	const id = `completed-${projectId}`;
	const answer = result.state === "done" ? result.answer : null;
	const award = answer?.outcome === "checked" ? answer.award : null;
	if (!answer) showFailure(m.challenge_not_taken_elsewhere({ title }));
	else if (!award) showFailure(m.challenge_refused_elsewhere({ title }));
	else if (award.already)
		toast.info(m.challenge_already_title(), { id, description: m.challenge_already_elsewhere({ title }) });
	else {
		const description = m.challenge_completed_elsewhere({ title, points: award.points });
		toast.success(m.challenge_completed_title(), { id, description });
	}
}
