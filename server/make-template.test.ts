import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { MIGRATIONS } from "#supabase/migrate.ts";
import { makeTemplate } from "./make-template.ts";
import { startEmbeddedPostgres } from "./platform/postgres/embedded-postgres.ts";

test("the database of the build has every table, and nothing of a school: no key, no person", async () => {
	const folder = await mkdtemp(join(tmpdir(), "template-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	const template = join(folder, "database");
	// The second one replaces the first.
	for (let time = 0; time < 2; time += 1) await makeTemplate(template);
	const log = { warn: () => undefined, error: () => undefined };
	const server = await startEmbeddedPostgres({ dataDir: join(folder, "data"), template, log });
	const client = new pg.Client({ connectionString: server.url });
	await client.connect();
	onTestFinished(async () => {
		await client.end();
		await server.stop();
	});
	const { rows } = await client.query(`select
		(select count(*)::int from supabase_migrations.schema_migrations) as migrations,
		(select count(*)::int from gateway.api_keys) + (select count(*)::int from gateway.signing_keys) as keys,
		(select count(*)::int from auth.users) as people`);
	expect(rows).toEqual([{ migrations: MIGRATIONS.length, keys: 0, people: 0 }]);
});
