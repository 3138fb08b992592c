import { createClient } from "@supabase/supabase-js";
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { createGateway } from "./gateway.ts";
import { type GatewayUnderTest, startGateway } from "./tests/gateway-under-test.ts";
import { LIBRARY } from "./tests/library.ts";

let rig: GatewayUnderTest;
beforeAll(async () => {
	rig = await startGateway(LIBRARY);
});
afterAll(() => rig.stop());

const NOW = Math.floor(Date.now() / 1000);

/** What both endpoints answer to a bearer token. */
async function statuses(bearer: string): Promise<number[]> {
	const headers = { apikey: rig.gateway.publishableKey, authorization: `Bearer ${bearer}` };
	const answers = [
		await fetch(`${rig.url}/rest/v1/books?select=id`, { headers }),
		await fetch(`${rig.url}/auth/v1/user`, { headers }),
	];
	return answers.map(({ status }) => status);
}

/** The claims of a token that was given out, for the forgers. */
function claimsOf(token: string): Record<string, unknown> {
	return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
}

async function realSigningKey() {
	const { rows } = await rig.pool.query("select kid, private_jwk from gateway.signing_keys");
	return { kid: rows[0].kid as string, key: await importJWK(rows[0].private_jwk, "ES256") };
}

describe("keys", () => {
	test("are made once for a database and never the same for two", async () => {
		const again = await createGateway({ pool: rig.pool, siteUrl: undefined, log: console as never });
		expect([again.publishableKey, again.secretKey]).toEqual([rig.gateway.publishableKey, rig.gateway.secretKey]);
		expect(again.publishableKey).toMatch(/^sb_publishable_.{43}$/);
		expect(again.secretKey).toMatch(/^sb_secret_.{43}$/);
		const other = await startGateway("");
		expect(other.gateway.secretKey).not.toBe(rig.gateway.secretKey);
		const { accessToken } = await other.person("elsewhere");
		expect(await statuses(accessToken)).toEqual([401, 401]);
		await other.stop();
	});

	test("made by two servers at once are the same", async () => {
		const fresh = await startGateway("");
		await fresh.pool.query("delete from gateway.api_keys");
		await fresh.pool.query("delete from gateway.signing_keys");
		const options = { pool: fresh.pool, siteUrl: undefined, log: console as never };
		const [one, two] = await Promise.all([createGateway(options), createGateway(options)]);
		expect(one.secretKey).toBe(two.secretKey);
		expect((await fresh.pool.query("select from gateway.signing_keys")).rowCount).toBe(1);
		await fresh.stop();
	});

	test("that are missing or wrong are refused at both endpoints", async () => {
		const wrong: Record<string, string>[] = [
			{},
			{ apikey: "" },
			{ apikey: "sb_publishable_wrong" },
			{ apikey: `${rig.gateway.secretKey}x` },
			{ authorization: "Bearer sb_secret_wrong" },
		];
		for (const headers of wrong) {
			for (const path of [
				"rest/v1/books",
				"rest/v1/rpc/who_am_i",
				"auth/v1/user",
				"auth/v1/settings",
				"auth/v1/admin/users",
			]) {
				expect([headers, path, (await fetch(`${rig.url}/${path}`, { headers })).status]).toEqual([headers, path, 401]);
			}
		}
	});

	test("are published as their public half only", async () => {
		const response = await fetch(`${rig.url}/auth/v1/.well-known/jwks.json`);
		const { keys } = (await response.json()) as { keys: Record<string, string>[] };
		expect(keys).toHaveLength(1);
		expect(keys[0]).toMatchObject({ kty: "EC", crv: "P-256", alg: "ES256", use: "sig" });
		expect(keys[0]).not.toHaveProperty("d");
	});

	test("let a client check a token by itself", async () => {
		const { client, id } = await rig.person("self-check");
		const { data, error } = await client.auth.getClaims();
		expect(error).toBeNull();
		expect(data?.claims).toMatchObject({ sub: id, role: "authenticated", aud: "authenticated" });
	});
});

