import { randomUUID } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import { WebSocket } from "ws";
import type { Database } from "#supabase/types.gen.ts";
import type { ServiceClient } from "../platform/backend/backend.ts";

export interface Learner {
	userId: string;
	accessToken: string;
	/** The unmodified client, signed in as this learner. */
	client: ServiceClient;
	/** `POST path` on our own endpoints. */
	post(path: string, body: unknown): Promise<Response>;
}

/** A client of a running server, without a session. */
export async function strangerAt(url: string): Promise<ServiceClient> {
	const config = (await (await fetch(`${url}/config.json`)).json()) as { publishableKey: string };
	return createClient<Database>(url, config.publishableKey, {
		auth: { persistSession: false, autoRefreshToken: false },
		realtime: { transport: WebSocket as never },
	});
}

/** Signs a new person up, with more of the sign-up form's fields in `data`. */
export async function signUpAt(url: string, data: Record<string, unknown> = {}): Promise<Learner> {
	const client = await strangerAt(url);
	const { data: signedUp, error } = await client.auth.signUp({
		email: `${randomUUID()}@example.org`,
		password: "correct horse",
		options: { data: { name: "Asha Mushi", user_type: "student", ...data } },
	});
	if (error) throw error;
	const accessToken = signedUp.session?.access_token ?? "";
	return {
		userId: signedUp.user?.id ?? "",
		accessToken,
		client,
		post: (path, body) => postAs(url, accessToken, path, body),
	};
}

/** `POST` with any bearer token, for those who have none of ours too. */
export function postAs(
	url: string,
	accessToken: string,
	path: string,
	body: unknown,
	signal: AbortSignal | null = null,
): Promise<Response> {
	return fetch(url + path, {
		method: "POST",
		headers: { "content-type": "application/json", authorization: `Bearer ${accessToken}` },
		body: typeof body === "string" ? body : JSON.stringify(body),
		signal,
	});
}
