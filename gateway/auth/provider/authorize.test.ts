import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startGateway } from "../../tests/gateway-under-test.ts";
import { DASHBOARD, open, type ProviderUnderTest, SITE, startWithProvider } from "../../tests/provider-under-test.ts";

let under: ProviderUnderTest;
beforeAll(async () => {
	under = await startWithProvider();
});
afterAll(() => under.stop());

describe("a beginning", () => {
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
		return open({ rig: under.rig, cookies: new Map() }, `${SITE}/auth/v1/authorize?${query}`);
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
	])("an address that is not this site leads to the site, with nothing begun: %j", async (redirect_to) => {
		const { response } = await authorize({ redirect_to });
		const target = new URL(response.headers.get("location") ?? "about:blank");
		expect([response.status, target.origin, target.pathname]).toEqual([302, SITE, "/"]);
		expect(target.searchParams.get("error_description")).toBe("The redirect is not to this site");
		expect(response.headers.get("set-cookie")).toBeNull();
	});

	test.each([
		["plain", { code_challenge_method: "plain" }],
		["no method", { code_challenge_method: null }],
		["no challenge", { code_challenge: null }],
		["an empty challenge", { code_challenge: "" }],
		["a short challenge", { code_challenge: "abc" }],
	])("a weaker beginning leads back to the page, with nothing begun: %s", async (_, changes) => {
		const { response } = await authorize(changes);
		expect(response.status).toBe(302);
		expect(response.headers.get("location")).toMatch(
			/^http:\/\/localhost:8080\/dashboard\?.*error_description=A\+code_challenge/,
		);
		expect(response.headers.get("set-cookie")).toBeNull();
	});

	test.each([
		["another provider", { provider: "github" }],
		["no provider", { provider: null }],
	])("is refused with: %s", async (_, changes) => {
		expect((await authorize(changes)).response.status).toBe(400);
	});
});

test("a provider that does not answer leads back to the page, which says so", async () => {
	const google = { issuer: "http://localhost:9", clientId: "c", clientSecret: "s" };
	const rig = await startGateway("", { siteUrl: SITE, google });
	const query = new URLSearchParams({
		provider: "google",
		redirect_to: DASHBOARD,
		code_challenge: "a".repeat(43),
		code_challenge_method: "s256",
	});
	const response = await fetch(`${rig.url}/auth/v1/authorize?${query}`, { redirect: "manual" });
	expect(response.headers.get("location")).toBe(
		`${DASHBOARD}&error=server_error&error_code=unexpected_failure&error_description=The+identity+provider+does+not+answer`,
	);
	await rig.stop();
});
