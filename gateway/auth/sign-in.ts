import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { emailNotConfirmed, requireAdmitted } from "./admitted.ts";
import { clearAttempts, countAttempt, countPassword, giveBackPassword } from "./attempts.ts";
import type { AuthDoor } from "./auth-door.ts";
import { AuthRefusal, notValid } from "./auth-error.ts";
import { normalisedEmail, normalisedPhone, readBody } from "./bodies.ts";
import { findWaitingSignUp } from "./mail-links.ts";
import { isPassword } from "./password.ts";
import { exchangeCode } from "./provider/auth-codes.ts";
import { refreshSession, sessionJson, startSession } from "./sessions.ts";
import { findUserByEmail, findUserByPhone, type UserRow, updateUser } from "./users.ts";

const passwordBody = z.object({ email: z.string().nullish(), phone: z.string().nullish(), password: z.string() });
const refreshBody = z.object({ refresh_token: z.string().min(1) });

/** POST /token?grant_type=…: signs in, renews a session, or exchanges a provider's code for one. */
export async function issueToken(door: AuthDoor, request: FastifyRequest) {
	const { grant_type: grant } = request.query as { grant_type?: unknown };
	if (grant === "password") return signInWithPassword(door, request);
	if (grant === "refresh_token") return renewSession(door, request);
	if (grant === "pkce") return exchangeCode(door, request);
	throw notValid("unsupported_grant_type");
}

/** The name under which the tries at an account are counted. */
export function signInSubject(account: string): string {
	return `sign-in of ${account}`;
}

/** Known and unknown accounts get the same answer, after the same work and under the same limit. */
async function signInWithPassword(door: AuthDoor, request: FastifyRequest) {
	const body = readBody(passwordBody, request.body);
	await countPassword(door.pool, request.ip);
	const { subject, user, waiting } = body.email
		? await accountOfEmail(door, normalisedEmail(body.email))
		: await accountOfPhone(door, body.phone);
	const good = await isPassword(body.password, user ? user.encrypted_password : waiting, request.ip);
	if (!good) throw new AuthRefusal(400, "invalid_credentials", "Invalid login credentials");
	await clearAttempts(door.pool, subject);
	await giveBackPassword(door.pool, request.ip);
	if (!user) throw emailNotConfirmed();
	requireAdmitted(user);
	const session = await startSession(door.pool, user.id, "password");
	const signedIn = await updateUser(door.pool, user.id, { last_sign_in_at: new Date().toISOString() });
	return sessionJson(door.tokens, signedIn, session);
}

type Tried = {
	subject: string;
	user: UserRow | null /** The hash of a sign-up that waits for its mail. */;
	waiting: string | null;
};

/** Counts the try, and takes the same steps whether the account is there, waits for its mail, or is unknown. */
async function accountOfEmail(door: AuthDoor, email: string): Promise<Tried> {
	const subject = signInSubject(email);
	await countAttempt(door.pool, subject);
	const user = await findUserByEmail(door.pool, email);
	const waiting = door.mail ? await findWaitingSignUp(door.pool, email) : null;
	return { subject, user, waiting: waiting?.encryptedPassword ?? null };
}

async function accountOfPhone(door: AuthDoor, text: string | null | undefined): Promise<Tried> {
	if (!text) throw notValid("missing email or phone");
	if (!door.sms) throw new AuthRefusal(400, "phone_provider_disabled", "Phone logins are disabled");
	const phone = normalisedPhone(text);
	const subject = signInSubject(phone);
	await countAttempt(door.pool, subject);
	return { subject, user: await findUserByPhone(door.pool, phone), waiting: null };
}

async function renewSession(door: AuthDoor, request: FastifyRequest) {
	const { refresh_token } = readBody(refreshBody, request.body);
	const { session, user } = await refreshSession(door.pool, door.keys, refresh_token);
	requireAdmitted(user);
	return sessionJson(door.tokens, user, session);
}
