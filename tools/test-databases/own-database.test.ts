import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootstrapDatabase } from "#gateway/bootstrap.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#server/platform/postgres/embedded-postgres.ts";
import { migrateDatabase } from "#supabase/migrate.ts";
import { actAs, rolledBack, signUp } from "#supabase/tests/world.ts";

let folder: string;
let server: EmbeddedPostgres;
let pool: pg.Pool;

/** A school's own PostgreSQL, whose administrator gave us a database and a user with CREATEROLE, and no more. */
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "own-database-"));
	server = await startEmbeddedPostgres({ dataDir: folder, log: console, settings: { fsync: "off" } });
	const admin = new pg.Client({ connectionString: server.url });
	await admin.connect();
	await admin.query("create role school login createrole password 'chalk'");
	await admin.query("create database school owner school");
	await admin.end();
	const url = new URL(server.url);
	url.username = "school";
	url.password = "chalk";
	url.pathname = "/school";
	pool = new pg.Pool({ connectionString: url.href, max: 2 });
});

afterAll(async () => {
	await pool.end();
	await server.stop();
	await rm(folder, { recursive: true, force: true });
});

test("an owner that may make roles, and is no superuser, takes bootstrap and migrations", async () => {
	await bootstrapDatabase(pool);
	expect((await migrateDatabase(pool)).length).toBeGreaterThan(0);
	await rolledBack(pool, async (db) => {
		const learner = await signUp(db, { name: "Asha Mushi", user_type: "student" });
		await db.query(
			"insert into learning_kits (id, title, type, project_ids) values ('kit', 'Kit', 'primary', '{lamp}')",
		);
		await db.query("insert into project_completions values ($1, 'lamp', 120, '')", [learner]);
		await actAs(db, learner);
		const { rows } = await db.query(
			"select total_points, level, completed_levels from user_points natural join user_kit_progress",
		);
		expect(rows).toEqual([{ total_points: 120, level: 2, completed_levels: 1 }]);
		await expect(db.query("update user_points set total_points = 5000")).rejects.toMatchObject({ code: "42501" });
	});
});
