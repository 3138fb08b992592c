import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type GatewayUnderTest, GOOD_PASSWORD, startGateway } from "../tests/gateway-under-test.ts";
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

let last = 255_710_000_000;
const freshPhone = () => `+${++last}`;
/** A number of which no other shares all but the last four digits. */
const inOtherBlock = () => {
	last += 10_000;
	return freshPhone();
};

describe("the limits of SMS", () => {
	test("let one a minute and five an hour to one number", async () => {
		const phone = freshPhone();
		for (let sent = 0; sent < 5; sent++) {
			expect((await send(phone)).error).toBeNull();
			expect((await send(phone)).error).toMatchObject({ status: 429, code: "over_sms_send_rate_limit" });
			await letTimePass("59 seconds");
			expect((await send(phone)).error?.code).toBe("over_sms_send_rate_limit");
			await letTimePass("2 seconds");
		}
		expect((await send(phone)).error?.code).toBe("over_sms_send_rate_limit");
		await letTimePass("54 minutes");
		expect((await send(phone)).error?.code).toBe("over_sms_send_rate_limit");
		await letTimePass("1 minute");
		expect((await send(phone)).error).toBeNull();
		expect(sms.messages).toHaveLength(6);
	});

	test("count what is asked for at once", async () => {
		const phone = freshPhone();
		const answers = await Promise.all(Array.from({ length: 8 }, () => send(phone)));
		expect(answers.filter(({ error }) => !error)).toHaveLength(1);
		expect(sms.messages).toHaveLength(1);
	});

	test("let two hundred a day in all", async () => {
		await letTimePass("1 day");
		await rig.pool.query(
			`insert into gateway.sends (channel, recipient, sent_at)
			select 'sms', int4send(n), now() - interval '23 hours' from generate_series(1, 199) n`,
		);
		expect((await send(freshPhone())).error).toBeNull();
		expect((await send(freshPhone())).error).toMatchObject({ status: 429, code: "over_sms_send_rate_limit" });
		await letTimePass("61 minutes");
		expect((await send(freshPhone())).error).toBeNull();
		await letTimePass("1 day");
	});

	test("let one address have half of a day's, so that the others are not locked out", async () => {
		await letTimePass("1 day");
		const askFrom = (address: string) =>
			fetch(`${rig.url}/auth/v1/otp`, {
				method: "POST",
				headers: {
					apikey: rig.gateway.publishableKey,
					"content-type": "application/json",
					"x-forwarded-for": address,
				},
				body: JSON.stringify({ phone: inOtherBlock() }),
			}).then(({ status }) => status);
		expect(await askFrom("2001:db8:1:2::1")).toBe(200);
		// As many more from there, 23 hours ago.
		await rig.pool.query(
			`insert into gateway.sends (channel, recipient, source, number_block, sent_at)
			select 'sms', int4send(n), source, int4send(n), now() - interval '23 hours'
			from gateway.sends, generate_series(1, 98) n where sent_at > now() - interval '1 minute'`,
		);
		expect(await askFrom("2001:db8:1:2:ffff::7")).toBe(200);
		expect(await askFrom("2001:db8:1:2::1")).toBe(429);
		expect(await askFrom("2001:db8:1:2:ffff::8")).toBe(429);
		expect(await askFrom("2001:db8:1:3::1")).toBe(200);
		expect(await askFrom("192.0.2.1")).toBe(200);
		await letTimePass("61 minutes");
		expect(await askFrom("2001:db8:1:2::1")).toBe(200);
		await letTimePass("1 day");
	});

	test("let a tenth of a day's go to one block of ten thousand numbers", async () => {
		const block = inOtherBlock().slice(0, -4);
		const inBlock = (index: number) => send(block + String(index).padStart(4, "0"));
		for (let index = 0; index < 20; index++) expect((await inBlock(index)).error).toBeNull();
		expect((await inBlock(20)).error).toMatchObject({ status: 429, code: "over_sms_send_rate_limit" });
		expect((await send(inOtherBlock())).error).toBeNull();
		await letTimePass("1 day");
	});

	test("do not count what a clock that was ahead has dated", async () => {
		const phone = inOtherBlock();
		expect((await send(phone)).error).toBeNull();
		await letTimePass("-400 days");
		await rig.pool.query("update gateway.phone_codes set expires_at = expires_at + interval '400 days'");
		const old = sms.codeFor(phone);
		expect((await verify(phone, old)).error?.code).toBe("otp_expired");
		expect((await send(phone)).error).toBeNull();
		expect((await verify(phone, sms.codeFor(phone))).error).toBeNull();
		await rig.pool.query("delete from gateway.sends");
	});

	test("keep no number and no address", async () => {
		const phone = freshPhone();
		await send(phone);
		const { rows } = await rig.pool.query("select s::text as row from gateway.sends s");
		expect(rows).not.toEqual([]);
		for (const text of [phone.slice(1), phone.slice(1, -4), "127.0.0.1"]) {
			expect(JSON.stringify(rows)).not.toContain(Buffer.from(text).toString("hex"));
		}
	});
});

