import type { Pool } from "pg";
import type { Queryable } from "../database/transaction.ts";
import { digestOf, freshToken } from "./secrets.ts";

export type LinkKind = "signup" | "recovery" | "magiclink" | "email_change";

/** Hours a link is good for. */
const HOURS: Record<LinkKind, number> = { signup: 24, recovery: 1, magiclink: 1, email_change: 24 };

export type MailLink = {
	readonly kind: LinkKind;
	readonly email: string;
	/** Null where the account is made when the link is used. */
	readonly userId: string | null;
	readonly encryptedPassword: string | null;
	readonly userMetaData: Record<string, unknown> | null;
};

/** Input of a sign-up, stored until its link is redeemed. */
export type WaitingSignUp = { email: string; encryptedPassword: string; userMetaData: Record<string, unknown> };

export async function makeSignUpLink(pool: Pool, signUp: WaitingSignUp): Promise<string> {
	const token = freshToken();
	await pool.query(
		`insert into gateway.mail_links (token_hash, kind, email, encrypted_password, user_meta_data, expires_at)
		values ($1, 'signup', $2, $3, $4, now() + make_interval(hours => $5))`,
		[digestOf(token), signUp.email, signUp.encryptedPassword, signUp.userMetaData, HOURS.signup],
	);
	return token;
}

/** The newest sign-up of the address that waits for its link. */
export async function findWaitingSignUp(database: Queryable, email: string): Promise<WaitingSignUp | null> {
	const { rows } = await database.query<WaitingSignUp>({
		name: "gateway_waiting_sign_up",
		text: `select email, encrypted_password as "encryptedPassword", coalesce(user_meta_data, '{}') as "userMetaData"
			from gateway.mail_links where email = $1 and kind = 'signup' and user_id is null and expires_at > now()
			order by made_at desc limit 1`,
		values: [email],
	});
	return rows[0] ?? null;
}

/** Makes one more link for a sign-up that waits; null where none does, or the account is there, after the same steps. */
export async function repeatSignUpLink(pool: Pool, email: string): Promise<string | null> {
	const token = freshToken();
	const { rowCount } = await pool.query(
		`insert into gateway.mail_links (token_hash, kind, email, encrypted_password, user_meta_data, expires_at)
		select $1, kind, email, encrypted_password, user_meta_data, now() + make_interval(hours => $3)
		from gateway.mail_links where email = $2 and kind = 'signup' and user_id is null and expires_at > now()
			and not exists (select from auth.users where lower(users.email) = $2)
		order by made_at desc limit 1`,
		[digestOf(token), email, HOURS.signup],
	);
	return rowCount === 1 ? token : null;
}

/**
 * Makes a link for the account of an address, replacing earlier ones of the kind; null where there is no such
 * account, after the same steps. A sign-up's link is for an unconfirmed account made by staff.
 */
export async function makeLinkForUser(
	pool: Pool,
	kind: "recovery" | "magiclink" | "signup",
	email: string,
): Promise<string | null> {
	const token = freshToken();
	const { rowCount } = await pool.query(
		`with owner as (
			select id from auth.users where lower(email) = $3 and ($2 <> 'signup' or confirmed_at is null)
		), replaced as (
			delete from gateway.mail_links l using owner where l.user_id = owner.id and l.kind = $2
		)
		insert into gateway.mail_links (token_hash, kind, email, user_id, expires_at)
		select $1, $2, $3, id, now() + make_interval(hours => $4) from owner`,
		[digestOf(token), kind, email, HOURS[kind]],
	);
	return rowCount === 1 ? token : null;
}

/** Makes the link by which an account gets another address. */
export async function makeChangeLink(pool: Pool, userId: string, email: string): Promise<string> {
	const token = freshToken();
	await pool.query(
		`with replaced as (delete from gateway.mail_links where user_id = $2 and kind = 'email_change')
		insert into gateway.mail_links (token_hash, kind, email, user_id, expires_at)
		values ($1, 'email_change', $3, $2, now() + make_interval(hours => $4))`,
		[digestOf(token), userId, email, HOURS.email_change],
	);
	return token;
}

/** Uses a link up; null for one that was used, is too old, or never was. */
export async function spendMailLink(
	database: Queryable,
	token: string,
	kinds: readonly LinkKind[],
): Promise<MailLink | null> {
	const { rows } = await database.query<MailLink & { fresh: boolean }>(
		`delete from gateway.mail_links where token_hash = $1 and kind = any ($2)
		returning kind, email, user_id as "userId", encrypted_password as "encryptedPassword",
			user_meta_data as "userMetaData", expires_at > now() as fresh`,
		[digestOf(token), kinds],
	);
	const [link] = rows;
	return link?.fresh ? link : null;
}

/** Takes away all links that would lead into an account: after its address or password has changed. */
export async function dropLinksOf(database: Queryable, userId: string): Promise<void> {
	await database.query("delete from gateway.mail_links where user_id = $1", [userId]);
}
