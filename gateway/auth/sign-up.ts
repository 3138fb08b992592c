import { randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { inTransaction } from "../database/transaction.ts";
import type { AccountMail } from "../mail/account-mail.ts";
import { countNewAccount, countPassword } from "./attempts.ts";
import type { AuthContext } from "./auth-context.ts";
import { AuthRefusal, notValid } from "./auth-error.ts";
import { metadata, newEmail, readBody, requireSmallMetadata } from "./bodies.ts";
import { makeSignUpLink } from "./mail-links.ts";
import { hashPassword, requireGoodPassword } from "./password.ts";
import { requestedPath } from "./redirects.ts";
import { countMail } from "./send-limits.ts";
import { sessionJson, startSession } from "./sessions.ts";
import { storeUser } from "./store-user.ts";
import { findUserByEmail, insertUser } from "./users.ts";

const signUpBody = z.object({
	email: z.string().nullish(),
	phone: z.string().nullish(),
	password: z.string(),
	data: metadata.nullish(),
});

/** signInAnonymously() requests an account without credentials. */
function refuseAnonymous(body: unknown): void {
	const given = typeof body === "object" && body !== null ? body : {};
	if ("email" in given || "phone" in given || "password" in given) return;
	throw new AuthRefusal(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
}

/**
 * POST /signup: makes an account and signs it in. All of it happens, with what the product's triggers do, or nothing.
 * Where mail is sent, the account waits for the link in the mail instead, and an address that has one is notified by mail.
 */
export async function signUp(context: AuthContext, request: FastifyRequest) {
	refuseAnonymous(request.body);
	const body = readBody(signUpBody, request.body);
	if (!body.email) {
		if (body.phone) throw new AuthRefusal(400, "phone_provider_disabled", "Phone signups are disabled");
		throw notValid("To signup, please provide your email");
	}
	const email = newEmail(body.email);
	requireGoodPassword(body.password);
	const data = requireSmallMetadata(body.data ?? {});
	if (context.mail) return signUpByMail(context, context.mail, request, { email, password: body.password, data });
	if (await findUserByEmail(context.pool, email)) throw emailTaken();
	await countPassword(context.pool, request.ip);
	const encrypted_password = await hashPassword(body.password, request.ip);

	const { user, session } = await storeUser(context.log, () =>
		inTransaction(context.pool, async (client) => {
			await countNewAccount(client, request.ip);
			const user = await insertUser(client, null, {
				email,
				encrypted_password,
				email_confirmed_at: new Date().toISOString(),
				raw_app_meta_data: { provider: "email", providers: ["email"] },
				raw_user_meta_data: data,
			});
			return startSession(client, user, "password");
		}),
	);
	return sessionJson(context.tokens, user, session);
}

type Typed = { email: string; password: string; data: Record<string, unknown> };

/**
 * Takes the same steps for an address with an account as for a new one: what was typed is hashed and kept, and a mail is
 * queued; only which mail differs. (A link for an address with an account opens nothing and is never sent.)
 */
async function signUpByMail(context: AuthContext, mail: AccountMail, request: FastifyRequest, typed: Typed) {
	const { email, data } = typed;
	await countNewAccount(context.pool, request.ip);
	await countMail(context.pool, email);
	const encryptedPassword = await hashPassword(typed.password, request.ip);
	const taken = (await findUserByEmail(context.pool, email)) !== null;
	const token = await storeUser(context.log, () =>
		makeSignUpLink(context.pool, { email, encryptedPassword, userMetaData: data }),
	);
	if (taken) mail.notify("already_here", email);
	else mail.link("signup", email, token, requestedPath(context, request));
	return waitingJson(email, data);
}

/** The response for an account that does not exist yet. Its id is random each time, so it reveals nothing. */
function waitingJson(email: string, data: Record<string, unknown>) {
	const now = new Date().toISOString();
	return {
		id: randomUUID(),
		aud: "authenticated",
		role: "authenticated",
		email,
		phone: "",
		confirmation_sent_at: now,
		app_metadata: { provider: "email", providers: ["email"] },
		user_metadata: data,
		identities: [],
		created_at: now,
		updated_at: now,
		is_anonymous: false,
	};
}

function emailTaken(): AuthRefusal {
	return new AuthRefusal(422, "user_already_exists", "User already registered");
}
