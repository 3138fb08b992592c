import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { emailNotConfirmed, requireAdmitted } from "./admitted.ts";
import { clearAfterGoodPassword, countAttempt, countPassword } from "./attempts.ts";
import type { AuthContext } from "./auth-context.ts";
import { AuthRefusal, notValid } from "./auth-error.ts";
import { normalisedEmail, normalisedPhone, readBody } from "./bodies.ts";
import { findWaitingSignUp } from "./mail-links.ts";
import { isPassword } from "./password.ts";
import { exchangeCode } from "./provider/auth-codes.ts";
import { refreshSession, sessionJson, startSession } from "./sessions.ts";
import { lookingUp } from "./sign-in-turns.ts";
import { findUserByEmail, findUserByPhone, type UserRow } from "./users.ts";

const passwordBody = z.object({ email: z.string().nullish(), phone: z.string().nullish(), password: z.string() });
const refreshBody = z.object({ refresh_token: z.string().min(1) });

/** POST /token?grant_type=…: signs in, renews a session, or exchanges a provider's code for one. */
export async function issueToken(context: AuthContext, request: FastifyRequest) {
	const { grant_type: grant } = request.query as { grant_type?: unknown };
	if (grant === "password") return signInWithPassword(context, request);
	if (grant === "refresh_token") return renewSession(context, request);
	if (grant === "pkce") return exchangeCode(context, request);
	throw notValid("unsupported_grant_type");
}

/** The name under which the tries at an account are counted. */
export function signInSubject(account: string): string {
	return `sign-in of ${account}`;
}

/** Known and unknown accounts get the same answer, after the same work and under the same limit. */
async function signInWithPassword(context: AuthContext, request: FastifyRequest) {
	const body = readBody(passwordBody, request.body);
	const { subject, user, waiting } = await lookingUp.inTurn(request.ip, async () => {
		await countPassword(context.pool, request.ip);
		return body.email ? accountOfEmail(context, normalisedEmail(body.email)) : accountOfPhone(context, body.phone);
	});
	const good = await isPassword(body.password, user ? user.encrypted_password : waiting, request.ip);
	if (!good) throw new AuthRefusal(400, "invalid_credentials", "Invalid login credentials");
	await clearAfterGoodPassword(context.pool, subject, request.ip);
	if (!user) throw emailNotConfirmed();
	requireAdmitted(user);
	const signedIn = await startSession(context.pool, user, "password");
	return sessionJson(context.tokens, signedIn.user, signedIn.session);
}

type Tried = {
	subject: string;
	user: UserRow | null;
	/** The hash of a sign-up that waits for its mail. */
	waiting: string | null;
};

/** Counts the try, and takes the same steps whether the account is there, waits for its mail, or is unknown. */
async function accountOfEmail(context: AuthContext, email: string): Promise<Tried> {
	const subject = signInSubject(email);
	await countAttempt(context.pool, subject);
	const user = await findUserByEmail(context.pool, email);
	const waiting = context.mail ? await findWaitingSignUp(context.pool, email) : null;
	return { subject, user, waiting: waiting?.encryptedPassword ?? null };
}

async function accountOfPhone(context: AuthContext, text: string | null | undefined): Promise<Tried> {
	if (!text) throw notValid("missing email or phone");
	if (!context.sms) throw new AuthRefusal(400, "phone_provider_disabled", "Phone logins are disabled");
	const phone = normalisedPhone(text);
	const subject = signInSubject(phone);
	await countAttempt(context.pool, subject);
	return { subject, user: await findUserByPhone(context.pool, phone), waiting: null };
}

async function renewSession(context: AuthContext, request: FastifyRequest) {
	const { refresh_token } = readBody(refreshBody, request.body);
	const { session, user } = await refreshSession(context.pool, context.keys, refresh_token);
	requireAdmitted(user);
	return sessionJson(context.tokens, user, session);
}
