import type { WorkToSave, WorkVersion } from "./saved-work.data.ts";
import type { SavedWork, WorkStore } from "./work-store.ts";

export interface WorkServer {
	newest(): Promise<Omit<WorkVersion, "savedAt"> | null>;
	save(work: WorkToSave): Promise<{ revision: number; conflict: boolean }>;
}

interface SendOptions {
	newId: () => string;
	/** It was changed here and on another device: what was made here is kept as current, the other as an earlier version. */
	onConflict(): void;
}

/** True while the server has not got all of it. */
export function isWaiting(kept: SavedWork | null): boolean {
	return kept !== null && (kept.action !== null || kept.aside.length > 0);
}

/**
 * Sends a work: first what lies aside, then the work itself. What is changed meanwhile waits for the next time. Throws
 * `BackendError`.
 */
export async function sendWork(
	store: WorkStore,
	server: WorkServer,
	{ newId, onConflict }: SendOptions,
): Promise<void> {
	if (isWaiting(store.read()) && store.read()?.sent) await recognize(store, server);
	for (let kept = store.read(); kept && isWaiting(kept); kept = store.read()) {
		const [first] = kept.aside;
		const sent = first ?? { body: kept.body, action: kept.action ?? newId() };
		const pressed = first !== undefined || kept.pressed;
		store.write({ ...kept, sent: sent.action });
		const { revision, conflict } = await server.save({ ...sent, base: kept.base, pressed });
		const now = store.read();
		if (!now || !store.write(arrived(now, sent.action, revision))) return;
		if (conflict) onConflict();
		if (!first && now.action !== kept.action) return;
	}
}

/** The server's newest may be what was sent from here last: only the answer was lost. */
async function recognize(store: WorkStore, server: WorkServer): Promise<void> {
	const newest = await server.newest();
	const kept = store.read();
	if (kept && newest && kept.sent === newest.action) store.write(arrived(kept, newest.action, newest.revision));
}

/** A work once the server has what was sent of it. */
function arrived(kept: SavedWork, sent: string, revision: number): SavedWork {
	return {
		...kept,
		base: revision,
		action: kept.action === sent ? null : kept.action,
		sent: kept.sent === sent ? null : kept.sent,
		aside: kept.aside.filter(({ action }) => action !== sent),
	};
}
