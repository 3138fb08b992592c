import type { Pool, PoolClient } from "pg";
import { sourceOf } from "../client-source.ts";
import { inTransaction } from "../database/transaction.ts";
import { AuthRefusal } from "./auth-error.ts";
import { digestOf } from "./secrets.ts";

export type Channel = "sms" | "mail";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** To one recipient. */
const TO_ONE = [
	{ most: 1, seconds: MINUTE },
	{ most: 5, seconds: HOUR },
];

/** The most SMS a day to all together, where the setting does not say otherwise: each one costs money. */
export const SMS_A_DAY = 200;

/**
 * The part of a day's SMS that one network address may ask for (a whole school sits behind one), and that may go to one
 * block of ten thousand numbers: fraud calls ranges of numbers that earn their owner money.
 */
const SOURCE_SHARE = 1 / 2;
const BLOCK_SHARE = 1 / 10;
/** What a share is at least. */
const SHARE_MINIMUM = 5;
/** Digits at a number's end that its block leaves open. */
const BLOCK_DIGITS = 4;

/** A limit on the sends that a column of gateway.sends names, or on all of them. */
type Limit = {
	column: "recipient" | "source" | "number_block" | null;
	key: Buffer | null;
	most: number;
	seconds: number;
};

/**
 * Counts a mail before it is sent: one a minute and five an hour to one recipient, in windows that slide. Counted alike
 * whether or not the recipient has an account, and kept as hashes.
 * @throws AuthRefusal 429 with the seconds to wait
 */
export async function countMail(pool: Pool, recipient: string): Promise<void> {
	const key = digestOf(`mail to ${recipient}`);
	await count(pool, "mail", { recipient: key }, toOne(key));
}

/**
 * Counts an SMS as `countMail` counts a mail, and against the day's number in all, with a share for the network address
 * that asks and for the block of the number.
 * @throws AuthRefusal 429 with the seconds to wait
 */
export async function countSms(pool: Pool, phone: string, address: string, aDay = SMS_A_DAY): Promise<void> {
	const recipient = digestOf(`sms to ${phone}`);
	const source = digestOf(`sms from ${sourceOf(address)}`);
	const number_block = digestOf(`sms to block ${phone.slice(0, -BLOCK_DIGITS)}`);
	const share = (part: number) => Math.max(SHARE_MINIMUM, Math.floor(aDay * part));
	await count(pool, "sms", { recipient, source, number_block }, [
		...toOne(recipient),
		{ column: "source", key: source, most: share(SOURCE_SHARE), seconds: DAY },
		{ column: "number_block", key: number_block, most: share(BLOCK_SHARE), seconds: DAY },
		{ column: null, key: null, most: aDay, seconds: DAY },
	]);
}

function toOne(key: Buffer): Limit[] {
	return TO_ONE.map(({ most, seconds }) => ({ column: "recipient", key, most, seconds }));
}

type Sent = { recipient: Buffer; source?: Buffer; number_block?: Buffer };

async function count(pool: Pool, channel: Channel, sent: Sent, limits: readonly Limit[]): Promise<void> {
	await inTransaction(pool, async (client) => {
		// One at a time, so that many at once do not slip past.
		await client.query("select pg_advisory_xact_lock(hashtext($1))", [`gateway sends ${channel}`]);
		let wait = 0;
		for (const limit of limits) wait = Math.max(wait, await secondsLeft(client, channel, limit));
		if (wait > 0) throw tooManySends(channel, wait);
		await client.query("insert into gateway.sends (channel, recipient, source, number_block) values ($1, $2, $3, $4)", [
			channel,
			sent.recipient,
			sent.source ?? null,
			sent.number_block ?? null,
		]);
	});
}

/** Seconds until the limit allows one more. Entries ahead of the clock (it was set back since) do not count. */
async function secondsLeft(
	client: PoolClient,
	channel: Channel,
	{ column, key, most, seconds }: Limit,
): Promise<number> {
	if (most <= 0) return seconds;
	const { rows } = await client.query<{ left: number }>(
		`select ceil(extract(epoch from sent_at + make_interval(secs => $4) - clock_timestamp()))::int as left
		from gateway.sends where channel = $1 and ($2::bytea is null or ${column ?? "recipient"} = $2)
			and sent_at > clock_timestamp() - make_interval(secs => $4) and sent_at <= clock_timestamp()
		order by sent_at desc offset $3 limit 1`,
		[channel, key, most - 1, seconds],
	);
	return rows[0]?.left ?? 0;
}

function tooManySends(channel: Channel, seconds: number): AuthRefusal {
	const code = channel === "sms" ? "over_sms_send_rate_limit" : "over_email_send_rate_limit";
	const wait = seconds <= MINUTE ? `${seconds} seconds` : `${Math.ceil(seconds / MINUTE)} minutes`;
	return new AuthRefusal(429, code, `Too many messages were asked for. Try again in ${wait}.`, { retryAfter: seconds });
}
