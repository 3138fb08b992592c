import fastify from "fastify";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createGateway } from "../gateway.ts";
import { type GatewayUnderTest, startGateway } from "../tests/gateway-under-test.ts";
import { DatabaseAway } from "./with-client.ts";

let rig: GatewayUnderTest;
beforeAll(async () => {
	rig = await startGateway("");
});
afterAll(() => rig.stop());

test("a database that gives no connection is said to be away, and the token's person is there when it is back", async () => {
	const { id, accessToken } = await rig.person("waiting");
	const pool = new pg.Pool({ ...rig.pool.options, max: 1 });
	const gateway = await createGateway({ pool, siteUrl: undefined, log: fastify().log });
	const held = await pool.connect();
	pool.options.connectionTimeoutMillis = 20;
	await expect(gateway.verifyAccessToken(accessToken)).rejects.toThrow(DatabaseAway);
	held.release();
	pool.options.connectionTimeoutMillis = 0;
	expect(await gateway.verifyAccessToken(accessToken)).toMatchObject({ userId: id });
	await pool.end();
});
