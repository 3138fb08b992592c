import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
	agree,
	browser,
	DASHBOARD,
	open,
	type ProviderUnderTest,
	SITE,
	startWithProvider,
} from "../../tests/provider-under-test.ts";

let under: ProviderUnderTest;
beforeAll(async () => {
	under = await startWithProvider();
});
afterAll(() => under.stop());
beforeEach(() => {
	under.nextPerson();
});

const fresh = () => browser(under.rig);

describe("the code a page gets", () => {
	const exchange = (body: object) =>
		fetch(`${under.rig.url}/auth/v1/token?grant_type=pkce`, {
			method: "POST",
			headers: { apikey: under.rig.gateway.publishableKey, "content-type": "application/json" },
			body: JSON.stringify(body),
		}).then(async (response) => ((await response.json()) as { error_code?: string }).error_code ?? response.status);

	/** A code with a page's secret of our own choice. */
	async function codeAndSecret() {
		const secret = randomBytes(32).toString("base64url");
		const challenge = createHash("sha256").update(secret).digest("base64url");
		const who = fresh();
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
		await under.rig.pool.query("update gateway.auth_codes set expires_at = expires_at - interval '5 minutes'");
		expect(await exchange({ auth_code, code_verifier })).toBe("flow_state_expired");
	});

	test("is kept only as a hash", async () => {
		const { auth_code } = await codeAndSecret();
		const { rows } = await under.rig.pool.query("select code_hash::text as hash from gateway.auth_codes");
		expect(rows.length).toBeGreaterThan(0);
		expect(rows.every(({ hash }) => /^\\x[0-9a-f]{64}$/.test(hash))).toBe(true);
		expect(JSON.stringify(rows)).not.toContain(Buffer.from(auth_code).toString("hex"));
	});
});
