import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JSONWebKeySet, type JWK } from "jose";
import type { Pool, PoolClient } from "pg";
import { inTransaction } from "./database/transaction.ts";

/** The algorithm of access tokens; no other is accepted. */
export const SIGNING_ALGORITHM = "ES256";

export type GatewayKeys = {
	/** Names the project; not a secret. Requests with it are anon, or the person of their access token. */
	readonly publishableKey: string;
	/** Gives all rights of service_role. Never leaves the server. */
	readonly secretKey: string;
	/** Signs access tokens. */
	readonly signingKey: JWK & { kid: string };
	/** The public halves, for anyone who checks a token. */
	readonly publicKeys: JSONWebKeySet;
};

const KEYS_LOCK = 7_305_114_202;

/** Reads the keys of this database, and makes them at the first start. They never have a default value. */
export async function openKeys(pool: Pool): Promise<GatewayKeys> {
	return inTransaction(pool, async (client) => {
		await client.query("select pg_advisory_xact_lock($1)", [KEYS_LOCK]);
		const publishableKey = await apiKey(client, "publishable");
		const secretKey = await apiKey(client, "secret");
		const signingKeys = await readSigningKeys(client);
		const signingKey = signingKeys[0] ?? (await makeSigningKey(client));
		const all = signingKeys.length > 0 ? signingKeys : [signingKey];
		return { publishableKey, secretKey, signingKey, publicKeys: { keys: all.map(publicHalf) } };
	});
}

/** Compares keys in constant time. */
export function isSameKey(given: string, actual: string): boolean {
	return timingSafeEqual(digest(given), digest(actual));
}

function digest(text: string): Buffer {
	return createHash("sha256").update(text).digest();
}

async function apiKey(client: PoolClient, kind: "publishable" | "secret"): Promise<string> {
	const fresh = `sb_${kind}_${randomBytes(32).toString("base64url")}`;
	await client.query("insert into gateway.api_keys (kind, value) values ($1, $2) on conflict (kind) do nothing", [
		kind,
		fresh,
	]);
	const { rows } = await client.query<{ value: string }>("select value from gateway.api_keys where kind = $1", [kind]);
	return rows[0]?.value ?? fresh;
}

async function readSigningKeys(client: PoolClient): Promise<(JWK & { kid: string })[]> {
	const { rows } = await client.query<{ kid: string; private_jwk: JWK }>(
		"select kid, private_jwk from gateway.signing_keys order by created_at desc, kid",
	);
	return rows.map(({ kid, private_jwk }) => ({ ...private_jwk, kid }));
}

async function makeSigningKey(client: PoolClient): Promise<JWK & { kid: string }> {
	const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
	const jwk = await exportJWK(privateKey);
	const kid = await calculateJwkThumbprint(jwk);
	await client.query("insert into gateway.signing_keys (kid, private_jwk) values ($1, $2)", [kid, jwk]);
	return { ...jwk, kid };
}

function publicHalf({ kty, crv, x, y, kid }: JWK): JWK {
	return { kty, crv, x, y, kid, alg: SIGNING_ALGORITHM, use: "sig", key_ops: ["verify"] } as JWK;
}
