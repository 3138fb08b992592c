import { storeOf } from "#web/app/outbox/work-stores.ts";
import { backend } from "#web/platform/backend/backend.ts";
import { saveWorkAction } from "#web/platform/learning/saved-work/save-work.ts";
import { newestWork, type WorkKey } from "#web/platform/learning/saved-work/saved-work.data.ts";
import type { SavedWork, WorkStore } from "#web/platform/learning/saved-work/work-store.ts";
import { outbox } from "#web/platform/outbox/outbox.ts";
import { newId } from "#web/platform/storage/new-id.ts";

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
	const work = there && {
		body: there.body,
		base: there.revision,
		action: null,
		sent: null,
		pressed: there.pressed,
		aside: [],
	};
	return { key, work, body };
}

/**
 * Replaces what is there by the copy; it stays as a version of its own. False where the browser cannot keep it;
 * nothing is changed then.
 */
export function takeCopies(former: readonly Former[]): boolean {
	const before = former.map(({ key }) => ({ store: storeOf(key), work: storeOf(key).read() }));
	const done = former.every(({ key, work, body }) => takeCopy(storeOf(key), work, body));
	if (!done) for (const { store, work } of before) if (work) store.write(work);
	if (done) for (const { key } of former) void outbox.enqueue(saveWorkAction(key), "replace").catch(() => undefined);
	return done;
}

/** `read` is the work as it was when it was asked about; what the store has by now goes before it. */
export function takeCopy(store: WorkStore, read: SavedWork | null, body: string): boolean {
	const work = store.read() ?? read;
	if (work?.body === body) return true;
	const aside = work ? [...work.aside, { body: work.body, action: work.action ?? newId() }] : [];
	return store.write({ body, base: work?.base ?? 0, action: newId(), sent: work?.sent ?? null, pressed: true, aside });
}

function bodiesOf(userId: string, { projectId, kind, program, circuit }: Copy): { key: WorkKey; body: string }[] {
	const works = [{ key: { userId, projectId, kind }, body: program }];
	return circuit === null ? works : [...works, { key: { userId, projectId, kind: "circuit" }, body: circuit }];
}
