import type { Pool } from "pg";
import { isSessionLive } from "../database/live-session.ts";
import { type GatewayKeys, isSameKey } from "../keys.ts";
import { BadToken, type Tokens } from "../tokens.ts";
import type { Bearer } from "./channel.ts";

const ANON: Bearer = keyBearer("anon");
const SERVICE: Bearer = keyBearer("service_role");

/**
 * The caller of a channel: of the access token; without one, or with a key instead, of the key, at
 * first the `apikey` the socket was opened with. Throws BadToken. `now` is in milliseconds since 1970.
 */
export async function readBearer(
	token: string | null,
	apikey: string,
	{ pool, keys, tokens, now }: { pool: Pool; keys: GatewayKeys; tokens: Tokens; now: () => number },
): Promise<Bearer> {
	const credential = token ?? apikey;
	if (credential === keys.publishableKey) return ANON;
	if (isSameKey(credential, keys.secretKey)) return SERVICE;
	const { claims, json } = await tokens.verify(credential);
	if (claims.exp * 1000 <= now()) throw new BadToken(true);
	if (!(await isSessionLive(pool, json))) throw new BadToken(false);
	const userId = `${claims.role}:${claims.sub}`;
	return { actor: { role: claims.role, claims: json }, userId, session: claims.session_id, expiresAt: claims.exp };
}

function keyBearer(role: "anon" | "service_role"): Bearer {
	return { actor: { role, claims: JSON.stringify({ role }) }, userId: role, session: null, expiresAt: null };
}
