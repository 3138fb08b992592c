import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type GatewayUnderTest, startGateway } from "../tests/gateway-under-test.ts";
import { LIBRARY } from "../tests/library.ts";
import { receiveSms, SMS_SECRET } from "../tests/sms-receiver.ts";

let sms: Awaited<ReturnType<typeof receiveSms>>;
let rig: GatewayUnderTest;
beforeAll(async () => {
	sms = await receiveSms();
	rig = await startGateway(LIBRARY, { sms: { url: sms.url, secret: SMS_SECRET } });
});
afterAll(async () => {
	await rig.stop();
	await sms.stop();
});
beforeEach(() => {
	sms.messages.length = 0;
	sms.answerWith(200);
});

const send = (phone: string) => rig.anon().auth.signInWithOtp({ phone });
const verify = (phone: string, token: string, client = rig.anon()) =>
	client.auth.verifyOtp({ phone, token, type: "sms" });
const letTimePass = (time: string) =>
	rig.pool.query("update gateway.sends set sent_at = sent_at - $1::interval", [time]);
const wrongFor = (code: string) => ((Number(code) + 1) % 1_000_000).toString().padStart(6, "0");

let last = 255_700_000_000;
const freshPhone = () => `+${++last}`;

describe("a code by SMS", () => {
	test("is six digits, signed as Standard Webhooks has it, with the number", async () => {
		const phone = freshPhone();
		expect((await send(phone)).error).toBeNull();
		const [message] = sms.messages;
		expect(message?.code).toMatch(/^\d{6}$/);
		expect(message?.phone).toBe(phone);
		const receiver = new Webhook(SMS_SECRET.replace("v1,whsec_", ""));
		expect(receiver.verify(message?.body ?? "", message?.headers ?? {})).toMatchObject({ sms: { otp: message?.code } });
		expect(() => receiver.verify(`${message?.body} `, message?.headers ?? {})).toThrow();
	});

	test("makes the account of a new number when it comes back, with nothing chosen", async () => {
		const phone = freshPhone();
		await rig.anon().auth.signInWithOtp({ phone, options: { data: { user_type: "educator", name: "x" } } });
		const account = () => rig.pool.query("select from auth.users where phone = $1", [phone.slice(1)]);
		expect((await account()).rowCount).toBe(0);
		const client = rig.anon();
		const { data, error } = await verify(phone, sms.codeFor(phone), client);
		expect(error).toBeNull();
		expect(data.user).toMatchObject({ phone: phone.slice(1), email: "" });
		expect(data.user?.user_metadata).toEqual({});
		expect(data.user?.app_metadata).toEqual({ provider: "phone", providers: ["phone"] });
		expect((await client.rpc("who_am_i")).data).toMatchObject({ uid: data.user?.id });
	});

	test("signs in to the same account the next time", async () => {
		const phone = freshPhone();
		await send(phone);
		const first = await verify(phone, sms.codeFor(phone));
		await letTimePass("61 seconds");
		await send(phone.slice(1));
		const second = await verify(phone, sms.codeFor(phone));
		expect(second.data.user?.id).toBe(first.data.user?.id);
	});

	test("makes no account where the page asked for none, and sends alike", async () => {
		const phone = freshPhone();
		const { error } = await rig.anon().auth.signInWithOtp({ phone, options: { shouldCreateUser: false } });
		expect(error).toBeNull();
		expect((await verify(phone, sms.codeFor(phone))).error?.code).toBe("otp_expired");
		expect((await rig.pool.query("select from auth.users where phone = $1", [phone.slice(1)])).rowCount).toBe(0);
	});

	test("works once", async () => {
		const phone = freshPhone();
		await send(phone);
		const code = sms.codeFor(phone);
		const answers = await Promise.all([verify(phone, code), verify(phone, code), verify(phone, code)]);
		expect(answers.filter(({ error }) => !error)).toHaveLength(1);
		expect((await verify(phone, code)).error).toMatchObject({ status: 403, code: "otp_expired" });
	});

	test("still works after four wrong tries", async () => {
		const phone = freshPhone();
		await send(phone);
		const code = sms.codeFor(phone);
		for (let wrong = 0; wrong < 4; wrong++) await verify(phone, wrongFor(code));
		expect((await verify(phone, code)).error).toBeNull();
	});

	test("is dead after five wrong tries", async () => {
		const phone = freshPhone();
		await send(phone);
		const code = sms.codeFor(phone);
		for (let wrong = 0; wrong < 5; wrong++) {
			expect((await verify(phone, wrongFor(code))).error).toMatchObject({ status: 403, code: "otp_expired" });
		}
		expect((await verify(phone, code)).error?.code).toBe("otp_expired");
	});

	test("is dead after five wrong tries at once", async () => {
		const phone = freshPhone();
		await send(phone);
		const code = sms.codeFor(phone);
		await Promise.all(Array.from({ length: 12 }, () => verify(phone, wrongFor(code))));
		const { rows } = await rig.pool.query("select tries from gateway.phone_codes where phone = $1", [phone.slice(1)]);
		expect(rows[0].tries).toBe(5);
		expect((await verify(phone, code)).error?.code).toBe("otp_expired");
	});

	test("is dead after ten minutes, and when a newer one was sent", async () => {
		const phone = freshPhone();
		await send(phone);
		const first = sms.codeFor(phone);
		await letTimePass("61 seconds");
		await send(phone);
		const second = sms.codeFor(phone);
		if (first !== second) expect((await verify(phone, first)).error?.code).toBe("otp_expired");
		await rig.pool.query("update gateway.phone_codes set expires_at = now() - interval '1 second'");
		expect((await verify(phone, second)).error?.code).toBe("otp_expired");
		const lifetime = await send(freshPhone()).then(() =>
			rig.pool.query("select from gateway.phone_codes where expires_at > now() + interval '10 minutes 1 second'"),
		);
		expect(lifetime.rowCount).toBe(0);
	});

	test("answers alike for a number that no code was sent to", async () => {
		const phone = freshPhone();
		await send(phone);
		const wrong = await verify(phone, wrongFor(sms.codeFor(phone)));
		const unknown = await verify(freshPhone(), "123456");
		expect(unknown.error?.toJSON()).toEqual(wrong.error?.toJSON());
	});

	test("is kept only as a hash", async () => {
		const phone = freshPhone();
		await send(phone);
		const { rows } = await rig.pool.query("select code_hash::text as hash from gateway.phone_codes");
		expect(rows.every(({ hash }) => /^\\x[0-9a-f]{64}$/.test(hash))).toBe(true);
	});

	test("does not go to what is no number", async () => {
		for (const phone of ["abc", "+0712345678", "12345", "+2557000000001234", "+255 700", "+255700\r\nX: y"]) {
			expect((await send(phone)).error).toMatchObject({ status: 400, code: "validation_failed" });
		}
		expect(sms.messages).toEqual([]);
	});

	test.each([
		[500, "{}"],
		[200, '{"error":{"http_code":429,"message":"no"}}'],
		[302, "{}"],
	])("that the service refuses (%i) is told, and is no good", async (status, body) => {
		sms.answerWith(status, body);
		const phone = freshPhone();
		expect((await send(phone)).error).toMatchObject({ status: 422, code: "sms_send_failed" });
		expect((await verify(phone, sms.codeFor(phone))).error?.code).toBe("otp_expired");
	});
});

test("whoever staff keep out gets no session by a code", async () => {
	const phone = freshPhone();
	await send(phone);
	const { data } = await verify(phone, sms.codeFor(phone));
	await rig.service().auth.admin.updateUserById(data.user?.id ?? "", { ban_duration: "1h" });
	await letTimePass("61 seconds");
	await send(phone);
	expect((await verify(phone, sms.codeFor(phone))).error?.code).toBe("user_banned");
});

test("without a webhook phones are not offered", async () => {
	const bare = await startGateway("");
	const { error } = await bare.anon().auth.signInWithOtp({ phone: freshPhone() });
	expect(error).toMatchObject({ status: 400, code: "phone_provider_disabled" });
	const settings = async ({ url, gateway }: GatewayUnderTest) =>
		(await fetch(`${url}/auth/v1/settings`, { headers: { apikey: gateway.publishableKey } })).json();
	expect(await settings(bare)).toMatchObject({ external: { phone: false, google: false }, mailer_autoconfirm: true });
	expect(await settings(rig)).toMatchObject({ external: { phone: true } });
	await bare.stop();
});
