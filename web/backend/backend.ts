import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "#supabase/types.gen.ts";
import { BackendError, NETWORK_GONE } from "./backend-error.ts";
import { isOwnServer, loadConfig, type PublicConfig } from "./config.ts";
import { noticeAnswer, noticedFetch, probeAt } from "./connection.ts";
import { joinAgainAfterMs } from "./join-again.ts";
import { sessionStore } from "./session-store.ts";

type Library = Pick<typeof import("@supabase/supabase-js"), "createClient">;

export type Backend = SupabaseClient<Database>;

/** Where the browser keeps the session. */
export const SESSION_KEY = "inspire-stem-session";

const HEARTBEAT_MS = 25_000;

let client: Promise<Backend> | undefined;

/** The one client of the page, made at the first call. Throws `BackendError` while the server cannot be reached. */
export function backend(): Promise<Backend> {
	client ??= Promise.all([loadConfig(), loadLibrary()])
		.then(([config, library]) => connect(config, library))
		.catch((error: unknown) => {
			client = undefined;
			throw error;
		});
	return client;
}

/** It comes after the landing page's form, which can be filled in without it. */
async function loadLibrary(): Promise<Library> {
	try {
		const { createClient } = await import("@supabase/supabase-js");
		return { createClient };
	} catch (cause) {
		noticeAnswer(null);
		throw new BackendError(NETWORK_GONE, "the page's own script cannot be reached", { cause });
	}
}

/**
 * The options keep the client working on plain http, where `crypto.subtle` and `navigator.locks` are missing:
 * no lock is handed over (the client then coordinates refreshes by itself) and no sign-in by redirect is read
 * from the address.
 */
function connect(config: PublicConfig, { createClient }: Library): Backend {
	const url = new URL(config.supabaseUrl, location.href).href.replace(/\/$/, "");
	if (!isOwnServer(config)) probeAt(`${url}/auth/v1/health?apikey=${encodeURIComponent(config.publishableKey)}`);
	return createClient<Database>(url, config.publishableKey, {
		auth: {
			storage: sessionStore,
			storageKey: SESSION_KEY,
			persistSession: true,
			autoRefreshToken: true,
			detectSessionInUrl: false,
		},
		global: { fetch: askOnce },
		realtime: { heartbeatIntervalMs: HEARTBEAT_MS, reconnectAfterMs: joinAgainAfterMs },
	});
}

/**
 * Its reads of rows supabase-js would try three times more by itself, each time that the query client asks again. An answer
 * it takes as it is: so a read that reached nobody is answered like a gateway that reaches nobody.
 */
async function askOnce(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
	try {
		return await noticedFetch(input, init);
	} catch (error) {
		if (init?.signal?.aborted || !String(input).includes("/rest/v1/")) throw error;
		return new Response(null, { status: 504 });
	}
}
