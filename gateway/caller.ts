import type { IncomingHttpHeaders } from "node:http";
import { type Actor, SERVICE } from "./database/run-as.ts";
import { type GatewayKeys, isSameKey } from "./keys.ts";
import { NotAdmitted } from "./not-admitted.ts";
import { type AccessClaims, BadToken, type Tokens } from "./tokens.ts";

/** Who sent a request, by its `apikey` and bearer token. */
export type Caller = {
	readonly actor: Actor;
	/** The claims of the access token; null without one. */
	readonly claims: AccessClaims | null;
	/** Sent the secret key. */
	readonly service: boolean;
};

/** A caller without a session. */
export const ANON: Actor = { role: "anon", claims: JSON.stringify({ role: "anon" }) };

/**
 * Reads who calls. supabase-js sends its key in `apikey` always, and as bearer until someone is signed in; an access
 * token as bearer decides the role, whichever key accompanies it.
 */
export async function identifyCaller(
	headers: IncomingHttpHeaders,
	keys: GatewayKeys,
	tokens: Pick<Tokens, "verify">,
): Promise<Caller> {
	const bearer = /^Bearer (.+)$/i.exec(headers.authorization ?? "")?.[1]?.trim();
	const apiKey = [headers.apikey].flat()[0] ?? (bearer?.startsWith("sb_") ? bearer : undefined);
	if (!apiKey) throw new NotAdmitted("no_key");
	const service = apiKey !== keys.publishableKey;
	if (service && !isSameKey(apiKey, keys.secretKey)) throw new NotAdmitted("bad_key");

	if (headers.authorization === undefined || bearer === apiKey) {
		return { actor: service ? SERVICE : ANON, claims: null, service };
	}
	try {
		const { claims, json } = await tokens.verify(bearer ?? "");
		return { actor: { role: claims.role, claims: json }, claims, service };
	} catch (error) {
		if (!(error instanceof BadToken)) throw error;
		throw new NotAdmitted(error.expired ? "expired_token" : "bad_token");
	}
}
