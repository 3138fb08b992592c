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
const signIn = (email: string, password = GOOD_PASSWORD) => auth().signInWithPassword({ email, password });
const letTimePass = (time: string) =>
	rig.pool.query("update gateway.sends set sent_at = sent_at - $1::interval", [time]);
const linkOf = (mail: ReceivedMail) => {
	if (!mail.link) throw new Error("the mail has no link");
	return mail.link;
};
const redeem = (mail: ReceivedMail, client = rig.anon()) => {
	const { token_hash, type } = linkOf(mail);
	return client.auth.verifyOtp({ token_hash, type: type as "signup" });
};

/** A person who has confirmed an address by the link. */
async function confirmed(name: string) {
	const email = `${name}@school.test`;
	await signUp(email, { name });
	const client = rig.anon();
	const { data, error } = await redeem(await box.arrived(email), client);
	if (error || !data.user) throw error ?? new Error("no account");
	await letTimePass("61 seconds");
	return { email, client, id: data.user.id };
}

describe("signing up where mail is sent", () => {
	test("makes the account when its link is used, once, with what was typed", async () => {
		const email = "neema@school.test";
		const { data, error } = await signUp(email, { name: "Neema" });
		expect([error, data.session]).toEqual([null, null]);
		expect((await rig.pool.query("select from auth.users where email = $1", [email])).rowCount).toBe(0);
		const mail = await box.arrived(email);
		expect(mail.to).toEqual([email]);
		expect(mail.from).toBe("post@school.test");
		const client = rig.anon();
		const opened = await redeem(mail, client);
		expect(opened.data.user).toMatchObject({ email, user_metadata: { name: "Neema" } });
		expect((await client.from("readers").select("display_name").single()).data).toEqual({ display_name: "Neema" });
		expect((await signIn(email)).error).toBeNull();
		expect((await redeem(mail)).error).toMatchObject({ status: 403, code: "otp_expired" });
	});

	test("says at sign-in that the mail waits, to who knows the password only", async () => {
		await signUp("waits@school.test");
		expect((await signIn("waits@school.test")).error).toMatchObject({ status: 400, code: "email_not_confirmed" });
		expect((await signIn("waits@school.test", "a guess")).error?.code).toBe("invalid_credentials");
	});

	test("does not let a stranger's sign-up put a password into the owner's", async () => {
		const email = "owner@school.test";
		await auth().signUp({ email, password: "the stranger's" });
		await letTimePass("61 seconds");
		await auth().signUp({ email, password: "the owner's own" });
		const [, own] = [await box.arrived(email), await box.arrived(email, 2)];
		await redeem(own);
		expect((await signIn(email, "the owner's own")).error).toBeNull();
		expect((await signIn(email, "the stranger's")).error?.code).toBe("invalid_credentials");
		const strangers = box.mails.find((mail) => mail.to.includes(email));
		expect((await redeem(strangers as ReceivedMail)).error?.code).toBe("otp_expired");
	});

	test("sends the link again when asked", async () => {
		await signUp("again@school.test", { name: "Again" });
		expect((await auth().resend({ type: "signup", email: "again@school.test" })).error?.code).toBe(
			"over_email_send_rate_limit",
		);
		await letTimePass("61 seconds");
		expect((await auth().resend({ type: "signup", email: "again@school.test" })).error).toBeNull();
		const second = await box.arrived("again@school.test", 2);
		expect((await redeem(second)).data.user?.user_metadata).toEqual({ name: "Again" });
	});

	test("tells the owner of an account that someone wanted its address", async () => {
		const { email } = await confirmed("taken");
		await signUp(email);
		const mail = await box.arrived(email, 2);
		expect(mail.text).toContain("already has an account");
		expect(mail.link).toBeNull();
	});

	test("that lasts longer than a day is no good", async () => {
		await signUp("late@school.test");
		await rig.pool.query("update gateway.mail_links set expires_at = expires_at - interval '24 hours'");
		expect((await redeem(await box.arrived("late@school.test"))).error?.code).toBe("otp_expired");
	});
});

