import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { WebSocket } from "ws";
import type { Database } from "../../supabase/types.gen.ts";

/** The unmodified client, signed in: for what a test needs many times over and shows elsewhere by hand. */
export async function signedInClient(person: { email: string; password: string }): Promise<SupabaseClient<Database>> {
	const url = process.env.E2E_URL ?? "";
	const { publishableKey } = (await (await fetch(`${url}/config.json`)).json()) as { publishableKey: string };
	const client = createClient<Database>(url, publishableKey, {
		auth: { persistSession: false, autoRefreshToken: false },
		realtime: { transport: WebSocket as never },
	});
	const { error } = await client.auth.signInWithPassword(person);
	if (error) throw error;
	return client;
}
