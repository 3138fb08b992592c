import { type QueryKey, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SubmittedWork } from "#domain/classroom/submitted-work.ts";
import { m } from "#messages/generated/messages.js";
import { ownSubmissionsKey } from "#web/classroom/submissions/submissions-key.ts";
import { backend } from "#web/platform/backend/backend.ts";
import { BackendError, hasCode, NETWORK_GONE } from "#web/platform/backend/backend-error.ts";
import { serverAnswers, useConnected } from "#web/platform/backend/connection.ts";
import { reloadQuery } from "#web/platform/backend/take-live.ts";
import { outbox } from "#web/platform/outbox/outbox.ts";
import { showFailure, showNews, showSuccess } from "#web/platform/ui/toast.ts";
import { createSubmission, getSubmissionRoom, listOwnSubmissions } from "./hand-in.data.ts";
import { submissionAction } from "./submission-action.ts";
import { actionIdFor, type DraftOwner, forgetSentNote } from "./submission-draft.ts";
import type { UploadList } from "./upload-list.ts";
import { uploadsAreReady, uploadsFor } from "./upload-lists.ts";

/** Of all pages, and of what may still be handed in. */
const ownKey = ({ userId, challengeId }: DraftOwner) => [...ownSubmissionsKey, userId, challengeId] as const;

function startsWith(key: QueryKey, beginning: QueryKey): boolean {
	return beginning.every((part, index) => part === key[index]);
}

/** A note, and what was made. */
type Handed = { text: string; work: SubmittedWork | null };

/** What was handed in: sent to the server, or kept here until it is back. */
type HandedIn = { outcome: "sent" | "waits"; text: string; fileIds: readonly string[] };

/** What was written or chosen while it was handed in, and stays in the form. */
type Stays = { note: boolean; files: boolean };

/** One page, counted from 1; while another one is loading the former stays. */
export function useOwnSubmissions(owner: DraftOwner, page = 1) {
	return useQuery({
		queryKey: [...ownKey(owner), "page", page],
		queryFn: async () => listOwnSubmissions(await backend(), owner, page),
		placeholderData: (former, query) => (query && startsWith(query.queryKey, ownKey(owner)) ? former : undefined),
	});
}

/** What may still be handed in; asked again with the person's submissions, whose key it extends. */
export function useSubmissionRoom(owner: DraftOwner) {
	return useQuery({
		queryKey: [...ownKey(owner), "room"],
		queryFn: async () => getSubmissionRoom(await backend(), owner.challengeId),
	});
}

/**
 * Sends the files that are not stored yet, then the submission. Where the server is gone the work is kept in this browser
 * and sent when it is back. What was handed in goes from the form when either has it.
 */
export function useHandIn(owner: DraftOwner, onDone: (outcome: HandedIn["outcome"], stays: Stays) => void) {
	const client = useQueryClient();
	const connected = useConnected();
	return useMutation({
		mutationFn: async (handed: Handed): Promise<HandedIn> => {
			await uploadsAreReady(owner);
			if (!connected && !(await serverAnswers())) return keepForLater(owner, handed);
			try {
				return await sendNow(owner, handed);
			} catch (error) {
				if (hasCode(error, NETWORK_GONE) && !(await serverAnswers())) return keepForLater(owner, handed);
				throw error;
			}
		},
		onSuccess: ({ outcome, text, fileIds }) => {
			const uploads = uploadsFor(owner);
			uploads.release(fileIds);
			onDone(outcome, { note: forgetSentNote(owner, text), files: uploads.get().length > 0 });
			if (outcome === "waits") return showNews(m.waiting_title(), m.waiting_text(), { id: "hand-in" });
			showSuccess(m.submit_done());
			return reloadQuery(client, ownKey(owner));
		},
		meta: { failure: m.submit_failed, shownAtForm: true },
	});
}

async function sendNow(owner: DraftOwner, { text, work }: Handed): Promise<HandedIn> {
	const uploads = uploadsFor(owner);
	const files = await uploads.storeAll();
	const fileIds = idsOf(uploads);
	const actionId = actionIdFor(owner, { text, fileIds });
	await createSubmission(await backend(), owner.userId, {
		challengeId: owner.challengeId,
		text,
		files,
		work,
		actionId,
	});
	return { outcome: "sent", text, fileIds };
}

/** Under the same id as a try whose answer was lost. Throws where this browser cannot keep it: it stays in the form. */
async function keepForLater(owner: DraftOwner, { text, work }: Handed): Promise<HandedIn> {
	const uploads = uploadsFor(owner);
	const fileIds = idsOf(uploads);
	const files = uploads.get().map(({ id, file, path }) => ({ id, file, path }));
	const { id } = await outbox.enqueue(
		submissionAction(owner, actionIdFor(owner, { text, fileIds }), { text, files, work }),
	);
	if (outbox.isKept(id)) return { outcome: "waits", text, fileIds };
	await outbox.take(id);
	showFailure(m.submit_cannot_wait());
	throw new BackendError("not_kept", "This browser keeps nothing");
}

const idsOf = (uploads: UploadList) => uploads.get().map(({ id }) => id);
