import { MutationCache, onlineManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { m } from "#messages/generated/messages.js";
import { DISK_FULL, hasCode, NOT_SIGNED_IN } from "#web/platform/backend/backend-error.ts";
import { isConnected, watchConnection } from "#web/platform/backend/connection.ts";
import { READ_RETRIES, readRetryDelayMs } from "#web/platform/backend/retry.ts";
import { currentSession, personOf, watchSession } from "#web/platform/session/session.ts";
import { dismissFailure, showFailure, showSuccess } from "#web/platform/ui/toast.ts";

const KEPT_MS = 5 * 60_000;

type Message = () => string;

declare module "@tanstack/react-query" {
	interface Register {
		/** `failure`: the message for a read that failed, shown until it works; for reads without which no page is whole. */
		queryMeta: { failure?: (error: unknown) => string };
		/**
		 * The messages for the end of a mutation, each shown once.
		 * `shownAtForm`: the form shows it too, so that the toast may go. `shownByPage`: failures that the page shows instead.
		 */
		mutationMeta: {
			success?: Message;
			failure?: Message;
			shownAtForm?: boolean;
			shownByPage?: (error: unknown) => boolean;
		};
	}
}

/** The cache of what the server said. Failed reads are tried again; writes are not, and say how they went. */
export function createQueryClient(): QueryClient {
	onlineManager.setEventListener((setOnline) => watchConnection(setOnline));
	const saidOf = new Map<string, string>();
	const client = new QueryClient({
		defaultOptions: {
			queries: {
				gcTime: KEPT_MS,
				staleTime: KEPT_MS,
				retry: READ_RETRIES,
				retryDelay: readRetryDelayMs,
			},
			mutations: { retry: false, networkMode: "always" },
		},
		queryCache: new QueryCache({
			onSuccess: (_data, { queryHash }) => {
				const formerFailure = saidOf.get(queryHash);
				if (formerFailure && saidOf.delete(queryHash)) dismissFailure(formerFailure);
			},
			onError: (error, query) => {
				// The page is being left, or asks who signs in again: what it still asked for is not wanted any more.
				if (currentSession().state === "signed-out" || hasCode(error, NOT_SIGNED_IN)) return;
				// Without a connection that is no fault, and the page says that there is none.
				const log = isConnected() ? console.error : console.info;
				log("Reading failed:", query.queryKey[0], error);
				const text = query.meta?.failure?.(error);
				if (!text) return;
				saidOf.set(query.queryHash, text);
				showFailure(text);
			},
		}),
		mutationCache: new MutationCache({
			onSuccess: (_data, _variables, _context, mutation) => {
				const formerFailure = mutation.meta?.failure?.();
				if (formerFailure) dismissFailure(formerFailure);
				const text = mutation.meta?.success?.();
				if (text) showSuccess(text);
			},
			onError: (error, _variables, _context, mutation) => {
				console.error("A change failed:", error);
				const text = hasCode(error, DISK_FULL) ? m.server_disk_full() : mutation.meta?.failure?.();
				if (text && !mutation.meta?.shownByPage?.(error)) showFailure(text, { stays: !mutation.meta?.shownAtForm });
			},
		}),
	});
	forgetFormerPersons(client);
	return client;
}

/** The next person to sign in finds nothing of the one before; the same person has everything read again. */
function forgetFormerPersons(client: QueryClient): void {
	// A kept session is there from the start, and no change tells of it.
	let owner = personOf(currentSession())?.id;
	let expired = false;
	watchSession(() => {
		const session = currentSession();
		if (session.state === "loading" || session.state === "unreachable") return;
		const next = personOf(session)?.id;
		if (owner !== undefined && next !== owner) {
			client.clear();
		} else if (expired && session.state === "signed-in") {
			void client.invalidateQueries();
		}
		owner = next;
		expired = session.state === "expired";
	});
}
