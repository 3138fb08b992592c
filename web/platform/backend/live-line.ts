import type { RealtimeClient } from "@supabase/realtime-js";
import { backend, loadPart, reach } from "./backend.ts";
import { rejoinDelayMs } from "./retry.ts";

const HEARTBEAT_MS = 25_000;

let line: Promise<RealtimeClient> | undefined;

/** The one line of the page on which the server publishes its news, as the person signed in. Throws `BackendError`. */
export function liveLine(): Promise<RealtimeClient> {
	line ??= open().catch((error: unknown) => {
		line = undefined;
		throw error;
	});
	return line;
}

async function open(): Promise<RealtimeClient> {
	const [{ auth }, { url, publishableKey, headers, fetch, accessToken }, { RealtimeClient }] = await Promise.all([
		backend(),
		reach(),
		loadPart(() => import("@supabase/realtime-js")),
	]);
	const opened = new RealtimeClient(`${url.replace(/^http/, "ws")}/realtime/v1`, {
		headers,
		fetch,
		accessToken,
		params: { apikey: publishableKey },
		heartbeatIntervalMs: HEARTBEAT_MS,
		reconnectAfterMs: rejoinDelayMs,
	});
	auth.onAuthStateChange((event, session) => {
		if (event === "TOKEN_REFRESHED" || event === "SIGNED_IN") void opened.setAuth(session?.access_token);
		if (event === "SIGNED_OUT") void opened.setAuth();
	});
	// A channel says who joins when it is opened. Without this one opened at once may join without a session, and again a second later.
	await opened.setAuth();
	return opened;
}
