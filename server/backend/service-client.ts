import { createClient } from "@supabase/supabase-js";
import { WebSocket } from "ws";
import type { Database } from "#supabase/types.gen.ts";
import type { ServiceClient } from "./backend.ts";

/** A supabase-js client that keeps no session. Node 20 has no WebSocket of its own, so `ws` is handed to it. */
export function keyedClient(url: string, key: string, ownFetch?: typeof fetch): ServiceClient {
	return createClient<Database>(url, key, {
		auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
		realtime: { transport: WebSocket as never },
		...(ownFetch ? { global: { fetch: ownFetch } } : {}),
	});
}
