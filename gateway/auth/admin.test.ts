import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type GatewayUnderTest, GOOD_PASSWORD, startGateway } from "../tests/gateway-under-test.ts";
import { LIBRARY } from "../tests/library.ts";

let rig: GatewayUnderTest;
beforeAll(async () => {
	rig = await startGateway(LIBRARY);
});
afterAll(() => rig.stop());

const admin = () => rig.service().auth.admin;
const signIn = (email: string, password: string) => rig.anon().auth.signInWithPassword({ email, password });

describe("the secret key", () => {
	test("makes, changes, lists and deletes accounts", async () => {
		const made = await admin().createUser({
			email: "pupil@class.invalid",
			password: "three pictures",
			email_confirm: true,
			user_metadata: { name: "pupil" },
			app_metadata: { class: "4B" },
		});
		const id = made.data.user?.id ?? "";
		expect(made.data.user).toMatchObject({ app_metadata: { provider: "email", class: "4B" } });
		expect((await signIn("pupil@class.invalid", "three pictures")).error).toBeNull();

		await admin().updateUserById(id, { password: "four pictures", user_metadata: { name: null, seat: 3 } });
		expect((await signIn("pupil@class.invalid", "three pictures")).error?.code).toBe("invalid_credentials");
		expect((await signIn("pupil@class.invalid", "four pictures")).error).toBeNull();
		expect((await admin().getUserById(id)).data.user?.user_metadata).toEqual({ seat: 3 });

		const list = await admin().listUsers({ page: 1, perPage: 1 });
		expect(list.error).toBeNull();
		expect(list.data.users).toHaveLength(1);
		expect(list.data).toMatchObject({ total: 1 });

		expect((await admin().deleteUser(id)).error).toBeNull();
		expect((await admin().getUserById(id)).error).toMatchObject({ status: 404, code: "user_not_found" });
		expect((await rig.pool.query("select from public.readers where id = $1", [id])).rowCount).toBe(0);
		expect((await admin().deleteUser(id)).error?.code).toBe("user_not_found");
	});

	test("ends the waits of an account by giving it a new password", async () => {
		const { email, id } = await rig.person("locked-out");
		for (let failure = 0; failure < 5; failure++) await signIn(email, "wrong password");
		expect((await signIn(email, GOOD_PASSWORD)).error?.code).toBe("over_request_rate_limit");
		await admin().updateUserById(id, { password: "a new password" });
		expect((await signIn(email, "a new password")).error).toBeNull();
	});

	test("keeps people out for a time, who then get no new token either", async () => {
		const { client, email, id } = await rig.person("banned");
		await admin().updateUserById(id, { ban_duration: "1h30m" });
		expect((await signIn(email, GOOD_PASSWORD)).error?.code).toBe("user_banned");
		expect((await client.auth.refreshSession()).error?.code).toBe("refresh_token_not_found");
		await admin().updateUserById(id, { ban_duration: "none" });
		expect((await signIn(email, GOOD_PASSWORD)).error).toBeNull();
	});

	test("makes an account that has to be confirmed first", async () => {
		const { data } = await admin().createUser({ email: "unconfirmed@school.test", password: GOOD_PASSWORD });
		expect((await signIn("unconfirmed@school.test", GOOD_PASSWORD)).error?.code).toBe("email_not_confirmed");
		await admin().updateUserById(data.user?.id ?? "", { email_confirm: true });
		expect((await signIn("unconfirmed@school.test", GOOD_PASSWORD)).error).toBeNull();
	});

	test("cannot give one address to two, and hears what a trigger refuses", async () => {
		const { email } = await rig.person("taken");
		expect((await admin().createUser({ email })).error).toMatchObject({ status: 422, code: "email_exists" });
		const refused = await admin().createUser({ email: "n@school.test", user_metadata: { name: "nobody" } });
		expect(refused.error).toMatchObject({ status: 422, message: "Readers need a name" });
	});
});

describe("everyone else", () => {
	test("is refused at the administration of accounts", async () => {
		const { client, id } = await rig.person("curious");
		const token = (await client.auth.getSession()).data.session?.access_token ?? "";
		const calls = [
			["GET", "admin/users"],
			["POST", "admin/users"],
			["GET", `admin/users/${id}`],
			["PUT", `admin/users/${id}`],
			["DELETE", `admin/users/${id}`],
		] as const;
		for (const [method, path] of calls) {
			for (const bearer of [rig.gateway.publishableKey, token]) {
				const response = await fetch(`${rig.url}/auth/v1/${path}`, {
					method,
					headers: {
						apikey: rig.gateway.publishableKey,
						authorization: `Bearer ${bearer}`,
						"content-type": "application/json",
					},
					...(method !== "GET" && { body: "{}" }),
				});
				expect([method, path, response.status]).toEqual([method, path, 403]);
				expect(await response.json()).toMatchObject({ error_code: "not_admin" });
			}
		}
		expect((await client.auth.getUser()).data.user?.id).toBe(id);
	});
});
