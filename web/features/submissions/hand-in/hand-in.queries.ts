import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/backend/backend.ts";
import { ownSubmissionsKey } from "../submissions.queries.ts";
import { clearShelf, shelfFor } from "./file-shelves.ts";
import { createSubmission, listOwnSubmissions } from "./hand-in.data.ts";
import { actionIdFor, type DraftOwner, forgetSubmissionDraft } from "./submission-draft.ts";

function ownSubmissionsQuery(owner: DraftOwner) {
	return queryOptions({
		queryKey: [...ownSubmissionsKey, owner.userId, owner.challengeId],
		queryFn: async () => listOwnSubmissions(await backend(), owner),
	});
}

export function useOwnSubmissions(owner: DraftOwner) {
	return useQuery(ownSubmissionsQuery(owner));
}

/** Sends the files that are not stored yet, then the submission; the draft goes when the server has it. */
export function useHandIn(owner: DraftOwner, onDone: () => void) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (text: string) => {
			const paths = await shelfFor(owner).storeAll();
			const actionId = actionIdFor(owner, { text, paths });
			await createSubmission(await backend(), owner.userId, { challengeId: owner.challengeId, text, paths, actionId });
		},
		onSuccess: () => {
			forgetSubmissionDraft(owner);
			clearShelf(owner);
			onDone();
			return client.invalidateQueries({ queryKey: ownSubmissionsQuery(owner).queryKey });
		},
		meta: { success: m.submit_done, failure: m.submit_failed, standsAtForm: true },
	});
}
