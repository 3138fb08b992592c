import { isAuthSessionMissingError } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type GatewayUnderTest, GOOD_PASSWORD, startGateway } from "../tests/gateway-under-test.ts";

let rig: GatewayUnderTest;
beforeAll(async () => {
	rig = await startGateway("");
});
afterAll(() => rig.stop());

const refresh = (token: string) => rig.anon().auth.refreshSession({ refresh_token: token });
const letTimePass = (time: string) =>
	rig.pool.query("update gateway.refresh_tokens set spent_at = spent_at - $1::interval", [time]);

/** A fresh person's refresh token. */
async function firstToken(name: string): Promise<string> {
	const { client } = await rig.person(name);
	const { data } = await client.auth.getSession();
	return data.session?.refresh_token ?? "";
}

describe("refreshing", () => {
	test("spends the token for a new one of the same session", async () => {
		const first = await firstToken("amina");
		const { data } = await refresh(first);
		const second = data.session?.refresh_token ?? "";
		expect(second).not.toBe(first);
		const again = await refresh(second);
		expect(again.error).toBeNull();
		expect(again.data.user?.email).toBe("amina@school.test");
		const { rows } = await rig.pool.query(
			"select count(*)::int as n from gateway.sessions s join auth.users u on u.id = user_id where email = 'amina@school.test'",
		);
		expect(rows[0].n).toBe(1);
	});

	test("by many tabs at once gives all of them the same next token", async () => {
		const first = await firstToken("tabs");
		const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(first)));
		expect(answers.map(({ error }) => error)).toEqual(Array(8).fill(null));
		const tokens = new Set(answers.map(({ data }) => data.session?.refresh_token));
		expect(tokens.size).toBe(1);
		expect((await refresh([...tokens][0] ?? "")).error).toBeNull();
	});

	test("with an old token ends the whole family", async () => {
		const first = await firstToken("robbed");
		const { data } = await refresh(first);
		await letTimePass("11 seconds");
		expect((await refresh(first)).error).toMatchObject({ status: 400, code: "refresh_token_already_used" });
		const next = await refresh(data.session?.refresh_token ?? "");
		expect(next.error).toMatchObject({ status: 400, code: "refresh_token_not_found" });
	});

	test("with an old token leaves the person's other sessions alone", async () => {
		const first = await firstToken("two-devices");
		const other = await rig
			.anon()
			.auth.signInWithPassword({ email: "two-devices@school.test", password: GOOD_PASSWORD });
		await refresh(first);
		await letTimePass("11 seconds");
		await refresh(first);
		expect((await refresh(other.data.session?.refresh_token ?? "")).error).toBeNull();
	});

	test("with a token that never was is refused", async () => {
		for (const token of ["x", "a".repeat(43), "' or 1=1 --"]) {
			expect((await refresh(token)).error).toMatchObject({ status: 400, code: "refresh_token_not_found" });
		}
	});

	test("is kept for the newest 50 of an account; a further sign-in ends the oldest", async () => {
		const { client, id, email } = await rig.person("many-devices");
		const other = await rig.person("one-device");
		await rig.pool.query(
			"insert into gateway.sessions (user_id, method, refreshed_at) select $1, 'password', now() + interval '1 minute' from generate_series(1, 49)",
			[id],
		);
		expect((await client.auth.getUser()).error).toBeNull();
		expect((await rig.anon().auth.signInWithPassword({ email, password: GOOD_PASSWORD })).error).toBeNull();
		const { rows } = await rig.pool.query("select count(*)::int from gateway.sessions where user_id = $1", [id]);
		expect(rows).toEqual([{ count: 50 }]);
		expect((await client.auth.getUser()).error).not.toBeNull();
		expect((await other.client.auth.getUser()).error).toBeNull();
	});

	test("keeps tokens only as hashes", async () => {
		const token = await firstToken("hashed");
		const { rows } = await rig.pool.query("select token_hash::text as hash from gateway.refresh_tokens");
		expect(rows.every(({ hash }) => /^\\x[0-9a-f]{64}$/.test(hash))).toBe(true);
		expect(JSON.stringify(rows)).not.toContain(token);
	});
});

