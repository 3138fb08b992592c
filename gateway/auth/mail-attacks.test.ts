import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type GatewayUnderTest, GOOD_PASSWORD, startGateway } from "../tests/gateway-under-test.ts";
import { LIBRARY } from "../tests/library.ts";
import { openMailBox, type ReceivedMail } from "../tests/mail-box.ts";

const SITE = "http://school.test:8080";

let box: Awaited<ReturnType<typeof openMailBox>>;
let rig: GatewayUnderTest;
beforeAll(async () => {
	box = await openMailBox();
	rig = await startGateway(LIBRARY, {
		siteUrl: SITE,
		mail: { url: box.url, from: "post@school.test", siteName: "Uhuru School" },
	});
});
afterAll(async () => {
	await rig.stop();
	await box.stop();
});

const auth = () => rig.anon().auth;
const signUp = (email: string, data: object = {}, emailRedirectTo?: string) =>
	auth().signUp({ email, password: GOOD_PASSWORD, options: { data, ...(emailRedirectTo && { emailRedirectTo }) } });
const letTimePass = (time: string) =>
	rig.pool.query("update gateway.sends set sent_at = sent_at - $1::interval", [time]);
const linkOf = (mail: ReceivedMail) => {
	if (!mail.link) throw new Error("the mail has no link");
	return mail.link;
};
test("one recipient is written to once a minute and five times an hour", async () => {
	const ask = () => auth().resetPasswordForEmail("flooded@school.test");
	for (let sent = 0; sent < 5; sent++) {
		expect((await ask()).error).toBeNull();
		expect((await ask()).error).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
		await letTimePass("61 seconds");
	}
	expect((await ask()).error?.code).toBe("over_email_send_rate_limit");
	await letTimePass("55 minutes");
	expect((await ask()).error).toBeNull();
});

test("secrets of links are kept only as hashes", async () => {
	await signUp("hashed@school.test");
	const { token_hash } = linkOf(await box.arrived("hashed@school.test"));
	const { rows } = await rig.pool.query("select token_hash::text as hash, l::text as row from gateway.mail_links l");
	expect(rows.length).toBeGreaterThan(0);
	expect(rows.every(({ hash }) => /^\\x[0-9a-f]{64}$/.test(hash))).toBe(true);
	expect(JSON.stringify(rows)).not.toContain(Buffer.from(token_hash).toString("hex"));
	expect(JSON.stringify(rows)).not.toContain(GOOD_PASSWORD);
});

test("links never lead away from the site, whatever a page or a host header asks", async () => {
	const requested = [
		"https://evil.test/x",
		"//evil.test",
		`${SITE}@evil.test/`,
		`${SITE}//evil.test`,
		`${SITE}.evil.test/`,
	];
	for (const [index, redirectTo] of requested.entries()) {
		const email = `led-${index}@school.test`;
		expect((await signUp(email, {}, redirectTo)).error).toBeNull();
		const mail = await box.arrived(email);
		expect(`${mail.text}${mail.html}`).not.toContain("evil");
		expect(linkOf(mail).next).toBeNull();
	}
	await fetch(`${rig.url}/auth/v1/signup`, {
		method: "POST",
		headers: {
			apikey: rig.gateway.publishableKey,
			"content-type": "application/json",
			"x-forwarded-host": "evil.test",
			origin: "https://evil.test",
		},
		body: JSON.stringify({ email: "host@school.test", password: GOOD_PASSWORD }),
	});
	expect((await box.arrived("host@school.test")).text).toContain(`${SITE}/confirm?`);
	expect((await box.arrived("host@school.test")).text).not.toContain("evil");
});

test.each(["constructor", "__proto__", "toString", "invite", ""])("a link of the kind %j is no link", async (type) => {
	const response = await fetch(`${rig.url}/auth/v1/verify`, {
		method: "POST",
		headers: { apikey: rig.gateway.publishableKey, "content-type": "application/json" },
		body: JSON.stringify({ type, token_hash: "x" }),
	});
	expect(response.status).toBe(400);
});

describe("what people type", () => {
	test("never stands in a mail but the address it goes to", async () => {
		const name =
			"<img src=x onerror=alert(1)>\r\nBcc: spy@evil.test\r\n\r\n{{ constructor }} <%= 1 %> =?utf-8?q?evil?=";
		await signUp("typed@school.test", { name });
		const mail = await box.arrived("typed@school.test");
		expect(`${mail.headers.join("\n")}${mail.text}${mail.html}`).not.toMatch(/evil|onerror|constructor|<%|\{\{/);
		expect(mail.to).toEqual(["typed@school.test"]);
	});

	test.each([
		"a@school.test\r\nBcc: spy@evil.test",
		"a@school.test\nSubject: hi",
		"a@school.test, spy@evil.test",
		"a@school.test;spy@evil.test",
		"Spy <spy@evil.test>",
		'"a\\r\\nBcc: spy"@school.test',
		"a@school.test%0d%0aBcc:spy@evil.test",
		"<script>@school.test",
		"a@school.test\u2028Bcc: spy@evil.test",
	])("is no address when it is %j", async (email) => {
		const before = box.mails.length;
		for (const path of ["signup", "recover", "resend", "otp"]) {
			const response = await fetch(`${rig.url}/auth/v1/${path}`, {
				method: "POST",
				headers: { apikey: rig.gateway.publishableKey, "content-type": "application/json" },
				body: JSON.stringify({ email, password: GOOD_PASSWORD, type: "signup" }),
			});
			expect([path, response.status]).toEqual([path, 400]);
		}
		expect(box.mails).toHaveLength(before);
	});
});
