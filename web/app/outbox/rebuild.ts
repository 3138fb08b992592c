import { isListed } from "#content/kits.ts";
import { checkBlocksAction } from "#web/bench/checks/blocks/check-blocks.ts";
import { pendingCompletions } from "#web/platform/learning/completions-store.ts";
import { waitingLessons } from "#web/platform/learning/lesson-progress/lesson-store.ts";
import { progressAction } from "#web/platform/learning/lesson-progress/progress-action.ts";
import { saveWorkAction } from "#web/platform/learning/saved-work/save-work.ts";
import { isWaiting } from "#web/platform/learning/saved-work/send-work.ts";
import type { NewAction } from "#web/platform/outbox/action.ts";
import { moveFormerOutboxes } from "#web/platform/outbox/former-outboxes.ts";
import { outbox as pageOutbox } from "#web/platform/outbox/outbox.ts";
import { readKeys } from "#web/platform/storage/kept-text.ts";
import { storeOf, worksHere } from "./work-stores.ts";

/** The actions that the state of this browser marks as waiting for the server. */
export function pendingActions(userId: string): NewAction[] {
	const works = worksHere(userId, readKeys()).filter(
		(key) => isListed(key.projectId) && isWaiting(storeOf(key).read()),
	);
	return [
		...pendingCompletions(userId).map(({ projectId, waiting }) => checkBlocksAction(userId, projectId, waiting)),
		...works.map(saveWorkAction),
		...waitingLessons(userId).map((projectId) => progressAction(userId, projectId)),
	];
}

/** Puts into the outbox what this browser marks as waiting, of the version before, too. */
export async function rebuildOutbox(userId: string, outbox = pageOutbox): Promise<void> {
	await moveFormerOutboxes(userId, outbox);
	for (const action of pendingActions(userId)) await outbox.enqueue(action, "keep");
}
