import { createHmac, randomUUID } from "node:crypto";

export type SmsOptions = {
	/** Where codes are posted to, in the form of Supabase's "Send SMS" hook. */
	readonly url: string;
	/** Signs what is posted: "v1,whsec_" and base64, as Standard Webhooks has it. */
	readonly secret: string;
	/** The most messages a day in all. */
	readonly aDay?: number;
};

/** The webhook did not take the message. */
export class SmsNotSent extends Error {
	override name = "SmsNotSent";
}

export type SmsSender = {
	readonly aDay: number | undefined;
	/** Posts a code for `user`, whose `phone` carries it. @throws SmsNotSent */
	send(user: Record<string, unknown>, code: string): Promise<void>;
};

const TIMEOUT_MILLISECONDS = 8000;

/** Sends codes through a webhook: https://supabase.com/docs/guides/auth/auth-hooks/send-sms-hook */
export function openSmsSender({ url, secret, aDay }: SmsOptions): SmsSender {
	const key = webhookKey(secret);
	return {
		aDay,
		async send(user, code) {
			const payload = JSON.stringify({ user, sms: { otp: code } });
			const response = await fetch(url, {
				method: "POST",
				headers: { "content-type": "application/json", ...signedHeaders(key, payload) },
				body: payload,
				redirect: "error",
				signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
			}).catch((cause: unknown) => {
				throw new SmsNotSent("The SMS webhook does not answer", { cause });
			});
			const refused = !response.ok || (await saysError(response));
			if (refused) throw new SmsNotSent(`The SMS webhook refused the message (${response.status})`);
		},
	};
}

/** The key in a secret such as "v1,whsec_…"; null where there is none of 24 to 64 bytes. */
export function readWebhookKey(secret: string): Buffer | null {
	const base64 = /^(?:v1,)?whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret)?.[1];
	const key = base64 ? Buffer.from(base64, "base64") : null;
	return key && key.length >= 24 && key.length <= 64 ? key : null;
}

function webhookKey(secret: string): Buffer {
	const key = readWebhookKey(secret);
	if (!key) throw new Error("The secret of the SMS webhook is not one of Standard Webhooks");
	return key;
}

/** https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md */
function signedHeaders(key: Buffer, payload: string): Record<string, string> {
	const id = `msg_${randomUUID()}`;
	const timestamp = Math.floor(Date.now() / 1000).toString();
	const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${payload}`).digest("base64");
	return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}

/** A hook may report a failure in a 200 response. */
async function saysError(response: Response): Promise<boolean> {
	const answer: unknown = await response.json().catch(() => null);
	return typeof answer === "object" && answer !== null && "error" in answer && Boolean(answer.error);
}
