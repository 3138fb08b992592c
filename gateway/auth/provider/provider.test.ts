import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GOOD_PASSWORD, startGateway } from "../../tests/gateway-under-test.ts";
import {
	begin,
	browser,
	open,
	type ProviderUnderTest,
	SITE,
	signIn,
	startWithProvider,
	throughProvider,
} from "../../tests/provider-under-test.ts";

let under: ProviderUnderTest;
let email: string;
beforeAll(async () => {
	under = await startWithProvider();
});
afterAll(() => under.stop());
beforeEach(() => {
	email = under.nextPerson();
});

const fresh = () => browser(under.rig);

describe("a sign-in through the provider", () => {
	test("asks for offline access and consent, with state, nonce and S256", async () => {
		const { response, target } = await begin(fresh());
		expect(response.status).toBe(302);
		const requested = Object.fromEntries(new URL(target).searchParams);
		expect(requested).toMatchObject({
			client_id: "school",
			redirect_uri: `${SITE}/auth/v1/callback`,
			response_type: "code",
			scope: "openid email profile",
			access_type: "offline",
			prompt: "consent",
			code_challenge_method: "S256",
		});
		for (const name of ["state", "nonce", "code_challenge"]) expect(requested[name]).toMatch(/^[\w-]{43}$/);
		const cookie = response.headers.get("set-cookie") ?? "";
		expect(cookie).toMatch(/Max-Age=600; Path=\/auth\/v1\/callback; HttpOnly; SameSite=Lax$/);
	});

	test("makes an account, known by the database's triggers, and comes back to where the page asked", async () => {
		const who = fresh();
		const back = await throughProvider(who);
		expect(`${back.origin}${back.pathname}`).toBe(`${SITE}/dashboard`);
		expect(back.searchParams.get("from")).toBe("sign-up");
		const { data, error } = await who.client.auth.exchangeCodeForSession(back.searchParams.get("code") ?? "");
		expect(error).toBeNull();
		expect(data.user).toMatchObject({
			email,
			user_metadata: { name: "Asha Mushi", email_verified: true },
			app_metadata: { provider: "google", providers: ["google"] },
		});
		expect((await who.client.from("readers").select("display_name").single()).data).toEqual({
			display_name: "Asha Mushi",
		});
	});

	test("finds the same account again, even under another address", async () => {
		const first = await signIn(fresh());
		under.person.email = `renamed-${email}`;
		const second = await signIn(fresh());
		expect(second.data.user?.id).toBe(first.data.user?.id);
	});

	test("finds the account whose owner confirmed the same address by mail", async () => {
		await under.rig.anon().auth.signUp({ email, password: GOOD_PASSWORD });
		const link = (await under.box.arrived(email)).link;
		const own = await under.rig.anon().auth.verifyOtp({ token_hash: link?.token_hash ?? "", type: "signup" });
		const { data } = await signIn(fresh());
		expect(data.user?.id).toBe(own.data.user?.id);
		expect(data.user?.app_metadata.providers).toEqual(["email", "google"]);
	});

	test("is not handed an account whose address nobody has proven", async () => {
		await under.rig.service().auth.admin.createUser({ email, password: "a stranger's", email_confirm: true });
		const back = await throughProvider(fresh());
		expect(back.searchParams.get("code")).toBeNull();
		expect(back.searchParams.get("error_code")).toBe("email_exists");
	});

	test.each([false, "true", undefined])(
		"is refused when the provider's word on the address is %s",
		async (verified) => {
			under.person.email_verified = verified;
			const back = await throughProvider(fresh());
			expect(back.searchParams.get("error_code")).toBe("provider_email_needs_verification");
			expect(
				(await under.rig.pool.query("select from auth.users where lower(email) = lower($1)", [email])).rowCount,
			).toBe(0);
		},
	);

	test("lets nobody in whom staff keep out", async () => {
		const { data } = await signIn(fresh());
		await under.rig.service().auth.admin.updateUserById(data.user?.id ?? "", { ban_duration: "1h" });
		expect((await throughProvider(fresh())).searchParams.get("error_code")).toBe("user_banned");
	});

	test("that the person cancels comes back to the page and says so", async () => {
		const who = fresh();
		const { target } = await begin(who);
		const state = new URL(target).searchParams.get("state");
		const { target: back } = await open(who, `${SITE}/auth/v1/callback?error=access_denied&state=${state}`);
		expect(back).toMatch(/^http:\/\/localhost:8080\/dashboard\?.*error_description=The\+sign-in\+was\+cancelled/);
	});
});

test("a site on plain http takes no identity provider, and without one there is no such endpoint", async () => {
	const google = { issuer: "https://accounts.google.com", clientId: "c", clientSecret: "s" };
	await expect(startGateway("", { siteUrl: "http://school.local", google })).rejects.toThrow(/https or localhost/);
	const bare = await startGateway("");
	const requested = await fetch(
		`${bare.url}/auth/v1/authorize?provider=google&redirect_to=http%3A%2F%2Flocalhost%2F&code_challenge=${"a".repeat(43)}&code_challenge_method=s256`,
		{ redirect: "manual" },
	);
	expect(requested.status).toBe(400);
	expect((await fetch(`${bare.url}/auth/v1/callback?code=x&state=y`, { redirect: "manual" })).status).toBe(404);
	await bare.stop();
});
