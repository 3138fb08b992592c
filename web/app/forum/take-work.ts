import { storeOf } from "#web/app/outbox/work-stores.ts";
import { backend } from "#web/platform/backend/backend.ts";
import { enqueueSave, type WorkSave } from "#web/platform/learning/saved-work/save-work.ts";
import { newestWork, type WorkKey } from "#web/platform/learning/saved-work/saved-work.data.ts";
import type { SavedWork, WorkStore } from "#web/platform/learning/saved-work/work-store.ts";
import { outbox } from "#web/platform/outbox/outbox.ts";

/** A copy for one's own workshop: texts that were checked, and null where there is no circuit to copy. */
export interface Copy {
	projectId: string;
	kind: "sketch" | "blocks";
	program: string;
	circuit: string | null;
}

/** Work of one's own that a copy replaces. */
export interface Former {
	key: WorkKey;
	work: SavedWork | null;
	body: string;
}

/** What this browser has of the works that a copy changes, else the server, read before anything is written. */
export async function formerWork(userId: string, copy: Copy): Promise<Former[]> {
	return Promise.all(bodiesOf(userId, copy).map(({ key, body }) => formerOf(key, body)));
}

async function formerOf(key: WorkKey, body: string): Promise<Former> {
	const here = storeOf(key).read();
	if (here) return { key, work: here, body };
	const there = await newestWork(await backend(), key);
	const work = there && { body: there.body, base: there.revision, pressed: there.pressed, unsent: false };
	return { key, work, body };
}

/**
 * Replaces what is there by the copy; it stays as a version of its own. False where the browser cannot keep it;
 * nothing is changed then.
 */
export function takeCopies(former: readonly Former[]): boolean {
	const taken = former.map(({ key, work, body }) => takeCopy(storeOf(key), work, body));
	const done = !taken.includes(null);
	former.forEach(({ key }, order) => {
		const { before, saves } = taken[order] ?? { before: null, saves: [] };
		if (!done && before) storeOf(key).write(before);
		if (done) void enqueueAll(key, saves).catch(() => undefined);
	});
	return done;
}

async function enqueueAll(key: WorkKey, saves: readonly WorkSave[]): Promise<void> {
	for (const save of saves) await enqueueSave(outbox, key, save, null);
}

/**
 * Writes a copy. `read` is the work as it was when it was asked about; what the store has by now goes before it. Null where
 * the browser cannot keep it.
 * @returns what the store had, and what is to be sent, in its order
 */
export function takeCopy(store: WorkStore, read: SavedWork | null, body: string) {
	const before = store.read();
	const work = before ?? read;
	if (work?.body === body) return { before, saves: [] };
	const copy = { body, base: work?.base ?? 0, pressed: true };
	if (!store.write({ ...copy, unsent: true })) return null;
	return { before, saves: work ? [{ body: work.body, base: work.base, pressed: true }, copy] : [copy] };
}

function bodiesOf(userId: string, { projectId, kind, program, circuit }: Copy): { key: WorkKey; body: string }[] {
	const works = [{ key: { userId, projectId, kind }, body: program }];
	return circuit === null ? works : [...works, { key: { userId, projectId, kind: "circuit" }, body: circuit }];
}
