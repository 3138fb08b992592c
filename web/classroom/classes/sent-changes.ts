import type { ClassChange } from "#domain/classroom/class-roster.ts";
import { createStore } from "#web/platform/storage/create-store.ts";

type Sent = { userId: string; change: ClassChange };
/** `at`: by `performance.now`. */
export type SentChange = Sent & { at: number };

/** Changes that the server has and that the classes on this page were read before. */
export const sentChanges = createStore<readonly SentChange[]>([]);

/** Called before the change leaves the outbox, so that the page never shows the classes without it. */
export function addSent(sent: Sent): void {
	sentChanges.set([...sentChanges.get(), { ...sent, at: performance.now() }]);
}

/** The classes have been read after these were sent. */
export function dropSent(known: readonly SentChange[]): void {
	sentChanges.set(sentChanges.get().filter((sent) => !known.includes(sent)));
}

/** The ids of changes whose answer a dialog waits for: the page shows the classes without them until it comes. */
export const askedChanges = createStore<readonly string[]>([]);
