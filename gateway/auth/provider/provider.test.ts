import { createHash, randomBytes } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import { type MutableResponse, OAuth2Server } from "oauth2-mock-server";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { type GatewayUnderTest, GOOD_PASSWORD, startGateway } from "../../tests/gateway-under-test.ts";
import { LIBRARY } from "../../tests/library.ts";
import { openMailBox } from "../../tests/mail-box.ts";

const SITE = "http://localhost:8080";
const DASHBOARD = `${SITE}/dashboard?from=sign-up`;

let provider: OAuth2Server;
let box: Awaited<ReturnType<typeof openMailBox>>;
let door: GatewayUnderTest;
let person: Record<string, unknown>;
beforeAll(async () => {
	provider = new OAuth2Server();
	await provider.issuer.keys.generate("RS256");
	await provider.start(0, "localhost");
	provider.service.on("beforeTokenSigning", ({ payload }) => Object.assign(payload, person));
	box = await openMailBox();
	door = await startGateway(LIBRARY, {
		siteUrl: SITE,
		google: { issuer: provider.issuer.url ?? "", clientId: "school", clientSecret: "a secret" },
		mail: { url: box.url, from: "post@school.test", siteName: "School" },
	});
});
afterAll(async () => {
	await door.stop();
	await provider.stop();
	await box.stop();
});
let people = 0;
beforeEach(() => {
	people += 1;
	person = { sub: `person-${people}`, email: `Person-${people}@mail.test`, email_verified: true, name: "Asha Mushi" };
});

/** A browser's memory, in which supabase-js keeps the secret of its page. */
function browser() {
	const kept = new Map<string, string>();
	const client = createClient(door.url, door.gateway.publishableKey, {
		auth: {
			flowType: "pkce",
			autoRefreshToken: false,
			storage: {
				getItem: (key: string) => kept.get(key) ?? null,
				setItem: (key: string, value: string) => void kept.set(key, value),
				removeItem: (key: string) => void kept.delete(key),
			},
		},
		realtime: { transport: WebSocket as never },
	});
	return { client, cookies: new Map<string, string>() };
}
type Browser = ReturnType<typeof browser>;

/** Opens an address of the site, as the browser does; answers with where it is sent. */
async function open({ cookies }: Pick<Browser, "cookies">, address: string) {
	const url = new URL(address);
	const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
	const response = await fetch(`${door.url}${url.pathname}${url.search}`, { redirect: "manual", headers: { cookie } });
	for (const set of response.headers.getSetCookie()) {
		const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
		if (/Max-Age=0/.test(set)) cookies.delete(name);
		else cookies.set(name, value);
	}
	return { response, target: response.headers.get("location") ?? "" };
}

async function begin(who: Browser, redirectTo = DASHBOARD) {
	const { data } = await who.client.auth.signInWithOAuth({
		provider: "google",
		options: { redirectTo, queryParams: { access_type: "offline", prompt: "consent" }, skipBrowserRedirect: true },
	});
	return open(who, data.url ?? "");
}

/** The provider's page, on which the person agrees; answers with the way back. */
async function agree(target: string): Promise<string> {
	const response = await fetch(target, { redirect: "manual" });
	return response.headers.get("location") ?? "";
}

/** All the way, to the address the page is opened at again. */
async function throughProvider(who: Browser): Promise<URL> {
	const { target } = await begin(who);
	return new URL((await open(who, await agree(target))).target);
}

async function signIn(who = browser()) {
	const back = await throughProvider(who);
	return who.client.auth.exchangeCodeForSession(back.searchParams.get("code") ?? "");
}

