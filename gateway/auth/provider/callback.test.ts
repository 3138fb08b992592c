import { createHash } from "node:crypto";
import type { MutableResponse } from "oauth2-mock-server";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
	agree,
	begin,
	browser,
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

describe("attacks on the way", () => {
	test("another browser can't finish a sign-in, nor can one without its cookie", async () => {
		const [victim, attacker] = [fresh(), fresh()];
		await begin(victim);
		const { target } = await begin(attacker);
		const back = await agree(target);
		for (const who of [victim, fresh()]) {
			const { target: end } = await open(who, back);
			expect(end).toMatch(/^http:\/\/localhost:8080\/\?error=access_denied&error_code=bad_oauth_state/);
		}
	});

	test("a code of one sign-in is no good in another of the same browser", async () => {
		const who = fresh();
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
		const who = fresh();
		const { target } = await begin(who);
		const back = await agree(target);
		Object.assign(under.person, claims);
		const end = new URL((await open(who, back)).target);
		expect(end.searchParams.get("error_code")).toBe("bad_oauth_callback");
		expect(end.searchParams.get("code")).toBeNull();
	});

	test("an identity that the provider did not sign is refused", async () => {
		const who = fresh();
		const { target } = await begin(who);
		const back = await agree(target);
		under.provider.service.once("beforeResponse", (response: MutableResponse) => {
			const body = response.body as Record<string, string>;
			const [head, payload, signature = ""] = (body.id_token ?? "").split(".");
			body.id_token = `${head}.${payload}.${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`;
		});
		expect(new URL((await open(who, back)).target).searchParams.get("error_code")).toBe("bad_oauth_callback");
	});

	test("the provider gets the secret behind the challenge, and the browser never", async () => {
		const who = fresh();
		const { target } = await begin(who);
		const back = await agree(target);
		let secret = "";
		under.provider.service.once("beforeResponse", (_response, request) => {
			secret = String((request as { body?: Record<string, unknown> }).body?.code_verifier);
		});
		expect((await open(who, back)).target).toMatch(/[?&]code=/);
		const challenge = createHash("sha256").update(secret).digest("base64url");
		expect(challenge).toBe(new URL(target).searchParams.get("code_challenge"));
		expect(`${target}${back}${[...who.cookies]}`).not.toContain(secret);
	});

	test("a cookie of one sign-in is no good under the name of another's", async () => {
		const who = fresh();
		const one = await begin(who);
		const [[name = ""] = []] = who.cookies;
		who.cookies.clear();
		await begin(who);
		const [[, value = ""] = []] = who.cookies;
		const { target } = await open({ rig: under.rig, cookies: new Map([[name, value]]) }, await agree(one.target));
		expect(new URL(target).searchParams.get("error_code")).toBe("bad_oauth_state");
	});

	test("the way back works once", async () => {
		const who = fresh();
		const { target } = await begin(who);
		const back = await agree(target);
		const kept = new Map(who.cookies);
		expect((await open(who, back)).target).toMatch(/[?&]code=/);
		expect(new URL((await open(who, back)).target).searchParams.get("error_code")).toBe("bad_oauth_state");
		const replayed = new URL((await open({ rig: under.rig, cookies: kept }, back)).target);
		expect(replayed.searchParams.get("error_code")).toBe("bad_oauth_callback");
	});

	test("a cookie that was changed, or made elsewhere, is no good", async () => {
		const who = fresh();
		const { target } = await begin(who);
		const back = await agree(target);
		const [[name = "", value = ""] = []] = who.cookies;
		for (const forged of [
			// The first letter of the signature: of its last one, not every bit counts.
			value.replace(/[^.](?=[^.]*$)/, (letter) => (letter === "x" ? "y" : "x")),
			"",
			"e30.e30.e30",
			value.replace(/^[^.]+/, "eyJhbGciOiJub25lIn0"),
		]) {
			const { target: end } = await open({ rig: under.rig, cookies: new Map([[name, forged]]) }, back);
			expect(new URL(end).searchParams.get("error_code")).toBe("bad_oauth_state");
		}
	});
});
