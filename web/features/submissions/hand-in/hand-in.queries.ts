import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/backend/backend.ts";
import { hasCode, NETWORK_GONE } from "#web/backend/backend-error.ts";
import { serverAnswers, useConnected } from "#web/backend/connection.ts";
import { showNews, showSuccess } from "#web/ui/toast.ts";
import { ownSubmissionsKey } from "../submissions.queries.ts";
import { shelfFor, shelfIsReady } from "./file-shelves.ts";
import { createSubmission, listOwnSubmissions } from "./hand-in.data.ts";
import { actionIdFor, type DraftOwner, forgetSubmissionDraft } from "./submission-draft.ts";
import { outbox } from "./waiting-work.ts";

function ownSubmissionsQuery(owner: DraftOwner) {
	return queryOptions({
		queryKey: [...ownSubmissionsKey, owner.userId, owner.challengeId],
		queryFn: async () => listOwnSubmissions(await backend(), owner),
	});
}

/** Sent to the server, or kept here until it is back. */
type Outcome = "sent" | "waits";

export function useOwnSubmissions(owner: DraftOwner) {
	return useQuery(ownSubmissionsQuery(owner));
}

/**
 * Sends the files that are not stored yet, then the submission. Where the server is gone the work is kept in this browser
 * and sent when it is back. The draft goes when either has it.
 */
export function useHandIn(owner: DraftOwner, onDone: (outcome: Outcome) => void) {
	const client = useQueryClient();
	const connected = useConnected();
	return useMutation({
		mutationFn: async (text: string): Promise<Outcome> => {
			await shelfIsReady(owner);
			if (!connected && !(await serverAnswers())) return keepForLater(owner, text);
			try {
				await sendNow(owner, text);
				return "sent";
			} catch (error) {
				if (hasCode(error, NETWORK_GONE) && !(await serverAnswers())) return keepForLater(owner, text);
				throw error;
			}
		},
		onSuccess: (outcome) => {
			forgetSubmissionDraft(owner);
			shelfFor(owner).clear();
			onDone(outcome);
			if (outcome === "waits") return showNews(m.waiting_title(), m.waiting_text());
			showSuccess(m.submit_done());
			return client.invalidateQueries({ queryKey: ownSubmissionsQuery(owner).queryKey });
		},
		meta: { failure: m.submit_failed, standsAtForm: true },
	});
}

async function sendNow(owner: DraftOwner, text: string): Promise<void> {
	const files = await shelfFor(owner).storeAll();
	const actionId = idOf(owner, text);
	await createSubmission(await backend(), owner.userId, { challengeId: owner.challengeId, text, files, actionId });
}

/** Under the same id as a try whose answer was lost. */
async function keepForLater(owner: DraftOwner, text: string): Promise<Outcome> {
	const files = shelfFor(owner)
		.read()
		.map(({ id, file, path }) => ({ id, file, path }));
	await outbox.keep({ ...owner, id: idOf(owner, text), text, files, at: new Date().toISOString() });
	return "waits";
}

function idOf(owner: DraftOwner, text: string): string {
	const fileIds = shelfFor(owner)
		.read()
		.map(({ id }) => id);
	return actionIdFor(owner, { text, fileIds });
}
