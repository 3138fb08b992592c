import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootstrapDatabase, STEPS } from "#gateway/bootstrap.ts";
import { MIGRATIONS, migrateDatabase } from "#supabase/migrate.ts";
import { type TestDatabase, testDatabase } from "#supabase/tests/harness.ts";
import { actAs, rolledBack, signUp } from "#supabase/tests/world.ts";

// The database of version 0.1, with a learner's work in it, is opened by this program.
const LAST_MIGRATION = "20261122030000";
const LAST_STEP = 6;

let server: TestDatabase;
let pool: pg.Pool;
let asha: string;
let reviewer: string;
const NAME = `earlier_${randomUUID().slice(0, 8)}`;

beforeAll(async () => {
	server = await testDatabase();
	await server.pool.query(`create database ${NAME}`);
	const url = new URL(server.url);
	url.pathname = `/${NAME}`;
	pool = new pg.Pool({ connectionString: url.href, max: 2 });
	await bootstrapDatabase(pool, STEPS.slice(0, LAST_STEP));
	await migrateDatabase(
		pool,
		MIGRATIONS.filter(({ version }) => version <= LAST_MIGRATION),
	);
	await fill();
	await bootstrapDatabase(pool);
	await migrateDatabase(pool);
});

afterAll(async () => {
	await pool.end();
	await server.pool.query(`drop database ${NAME}`);
	await server.drop();
});

/** A learner who has worked for some weeks, and one whose account a page has filled with metadata. */
async function fill(): Promise<void> {
	asha = await signUp(pool, { name: "Asha Mushi", user_type: "student", age: 12 }, "asha@example.org");
	const photo = `${asha}/photo.jpg`;
	reviewer = await signUp(pool, { name: "Baraka Moshi", user_type: "educator" }, "baraka@example.org");
	await signUp(pool, { name: "Juma Ally", junk: "x".repeat(20_000) }, "juma@example.org");
	await pool.query("insert into gateway.sessions (user_id, method) values ($1, 'password')", [asha]);
	await pool.query(
		`insert into challenges (id, title, difficulty, category, points, project) values
		('led-sequence', 'LED Sequence', 'beginner', 'sensors', 50, true),
		('water-temp-monitor', 'Water Temperature Monitor', 'intermediate', 'sensors', 100, true)`,
	);
	await pool.query(
		"insert into learning_kits (id, title, type, project_ids) values ('primary-level-kit', 'Primary Level Kit', 'primary', '{led-sequence}')",
	);
	await pool.query("insert into user_kit_progress (user_id, kit_id) values ($1, 'primary-level-kit')", [asha]);
	await pool.query(
		"insert into project_completions (user_id, project_id, points, source) values ($1, 'led-sequence', 40, '{}')",
		[asha],
	);
	await pool.query(
		`insert into project_helps (user_id, project_id, kind, step, cost) values
		($1, 'led-sequence', 'reveal', 1, 10), ($1, 'water-temp-monitor', 'hint', 1, 10), ($1, 'water-temp-monitor', 'hint', 2, 10)`,
		[asha],
	);
	await pool.query(
		`insert into work_versions (user_id, project_id, kind, revision, body, pressed, action_id) values
		($1, 'led-sequence', 'blocks', 1, '{"blocks":{}}', true, gen_random_uuid()),
		($1, 'water-temp-monitor', 'sketch', 1, 'void setup() {}', true, gen_random_uuid()),
		($1, 'water-temp-monitor', 'sketch', 2, 'void setup() {} // more', false, gen_random_uuid()),
		($1, 'water-temp-monitor', 'circuit', 1, '{"parts":[]}', false, gen_random_uuid())`,
		[asha],
	);
	await pool.query(
		`insert into storage.objects (bucket_id, name, owner, owner_id, metadata)
		select 'challenge-submissions', $2, id, id::text, '{"size": 20000}' from auth.users where id = $1`,
		[asha, photo],
	);
	await pool.query(
		`insert into challenge_submissions (challenge_id, student_id, submission_text, submission_files) values
		('led-sequence', $1, 'It blinks.', array[$2]), ('water-temp-monitor', $1, 'It beeps.', null)`,
		[asha, photo],
	);
	await pool.query(
		"update challenge_submissions set status = 'approved', points_awarded = 30, reviewed_by = $1 where challenge_id = 'led-sequence'",
		[reviewer],
	);
}

const asAsha = async (sql: string) =>
	rolledBack(pool, async (db) => {
		await actAs(db, asha);
		return (await db.query(sql)).rows;
	});

test("points, levels and completions are as they were", async () => {
	expect(await asAsha("select total_points, level from user_points")).toEqual([{ total_points: 70, level: 1 }]);
	expect(await asAsha("select project_id, points from project_completions")).toEqual([
		{ project_id: "led-sequence", points: 40 },
	]);
	expect(await asAsha("select kit_id, completed_levels from user_kit_progress")).toEqual([
		{ kit_id: "primary-level-kit", completed_levels: 1 },
	]);
});

test("every version of saved work is there, and the next one follows it", async () => {
	expect(await asAsha("select kind, revision, body from work_versions order by kind, revision")).toEqual([
		{ kind: "blocks", revision: 1, body: '{"blocks":{}}' },
		{ kind: "circuit", revision: 1, body: '{"parts":[]}' },
		{ kind: "sketch", revision: 1, body: "void setup() {}" },
		{ kind: "sketch", revision: 2, body: "void setup() {} // more" },
	]);
	const save = `select revision, diverged from save_work('${asha}', 'water-temp-monitor', 'sketch', 'x', 2, gen_random_uuid(), true)`;
	expect(await asAsha(save)).toEqual([{ revision: 3, diverged: false }]);
});

test("help that was taken costs what it cost, and is known by the name of its text", async () => {
	expect(await asAsha("select help_id, cost from project_helps order by help_id")).toEqual([
		{ help_id: "ask-then-read", cost: 10 },
		{ help_id: "buzzer-output", cost: 10 },
		{ help_id: "solution", cost: 10 },
	]);
	const [{ state } = { state: null }] = await asAsha("select project_state('water-temp-monitor') as state");
	expect(state).toMatchObject({ score: 80, completion: null });
});

test("what was handed in, its files, its review and its notification are there", async () => {
	const sent = "select challenge_id, status, submission_text, points_awarded from challenge_submissions order by 1";
	expect(await asAsha(sent)).toEqual([
		{ challenge_id: "led-sequence", status: "approved", submission_text: "It blinks.", points_awarded: 30 },
		{ challenge_id: "water-temp-monitor", status: "pending", submission_text: "It beeps.", points_awarded: 0 },
	]);
	expect(await asAsha("select to_status, points from submission_reviews")).toEqual([
		{ to_status: "approved", points: 30 },
	]);
	expect(await asAsha("select name from storage.objects")).toEqual([{ name: `${asha}/photo.jpg` }]);
	expect(await asAsha("select code, params ->> 'kit' as kit, title from notifications")).toEqual([
		{ code: "submission_approved", kit: "primary", title: "" },
	]);
});

test("the session is still open, and metadata beyond its limit is repaired", async () => {
	const { rows } = await pool.query(
		"select gateway.require_session(jsonb_build_object('sub', user_id, 'session_id', id)) from gateway.sessions",
	);
	expect(rows).toHaveLength(1);
	const sizes = await pool.query("select max(octet_length(raw_user_meta_data::text)) as bytes from auth.users");
	expect(sizes.rows[0].bytes).toBeLessThanOrEqual(2048);
});
