import { createStore } from "./create-store.ts";
import { type StoredOptions, stored } from "./stored.ts";

/** A value of each person that this browser keeps; where it keeps nothing (full, or blocked), this page's memory does. */
export function createPersonStore<T extends object>(options: StoredOptions<T>) {
	const kept = stored(options);
	const inThisPage = new Map<string, T>();
	const seen = new Map<string, { text: string; value: T }>();
	/** Counts the changes of this page. */
	const changes = createStore(0);
	return {
		/** The same object while nothing changes. */
		read(userId: string): T {
			const value = inThisPage.get(userId) ?? kept.read(userId);
			const text = JSON.stringify(value);
			const before = seen.get(userId);
			if (before?.text === text) return before.value;
			seen.set(userId, { text, value });
			return value;
		},
		write(userId: string, value: T): void {
			if (kept.write(userId, value)) inThisPage.delete(userId);
			else inThisPage.set(userId, value);
			changes.set(changes.get() + 1);
		},
		/** Calls back when a value changes, in this page or another tab; returns what ends it. */
		watch(listener: () => void): () => void {
			const onStorage = (event: StorageEvent) => {
				if (event.key === options.key) listener();
			};
			addEventListener("storage", onStorage);
			const end = changes.subscribe(listener);
			return () => {
				removeEventListener("storage", onStorage);
				end();
			};
		},
	};
}
