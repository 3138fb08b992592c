import { timingSafeEqual } from "node:crypto";
import type { Pool } from "pg";
import type { GatewayKeys } from "../keys.ts";
import { tooMany } from "./auth-error.ts";
import { codeDigest, freshCode } from "./secrets.ts";

/** Wrong tries after which a code is dead. */
const TRIES = 5;
/** Minutes a code is good for. */
const MINUTES = 10;

export type PhoneCode = {
	readonly purpose: "sms" | "phone_change";
	/** Digits, with the country's. */
	readonly phone: string;
	/** The account that will get the number (phone_change). */
	readonly userId: string | null;
	/** Whether an unknown number gets an account. */
	readonly mayCreate: boolean;
};

/**
 * Makes a code and drops the number's earlier one. Verifying needs no account id, so a number belongs to
 * the first requester while that code is valid.
 * @throws AuthRefusal 429 where another person's code is
 */
export async function makePhoneCode(pool: Pool, keys: GatewayKeys, wanted: PhoneCode): Promise<string> {
	const { purpose, phone, userId, mayCreate } = wanted;
	const code = freshCode();
	const { rowCount } = await pool.query(
		`insert into gateway.phone_codes as c (purpose, phone, code_hash, user_id, may_create, expires_at)
		values ($1, $2, $3, $4, $5, now() + make_interval(mins => $6))
		on conflict (purpose, phone) do update set code_hash = excluded.code_hash, user_id = excluded.user_id,
			may_create = excluded.may_create, tries = 0, expires_at = excluded.expires_at
		where c.user_id is not distinct from excluded.user_id or c.tries >= $7
			or c.expires_at not between now() and now() + make_interval(mins => $6)`,
		[purpose, phone, codeDigest(keys, phone, code), userId, mayCreate, MINUTES, TRIES],
	);
	if (rowCount === 0) throw tooMany("Another person asked for a code to this number.", MINUTES * 60);
	return code;
}

/**
 * Uses a code up. The try is counted before it is looked at, so that many at once do not slip past; of two with the
 * right code one gets it. Null for a wrong, dead, old or unknown one, without saying which.
 */
export async function spendPhoneCode(
	pool: Pool,
	keys: GatewayKeys,
	purpose: PhoneCode["purpose"],
	phone: string,
	code: string,
): Promise<Pick<PhoneCode, "userId" | "mayCreate"> | null> {
	const { rows } = await pool.query<{ code_hash: Buffer }>(
		`update gateway.phone_codes set tries = tries + 1
		where purpose = $1 and phone = $2 and tries < $3
			and expires_at between now() and now() + make_interval(mins => $4) returning code_hash`,
		[purpose, phone, TRIES, MINUTES],
	);
	const given = codeDigest(keys, phone, code);
	const [kept] = rows;
	if (!kept || !timingSafeEqual(kept.code_hash, given)) return null;
	const { rows: used } = await pool.query<{ userId: string | null; mayCreate: boolean }>(
		`delete from gateway.phone_codes where purpose = $1 and phone = $2 and code_hash = $3
		returning user_id as "userId", may_create as "mayCreate"`,
		[purpose, phone, given],
	);
	return used[0] ?? null;
}

/** Forgets a code that could not be sent. */
export async function dropPhoneCode(pool: Pool, { purpose, phone }: PhoneCode): Promise<void> {
	await pool.query("delete from gateway.phone_codes where purpose = $1 and phone = $2", [purpose, phone]);
}
