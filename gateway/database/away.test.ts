import fastify from "fastify";
import pg from "pg";
import { expect, test } from "vitest";
import { createGateway } from "../gateway.ts";
import { startGateway } from "../tests/gateway-under-test.ts";

test("while there is no database, every endpoint says 503, and none that the request was wrong", async () => {
	const rig = await startGateway("create table public.notes (id integer)");
	const { options } = rig.pool as unknown as { options: pg.PoolConfig };
	const pool = new pg.Pool({ ...options, idleTimeoutMillis: 1 });
	const app = fastify();
	const gateway = await createGateway({ pool, siteUrl: undefined, log: app.log, files: { folder: "/tmp/none" } });
	await app.register(gateway.plugin);
	await app.ready();
	await expect.poll(() => pool.totalCount).toBe(0);
	Object.assign((pool as unknown as { options: pg.PoolConfig }).options, {
		connectionString: "postgres://localhost:1/none",
	});
	const headers = { apikey: gateway.publishableKey };
	const payload = { email: "asha@school.test", password: "a good password" };
	const answers = await Promise.all([
		app.inject({ url: "/rest/v1/notes", headers }),
		app.inject({ method: "POST", url: "/auth/v1/signup", headers, payload }),
		app.inject({ method: "POST", url: "/auth/v1/token?grant_type=password", headers, payload }),
		app.inject({ url: "/storage/v1/object/public/bucket/file", headers }),
	]);
	expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503]);
	await app.close();
	await pool.end();
	await rig.stop();
});