describe("a sign-in through the provider", () => {
	test("asks for offline access and consent, with state, nonce and S256", async () => {
		const { response, target } = await begin(browser());
		expect(response.status).toBe(302);
		const asked = Object.fromEntries(new URL(target).searchParams);
		expect(asked).toMatchObject({
			client_id: "school",
			redirect_uri: `${SITE}/auth/v1/callback`,
			response_type: "code",
			scope: "openid email profile",
			access_type: "offline",
			prompt: "consent",
			code_challenge_method: "S256",
		});
		for (const name of ["state", "nonce", "code_challenge"]) expect(asked[name]).toMatch(/^[\w-]{43}$/);
		const cookie = response.headers.get("set-cookie") ?? "";
		expect(cookie).toMatch(/Max-Age=600; Path=\/auth\/v1\/callback; HttpOnly; SameSite=Lax$/);
	});

	test("makes an account, known by the database's triggers, and comes back to where the page asked", async () => {
		const who = browser();
		const back = await throughProvider(who);
		expect(`${back.origin}${back.pathname}`).toBe(`${SITE}/dashboard`);
		expect(back.searchParams.get("from")).toBe("sign-up");
		const { data, error } = await who.client.auth.exchangeCodeForSession(back.searchParams.get("code") ?? "");
		expect(error).toBeNull();
		expect(data.user).toMatchObject({
			email: `person-${people}@mail.test`,
			user_metadata: { name: "Asha Mushi", email_verified: true },
			app_metadata: { provider: "google", providers: ["google"] },
		});
		expect((await who.client.from("readers").select("display_name").single()).data).toEqual({
			display_name: "Asha Mushi",
		});
	});

	test("finds the same account again, even under another address", async () => {
		const first = await signIn();
		person.email = `renamed-${people}@mail.test`;
		const second = await signIn();
		expect(second.data.user?.id).toBe(first.data.user?.id);
	});

	test("finds the account whose owner confirmed the same address by mail", async () => {
		const email = `person-${people}@mail.test`;
		await door.anon().auth.signUp({ email, password: GOOD_PASSWORD });
		const link = (await box.arrived(email)).link;
		const own = await door.anon().auth.verifyOtp({ token_hash: link?.token_hash ?? "", type: "signup" });
		const { data } = await signIn();
		expect(data.user?.id).toBe(own.data.user?.id);
		expect(data.user?.app_metadata.providers).toEqual(["email", "google"]);
	});

	test("is not handed an account whose address nobody has proven", async () => {
		const email = `person-${people}@mail.test`;
		await door.service().auth.admin.createUser({ email, password: "a stranger's", email_confirm: true });
		const back = await throughProvider(browser());
		expect(back.searchParams.get("code")).toBeNull();
		expect(back.searchParams.get("error_code")).toBe("email_exists");
	});

	test.each([false, "true", undefined])(
		"is refused when the provider's word on the address is %s",
		async (verified) => {
			person.email_verified = verified;
			const back = await throughProvider(browser());
			expect(back.searchParams.get("error_code")).toBe("provider_email_needs_verification");
			expect(
				(await door.pool.query("select from auth.users where lower(email) = lower($1)", [person.email])).rowCount,
			).toBe(0);
		},
	);

	test("lets nobody in whom staff keep out", async () => {
		const { data } = await signIn();
		await door.service().auth.admin.updateUserById(data.user?.id ?? "", { ban_duration: "1h" });
		expect((await throughProvider(browser())).searchParams.get("error_code")).toBe("user_banned");
	});

	test("that the person cancels comes back to the page and says so", async () => {
		const who = browser();
		const { target } = await begin(who);
		const state = new URL(target).searchParams.get("state");
		const { target: back } = await open(who, `${SITE}/auth/v1/callback?error=access_denied&state=${state}`);
		expect(back).toMatch(/^http:\/\/localhost:8080\/dashboard\?.*error_description=The\+sign-in\+was\+cancelled/);
	});
});

