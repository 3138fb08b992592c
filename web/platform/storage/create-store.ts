import { useSyncExternalStore } from "react";

/** A value that may be read, replaced and followed. */
export interface Store<T> {
	get(): T;
	/** Notifies the subscribers, unless it is the same value. */
	set(next: T): void;
	/** Calls back at each change; returns the function that ends it. */
	subscribe(listener: () => void): () => void;
}

export function createStore<T>(initial: T): Store<T> {
	let value = initial;
	const listeners = new Set<() => void>();
	return {
		get: () => value,
		set(next) {
			if (Object.is(next, value)) return;
			value = next;
			for (const listener of [...listeners]) listener();
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}

/** The store's value, in a component that follows it. */
export function useStore<T>(store: Pick<Store<T>, "get" | "subscribe">): T {
	return useSyncExternalStore(store.subscribe, store.get);
}
