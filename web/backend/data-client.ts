import { AuthClient, type GoTrueClientOptions } from "@supabase/auth-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import type { Database } from "#supabase/types.gen.ts";
import type { Backend, Reach } from "./backend.ts";

interface DataClientOptions {
	auth: Pick<
		GoTrueClientOptions,
		"storage" | "storageKey" | "persistSession" | "autoRefreshToken" | "detectSessionInUrl"
	>;
	fetch: typeof fetch;
}

/** As a client of supabase-js says who it is. */
const HEADERS = { "X-Client-Info": "inspire-stem" };

/**
 * The accounts and the rows of supabase-js, put together as its own client puts them, without files, live news and
 * functions: a page can be worked in before these have come.
 */
export function createDataClient(
	url: string,
	publishableKey: string,
	options: DataClientOptions,
): { backend: Backend; reach: Reach } {
	const auth: Backend["auth"] = new AuthClient({
		...options.auth,
		url: `${url}/auth/v1`,
		headers: { ...HEADERS, Authorization: `Bearer ${publishableKey}`, apikey: publishableKey },
		fetch: options.fetch,
	});

	async function accessToken(): Promise<string> {
		const { data } = await auth.getSession();
		return data.session?.access_token ?? publishableKey;
	}

	async function fetchAsPerson(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
		const token = await accessToken();
		const headers = new Headers(init?.headers);
		if (!headers.has("apikey")) headers.set("apikey", publishableKey);
		if (!headers.has("Authorization")) headers.set("Authorization", `Bearer ${token}`);
		return options.fetch(input, { ...init, headers });
	}

	const rest = new PostgrestClient<Database>(`${url}/rest/v1`, { headers: HEADERS, fetch: fetchAsPerson });
	return {
		backend: { auth, from: rest.from.bind(rest) as Backend["from"], rpc: rest.rpc.bind(rest) as Backend["rpc"] },
		reach: { url, publishableKey, headers: HEADERS, fetch: fetchAsPerson, accessToken },
	};
}
