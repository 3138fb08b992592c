import { createHash } from "node:crypto";
import { sourceOf } from "../client-source.ts";
import type { Queryable } from "../database/transaction.ts";
import { tooMany } from "./auth-error.ts";

/** Tries before the first wait. */
export const FREE_ATTEMPTS = 5;
/** Seconds to wait after the 5th, 6th … failure; the last one stays. */
const WAITS = [30, 60, 120, 300, 900];

const ACCOUNTS_PER_HOUR = 100;

/** Passwords that were not good, from one address in ten minutes: two from each of 500 learners. */
const PASSWORDS = 1000;
const PASSWORD_SECONDS = 600;

/**
 * Counts a try before its outcome is known, so that many at once do not slip past the limit. A success clears it.
 * Known and unknown accounts are counted alike. The count resets after a day without an attempt. A wait longer than any that is
 * given, left by a clock that was ahead, does not hold.
 * @throws AuthRefusal 429 while waiting
 */
export async function countAttempt(database: Queryable, subject: string): Promise<void> {
	const { rows } = await database.query<{ count: number }>({
		name: "gateway_count_attempt",
		text: `insert into gateway.attempts as a (subject, count) values ($1, 1)
			on conflict (subject) do update set
				count = case when a.last_at < now() - interval '1 day' then 1 else a.count + 1 end,
				last_at = now(),
				blocked_until = case
					when a.last_at >= now() - interval '1 day' and a.count + 1 >= $2
					then now() + make_interval(secs => ($3::int[])[least(a.count + 2 - $2, cardinality($3::int[]))])
				end
			where a.blocked_until is null or a.blocked_until <= now() or a.blocked_until > now() + make_interval(secs => $4)
			returning count`,
		values: [digest(subject), FREE_ATTEMPTS, WAITS, Math.max(...WAITS)],
	});
	if (rows.length === 0) throw tooMany("Too many tries.", await secondsLeft(database, subject));
}

export async function clearAttempts(database: Queryable, subject: string): Promise<void> {
	await database.query("delete from gateway.attempts where subject = $1", [digest(subject)]);
}

/**
 * Counts a new account of an address, inside the transaction that makes it.
 * @throws AuthRefusal 429 past the limit of the hour
 */
export async function countNewAccount(database: Queryable, address: string): Promise<void> {
	const counted = await countFrom(database, `accounts from ${sourceOf(address)}`, 3600);
	if (counted.count > ACCOUNTS_PER_HOUR) throw tooMany("Too many new accounts from this address.", counted.seconds);
}

/**
 * Counts a password from an address before it is hashed, so that one address cannot keep all others waiting. A good one
 * is given back: a school sits behind one address.
 * @throws AuthRefusal 429 past the limit of ten minutes
 */
export async function countPassword(database: Queryable, address: string): Promise<void> {
	const counted = await countFrom(database, passwordsOf(address), PASSWORD_SECONDS);
	if (counted.count > PASSWORDS) throw tooMany("Too many tries from this address.", counted.seconds);
}

/** After a good password: clears the tries at the account, and gives the password back to its address. */
export async function clearAfterGoodPassword(database: Queryable, subject: string, address: string): Promise<void> {
	await database.query({
		name: "gateway_good_password",
		text: `with given_back as (update gateway.attempts set count = count - 1 where subject = $2 and count > 0)
			delete from gateway.attempts where subject = $1`,
		values: [digest(subject), digest(passwordsOf(address))],
	});
}

function passwordsOf(address: string): string {
	return `passwords from ${sourceOf(address)}`;
}

/**
 * Counts within windows of this many seconds. Returns the count, and the seconds left of the window. One that begins ahead
 * of the clock, but for what transactions at once differ by, is over.
 */
async function countFrom(database: Queryable, subject: string, window: number) {
	const { rows } = await database.query<{ count: number; seconds: number }>({
		name: "gateway_count_from",
		text: `insert into gateway.attempts as a (subject, count) values ($1, 1)
			on conflict (subject) do update set
				count = case when a.counted_since between now() - make_interval(secs => $2) and now() + interval '1 minute'
					then a.count + 1 else 1 end,
				counted_since = case when a.counted_since between now() - make_interval(secs => $2) and now() + interval '1 minute'
					then a.counted_since else now() end,
				last_at = now()
			returning count, ceil(extract(epoch from counted_since + make_interval(secs => $2) - now()))::int as seconds`,
		values: [digest(subject), window],
	});
	return rows[0] ?? { count: 0, seconds: 0 };
}

async function secondsLeft(database: Queryable, subject: string): Promise<number> {
	const { rows } = await database.query<{ seconds: number }>(
		"select ceil(extract(epoch from blocked_until - now()))::int as seconds from gateway.attempts where subject = $1",
		[digest(subject)],
	);
	return Math.max(1, rows[0]?.seconds ?? 1);
}

/** What was typed is not kept: people type passwords into name fields. */
function digest(subject: string): Buffer {
	return createHash("sha256").update(subject).digest();
}
