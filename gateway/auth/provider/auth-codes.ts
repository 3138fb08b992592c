import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { inTransaction, type Queryable } from "../../database/transaction.ts";
import { requireAdmitted } from "../admitted.ts";
import type { AuthContext } from "../auth-context.ts";
import { AuthRefusal } from "../auth-error.ts";
import { readBody } from "../bodies.ts";
import { digestOf, freshToken } from "../secrets.ts";
import { sessionJson, startSession } from "../sessions.ts";
import { findUserById } from "../users.ts";

const MINUTES = 5;

/** A single-use code, exchanged for a session by who holds the PKCE verifier. */
export async function makeAuthCode(database: Queryable, userId: string, codeChallenge: string): Promise<string> {
	const code = freshToken();
	await database.query(
		`insert into gateway.auth_codes (code_hash, user_id, code_challenge, method, expires_at)
		values ($1, $2, $3, 'oauth', now() + make_interval(mins => $4))`,
		[digestOf(code), userId, codeChallenge, MINUTES],
	);
	return code;
}

const exchange = z.object({ auth_code: z.string().max(200), code_verifier: z.string().max(200) });

type KeptCode = { user_id: string; code_challenge: string; method: string; fresh: boolean };

/** POST /token?grant_type=pkce. A wrong secret uses the code up too. */
export async function exchangeCode(context: AuthContext, request: FastifyRequest) {
	const { auth_code, code_verifier } = readBody(exchange, request.body);
	const { rows } = await context.pool.query<KeptCode>(
		`delete from gateway.auth_codes where code_hash = $1
		returning user_id, code_challenge, method, expires_at > now() as fresh`,
		[digestOf(auth_code)],
	);
	const [code] = rows;
	if (!code) throw new AuthRefusal(404, "flow_state_not_found", "invalid flow state, no valid flow state found");
	if (!code.fresh) throw new AuthRefusal(403, "flow_state_expired", "invalid flow state, flow state has expired");
	if (!isBehind(code_verifier, code.code_challenge)) {
		throw new AuthRefusal(400, "bad_code_verifier", "code challenge does not match previously saved code verifier");
	}
	const { user, session } = await inTransaction(context.pool, async (client) => {
		const found = await findUserById(client, code.user_id);
		if (!found) throw new AuthRefusal(404, "flow_state_not_found", "invalid flow state, no valid flow state found");
		requireAdmitted(found);
		return startSession(client, found, code.method);
	});
	return sessionJson(context.tokens, user, session);
}

/** S256 only (RFC 7636). */
function isBehind(verifier: string, challenge: string): boolean {
	const made = createHash("sha256").update(verifier).digest();
	const kept = Buffer.from(challenge, "base64url");
	return made.length === kept.length && timingSafeEqual(made, kept);
}
