import type { FastifyRequest } from "fastify";
import type { PoolClient } from "pg";
import { z } from "zod";
import { inTransaction } from "../database/transaction.ts";
import { requireAdmitted } from "./admitted.ts";
import { clearAttempts, countNewAccount } from "./attempts.ts";
import type { AuthContext } from "./auth-context.ts";
import { AuthRefusal, notValid } from "./auth-error.ts";
import { normalisedPhone, readBody } from "./bodies.ts";
import { dropLinksOf, type LinkKind, type MailLink, spendMailLink } from "./mail-links.ts";
import { spendPhoneCode } from "./phone-codes.ts";
import { isProvenEmail, rememberProvenEmail } from "./proven-emails.ts";
import { endAllSessions, sessionJson, startSession } from "./sessions.ts";
import { signInSubject } from "./sign-in.ts";
import { storeUser } from "./store-user.ts";
import { findUserByEmail, findUserById, findUserByPhone, insertUser, type UserRow, updateUser } from "./users.ts";

const verifyBody = z.object({
	type: z.string(),
	phone: z.string().nullish(),
	token: z.string().max(20).nullish(),
	token_hash: z.string().max(200).nullish(),
});

const KINDS = new Map<string, readonly LinkKind[]>([
	["signup", ["signup"]],
	["recovery", ["recovery"]],
	["magiclink", ["magiclink"]],
	["email_change", ["email_change"]],
	["email", ["signup", "magiclink"]],
]);

/** POST /verify: uses up a phone's code or a mail's link, and signs in. */
export async function verifyOneTimeSecret(context: AuthContext, request: FastifyRequest) {
	const body = readBody(verifyBody, request.body);
	if (body.type === "sms" || body.type === "phone_change") {
		if (!body.phone || !body.token) throw notValid("Verify requires a phone number and a token");
		const phone = normalisedPhone(body.phone);
		const code = await spendPhoneCode(context.pool, context.keys, body.type, phone, body.token);
		if (!code) throw notGood();
		const { userId } = code;
		if (userId) return signedIn(context, "otp", (client) => givePhone(client, userId, phone));
		return signedIn(context, "otp", (client) => userOfPhone(client, request.ip, phone, code.mayCreate));
	}
	const kinds = KINDS.get(body.type);
	if (!kinds) throw notValid("Unsupported verification type");
	const token = body.token_hash;
	if (!token) throw notValid("Verify requires a token_hash");
	return signedIn(context, "otp", async (client) => {
		const link = await spendMailLink(client, token, kinds);
		if (!link) throw notGood();
		return link.userId ? followLink(client, link.userId, link) : openAccount(client, link);
	});
}

/** Runs the work and starts a session for whom it finds, all in one transaction. A refusal leaves all as it was. */
async function signedIn(context: AuthContext, method: string, work: (client: PoolClient) => Promise<UserRow>) {
	const { user, session } = await storeUser(context.log, () =>
		inTransaction(context.pool, async (client) => {
			const found = await work(client);
			requireAdmitted(found);
			return startSession(client, found, method);
		}),
	);
	return sessionJson(context.tokens, user, session);
}

/** The account of a number that was just shown to be theirs; made now, with nothing but the number, where there is none. */
async function userOfPhone(client: PoolClient, address: string, phone: string, mayCreate: boolean): Promise<UserRow> {
	const now = new Date().toISOString();
	const known = await findUserByPhone(client, phone);
	if (known) return known.phone_confirmed_at ? known : updateUser(client, known.id, { phone_confirmed_at: now });
	if (!mayCreate) throw notGood();
	await countNewAccount(client, address);
	return insertUser(client, null, {
		phone,
		phone_confirmed_at: now,
		raw_app_meta_data: { provider: "phone", providers: ["phone"] },
	});
}

function givePhone(client: PoolClient, userId: string, phone: string): Promise<UserRow> {
	return updateUser(client, userId, { phone, phone_confirmed_at: new Date().toISOString() });
}

/** Makes the account of a sign-up that waited for its link, and was counted then. */
async function openAccount(client: PoolClient, link: MailLink): Promise<UserRow> {
	if (await findUserByEmail(client, link.email)) throw notGood();
	const user = await insertUser(client, null, {
		email: link.email,
		encrypted_password: link.encryptedPassword,
		email_confirmed_at: new Date().toISOString(),
		raw_app_meta_data: { provider: "email", providers: ["email"] },
		raw_user_meta_data: link.userMetaData ?? {},
	});
	await rememberProvenEmail(client, user.id, link.email);
	return user;
}

/**
 * A link of an existing account. Reading the mail proves ownership: on the first proof, a
 * password set earlier could be a stranger's and is removed with its sessions, except by the link that confirms just that sign-up.
 */
async function followLink(client: PoolClient, userId: string, { kind, email }: MailLink): Promise<UserRow> {
	const user = await findUserById(client, userId);
	if (!user || (kind !== "email_change" && user.email?.toLowerCase() !== email)) throw notGood();
	const confirmedNow = { email_confirmed_at: user.email_confirmed_at ?? new Date().toISOString() };
	const proven = await isProvenEmail(client, userId, email);
	await rememberProvenEmail(client, userId, email);
	await clearAttempts(client, signInSubject(email));
	if (kind === "email_change") {
		await dropLinksOf(client, userId);
		return updateUser(client, userId, { ...confirmedNow, email });
	}
	if (proven || kind === "signup") return updateUser(client, userId, confirmedNow);
	await endAllSessions(client, userId);
	return updateUser(client, userId, { ...confirmedNow, encrypted_password: null });
}

/** One answer for a wrong, used, dead, old or unknown secret. */
function notGood(): AuthRefusal {
	return new AuthRefusal(403, "otp_expired", "Token has expired or is invalid");
}