describe("the code a page gets", () => {
	const exchange = (body: object) =>
		fetch(`${door.url}/auth/v1/token?grant_type=pkce`, {
			method: "POST",
			headers: { apikey: door.gateway.publishableKey, "content-type": "application/json" },
			body: JSON.stringify(body),
		}).then(async (response) => ((await response.json()) as { error_code?: string }).error_code ?? response.status);

	/** A code with a page's secret of our own choice. */
	async function codeAndSecret() {
		const secret = randomBytes(32).toString("base64url");
		const challenge = createHash("sha256").update(secret).digest("base64url");
		const who = browser();
		const query = new URLSearchParams({
			provider: "google",
			redirect_to: DASHBOARD,
			code_challenge: challenge,
			code_challenge_method: "s256",
		});
		const { target } = await open(who, `${SITE}/auth/v1/authorize?${query}`);
		const back = new URL((await open(who, await agree(target))).target);
		return { auth_code: back.searchParams.get("code") ?? "", code_verifier: secret, challenge };
	}

	test("works once", async () => {
		const { auth_code, code_verifier } = await codeAndSecret();
		const answers = await Promise.all([1, 2, 3].map(() => exchange({ auth_code, code_verifier })));
		expect(answers.sort()).toEqual([200, "flow_state_not_found", "flow_state_not_found"]);
	});

	test("works only for the page that knows the secret, and a wrong one uses it up", async () => {
		const { auth_code, code_verifier, challenge } = await codeAndSecret();
		expect(await exchange({ auth_code, code_verifier: challenge })).toBe("bad_code_verifier");
		expect(await exchange({ auth_code, code_verifier })).toBe("flow_state_not_found");
	});

	test("works for five minutes", async () => {
		const { auth_code, code_verifier } = await codeAndSecret();
		await door.pool.query("update gateway.auth_codes set expires_at = expires_at - interval '5 minutes'");
		expect(await exchange({ auth_code, code_verifier })).toBe("flow_state_expired");
	});

	test("is kept only as a hash", async () => {
		const { auth_code } = await codeAndSecret();
		const { rows } = await door.pool.query("select c::text as row from gateway.auth_codes c");
		expect(rows.length).toBeGreaterThan(0);
		expect(JSON.stringify(rows)).not.toContain(auth_code);
	});
});

