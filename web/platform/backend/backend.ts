import type { PublicConfig } from "#domain/api/config.ts";
import { criticalLoaded } from "#web/platform/storage/critical.ts";
import { BackendError, NETWORK_GONE } from "./backend-error.ts";
import { isOwnServer, loadConfig } from "./config.ts";
import { noticeAnswer, noticedFetch, probeAt } from "./connection.ts";
import type { DataClient, Reach } from "./data-client.ts";
import { sessionStore } from "./session-store.ts";

type Library = typeof import("./data-client.ts");

/** Accounts and rows; files have endpoints of their own (`file-store.ts`), and so have the live news (`live-line.ts`). */
export type Backend = DataClient["backend"];

/** Where the browser keeps the session. */
export const SESSION_KEY = "inspire-stem-session";

let client: Promise<DataClient> | undefined;

/** The one client of the page, made at the first call. Throws `BackendError` while the server cannot be reached. */
export async function backend(): Promise<Backend> {
	return (await connected()).backend;
}

/** The same for the endpoints that come by themselves. Throws `BackendError` while the server cannot be reached. */
export async function reach(): Promise<Reach> {
	return (await connected()).reach;
}

function connected() {
	client ??= Promise.all([loadConfig(), criticalLoaded().then(() => loadPart(() => import("./data-client.ts")))])
		.then(([config, library]) => connect(config, library))
		.catch((error: unknown) => {
			client = undefined;
			throw error;
		});
	return client;
}

/** A part of the page's own script. Throws `BackendError` where it cannot be had. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
	try {
		return await load();
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
function connect(config: PublicConfig, { createDataClient }: Library) {
	const url = new URL(config.supabaseUrl, location.href).href.replace(/\/$/, "");
	if (!isOwnServer(config)) probeAt(`${url}/auth/v1/health?apikey=${encodeURIComponent(config.publishableKey)}`);
	return createDataClient(url, config.publishableKey, {
		auth: {
			storage: sessionStore,
			storageKey: SESSION_KEY,
			persistSession: true,
			autoRefreshToken: true,
			detectSessionInUrl: false,
		},
		fetch: noticedFetch,
	});
}
