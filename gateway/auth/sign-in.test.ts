import { isAuthApiError, isAuthWeakPasswordError } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type GatewayUnderTest, GOOD_PASSWORD, startGateway } from "../tests/gateway-under-test.ts";
import { LIBRARY } from "../tests/library.ts";

let rig: GatewayUnderTest;
beforeAll(async () => {
	rig = await startGateway(LIBRARY);
});
afterAll(() => rig.stop());

const signIn = (email: string, password = GOOD_PASSWORD) => rig.anon().auth.signInWithPassword({ email, password });

/** As if the time had passed. */
const letTimePass = (time: string) =>
	rig.pool.query(
		`update gateway.attempts set blocked_until = blocked_until - $1::interval, last_at = last_at - $1::interval,
			counted_since = counted_since - $1::interval`,
		[time],
	);

describe("signing up", () => {
	test("makes an account, confirmed and signed in, that the triggers and policies know", async () => {
		const { client, id, email } = await rig.person("neema");
		const { data } = await client.auth.getUser();
		expect(data.user).toMatchObject({ id, email, user_metadata: { name: "neema" }, role: "authenticated" });
		expect(data.user?.email_confirmed_at).toBeTruthy();
		const reader = await client.from("readers").select("display_name").eq("id", id).single();
		expect(reader.data).toEqual({ display_name: "neema" });
	});

	test("ignores case and outer spaces in an address", async () => {
		await rig.person("zuri");
		const again = await rig.anon().auth.signUp({ email: " ZURI@School.test ", password: GOOD_PASSWORD });
		expect(again.error).toMatchObject({ status: 422, code: "user_already_exists" });
		expect((await signIn("Zuri@SCHOOL.test")).error).toBeNull();
	});

	test("of one address by many at once makes one account", async () => {
		const answers = await Promise.all(
			Array.from({ length: 6 }, () => rig.anon().auth.signUp({ email: "rush@school.test", password: GOOD_PASSWORD })),
		);
		expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
		expect(answers.filter(({ error }) => error?.code === "user_already_exists")).toHaveLength(5);
	});

	test("refuses a short password with its reason", async () => {
		const { error } = await rig.anon().auth.signUp({ email: "short@school.test", password: "12345" });
		expect(isAuthWeakPasswordError(error) && error.reasons).toEqual(["length"]);
		expect(error?.status).toBe(422);
	});

	test("refuses what is not an address", async () => {
		for (const email of ["nobody", "a@b", "a b@school.test", `${"x".repeat(250)}@school.test`]) {
			const { error } = await rig.anon().auth.signUp({ email, password: GOOD_PASSWORD });
			expect(error).toMatchObject({ status: 400, code: "validation_failed" });
		}
	});

	test("refuses an address that only the server gives", async () => {
		const client = rig.anon();
		const { error } = await client.auth.signUp({ email: "asha@Class.Invalid", password: GOOD_PASSWORD });
		expect(error).toMatchObject({ status: 400, code: "validation_failed" });
		await client.auth.signUp({ email: "zainabu@school.test", password: GOOD_PASSWORD });
		const changed = await client.auth.updateUser({ email: "zainabu@class.invalid" });
		expect(changed.error).toMatchObject({ status: 400, code: "validation_failed" });
	});

	test("is undone when a trigger refuses, and says what the trigger said", async () => {
		const credentials = { email: "nobody@school.test", password: GOOD_PASSWORD };
		const { error } = await rig.anon().auth.signUp({ ...credentials, options: { data: { name: "nobody" } } });
		expect(error).toMatchObject({ status: 422, message: "Readers need a name" });
		const left = await rig.pool.query("select from auth.users where email = $1", [credentials.email]);
		expect(left.rowCount).toBe(0);
		expect((await rig.anon().auth.signUp(credentials)).error).toBeNull();
	});

	test("keeps the password only as an argon2id hash", async () => {
		const { rows } = await rig.pool.query("select encrypted_password as hash from auth.users limit 1");
		expect(rows[0].hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
	});

	test("is refused past a hundred accounts an hour from one address", async () => {
		const sum = await rig.pool.query(
			"update gateway.attempts set count = 100 where last_at = counted_since or count > 1",
		);
		expect(sum.rowCount).toBeGreaterThan(0);
		const late = await rig.anon().auth.signUp({ email: "late@school.test", password: GOOD_PASSWORD });
		expect(late.error).toMatchObject({ status: 429, code: "over_request_rate_limit" });
		await letTimePass("61 minutes");
		expect((await rig.anon().auth.signUp({ email: "late@school.test", password: GOOD_PASSWORD })).error).toBeNull();
	});
});

describe("one address", () => {
	test("may try a thousand passwords that are not good in ten minutes; others go on", async () => {
		const { email } = await rig.person("patient");
		const from = async (address: string, path: string, body: object) => {
			const response = await fetch(`${rig.url}/auth/v1/${path}`, {
				method: "POST",
				headers: {
					apikey: rig.gateway.publishableKey,
					"content-type": "application/json",
					"x-forwarded-for": address,
				},
				body: JSON.stringify(body),
			});
			return response.status;
		};
		const signInFrom = (address: string, password: string, account = email) =>
			from(address, "token?grant_type=password", { email: account, password });
		expect(await signInFrom("10.1.1.1", "wrong", "flood-1@school.test")).toBe(400);
		const filled = await rig.pool.query(
			"update gateway.attempts set count = 999 where subject = sha256('passwords from 10.1.1.1')",
		);
		expect(filled.rowCount).toBe(1);
		for (let time = 0; time < 3; time += 1) expect(await signInFrom("10.1.1.1", GOOD_PASSWORD)).toBe(200);
		expect(await signInFrom("10.1.1.1", "wrong", "flood-2@school.test")).toBe(400);
		expect(await signInFrom("10.1.1.1", GOOD_PASSWORD)).toBe(429);
		expect(await from("10.1.1.1", "signup", { email: "flood@school.test", password: GOOD_PASSWORD })).toBe(429);
		expect(await signInFrom("10.1.1.2", GOOD_PASSWORD)).toBe(200);
		await letTimePass("11 minutes");
		expect(await signInFrom("10.1.1.1", GOOD_PASSWORD)).toBe(200);
	});
});

describe("signing in", () => {
	test("gives a session that the REST endpoints take", async () => {
		const { id, email } = await rig.person("juma");
		const client = rig.anon();
		const { data } = await client.auth.signInWithPassword({ email, password: GOOD_PASSWORD });
		expect(data.session).toMatchObject({ token_type: "bearer", expires_in: 3600 });
		expect((await client.rpc("who_am_i")).data).toMatchObject({ uid: id, role: "authenticated" });
	});

	test("answers alike for a wrong password and an unknown account", async () => {
		const { email } = await rig.person("alike");
		const wrong = await signIn(email, "wrong password");
		const unknown = await signIn("unknown@school.test", "wrong password");
		expect(wrong.error).toMatchObject({ status: 400, code: "invalid_credentials" });
		expect(unknown.error?.toJSON()).toEqual(wrong.error?.toJSON());
	});

	test("works on an account without a password as on an unknown one", async () => {
		await rig.service().auth.admin.createUser({ email: "bare@school.test", email_confirm: true });
		expect((await signIn("bare@school.test", "")).error?.code).toBe("invalid_credentials");
	});

	test.each(["known", "unknown"])("waits after five failures at a %s account, longer each time", async (kind) => {
		const email = kind === "known" ? (await rig.person("guessed")).email : "guessed-at@school.test";
		for (let failure = 0; failure < 5; failure++) {
			expect((await signIn(email, "wrong password")).error?.code).toBe("invalid_credentials");
		}
		for (const seconds of [30, 60, 120, 300, 900, 900]) {
			const { error } = await signIn(email);
			expect(isAuthApiError(error) && error.code).toBe("over_request_rate_limit");
			expect(error?.status).toBe(429);
			await letTimePass(`${seconds - 2} seconds`);
			expect((await signIn(email)).error?.code).toBe("over_request_rate_limit");
			await letTimePass("3 seconds");
			expect((await signIn(email, "wrong password")).error?.code).toBe("invalid_credentials");
		}
	});

	test("that succeeds clears the count", async () => {
		const { email } = await rig.person("forgetful");
		for (let round = 0; round < 2; round++) {
			for (let failure = 0; failure < 4; failure++) await signIn(email, "wrong password");
			expect((await signIn(email)).error).toBeNull();
		}
	});

	test("counts guesses made at once", async () => {
		const { email } = await rig.person("rushed");
		const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(email, "wrong password")));
		expect(answers.filter(({ error }) => error?.code === "invalid_credentials")).toHaveLength(5);
		expect(answers.filter(({ error }) => error?.code === "over_request_rate_limit")).toHaveLength(7);
	});

	test("tells how long to wait in a header", async () => {
		const { email } = await rig.person("header");
		for (let failure = 0; failure < 5; failure++) await signIn(email, "wrong password");
		const response = await fetch(`${rig.url}/auth/v1/token?grant_type=password`, {
			method: "POST",
			headers: { apikey: rig.gateway.publishableKey, "content-type": "application/json" },
			body: JSON.stringify({ email, password: "x" }),
		});
		const seconds = Number(response.headers.get("retry-after"));
		expect(seconds).toBeGreaterThan(20);
		expect(seconds).toBeLessThanOrEqual(30);
	});

	test("keeps no address that was typed", async () => {
		await signIn("typed-in-passing@school.test", "wrong password");
		const { rows } = await rig.pool.query("select subject::text as subject from gateway.attempts");
		expect(rows.every(({ subject }) => /^\\x[0-9a-f]{64}$/.test(subject))).toBe(true);
	});

	test("by ways that are not there is refused", async () => {
		const phone = await rig.anon().auth.signInWithPassword({ phone: "+255700000000", password: GOOD_PASSWORD });
		expect(phone.error).toMatchObject({ status: 400, code: "phone_provider_disabled" });
		const response = await fetch(`${rig.url}/auth/v1/token?grant_type=implicit`, {
			method: "POST",
			headers: { apikey: rig.gateway.publishableKey },
		});
		expect(response.status).toBe(400);
	});
});