describe("attacks on the way", () => {
	const challenge = "a".repeat(43);
	const authorize = (changes: Record<string, string | null>) => {
		const query = new URLSearchParams({
			provider: "google",
			redirect_to: DASHBOARD,
			code_challenge: challenge,
			code_challenge_method: "s256",
		});
		for (const [name, value] of Object.entries(changes)) {
			if (value === null) query.delete(name);
			else query.set(name, value);
		}
		return open({ cookies: new Map() }, `${SITE}/auth/v1/authorize?${query}`);
	};

	test.each([
		"https://evil.test/",
		"http://evil.test:8080/dashboard",
		"//evil.test",
		"///evil.test",
		"/\\evil.test",
		"\\\\evil.test",
		"/dashboard",
		"",
		"http://localhost:8080@evil.test/",
		"http://localhost:8080:x@evil.test/",
		"http://someone@localhost:8080/dashboard",
		"http://localhost:8080.evil.test/",
		"http://localhost.evil.test:8080/",
		"http://localhost:80801/",
		"http://localhost/",
		"https://localhost:8080/",
		"http://127.0.0.1:8080/",
		"http://localhost:8080\\@evil.test/",
		"http://evil.test\\.localhost:8080/",
		"http:\\\\evil.test",
		"http:evil.test",
		"http:/evil.test",
		"http:///evil.test",
		"http://evil.test#http://localhost:8080/",
		"http://evil.test?http://localhost:8080/",
		" http://evil.test",
		"\thttp://evil.test",
		"ht\ntp://evil.test",
		"http://localhost:8080\n.evil.test/",
		"http://localhost:8080\u3002evil.test/",
		"javascript:alert(1)//http://localhost:8080/",
		"data:text/html,<script>alert(1)</script>",
		"ftp://localhost:8080/",
		"HTTP://EVIL.test/",
		"http://localhost:8080/\r\nset-cookie: a=b",
		"null",
	])("an address that is not this site is refused: %j", async (redirect_to) => {
		const { response } = await authorize({ redirect_to });
		expect(response.status).toBe(400);
		expect(response.headers.get("location")).toBeNull();
	});

	test.each([
		["plain", { code_challenge_method: "plain" }],
		["no method", { code_challenge_method: null }],
		["no challenge", { code_challenge: null }],
		["an empty challenge", { code_challenge: "" }],
		["a short challenge", { code_challenge: "abc" }],
		["another provider", { provider: "github" }],
		["no provider", { provider: null }],
	])("a weaker beginning is refused: %s", async (_, changes) => {
		expect((await authorize(changes)).response.status).toBe(400);
	});

	test("another browser can't finish a sign-in, nor can one without its cookie", async () => {
		const [victim, attacker] = [browser(), browser()];
		await begin(victim);
		const { target } = await begin(attacker);
		const back = await agree(target);
		for (const who of [victim, browser()]) {
			const { target: end } = await open(who, back);
			expect(end).toMatch(/^http:\/\/localhost:8080\/\?error=access_denied&error_code=bad_oauth_state/);
		}
	});

	test("a code of one sign-in is no good in another of the same browser", async () => {
		const who = browser();
		const [one, two] = [await begin(who), await begin(who)];
		const codeOfOne = new URL(await agree(one.target)).searchParams.get("code");
		const stateOfTwo = new URL(two.target).searchParams.get("state");
		const { target } = await open(who, `${SITE}/auth/v1/callback?code=${codeOfOne}&state=${stateOfTwo}`);
		expect(new URL(target).searchParams.get("error_code")).toBe("bad_oauth_callback");
	});

	test.each([
		["a nonce of another sign-in", { nonce: "another" }],
		["no nonce", { nonce: undefined }],
		["another issuer", { iss: "https://evil.test" }],
		["another client", { aud: "another" }],
		["a time that has passed", { exp: 1 }],
	])("an identity with %s is refused", async (_, claims) => {
		const who = browser();
		const { target } = await begin(who);
		const back = await agree(target);
		Object.assign(person, claims);
		const end = new URL((await open(who, back)).target);
		expect(end.searchParams.get("error_code")).toBe("bad_oauth_callback");
		expect(end.searchParams.get("code")).toBeNull();
	});

	test("an identity that the provider did not sign is refused", async () => {
		const who = browser();
		const { target } = await begin(who);
		const back = await agree(target);
		provider.service.once("beforeResponse", (response: MutableResponse) => {
			const body = response.body as Record<string, string>;
			const [head, payload, signature = ""] = (body.id_token ?? "").split(".");
			body.id_token = `${head}.${payload}.${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`;
		});
		expect(new URL((await open(who, back)).target).searchParams.get("error_code")).toBe("bad_oauth_callback");
	});

	test("the way back works once", async () => {
		const who = browser();
		const { target } = await begin(who);
		const back = await agree(target);
		const kept = new Map(who.cookies);
		expect((await open(who, back)).target).toMatch(/[?&]code=/);
		expect(new URL((await open(who, back)).target).searchParams.get("error_code")).toBe("bad_oauth_state");
		const replayed = new URL((await open({ cookies: kept }, back)).target);
		expect(replayed.searchParams.get("error_code")).toBe("bad_oauth_callback");
	});

	test("a cookie that was changed, or made elsewhere, is no good", async () => {
		const who = browser();
		const { target } = await begin(who);
		const back = await agree(target);
		const [[name = "", value = ""] = []] = who.cookies;
		for (const forged of [
			`${value.slice(0, -2)}xx`,
			"",
			"e30.e30.e30",
			value.replace(/^[^.]+/, "eyJhbGciOiJub25lIn0"),
		]) {
			const { target: end } = await open({ cookies: new Map([[name, forged]]) }, back);
			expect(new URL(end).searchParams.get("error_code")).toBe("bad_oauth_state");
		}
	});
});

test("a site on plain http takes no identity provider, and without one there is no such door", async () => {
	const google = { issuer: "https://accounts.google.com", clientId: "c", clientSecret: "s" };
	await expect(startGateway("", { siteUrl: "http://school.local", google })).rejects.toThrow(/https or localhost/);
	const bare = await startGateway("");
	const asked = await fetch(
		`${bare.url}/auth/v1/authorize?provider=google&redirect_to=http%3A%2F%2Flocalhost%2F&code_challenge=${"a".repeat(43)}&code_challenge_method=s256`,
		{ redirect: "manual" },
	);
	expect(asked.status).toBe(400);
	expect((await fetch(`${bare.url}/auth/v1/callback?code=x&state=y`, { redirect: "manual" })).status).toBe(404);
	await bare.stop();
});
