import type { QueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { m } from "#messages/generated/messages.js";
import { accessToken } from "#web/backend/access-token.ts";
import { backend } from "#web/backend/backend.ts";
import { watchConnection } from "#web/backend/connection.ts";
import { currentSession, personOf, watchSession } from "#web/session/session.ts";
import { showSuccess } from "#web/ui/toast.ts";
import { ownSubmissionsKey } from "../submissions.queries.ts";
import { createSubmission, storeFilesFor } from "./hand-in.data.ts";
import { waitingShelf } from "./kept-hand-ins.ts";
import { createOutbox, type WaitingEntry } from "./outbox.ts";
import type { DraftOwner } from "./submission-draft.ts";

let client: QueryClient | undefined;

/** The page's one outbox. */
export const outbox = createOutbox({
	shelf: waitingShelf,
	storeFor: storeFilesFor,
	async submit(userId, work) {
		await accessToken(userId);
		await createSubmission(await backend(), userId, work);
	},
	person: () => personOf(currentSession())?.id ?? null,
	onSent: () => {
		showSuccess(m.submit_done());
		void client?.invalidateQueries({ queryKey: ownSubmissionsKey });
	},
});

/** From now on what waits is sent whenever the server is there and its person is signed in. Once a page. */
export function startOutbox(queryClient: QueryClient): void {
	if (client) return;
	client = queryClient;
	watchConnection((connected) => {
		if (connected) send();
	});
	watchSession(send);
	send();
}

/** What this browser has still to send for a challenge. */
export function useWaitingWork(owner: DraftOwner, queryClient: QueryClient): readonly WaitingEntry[] {
	useEffect(() => startOutbox(queryClient), [queryClient]);
	return useSyncExternalStore(outbox.watch, outbox.read).filter(
		({ userId, challengeId }) => userId === owner.userId && challengeId === owner.challengeId,
	);
}

/** A session that ran out shows what waits, and sends it once its person has signed in again. */
function send(): void {
	void (currentSession().state === "signed-in" ? outbox.sendAll() : outbox.load());
}
