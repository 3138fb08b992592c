import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type GatewayUnderTest, GOOD_PASSWORD, startGateway } from "../tests/gateway-under-test.ts";
import { countNewAccount } from "./attempts.ts";

// The server's clock was 400 days ahead, and is put right: what was stored meanwhile is dated ahead of it.
const AHEAD = "interval '400 days'";

let rig: GatewayUnderTest;
beforeAll(async () => {
	rig = await startGateway("");
});
afterAll(() => rig.stop());
beforeEach(() => rig.pool.query("delete from gateway.attempts"));

const signIn = (email: string, password = GOOD_PASSWORD) => rig.anon().auth.signInWithPassword({ email, password });
const putRight = (...columns: string[]) =>
	rig.pool.query(`update gateway.attempts set ${columns.map((name) => `${name} = ${name} + ${AHEAD}`).join(", ")}`);

test("nobody waits for the end of a wait that began ahead of the clock", async () => {
	const { email } = await rig.person("waits");
	for (let wrong = 0; wrong < 5; wrong++) await signIn(email, "a wrong one");
	expect((await signIn(email)).error).toMatchObject({ status: 429, message: expect.stringMatching(/in \d\d seconds/) });
	await putRight("blocked_until", "last_at", "counted_since");
	expect((await signIn(email)).error).toBeNull();
});

test("failures still make one wait after the clock was put right", async () => {
	const { email } = await rig.person("fails");
	for (let wrong = 0; wrong < 5; wrong++) await signIn(email, "a wrong one");
	await putRight("blocked_until", "last_at", "counted_since");
	expect((await signIn(email, "a wrong one")).error?.code).toBe("invalid_credentials");
	const { error } = await signIn(email);
	expect(error).toMatchObject({ status: 429, message: expect.stringMatching(/in (\d\d seconds|\d minutes)/) });
});

test("an hour of new accounts that began ahead of the clock is over", async () => {
	for (let made = 0; made < 100; made++) await countNewAccount(rig.pool, "192.0.2.1");
	await expect(countNewAccount(rig.pool, "192.0.2.1")).rejects.toMatchObject({ status: 429 });
	await putRight("counted_since", "last_at");
	await countNewAccount(rig.pool, "192.0.2.1");
});

test("addresses of one IPv6 network are counted as one", async () => {
	for (let made = 0; made < 100; made++) await countNewAccount(rig.pool, `2001:db8::${made.toString(16)}`);
	await expect(countNewAccount(rig.pool, "2001:db8:0:0:ffff::1")).rejects.toMatchObject({ status: 429 });
	await countNewAccount(rig.pool, "2001:db8:0:1::1");
});

test("a refresh token that was spent ahead of the clock is not good for another", async () => {
	const { client } = await rig.person("spent");
	const token = (await client.auth.getSession()).data.session?.refresh_token ?? "";
	await client.auth.refreshSession();
	await rig.pool.query(`update gateway.refresh_tokens set spent_at = spent_at + ${AHEAD}`);
	const { error } = await rig.anon().auth.refreshSession({ refresh_token: token });
	expect(error?.code).toBe("refresh_token_already_used");
});

test("a sign-in dated ahead of the clock does not let its session change how one signs in", async () => {
	const { client, id, email } = await rig.person("ahead");
	await rig.pool.query(`update gateway.sessions set created_at = created_at + ${AHEAD} where user_id = $1`, [id]);
	await client.auth.refreshSession();
	expect((await client.auth.updateUser({ password: "another one" })).error?.code).toBe("reauthentication_needed");
	await client.auth.signInWithPassword({ email, password: GOOD_PASSWORD });
	expect((await client.auth.updateUser({ password: "another one" })).error).toBeNull();
});