describe("a forgotten password", () => {
	test("is replaced by the link, once, and all other sessions end", async () => {
		const { email, client } = await confirmed("forgetful");
		const requested = await auth().resetPasswordForEmail(email, { redirectTo: `${SITE}/dashboard` });
		expect(requested.error).toBeNull();
		const mail = await box.arrived(email, 2);
		expect(mail.text).toMatch(
			/^http:\/\/school\.test:8080\/confirm\?token_hash=[\w-]{43}&type=recovery&next=%2Fdashboard$/m,
		);
		const back = rig.anon();
		expect((await redeem(mail, back)).error).toBeNull();
		expect((await back.auth.updateUser({ password: "a newer password" })).error).toBeNull();
		expect((await client.auth.refreshSession()).error).not.toBeNull();
		expect((await signIn(email, "a newer password")).error).toBeNull();
		expect((await redeem(mail)).error?.code).toBe("otp_expired");
	});

	test("has one link at a time, good for an hour, and only for that", async () => {
		const { email } = await confirmed("twice");
		await auth().resetPasswordForEmail(email);
		await letTimePass("61 seconds");
		await auth().resetPasswordForEmail(email);
		const [first, second] = [await box.arrived(email, 2), await box.arrived(email, 3)];
		expect((await redeem(first)).error?.code).toBe("otp_expired");
		const { token_hash } = linkOf(second);
		for (const type of ["signup", "magiclink", "email_change"] as const) {
			expect((await auth().verifyOtp({ token_hash, type })).error?.code).toBe("otp_expired");
		}
		await rig.pool.query("update gateway.mail_links set expires_at = expires_at - interval '1 hour'");
		expect((await redeem(second)).error?.code).toBe("otp_expired");
	});

	test("has no link left once the password was changed", async () => {
		const { email, client } = await confirmed("remembered");
		await auth().resetPasswordForEmail(email);
		await client.auth.updateUser({ password: "remembered again" });
		expect((await redeem(await box.arrived(email, 2))).error?.code).toBe("otp_expired");
	});

	test("of an account that nobody had confirmed takes the earlier password away", async () => {
		const email = "unproven@school.test";
		await rig.service().auth.admin.createUser({ email, password: "who knows whose" });
		await auth().resetPasswordForEmail(email);
		expect((await redeem(await box.arrived(email))).error).toBeNull();
		expect((await signIn(email, "who knows whose")).error?.code).toBe("invalid_credentials");
	});

	test("of an account made without mail, confirmed and never proven, takes password and sessions of before away", async () => {
		const email = "head@school.test";
		await rig.service().auth.admin.createUser({ email, password: "the stranger's", email_confirm: true });
		const stranger = rig.anon();
		expect((await stranger.auth.signInWithPassword({ email, password: "the stranger's" })).error).toBeNull();
		await auth().resetPasswordForEmail(email);
		const head = rig.anon();
		expect((await redeem(await box.arrived(email), head)).error).toBeNull();
		expect((await signIn(email, "the stranger's")).error?.code).toBe("invalid_credentials");
		expect((await stranger.auth.refreshSession()).error?.code).toBe("refresh_token_not_found");
		expect((await head.auth.updateUser({ password: "the head's own" })).error).toBeNull();
		await letTimePass("61 seconds");
		await auth().signInWithOtp({ email });
		expect((await redeem(await box.arrived(email, 2))).error).toBeNull();
		expect((await signIn(email, "the head's own")).error).toBeNull();
	});

	test("goes only to mailboxes there can be", async () => {
		const email = "asha.4b@class.invalid";
		await rig.service().auth.admin.createUser({ email, password: GOOD_PASSWORD, email_confirm: true });
		await auth().resetPasswordForEmail(email);
		const { email: other } = await confirmed("after-invalid");
		await auth().resetPasswordForEmail(other);
		await box.arrived(other, 2);
		expect(box.mails.some((mail) => mail.to.includes(email))).toBe(false);
	});
});

describe("one's own address", () => {
	test("changes when the new one is confirmed, and the old one is told", async () => {
		const { client, email, id } = await confirmed("mover");
		const requested = await client.auth.updateUser({ email: "moved@school.test" });
		expect(requested.data.user).toMatchObject({ email, new_email: "moved@school.test" });
		const [mail, notice] = [await box.arrived("moved@school.test"), await box.arrived(email, 2)];
		expect(notice.text).toContain("asked for another email address");
		expect(notice.link).toBeNull();
		expect((await redeem(mail)).data.user).toMatchObject({ id, email: "moved@school.test" });
		expect((await signIn("moved@school.test")).error).toBeNull();
	});

	test("can be asked to be one that has an account, with the same answer, and stays", async () => {
		const [one, two] = [await confirmed("first"), await confirmed("second")];
		const { data, error } = await one.client.auth.updateUser({ email: two.email });
		expect([error, data.user?.email, data.user?.new_email]).toEqual([null, one.email, two.email]);
		expect((await box.arrived(two.email, 2)).text).toContain("already has an account");
	});

	test("can't be used to write to many", async () => {
		const { client } = await confirmed("writer");
		expect((await client.auth.updateUser({ email: "victim-1@school.test" })).error).toBeNull();
		const { error } = await client.auth.updateUser({ email: "victim-2@school.test" });
		expect(error).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
	});
});

test("a link signs in without a password, once", async () => {
	const { email, id } = await confirmed("magic");
	expect((await auth().signInWithOtp({ email })).error).toBeNull();
	const mail = await box.arrived(email, 2);
	const answers = await Promise.all([redeem(mail), redeem(mail), redeem(mail)]);
	expect(answers.map(({ data }) => data.user?.id).filter(Boolean)).toEqual([id]);
	expect((await redeem(mail)).error).toMatchObject({ status: 403, code: "otp_expired" });
});
