import { AuthClient, type GoTrueClientOptions } from "@supabase/auth-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "#supabase/types.gen.ts";
import { SIGNED_OUT } from "./backend-error.ts";

export interface DataClient {
	backend: Pick<SupabaseClient<Database>, "auth" | "from" | "rpc">;
	reach: Reach;
}

/** How the further endpoints of the data server are asked: each request as the person signed in. */
export interface Reach {
	/** The data server's address, without a slash at its end. */
	url: string;
	publishableKey: string;
	headers: Record<string, string>;
	fetch: typeof fetch;
	/** The token of the person signed in, else the key. */
	accessToken: () => Promise<string>;
}

interface DataClientOptions {
	auth: Pick<
		GoTrueClientOptions,
		"storage" | "storageKey" | "persistSession" | "autoRefreshToken" | "detectSessionInUrl"
	>;
	fetch: typeof fetch;
}

/** Statuses for a token that opens nothing, and for headers that are too long: a token of before, with metadata in it. */
const REFUSED_TOKEN = new Set([401, 431]);

/** As a client of supabase-js says who it is. */
const HEADERS = { "X-Client-Info": "inspire-stem" };

/**
 * The accounts and the rows of supabase-js, put together as its own client puts them, without files, live news and
 * functions: a page can be worked in before these have come.
 */
export function createDataClient(url: string, publishableKey: string, options: DataClientOptions): DataClient {
	const auth: DataClient["backend"]["auth"] = new AuthClient({
		...options.auth,
		url: `${url}/auth/v1`,
		headers: { ...HEADERS, Authorization: `Bearer ${publishableKey}`, apikey: publishableKey },
		fetch: async (input, init) => endingByOwnClock(await options.fetch(input, init)),
	});

	// Two tabs that wake at once both renew the session. The client discards what comes second and then knows of no session;
	// the other tab's is in the store by then.
	const getSession = auth.getSession.bind(auth);
	auth.getSession = async () => {
		const found = await getSession();
		return found.error?.name === "AuthRefreshDiscardedError" ? getSession() : found;
	};

	async function accessToken(): Promise<string> {
		const { data } = await auth.getSession();
		return data.session?.access_token ?? publishableKey;
	}

	/** Aborted while the session is being ended: what is pending then would be answered with a refusal. */
	let signedIn = new AbortController();

	const signOut = auth.signOut.bind(auth);
	auth.signOut = async (...asked) => {
		if (asked[0]?.scope === "others") return signOut(...asked);
		signedIn.abort();
		try {
			return await signOut(...asked);
		} finally {
			signedIn = new AbortController();
		}
	};

	/** The token that a refusal was answered with; when it is refused, too, another changes nothing. */
	let renewed: string | undefined;

	async function fetchAsPerson(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
		const session = signedIn.signal;
		const token = await accessToken();
		if (token === publishableKey && readsTable(String(input), init)) throw new DOMException(SIGNED_OUT, "AbortError");
		const headers = new Headers(init?.headers);
		if (!headers.has("apikey")) headers.set("apikey", publishableKey);
		if (!headers.has("Authorization")) headers.set("Authorization", `Bearer ${token}`);
		const answer = await options.fetch(input, { ...init, headers, signal: either(init?.signal, session) });
		if (REFUSED_TOKEN.has(answer.status) && token !== publishableKey) await renewRefused(token);
		return answer;
	}

	/**
	 * A server that refuses a token has ended its session, which the client notices when it asks whose it is, and tells its
	 * listeners; or it takes another token now: the session is renewed, once.
	 */
	async function renewRefused(token: string): Promise<void> {
		const isStill = async () => (await auth.getSession()).data.session?.access_token === token;
		if (token === renewed || !(await isStill())) return;
		await auth.getUser();
		if (!(await isStill())) return;
		const { data } = await auth.refreshSession();
		renewed = data.session?.access_token;
	}

	/** No table is open to strangers: what a page asks for while it is left would only be refused. */
	const readsTable = (address: string, { method = "GET" }: RequestInit = {}) =>
		["GET", "HEAD"].includes(method) && address.startsWith(`${url}/rest/v1/`) && !address.includes("/rest/v1/rpc/");

	// The query client retries reads; the library would do it three times more for each of its tries.
	const rest = new PostgrestClient<Database>(`${url}/rest/v1`, {
		headers: HEADERS,
		fetch: fetchAsPerson,
		retry: false,
	});
	return {
		backend: {
			auth,
			from: rest.from.bind(rest) as DataClient["backend"]["from"],
			rpc: rest.rpc.bind(rest) as DataClient["backend"]["rpc"],
		},
		reach: { url, publishableKey, headers: HEADERS, fetch: fetchAsPerson, accessToken },
	};
}

/** Aborted with the one or the other; where the browser cannot join two signals, with the request's own. */
function either(own: AbortSignal | null | undefined, session: AbortSignal): AbortSignal {
	if (!own) return session;
	return "any" in AbortSignal ? AbortSignal.any([own, session]) : own;
}

/**
 * A school's computer may be years off. A session says by the server's clock when it ends, and for how many seconds it
 * is kept: its end is taken from the latter, so that it is renewed in time, and once.
 */
async function endingByOwnClock(answer: Response): Promise<Response> {
	const body: unknown = await answer
		.clone()
		.json()
		.catch(() => null);
	if (!(body instanceof Object && "expires_in" in body && typeof body.expires_in === "number")) return answer;
	const expires_at = Math.round(Date.now() / 1000) + body.expires_in;
	return new Response(JSON.stringify({ ...body, expires_at }), answer);
}
