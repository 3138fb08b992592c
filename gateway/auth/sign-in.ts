import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { clearAttempts, countAttempt } from "./attempts.ts";
import type { AuthDoor } from "./auth-door.ts";
import { AuthRefusal, notValid } from "./auth-error.ts";
import { normalisedEmail, readBody } from "./bodies.ts";
import { isPassword } from "./password.ts";
import { refreshSession, sessionJson, startSession } from "./sessions.ts";
import { findUserByEmail, type UserRow, updateUser } from "./users.ts";

const passwordBody = z.object({ email: z.string().nullish(), phone: z.string().nullish(), password: z.string() });
const refreshBody = z.object({ refresh_token: z.string().min(1) });

/** POST /token?grant_type=…: signs in, or renews a session. */
export async function issueToken(door: AuthDoor, request: FastifyRequest) {
	const { grant_type: grant } = request.query as { grant_type?: unknown };
	if (grant === "password") return signInWithPassword(door, request);
	if (grant === "refresh_token") return renewSession(door, request);
	throw notValid("unsupported_grant_type");
}

/** The name under which the tries at an account are counted. */
export function signInSubject(email: string): string {
	return `sign-in of ${email}`;
}

/** Known and unknown accounts get the same answer, after the same work and under the same limit. */
async function signInWithPassword(door: AuthDoor, request: FastifyRequest) {
	const body = readBody(passwordBody, request.body);
	if (!body.email) {
		if (body.phone) throw new AuthRefusal(400, "phone_provider_disabled", "Phone logins are disabled");
		throw notValid("missing email or phone");
	}
	const email = normalisedEmail(body.email);
	const subject = signInSubject(email);
	await countAttempt(door.pool, subject);
	const user = await findUserByEmail(door.pool, email);
	const good = await isPassword(body.password, user?.encrypted_password ?? null);
	if (!user || !good) throw new AuthRefusal(400, "invalid_credentials", "Invalid login credentials");
	await clearAttempts(door.pool, subject);
	requireAdmitted(user);
	const session = await startSession(door.pool, user.id, "password");
	const signedIn = await updateUser(door.pool, user.id, { last_sign_in_at: new Date().toISOString() });
	return sessionJson(door.tokens, signedIn, session);
}

async function renewSession(door: AuthDoor, request: FastifyRequest) {
	const { refresh_token } = readBody(refreshBody, request.body);
	const { session, user } = await refreshSession(door.pool, door.keys, refresh_token);
	requireAdmitted(user);
	return sessionJson(door.tokens, user, session);
}

/** Refuses whom staff keep out, and who has not confirmed an address. Asked only after the password was right. */
function requireAdmitted(user: UserRow): void {
	if (user.banned_until && Date.parse(user.banned_until) > Date.now()) {
		throw new AuthRefusal(400, "user_banned", "User is banned");
	}
	if (!user.confirmed_at) throw new AuthRefusal(400, "email_not_confirmed", "Email not confirmed");
}
