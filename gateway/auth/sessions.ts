import { createHash, createHmac, randomBytes } from "node:crypto";
import type { Pool } from "pg";
import { inTransaction, type Queryable } from "../database/transaction.ts";
import type { GatewayKeys } from "../keys.ts";
import { ACCESS_TOKEN_SECONDS, type Tokens } from "../tokens.ts";
import { AuthRefusal } from "./auth-error.ts";
import { userJson } from "./user-json.ts";
import { findUserById, type UserRow } from "./users.ts";

/** Sessions of one account; a further one ends the one that was renewed longest ago, so that sign-ins fill no disk. */
const SESSIONS_MAXIMUM = 50;

/** Grace period in seconds: a used refresh token still answers its successor, for two tabs or a lost answer. */
const GRACE_SECONDS = 10;

export type Session = {
	readonly id: string;
	readonly refreshToken: string;
	readonly method: string;
	/** When the person signed in, in seconds since 1970. */
	readonly began: number;
};

const BEGAN = "floor(extract(epoch from s.created_at))::int";

/** Starts a session of an account, which is answered with the time of this sign-in. */
export async function startSession(
	database: Queryable,
	user: UserRow,
	method: string,
): Promise<{ session: Session; user: UserRow }> {
	const refreshToken = randomBytes(32).toString("base64url");
	const { rows } = await database.query<{ id: string; began: number; last_sign_in_at: string; updated_at: string }>({
		name: "gateway_start_session",
		text: `with s as (insert into gateway.sessions (user_id, method) values ($1, $2) returning id, created_at),
			token as (insert into gateway.refresh_tokens (session_id, token_hash) select id, $3 from s),
			ended as (delete from gateway.sessions where id in (
				select id from gateway.sessions where user_id = $1 order by refreshed_at desc, id offset $4
			)),
			signed_in as (
				update auth.users set last_sign_in_at = now(), updated_at = now() where id = $1
				returning to_json(last_sign_in_at) as last_sign_in_at, to_json(updated_at) as updated_at
			)
			select s.id, ${BEGAN} as began, last_sign_in_at, updated_at from s, signed_in`,
		values: [user.id, method, digest(refreshToken), SESSIONS_MAXIMUM - 1],
	});
	const [row] = rows;
	if (!row) throw new Error("the account is gone");
	const { id, began, last_sign_in_at, updated_at } = row;
	return { session: { id, refreshToken, method, began }, user: { ...user, last_sign_in_at, updated_at } };
}

/**
 * Spends a refresh token for its successor, in one atomic update, so that of two at once one spends it and the other
 * finds it spent. The successor follows from the token, so both get the same. A token reused later was stolen
 * or its successor was: the session ends.
 */
export async function refreshSession(
	pool: Pool,
	keys: GatewayKeys,
	token: string,
): Promise<{ session: Session; user: UserRow }> {
	const successor = createHmac("sha256", keys.secretKey).update(`successor of ${token}`).digest("base64url");
	const rotated = (await rotate(pool, token, successor)) ?? (await rotatedRecently(pool, token));
	const user = await findUserById(pool, rotated.user_id);
	if (!user) throw sessionNotFound();
	const { id, method, began } = rotated;
	return { session: { id, refreshToken: successor, method, began }, user };
}

type SessionRow = { id: string; user_id: string; method: string; began: number };

async function rotate(pool: Pool, token: string, successor: string): Promise<SessionRow | null> {
	const { rows } = await pool.query<SessionRow>({
		name: "gateway_rotate",
		text: `with spent as (
				update gateway.refresh_tokens set spent_at = now() where token_hash = $1 and spent_at is null returning session_id
			), next as (
				insert into gateway.refresh_tokens (session_id, token_hash) select session_id, $2 from spent
			)
			update gateway.sessions s set refreshed_at = now() from spent where s.id = spent.session_id
			returning s.id, s.user_id, s.method, ${BEGAN} as began`,
		values: [digest(token), digest(successor)],
	});
	return rows[0] ?? null;
}

async function rotatedRecently(pool: Pool, token: string): Promise<SessionRow> {
	const reused = await inTransaction(pool, async (client) => {
		const { rows } = await client.query<SessionRow & { lately: boolean }>(
			`select s.id, s.user_id, s.method, ${BEGAN} as began, 
				t.spent_at between now() - make_interval(secs => $2) and now() + make_interval(secs => $2) as lately
			from gateway.refresh_tokens t join gateway.sessions s on s.id = t.session_id
			where t.token_hash = $1 for update of s`,
			[digest(token), GRACE_SECONDS],
		);
		const [row] = rows;
		if (row && !row.lately) await client.query("delete from gateway.sessions where id = $1", [row.id]);
		return row;
	});
	if (!reused) {
		throw new AuthRefusal(400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found");
	}
	if (!reused.lately) {
		throw new AuthRefusal(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used");
	}
	return reused;
}

/** True until the session is signed out. */
export async function isSessionOpen(database: Queryable, id: string): Promise<boolean> {
	const { rowCount } = await database.query({
		name: "gateway_session_open",
		text: "select from gateway.sessions where id = $1",
		values: [id],
	});
	return rowCount === 1;
}

export type LogoutScope = "global" | "local" | "others";

/** Ends this session, all others of the person, or all. Their refresh tokens go with them. */
export async function endSessions(database: Queryable, userId: string, current: string, scope: LogoutScope) {
	await database.query(
		`delete from gateway.sessions where user_id = $1
			and ($3 = 'global' or ($3 = 'local' and id = $2) or ($3 = 'others' and id <> $2))`,
		[userId, current, scope],
	);
}

export async function endAllSessions(database: Queryable, userId: string): Promise<void> {
	await database.query("delete from gateway.sessions where user_id = $1", [userId]);
}

export function sessionNotFound(): AuthRefusal {
	return new AuthRefusal(403, "session_not_found", "Session from session_id claim in JWT does not exist");
}

/**
 * The answer to a sign-in: a fresh access token, the refresh token, the account. The token is part of every request, so
 * that what its owner may write (user_metadata) is no part of it.
 */
export async function sessionJson(tokens: Tokens, user: UserRow, { id, refreshToken, method, began }: Session) {
	const { token, expiresAt } = await tokens.sign({
		sub: user.id,
		role: "authenticated",
		email: user.email ?? "",
		phone: user.phone ?? "",
		app_metadata: user.raw_app_meta_data,
		session_id: id,
		aal: "aal1",
		amr: [{ method, timestamp: began }],
		is_anonymous: user.is_anonymous,
	});
	return {
		access_token: token,
		token_type: "bearer",
		expires_in: ACCESS_TOKEN_SECONDS,
		expires_at: expiresAt,
		refresh_token: refreshToken,
		user: userJson(user),
	};
}

function digest(token: string): Buffer {
	return createHash("sha256").update(token).digest();
}