describe("one's own number", () => {
	test("changes when the code comes back, and not before", async () => {
		const { client, id } = await rig.person("caller");
		const phone = freshPhone();
		const requested = await client.auth.updateUser({ phone });
		expect(requested.data.user).toMatchObject({ phone: "", new_phone: phone.slice(1) });
		const { error } = await client.auth.verifyOtp({ phone, token: sms.codeFor(phone), type: "phone_change" });
		expect(error).toBeNull();
		expect((await client.auth.getUser()).data.user).toMatchObject({ id, phone: phone.slice(1) });
		const signedIn = await rig.anon().auth.signInWithPassword({ phone, password: GOOD_PASSWORD });
		expect(signedIn.data.user?.id).toBe(id);
	});

	test("can't be one that another has, which is seen only by who reads its messages", async () => {
		const phone = freshPhone();
		await send(phone);
		await verify(phone, sms.codeFor(phone));
		await letTimePass("61 seconds");
		const { client } = await rig.person("taker");
		expect((await client.auth.updateUser({ phone })).error).toBeNull();
		const { error } = await client.auth.verifyOtp({ phone, token: sms.codeFor(phone), type: "phone_change" });
		expect(error).toMatchObject({ status: 422, code: "phone_exists" });
	});

	test("goes to who asked for it first, not to who asks while that code is good", async () => {
		const [juma, kito] = [await rig.person("juma"), await rig.person("kito")];
		const phone = freshPhone();
		expect((await juma.client.auth.updateUser({ phone })).error).toBeNull();
		await letTimePass("61 seconds");
		const late = await kito.client.auth.updateUser({ phone });
		expect(late.error).toMatchObject({ status: 429, code: "over_request_rate_limit" });
		expect(sms.messages).toHaveLength(1);
		const { data } = await juma.client.auth.verifyOtp({ phone, token: sms.codeFor(phone), type: "phone_change" });
		expect(data.user?.id).toBe(juma.id);
	});

	test("may be asked for by another once the code of before is old or dead", async () => {
		const [juma, kito] = [await rig.person("juma-2"), await rig.person("kito-2")];
		const phone = freshPhone();
		await juma.client.auth.updateUser({ phone });
		await letTimePass("61 seconds");
		await rig.pool.query("update gateway.phone_codes set expires_at = now()");
		expect((await kito.client.auth.updateUser({ phone })).error).toBeNull();
		await letTimePass("61 seconds");
		await rig.pool.query("update gateway.phone_codes set tries = 5");
		expect((await juma.client.auth.updateUser({ phone })).error).toBeNull();
		await letTimePass("61 seconds");
		expect((await juma.client.auth.updateUser({ phone })).error).toBeNull();
	});

	test("is not confirmed by a code that was sent to sign in", async () => {
		const phone = freshPhone();
		await send(phone);
		const code = sms.codeFor(phone);
		const { client } = await rig.person("mixer");
		const { error } = await client.auth.verifyOtp({ phone, token: code, type: "phone_change" });
		expect(error?.code).toBe("otp_expired");
	});
});
