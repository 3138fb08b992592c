import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
		return open({ door: under.door, cookies: new Map() }, `${SITE}/auth/v1/authorize?${query}`);
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
});