describe("access tokens", () => {
	test("tell the server whose they are", async () => {
		const { id, accessToken } = await rig.person("known");
		expect(await rig.gateway.verifyAccessToken(accessToken)).toEqual({ userId: id, role: "authenticated" });
		expect(await statuses(accessToken)).toEqual([200, 200]);
	});

	test("that are forged, changed, expired, unsigned or foreign are refused", async () => {
		const { accessToken } = await rig.person("forged");
		const claims = claimsOf(accessToken);
		const { kid, key } = await realSigningKey();
		const foreign = await generateKeyPair("ES256", { extractable: true });
		const { keys } = (await (await fetch(`${rig.url}/auth/v1/.well-known/jwks.json`)).json()) as {
			keys: { x: string }[];
		};
		const sign = (payload: Record<string, unknown>, with_ = key) =>
			new SignJWT(payload).setProtectedHeader({ alg: "ES256", kid }).sign(with_);
		const [header, payload, signature] = accessToken.split(".");
		const changed = Buffer.from(JSON.stringify({ ...claims, sub: crypto.randomUUID() })).toString("base64url");

		expect(await statuses(await sign(claims))).toEqual([200, 200]);
		const forgeries = {
			nonsense: "not.a.token",
			empty: "x",
			changed: `${header}.${changed}.${signature}`,
			truncated: `${header}.${payload}.`,
			unsigned: new UnsecuredJWT(claims).encode(),
			foreign: await sign(claims, foreign.privateKey),
			"foreign, its key enclosed": await new SignJWT(claims)
				.setProtectedHeader({
					alg: "ES256",
					jwk: await exportJWK(foreign.publicKey),
					kid: await calculateJwkThumbprint(await exportJWK(foreign.publicKey)),
				})
				.sign(foreign.privateKey),
			"signed with the public key as a secret": await new SignJWT(claims)
				.setProtectedHeader({ alg: "HS256", kid })
				.sign(new TextEncoder().encode(keys[0]?.x)),
			"signed with the publishable key": await new SignJWT(claims)
				.setProtectedHeader({ alg: "HS256" })
				.sign(new TextEncoder().encode(rig.gateway.publishableKey)),
			expired: await sign({ ...claims, exp: NOW - 1 }),
			"without an end": await sign({ ...claims, exp: undefined }),
			"not yet": await sign({ ...claims, nbf: NOW + 600 }),
			"of another issuer": await sign({ ...claims, iss: "elsewhere" }),
			"for others": await sign({ ...claims, aud: "others" }),
			"of another role": await sign({ ...claims, role: "service_role" }),
			"of no role": await sign({ ...claims, role: undefined }),
			"of no session": await sign({ ...claims, session_id: undefined }),
		};
		for (const [kind, token] of Object.entries(forgeries)) {
			expect([kind, ...(await statuses(token))]).toEqual([kind, 401, 401]);
			expect(await rig.gateway.verifyAccessToken(token)).toBeNull();
		}
	});

	test("are refused once their time is over, also when they were good before", async () => {
		const { accessToken } = await rig.person("late");
		const { key } = await realSigningKey();
		const { kid } = await realSigningKey();
		const short = await new SignJWT({ ...claimsOf(accessToken), exp: NOW + 3600 })
			.setProtectedHeader({ alg: "ES256", kid })
			.sign(key);
		expect(await statuses(short)).toEqual([200, 200]);
		const realNow = Date.now;
		Date.now = () => realNow() + 3_700_000;
		try {
			expect(await statuses(short)).toEqual([401, 401]);
		} finally {
			Date.now = realNow;
		}
	});
});

describe("a secret key beside a person's token", () => {
	test("acts as the person", async () => {
		const { id, accessToken } = await rig.person("accompanied");
		const client = createClient(rig.url, rig.gateway.secretKey, {
			global: { headers: { authorization: `Bearer ${accessToken}` } },
			realtime: { transport: WebSocket as never },
		});
		expect((await client.rpc("who_am_i")).data).toMatchObject({ uid: id, user: "authenticated" });
	});
});

test("calls that are not part of the backend answer 404", async () => {
	for (const path of [
		"auth/v1/otp",
		"auth/v1/verify",
		"auth/v1/recover",
		"auth/v1/factors",
		"rest/v1/",
		"rest/v1/a/b/c",
	]) {
		const response = await fetch(`${rig.url}/${path}`, { headers: { apikey: rig.gateway.publishableKey } });
		expect([path, response.status]).toEqual([path, 404]);
	}
});
