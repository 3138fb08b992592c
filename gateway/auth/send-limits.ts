import type { Pool } from "pg";
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
 * Counts a message before it is sent, in windows that slide: one a minute and five an hour to one recipient, and for
 * SMS a number a day in all. Counted alike whether or not the recipient has an account, and kept as hashes.
 * @throws AuthRefusal 429 with the seconds to wait
 */
export async function countSend(pool: Pool, channel: Channel, recipient: string, smsADay = SMS_A_DAY): Promise<void> {
	const digest = digestOf(`${channel} to ${recipient}`);
	await inTransaction(pool, async (client) => {
		// One at a time, so that many at once do not slip past.
		await client.query("select pg_advisory_xact_lock(hashtext($1))", [`gateway sends ${channel}`]);
		const left = async (most: number, seconds: number, to: Buffer | null): Promise<number> => {
			const { rows } = await client.query<{ left: number }>(
				`select ceil(extract(epoch from sent_at + make_interval(secs => $4) - clock_timestamp()))::int as left
				from gateway.sends where channel = $1 and ($2::bytea is null or recipient = $2)
					and sent_at > clock_timestamp() - make_interval(secs => $4)
				order by sent_at desc offset $3 limit 1`,
				[channel, to, most - 1, seconds],
			);
			return rows[0]?.left ?? 0;
		};
		const waits: number[] = [];
		for (const { most, seconds } of TO_ONE) waits.push(await left(most, seconds, digest));
		if (channel === "sms") waits.push(smsADay > 0 ? await left(smsADay, DAY, null) : DAY);
		const wait = Math.max(...waits);
		if (wait > 0) throw tooManySends(channel, wait);
		await client.query("insert into gateway.sends (channel, recipient) values ($1, $2)", [channel, digest]);
	});
}

function tooManySends(channel: Channel, seconds: number): AuthRefusal {
	const code = channel === "sms" ? "over_sms_send_rate_limit" : "over_email_send_rate_limit";
	const wait = seconds <= MINUTE ? `${seconds} seconds` : `${Math.ceil(seconds / MINUTE)} minutes`;
	return new AuthRefusal(429, code, `Too many messages were asked for. Try again in ${wait}.`, { retryAfter: seconds });
}
