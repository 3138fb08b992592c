import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export const SMS_SECRET = `v1,whsec_${Buffer.alloc(32, 7).toString("base64")}`;

export type ReceivedSms = { headers: Record<string, string>; body: string; phone: string; code: string };

/** A webhook as an SMS service would have it. */
export async function receiveSms() {
	const messages: ReceivedSms[] = [];
	let answer = { status: 200, body: "{}" };
	const server = createServer(async (request, response) => {
		const body = await text(request);
		const { user, sms } = JSON.parse(body);
		messages.push({ headers: request.headers as Record<string, string>, body, phone: user.phone, code: sms.otp });
		response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`,
		messages,
		answerWith(status: number, body = "{}") {
			answer = { status, body };
		},
		/** The newest code for a number. */
		codeFor(phone: string): string {
			const code = messages.findLast((message) => message.phone === phone)?.code;
			if (!code) throw new Error("no SMS arrived");
			return code;
		},
		stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
	};
}
