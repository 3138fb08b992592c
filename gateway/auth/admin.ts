import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { inTransaction } from "../database/transaction.ts";
import { MUST_CHANGE_PASSWORD } from "../tokens.ts";
import { clearAttempts } from "./attempts.ts";
import { type AuthContext, requireService } from "./auth-context.ts";
import { AuthRefusal, notValid } from "./auth-error.ts";
import { mergedMetadata, metadata, normalisedEmail, readBody } from "./bodies.ts";
import { dropLinksOf } from "./mail-links.ts";
import { hashPassword, requireGoodPassword } from "./password.ts";
import { endAllSessions } from "./sessions.ts";
import { signInSubject } from "./sign-in.ts";
import { storeUser } from "./store-user.ts";
import { userJson } from "./user-json.ts";
import {
	deleteUser,
	findUserByEmail,
	findUserById,
	insertUser,
	listUsers,
	type UserChanges,
	type UserRow,
	updateUser,
} from "./users.ts";

const attributes = z.object({
	id: z.uuid().nullish(),
	email: z.string().nullish(),
	phone: z.string().nullish(),
	password: z.string().nullish(),
	email_confirm: z.boolean().nullish(),
	phone_confirm: z.boolean().nullish(),
	user_metadata: metadata.nullish(),
	app_metadata: metadata.nullish(),
	ban_duration: z.string().nullish(),
});

/** POST /admin/users */
export async function createUser(context: AuthContext, request: FastifyRequest) {
	await requireService(context, request);
	const body = readBody(attributes, request.body);
	if (!body.email && !body.phone) throw notValid("Cannot create a user without either an email or phone");
	const changes = await changesOf(body, null);
	if (changes.email && (await findUserByEmail(context.pool, changes.email))) throw emailExists();
	const provider = changes.email ? "email" : "phone";
	changes.raw_app_meta_data = { provider, providers: [provider], ...changes.raw_app_meta_data };
	return userJson(await storeUser(context.log, () => insertUser(context.pool, body.id ?? null, changes)));
}

/**
 * PUT /admin/users/:id. A new password also ends the waits that failed sign-ins have earned; one that must be changed
 * (app_metadata) ends every session too.
 */
export async function changeUserAsAdmin(context: AuthContext, request: FastifyRequest) {
	await requireService(context, request);
	const body = readBody(attributes, request.body);
	const user = await requireUser(context, request);
	const changes = await changesOf(body, user);
	const owner = changes.email ? await findUserByEmail(context.pool, changes.email) : null;
	if (owner && owner.id !== user.id) throw emailExists();
	const changed = await storeUser(context.log, () =>
		inTransaction(context.pool, async (client) => {
			if (changes.encrypted_password && body.app_metadata?.[MUST_CHANGE_PASSWORD]) {
				await endAllSessions(client, user.id);
				await dropLinksOf(client, user.id);
			}
			return updateUser(client, user.id, changes);
		}),
	);
	if (changes.encrypted_password && changed.email) await clearAttempts(context.pool, signInSubject(changed.email));
	return userJson(changed);
}

/** GET /admin/users/:id */
export async function showUserAsAdmin(context: AuthContext, request: FastifyRequest) {
	await requireService(context, request);
	return userJson(await requireUser(context, request));
}

/** GET /admin/users?page=…&per_page=… */
export async function listUsersAsAdmin(context: AuthContext, request: FastifyRequest, reply: FastifyReply) {
	await requireService(context, request);
	const query = readBody(
		z.object({
			page: z.coerce.number().int().min(1).catch(1),
			per_page: z.coerce.number().int().min(1).max(1000).catch(50),
		}),
		request.query,
	);
	const { users, total } = await listUsers(context.pool, query.page, query.per_page);
	const last = Math.max(1, Math.ceil(total / query.per_page));
	const link = (page: number, rel: string) =>
		`<${request.url.split("?")[0]}?page=${page}&per_page=${query.per_page}>; rel="${rel}"`;
	const links = [...(query.page < last ? [link(query.page + 1, "next")] : []), link(last, "last")];
	reply.header("x-total-count", total).header("link", links.join(", "));
	return { users: users.map(userJson), aud: "authenticated" };
}

/** DELETE /admin/users/:id: the account and, by the product's foreign keys, what belongs to it. */
export async function deleteUserAsAdmin(context: AuthContext, request: FastifyRequest) {
	await requireService(context, request);
	const { should_soft_delete: soft } = readBody(z.object({ should_soft_delete: z.boolean().nullish() }), request.body);
	if (soft) throw notValid("Accounts can't be deleted softly here");
	const user = await requireUser(context, request);
	await storeUser(context.log, () => deleteUser(context.pool, user.id));
	return {};
}

async function requireUser(context: AuthContext, request: FastifyRequest): Promise<UserRow> {
	const id = z.uuid().safeParse((request.params as { id?: unknown }).id);
	if (!id.success) throw new AuthRefusal(404, "validation_failed", "user_id must be an UUID");
	const user = await findUserById(context.pool, id.data);
	if (!user) throw new AuthRefusal(404, "user_not_found", "User not found");
	return user;
}

async function changesOf(body: z.output<typeof attributes>, user: UserRow | null): Promise<UserChanges> {
	const changes: UserChanges = {};
	const now = new Date().toISOString();
	if (body.email) changes.email = normalisedEmail(body.email);
	if (body.phone) changes.phone = body.phone.replace(/^\+/, "");
	if (body.email_confirm) changes.email_confirmed_at = user?.email_confirmed_at ?? now;
	if (body.phone_confirm) changes.phone_confirmed_at = user?.phone_confirmed_at ?? now;
	if (body.user_metadata) {
		changes.raw_user_meta_data = mergedMetadata(user?.raw_user_meta_data ?? {}, body.user_metadata);
	}
	if (body.app_metadata) changes.raw_app_meta_data = mergedMetadata(user?.raw_app_meta_data ?? {}, body.app_metadata);
	if (body.ban_duration) changes.banned_until = bannedUntil(body.ban_duration);
	if (body.password) {
		requireGoodPassword(body.password);
		changes.encrypted_password = await hashPassword(body.password, "the service");
	}
	return changes;
}

const SECONDS_OF: Record<string, number> = { h: 3600, m: 60, s: 1 };

/** Reads "none", or a duration such as "24h" or "1h30m". */
function bannedUntil(duration: string): string | null {
	if (duration === "none") return null;
	const parts = [...duration.matchAll(/(\d{1,7})([hms])/g)];
	if (parts.length === 0 || parts.map(([part]) => part).join("") !== duration) throw notValid("invalid ban duration");
	const seconds = parts.reduce((sum, [, count, unit]) => sum + Number(count) * (SECONDS_OF[unit ?? ""] ?? 0), 0);
	return new Date(Date.now() + seconds * 1000).toISOString();
}

function emailExists(): AuthRefusal {
	return new AuthRefusal(422, "email_exists", "A user with this email address has already been registered");
}
