import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";
import type { Pool } from "pg";
import { type Caller, identifyCaller } from "../caller.ts";
import { laneCallerOf } from "../database/lane-caller.ts";
import { Overloaded } from "../database/lanes.ts";
import type { Actor } from "../database/run-as.ts";
import { abortedWhenGone, type FairShare } from "../fair-share.ts";
import type { GatewayKeys } from "../keys.ts";
import type { AccountMail } from "../mail/account-mail.ts";
import type { SmsSender } from "../sms/sms-sender.ts";
import type { AccessClaims, Tokens } from "../tokens.ts";
import { AuthRefusal, tooMany } from "./auth-error.ts";
import type { IdentityProvider } from "./provider/identity-provider.ts";
import { isSessionOpen, sessionNotFound } from "./sessions.ts";

/** What the routes of the auth endpoints work with. */
export type AuthContext = {
	readonly pool: Pool;
	readonly keys: GatewayKeys;
	readonly tokens: Tokens;
	readonly log: FastifyBaseLogger;
	/** Null where none is configured: then that way in is not there. */
	readonly mail: AccountMail | null;
	readonly sms: SmsSender | null;
	readonly provider: IdentityProvider | null;
	/** Origins that people may be sent back to. */
	readonly siteOrigins: readonly string[];
	readonly share: FairShare;
};

/** Also callers who must change their password first: they change it here. */
export function callerOf(context: AuthContext, request: FastifyRequest): Promise<Caller> {
	return identifyCaller(request.headers, context.keys, { verify: context.tokens.verifyForChange });
}

/**
 * Lets a request in when its caller, or the address of one without a session, may use the server again.
 * @throws AuthRefusal 429 when that takes too long
 */
export async function enter(
	context: AuthContext,
	request: FastifyRequest,
	reply: FastifyReply,
	actor: Actor,
): Promise<void> {
	if (actor.role === "service_role") return;
	try {
		await context.share.enter(laneCallerOf(actor, request.ip).id, abortedWhenGone(reply));
	} catch (error) {
		throw error instanceof Overloaded ? tooMany("Too many requests.", 1) : error;
	}
}

/** The claims of a person whose session is still open. */
export async function requireSession(context: AuthContext, request: FastifyRequest): Promise<AccessClaims> {
	const { claims } = await callerOf(context, request);
	if (!claims) throw new AuthRefusal(401, "no_authorization", "This endpoint requires a valid Bearer token");
	if (!(await isSessionOpen(context.pool, claims.session_id))) throw sessionNotFound();
	return claims;
}

/** Requires the secret key. */
export async function requireService(context: AuthContext, request: FastifyRequest): Promise<void> {
	const { actor } = await callerOf(context, request);
	if (actor.role !== "service_role") throw new AuthRefusal(403, "not_admin", "User not allowed");
}
