import { z } from "zod/mini";
import { readText, writeText } from "#web/platform/storage/kept-text.ts";
import { changeRecord, deleteRecord, readRecords, writeRecord } from "#web/platform/storage/records.ts";
import type { Action } from "./action.ts";

/** A tab that sends says so this often ahead; one that crashed while it sent blocks the others no longer than that. */
export const LEASE_MS = 20_000;

/** The last tab that was left while it sent. In local storage: IndexedDB may not write any more while a page is left. */
const LEFT_KEY = "inspire-stem-outbox-left";

export type OutboxStorage = ReturnType<typeof openStorage>;

const OUTBOX = "outbox";

const schema = z.object({
	id: z.string(),
	person: z.string(),
	kind: z.string(),
	subject: z.string(),
	payload: z.unknown(),
	createdAt: z.string(),
	state: z.enum(["pending", "refused"]),
	tries: z.number(),
	notBefore: z.number(),
	failure: z.nullable(z.object({ code: z.string(), details: z.record(z.string(), z.number()) })),
});

const lease = z.object({ holder: z.string(), until: z.number() });

const keyOf = ({ person: userId, id }: Pick<Action, "person" | "id">) => [userId, OUTBOX, id] as const;
const leaseOf = (userId: string) => [userId, "outbox-lease", "lease"] as const;

/**
 * Where the actions are kept: in IndexedDB, or in this page's memory where the browser refuses it (private mode, full).
 * Nothing rejects.
 */
export function openStorage() {
	/** What IndexedDB did not take. */
	const memory = new Map<string, Action>();

	return {
		/** In the order they were made. */
		async list(userId: string): Promise<Action[]> {
			const records = await readRecords([userId, OUTBOX]).catch(() => []);
			const kept = records.flatMap((record) => {
				const read = z.safeParse(schema, record);
				return read.success && read.data.person === userId ? [read.data as Action] : [];
			});
			const here = [...memory.values()].filter((action) => action.person === userId);
			return [...kept, ...here].sort((one, other) => one.createdAt.localeCompare(other.createdAt));
		},

		/** False where it lives in this page only. */
		async put(action: Action): Promise<boolean> {
			try {
				await writeRecord(keyOf(action), action);
				return true;
			} catch {
				memory.set(action.id, action);
				return false;
			}
		},

		isKept: (id: string) => !memory.has(id),

		/** Null, and nothing is written, where it has been removed meanwhile, maybe by another tab. */
		async change({ person: userId, id }: Pick<Action, "person" | "id">, change: (kept: Action) => Action) {
			const here = memory.get(id);
			if (here) {
				const changed = change(here);
				memory.set(id, changed);
				return changed;
			}
			const record = await changeRecord(keyOf({ person: userId, id }), (kept) => {
				const read = z.safeParse(schema, kept);
				return read.success ? change(read.data as Action) : kept;
			}).catch(() => undefined);
			const read = z.safeParse(schema, record);
			return read.success ? (read.data as Action) : null;
		},

		async remove(action: Pick<Action, "person" | "id">): Promise<void> {
			if (memory.delete(action.id)) return;
			await deleteRecord(keyOf(action)).catch(() => undefined);
		},

		/**
		 * Takes or renews the right to send a person's actions, which one tab has at a time.
		 * @returns 0, or the milliseconds for which another tab has it
		 */
		async takeLease(userId: string, holder: string, now: number): Promise<number> {
			let wait = 0;
			await changeRecord(leaseOf(userId), (kept) => {
				const read = z.safeParse(lease, kept);
				// One that ends later than any may was taken before the clock was put back.
				const held = read.success && read.data.until > now && read.data.until <= now + LEASE_MS;
				const blocks = held && read.data.holder !== holder && read.data.holder !== readText(LEFT_KEY);
				wait = blocks ? read.data.until - now : 0;
				return wait > 0 ? kept : { holder, until: now + LEASE_MS };
			}).catch(() => undefined);
			return wait;
		},

		async releaseLease(userId: string): Promise<void> {
			await deleteRecord(leaseOf(userId)).catch(() => undefined);
		},

		/** Gives up the right at once, while the page is being left. */
		leave(holder: string): void {
			writeText(LEFT_KEY, holder);
		},
	};
}
