import type { SubmittedWork } from "#domain/classroom/submitted-work.ts";
import type { NewAction } from "#web/platform/outbox/action.ts";
import type { KeptFile } from "./upload-list.ts";

/** The kind of what was handed in while the server was gone, by challenge. */
export const SUBMISSION = "submission";

export type SubmissionPayload = {
	text: string;
	files: readonly KeptFile[];
	/** Of actions made before work was kept there is none. */
	work?: SubmittedWork | null | undefined;
};

/** `id` is its `client_action_id`: the server takes it once. */
export function submissionAction(
	owner: { userId: string; challengeId: string },
	id: string,
	payload: SubmissionPayload,
): NewAction<SubmissionPayload> & { id: string } {
	return { id, person: owner.userId, kind: SUBMISSION, subject: owner.challengeId, payload };
}
