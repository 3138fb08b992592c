import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { inTransaction } from "../database/transaction.ts";
import { countNewAccount } from "./attempts.ts";
import type { AuthDoor } from "./auth-door.ts";
import { AuthRefusal, notValid } from "./auth-error.ts";
import { metadata, normalisedEmail, readBody } from "./bodies.ts";
import { hashPassword, requireGoodPassword } from "./password.ts";
import { sessionJson, startSession } from "./sessions.ts";
import { storeUser } from "./store-user.ts";
import { findUserByEmail, insertUser } from "./users.ts";

const signUpBody = z.object({
	email: z.string().nullish(),
	phone: z.string().nullish(),
	password: z.string(),
	data: metadata.nullish(),
});

/** POST /signup: makes an account and signs it in. All of it happens, with what the product's triggers do, or nothing. */
export async function signUp(door: AuthDoor, request: FastifyRequest) {
	const body = readBody(signUpBody, request.body);
	if (!body.email) {
		if (body.phone) throw new AuthRefusal(400, "phone_provider_disabled", "Phone signups are disabled");
		throw notValid("To signup, please provide your email");
	}
	const email = normalisedEmail(body.email);
	requireGoodPassword(body.password);
	if (await findUserByEmail(door.pool, email)) throw emailTaken();
	const encrypted_password = await hashPassword(body.password);

	const { user, session } = await storeUser(door.log, () =>
		inTransaction(door.pool, async (client) => {
			await countNewAccount(client, request.ip);
			const now = new Date().toISOString();
			const user = await insertUser(client, null, {
				email,
				encrypted_password,
				email_confirmed_at: now,
				last_sign_in_at: now,
				raw_app_meta_data: { provider: "email", providers: ["email"] },
				raw_user_meta_data: body.data ?? {},
			});
			return { user, session: await startSession(client, user.id, "password") };
		}),
	);
	return sessionJson(door.tokens, user, session);
}

function emailTaken(): AuthRefusal {
	return new AuthRefusal(422, "user_already_exists", "User already registered");
}
