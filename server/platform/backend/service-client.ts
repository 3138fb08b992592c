import { createClient } from "@supabase/supabase-js";
import { WebSocket } from "ws";
import type { Database } from "#supabase/types.gen.ts";
import type { ServiceClient } from "./backend.ts";

interface ClientOptions {
	fetch?: typeof fetch | undefined;
	/** Acts as the token's person; without it, with the key's role. */
	accessToken?: string | undefined;
}

/** A supabase-js client that keeps no session. Node 20 has no WebSocket: it gets `ws`. */
export function keyedClient(url: string, key: string, options: ClientOptions = {}): ServiceClient {
	return createClient<Database>(url, key, {
		auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
		realtime: { transport: WebSocket as never },
		...(options.fetch ? { global: { fetch: options.fetch } } : {}),
		...(options.accessToken ? { accessToken: async () => options.accessToken ?? null } : {}),
	});
}
