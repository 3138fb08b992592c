import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { inTransaction } from "../database/transaction.ts";
import { type AuthDoor, callerOf, requireSession } from "./auth-door.ts";
import { AuthRefusal, notValid } from "./auth-error.ts";
import { mergedMetadata, metadata, normalisedEmail, readBody } from "./bodies.ts";
import { hashPassword, isPassword, requireGoodPassword } from "./password.ts";
import { endSessions, sessionGone } from "./sessions.ts";
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
export async function showUser(door: AuthDoor, request: FastifyRequest) {
	const { sub } = await requireSession(door, request);
	return userJson(await requireUser(door, sub));
}

/** PUT /user: changes one's own account. A new password ends all other sessions. */
export async function changeUser(door: AuthDoor, request: FastifyRequest) {
	const { sub, session_id } = await requireSession(door, request);
	const body = readBody(changesBody, request.body);
	const user = await requireUser(door, sub);
	if (body.phone) throw new AuthRefusal(400, "phone_provider_disabled", "Phone numbers can't be changed here");
	const changes: UserChanges = {};
	if (body.data) changes.raw_user_meta_data = mergedMetadata(user.raw_user_meta_data, body.data);
	if (body.email) changes.email = await freeEmail(door, user, body.email);
	if (body.password) changes.encrypted_password = await newPassword(user, body.password);

	const changed = await storeUser(door.log, () =>
		inTransaction(door.pool, async (client) => {
			if (changes.encrypted_password) await endSessions(client, user.id, session_id, "others");
			return updateUser(client, user.id, changes);
		}),
	);
	return userJson(changed);
}

const SCOPES = ["global", "local", "others"] as const;

/** POST /logout?scope=…: ends sessions. Access tokens that are out run to their end. */
export async function logOut(door: AuthDoor, request: FastifyRequest, reply: FastifyReply) {
	const { scope = "global" } = request.query as { scope?: unknown };
	const known = SCOPES.find((each) => each === scope);
	if (!known) throw notValid(`Unsupported logout scope`);
	const { claims } = await callerOf(door, request);
	if (!claims) throw new AuthRefusal(401, "no_authorization", "This endpoint requires a valid Bearer token");
	await endSessions(door.pool, claims.sub, claims.session_id, known);
	return reply.code(204).send();
}

async function requireUser(door: AuthDoor, id: string): Promise<UserRow> {
	const user = await findUserById(door.pool, id);
	if (!user) throw sessionGone();
	return user;
}

async function freeEmail(door: AuthDoor, user: UserRow, text: string): Promise<string> {
	const email = normalisedEmail(text);
	const owner = await findUserByEmail(door.pool, email);
	if (owner && owner.id !== user.id) {
		throw new AuthRefusal(422, "email_exists", "A user with this email address has already been registered");
	}
	return email;
}

async function newPassword(user: UserRow, password: string): Promise<string> {
	requireGoodPassword(password);
	if (await isPassword(password, user.encrypted_password)) {
		throw new AuthRefusal(422, "same_password", "New password should be different from the old password.");
	}
	return hashPassword(password);
}
