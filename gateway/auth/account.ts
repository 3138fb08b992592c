import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { inTransaction } from "../database/transaction.ts";
import type { AccountMail } from "../mail/account-mail.ts";
import { MUST_CHANGE_PASSWORD, mustChangePassword } from "../tokens.ts";
import { clearAttempts, countAttempt } from "./attempts.ts";
import { type AuthContext, callerOf, requireSession } from "./auth-context.ts";
import { AuthRefusal, notValid } from "./auth-error.ts";
import { mergedMetadata, metadata, newEmail, normalisedEmail, normalisedPhone, readBody } from "./bodies.ts";
import { requireFreshProof } from "./fresh-proof.ts";
import { dropLinksOf, makeChangeLink } from "./mail-links.ts";
import { sendPhoneCode } from "./otp.ts";
import { hashPassword, isPassword, requireGoodPassword } from "./password.ts";
import { requestedPath } from "./redirects.ts";
import { countMail } from "./send-limits.ts";
import { endSessions, isSessionOpen, sessionNotFound } from "./sessions.ts";
import { signInSubject } from "./sign-in.ts";
import { storeUser } from "./store-user.ts";
import { userJson } from "./user-json.ts";
import { findUserByEmail, findUserById, type UserChanges, type UserRow, updateUser } from "./users.ts";

const changesBody = z.object({
	email: z.string().nullish(),
	phone: z.string().nullish(),
	password: z.string().nullish(),
	data: metadata.nullish(),
});

/** GET /user */
export async function showUser(context: AuthContext, request: FastifyRequest) {
	const { sub } = await requireSession(context, request);
	return userJson(await requireUser(context, sub));
}

/**
 * PUT /user: changes one's own account. A new password ends all other sessions. A new phone, and where mail is sent a new
 * address, takes effect when it is confirmed; until then it is in the answer as new_phone or new_email. These three need a
 * sign-in of the last minutes. A session from a one-time password may change that and nothing else, at any time.
 */
export async function changeUser(context: AuthContext, request: FastifyRequest) {
	const claims = await requireSession(context, request);
	const { sub, session_id } = claims;
	const body = readBody(changesBody, request.body);
	const user = await requireUser(context, sub);
	if (mustChangePassword(claims) && (body.email || body.phone || body.data || !body.password)) {
		throw new AuthRefusal(403, "password_change_required", "The password must be changed first");
	}
	const changes: UserChanges = {};
	if (body.data) changes.raw_user_meta_data = mergedMetadata(user.raw_user_meta_data, body.data);
	const newEmail = body.email ? changedEmail(user, body.email) : null;
	const newPhone = body.phone ? changedPhone(user, body.phone) : null;
	const changesWayIn = newEmail !== null || newPhone !== null || Boolean(body.password);
	if (changesWayIn && !mustChangePassword(claims)) requireFreshProof(claims);
	if (newPhone && !context.sms)
		throw new AuthRefusal(400, "phone_provider_disabled", "Phone numbers can't be changed here");
	if (newEmail && !context.mail) changes.email = await freeEmail(context, user, newEmail);
	if (body.password) {
		await countAttempt(context.pool, `new password of ${sub}`);
		changes.encrypted_password = await newPassword(user, body.password, request.ip);
		changes.raw_app_meta_data = mergedMetadata(user.raw_app_meta_data, { [MUST_CHANGE_PASSWORD]: null });
	}

	const changed = await storeUser(context.log, () =>
		inTransaction(context.pool, async (client) => {
			if (changes.encrypted_password) {
				await endSessions(client, user.id, session_id, "others");
				await dropLinksOf(client, user.id);
			}
			return updateUser(client, user.id, changes);
		}),
	);
	if (changes.encrypted_password && user.email)
		await clearAttempts(context.pool, signInSubject(user.email.toLowerCase()));
	if (newEmail && context.mail)
		await askNewEmail(context, context.mail, user, newEmail, requestedPath(context, request));
	if (newPhone) {
		const wanted = { purpose: "phone_change", phone: newPhone, userId: user.id, mayCreate: false } as const;
		await sendPhoneCode(context, user, wanted, request.ip);
	}
	return {
		...userJson(changed),
		...(newEmail && context.mail && { new_email: newEmail }),
		...(newPhone && { new_phone: newPhone }),
	};
}

const SCOPES = ["global", "local", "others"] as const;

/** POST /logout?scope=…: ends sessions, and with them every access token of theirs. A token whose session has ended ends no other: what it asks for has been done. */
export async function logOut(context: AuthContext, request: FastifyRequest, reply: FastifyReply) {
	const { scope = "global" } = request.query as { scope?: unknown };
	const known = SCOPES.find((each) => each === scope);
	if (!known) throw notValid(`Unsupported logout scope`);
	const { claims } = await callerOf(context, request);
	if (!claims) throw new AuthRefusal(401, "no_authorization", "This endpoint requires a valid Bearer token");
	const { sub, session_id } = claims;
	if (await isSessionOpen(context.pool, session_id)) await endSessions(context.pool, sub, session_id, known);
	return reply.code(204).send();
}

async function requireUser(context: AuthContext, id: string): Promise<UserRow> {
	const user = await findUserById(context.pool, id);
	if (!user) throw sessionNotFound();
	return user;
}

function changedEmail(user: UserRow, text: string): string | null {
	const email = normalisedEmail(text);
	return email === user.email ? null : newEmail(text);
}

function changedPhone(user: UserRow, text: string): string | null {
	const phone = normalisedPhone(text);
	return phone === user.phone && user.phone_confirmed_at ? null : phone;
}

/**
 * Mails a link to the new address, and word of it to the old one. The answer is the same for an address that has an
 * account: its owner is notified by mail. The rate limit of a recipient also limits the requests of one person.
 */
async function askNewEmail(context: AuthContext, mail: AccountMail, user: UserRow, email: string, next: string | null) {
	await countMail(context.pool, `those ${user.id} asks for`);
	await countMail(context.pool, email);
	const taken = await findUserByEmail(context.pool, email);
	const token = await makeChangeLink(context.pool, user.id, email);
	if (taken) mail.notify("already_here", email);
	else mail.link("email_change", email, token, next);
	if (user.email) mail.notify("email_changing", user.email);
}

async function freeEmail(context: AuthContext, user: UserRow, email: string): Promise<string> {
	const owner = await findUserByEmail(context.pool, email);
	if (owner && owner.id !== user.id) {
		throw new AuthRefusal(422, "email_exists", "A user with this email address has already been registered");
	}
	return email;
}

async function newPassword(user: UserRow, password: string, address: string): Promise<string> {
	requireGoodPassword(password);
	if (await isPassword(password, user.encrypted_password, address)) {
		throw new AuthRefusal(422, "same_password", "New password should be different from the old password.");
	}
	return hashPassword(password, address);
}
