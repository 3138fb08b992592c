import { isConnected, watchConnection } from "#web/platform/backend/connection.ts";
import { useStore } from "#web/platform/storage/create-store.ts";
import { createOutbox, type Entry, type OutboxState } from "./create-outbox.ts";
import { openStorage } from "./storage.ts";

export type { Entry };

/** The page's one outbox. */
export const outbox = createOutbox({ storage: openStorage(), isConnected });

/** What is still to be sent for the person signed in. */
export function useOutbox(): OutboxState {
	return useStore(outbox);
}

/** Follows the connection, and lets the other tabs send when this page is left; returns the function that ends it. */
export function startOutbox(): () => void {
	const end = watchConnection(outbox.wake);
	addEventListener("pagehide", outbox.leave);
	return () => {
		end();
		removeEventListener("pagehide", outbox.leave);
	};
}
