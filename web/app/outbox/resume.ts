import { isListed } from "#content/kits.ts";
import { checkBlocksAction } from "#web/bench/checks/blocks/check-blocks.ts";
import { pendingCompletions } from "#web/platform/learning/completions-store.ts";
import { waitingLessons } from "#web/platform/learning/lesson-progress/lesson-store.ts";
import { progressAction } from "#web/platform/learning/lesson-progress/progress-action.ts";
import { type SaveWork, saveWorkAction } from "#web/platform/learning/saved-work/save-work.ts";
import type { WorkKey } from "#web/platform/learning/saved-work/saved-work.data.ts";
import type { Action } from "#web/platform/outbox/action.ts";
import type { Merge, Outbox } from "#web/platform/outbox/create-outbox.ts";
import { moveFormerOutboxes } from "#web/platform/outbox/former-outboxes.ts";
import { outbox as pageOutbox } from "#web/platform/outbox/outbox.ts";
import { readKeys } from "#web/platform/storage/kept-text.ts";
import { storeOf, worksHere } from "./work-stores.ts";

/**
 * Puts into the outbox what the state of this browser says the server has not got: a page that was closed could not, and
 * earlier versions kept it elsewhere.
 */
export async function resume(userId: string, outbox: Outbox = pageOutbox): Promise<void> {
	await moveFormerOutboxes(userId, outbox);
	for (const { projectId, waiting } of pendingCompletions(userId))
		await outbox.enqueue(checkBlocksAction(userId, projectId, waiting), "keep");
	for (const key of worksHere(userId, readKeys())) if (isListed(key.projectId)) await resumeWork(key, outbox);
	for (const projectId of waitingLessons(userId)) await outbox.enqueue(progressAction(userId, projectId), "keep");
}

async function resumeWork(key: WorkKey, outbox: Outbox): Promise<void> {
	const store = storeOf(key);
	const work = store.read();
	if (!work) return;
	const former = store.former();
	const moved = [];
	for (const { action: id, body, pressed } of former) {
		const save = { ...saveWorkAction(key, { body, base: work.base, pressed }), id };
		await outbox.enqueue(save, (others) => ({ removed: others.filter(({ payload }) => isPointer(payload)) }));
		moved.push(outbox.isKept(id));
	}
	if (former.length > 0 && !moved.includes(false)) store.forgetFormer();
	// A save of other text goes before it: what was typed since is no part of it.
	const isSame = ({ payload }: Action) => isPointer(payload) || (payload as SaveWork).body === work.body;
	const keepSame: Merge = (others) => {
		const same = others.find(isSame);
		return same ? { same } : { removed: [] };
	};
	if (work.unsent) await outbox.enqueue(saveWorkAction(key, work), keepSame);
}

/** An earlier version named the work alone. */
function isPointer(payload: unknown): boolean {
	return typeof payload === "object" && payload !== null && !("body" in payload);
}