describe("signing out", () => {
	test.each([
		["local", [false, true]],
		["others", [true, false]],
		["global", [false, false]],
	] as const)("%s ends the sessions it says", async (scope, [hereStays, thereStays]) => {
		const here = await rig.person(`out-${scope}`);
		const there = await rig.anon().auth.signInWithPassword({ email: here.email, password: GOOD_PASSWORD });
		const before = await here.client.auth.getSession();
		const { error } = await here.client.auth.signOut({ scope });
		expect(error).toBeNull();
		const stays = async (token: string | undefined) => (await refresh(token ?? "")).error === null;
		expect(await stays(before.data.session?.refresh_token)).toBe(hereStays);
		expect(await stays(there.data.session?.refresh_token)).toBe(thereStays);
	});

	test("is seen by the account endpoints at once", async () => {
		const { client, accessToken } = await rig.person("gone");
		await client.auth.signOut();
		const { error } = await rig.anon().auth.getUser(accessToken);
		expect(isAuthSessionMissingError(error)).toBe(true);
	});
});

describe("one's own account", () => {
	test("changes its metadata key by key", async () => {
		const { client } = await rig.person("editor");
		await client.auth.updateUser({ data: { school: "Uhuru", name: null } });
		const { data } = await client.auth.getUser();
		expect(data.user?.user_metadata).toEqual({ school: "Uhuru" });
	});

	test("cannot touch what the administrator keeps there", async () => {
		const { client } = await rig.person("climber");
		const session = (await client.auth.getSession()).data.session;
		await fetch(`${rig.url}/auth/v1/user`, {
			method: "PUT",
			headers: {
				apikey: rig.gateway.publishableKey,
				authorization: `Bearer ${session?.access_token}`,
				"content-type": "application/json",
			},
			body: JSON.stringify({ data: {}, role: "service_role", app_metadata: { admin: true }, banned_until: null }),
		});
		const { data } = await client.auth.getUser();
		expect(data.user).toMatchObject({
			role: "authenticated",
			app_metadata: { provider: "email", providers: ["email"] },
		});
	});

	test("with a new password ends the other sessions, and the old password", async () => {
		const { client, email } = await rig.person("careful");
		const other = await rig.anon().auth.signInWithPassword({ email, password: GOOD_PASSWORD });
		expect((await client.auth.updateUser({ password: GOOD_PASSWORD })).error?.code).toBe("same_password");
		expect((await client.auth.updateUser({ password: "12345" })).error?.code).toBe("weak_password");
		expect((await client.auth.updateUser({ password: "another password" })).error).toBeNull();
		expect((await refresh(other.data.session?.refresh_token ?? "")).error?.code).toBe("refresh_token_not_found");
		expect((await client.auth.refreshSession()).error).toBeNull();
		expect((await rig.anon().auth.signInWithPassword({ email, password: GOOD_PASSWORD })).error).not.toBeNull();
		expect((await rig.anon().auth.signInWithPassword({ email, password: "another password" })).error).toBeNull();
	});

	test("with new passwords again and again waits, as with tries at one", async () => {
		const { client } = await rig.person("restless");
		const tries = Array.from({ length: 8 }, (_, each) => client.auth.updateUser({ password: `password ${each}` }));
		const refused = (await Promise.all(tries)).filter(({ error }) => error?.status === 429);
		expect(refused).toHaveLength(3);
	});

	test("with a new password, address or number needs a sign-in of the last ten minutes", async () => {
		const { client, email, id } = await rig.person("left-open");
		const signedInBefore = async (time: string) => {
			await rig.pool.query("update gateway.sessions set created_at = now() - $2::interval where user_id = $1", [
				id,
				time,
			]);
			await client.auth.refreshSession();
		};
		await signedInBefore("11 minutes");
		for (const changes of [
			{ password: "taken over" },
			{ password: GOOD_PASSWORD },
			{ email: "class-mate@school.test" },
			{ phone: "+255755000111" },
		]) {
			const { error } = await client.auth.updateUser(changes);
			expect(error).toMatchObject({ status: 400, code: "reauthentication_needed" });
		}
		expect((await client.auth.updateUser({ email, data: { school: "Uhuru" } })).error).toBeNull();
		await signedInBefore("9 minutes");
		expect((await client.auth.updateUser({ password: "a later password" })).error).toBeNull();
		await signedInBefore("11 minutes");
		await client.auth.signInWithPassword({ email, password: "a later password" });
		expect((await client.auth.updateUser({ email: "own@school.test" })).error).toBeNull();
	});

	test("cannot take another's address", async () => {
		const [one, two] = [await rig.person("one"), await rig.person("two")];
		expect((await one.client.auth.updateUser({ email: two.email.toUpperCase() })).error?.code).toBe("email_exists");
		expect((await one.client.auth.updateUser({ email: "one-new@school.test" })).error).toBeNull();
	});
});
