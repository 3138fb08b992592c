import { readFileSync } from "node:fs";
import type { PoolClient } from "pg";
import { beforeAll, expect, test } from "vitest";
import { hintCost, REVEAL_COST } from "#domain/bench/score.ts";
import { databaseForFile } from "./harness.ts";
import { race } from "./race.ts";
import { actAs, rolledBack, signUp } from "./world.ts";

const HINTS = ["hint-1", "hint-2", "hint-3"];

interface State {
	score: number;
	helps: { id: string; kind: string; cost: number }[];
	completion: { points: number } | null;
	points: number;
	level: number;
}

const database = databaseForFile();

beforeAll(async () => {
	await database.pool.query(`
		insert into challenges (id, title, difficulty, category, points, project) values
			('lamp', 'Lamp', 'intermediate', 'sensors', 100, true),
			('cheap', 'Cheap', 'advanced', 'sensors', 15, true),
			('blocks', 'Blocks', 'beginner', 'sensors', 50, true)`);
});

type Db = Pick<PoolClient, "query">;

async function ask<Answer>(db: Db, sql: string, values: unknown[]): Promise<Answer> {
	const { rows } = await db.query<{ answer: Answer }>(`select ${sql} as answer`, values);
	return rows[0]?.answer as Answer;
}

const take = (db: Db, userId: string, kind: string, ids: readonly string[], project = "lamp") =>
	ask<State & { deducted: number }>(db, "take_help($1, $2, $3, $4)", [userId, project, kind, ids]);
const complete = (db: Db, userId: string, project = "lamp") =>
	ask<State & { already: boolean }>(db, "complete_project($1, $2, '')", [userId, project]);

const asService = (work: (db: PoolClient, learner: string) => Promise<void>) => () =>
	rolledBack(database.pool, async (db) => {
		const learner = await signUp(db, { name: "Asha Mushi", user_type: "student" });
		await actAs(db, "service");
		await work(db, learner);
	});

test(
	"help costs once by the id of its text, and each answer is the whole state",
	asService(async (db, learner) => {
		const first = {
			score: 90,
			helps: [{ id: "hint-1", kind: "hint", cost: 10 }],
			...{ completion: null, points: 0, level: 1 },
		};
		expect(await take(db, learner, "hint", HINTS.slice(0, 1))).toEqual({ ...first, deducted: 10 });
		expect(await take(db, learner, "hint", HINTS.slice(0, 1))).toEqual({ ...first, deducted: 0 });
		expect(await take(db, learner, "hint", [])).toEqual({ ...first, deducted: 0 });
		expect(await take(db, learner, "hint", HINTS)).toMatchObject({ score: 80, deducted: 10 });
		expect(await take(db, learner, "reveal", ["solution"])).toMatchObject({ score: 70, deducted: 10 });
		expect(await complete(db, learner)).toMatchObject({
			...{ score: 70, completion: { points: 70 }, points: 70, level: 1, already: false },
			helps: [{ id: "hint-1" }, { id: "hint-2" }, { id: "solution", kind: "reveal", cost: 10 }],
		});
		expect(await take(db, learner, "hint", HINTS)).toMatchObject({ score: 70, deducted: 0, points: 70 });
		expect(await complete(db, learner)).toMatchObject({ already: true, points: 70 });
	}),
);

test(
	"the score never falls below 0, and the primary kit's hints are recorded and free",
	asService(async (db, learner) => {
		for (const deducted of [2, 2, 2]) {
			expect(await take(db, learner, "hint", HINTS, "cheap")).toMatchObject({ deducted });
		}
		expect(await take(db, learner, "reveal", ["solution"], "cheap")).toMatchObject({ deducted: 9, score: 0 });
		expect(await complete(db, learner, "cheap")).toMatchObject({ completion: { points: 0 }, points: 0 });
		expect(await take(db, learner, "hint", HINTS, "blocks")).toMatchObject({
			...{ deducted: 0, score: 50 },
			helps: [{ id: "hint-1", cost: 0 }],
		});
		expect(await take(db, learner, "reveal", ["solution"], "blocks")).toMatchObject({ deducted: 10, score: 40 });
	}),
);

test(
	"what help costs is the page's rule, whatever the project gives",
	asService(async (db) => {
		await db.query("reset role");
		const { rows } = await db.query<{ points: number; hint: number; reveal: number }>(
			`select points, private.help_cost('hint', points, 'advanced') as hint,
				private.help_cost('reveal', points, 'advanced') as reveal from generate_series(0, 1000) points`,
		);
		expect(rows).toEqual(rows.map(({ points }) => ({ points, hint: hintCost(points), reveal: REVEAL_COST })));
	}),
);

test(
	"there is neither help nor award for what is no project",
	asService(async (db, learner) => {
		await db.query("savepoint before");
		await expect(take(db, learner, "reveal", ["solution"], "windmill")).rejects.toMatchObject({ code: "P0002" });
		await db.query("rollback to before");
		await expect(complete(db, learner, "windmill")).rejects.toMatchObject({ code: "P0002" });
	}),
);

test(
	"a person reads their own state",
	asService(async (db, learner) => {
		await take(db, learner, "hint", HINTS);
		await actAs(db, learner);
		expect(await ask(db, "project_state($1)", ["lamp"])).toMatchObject({ score: 90, helps: [{ id: "hint-1" }] });
		expect(await ask(db, "project_state($1)", ["windmill"])).toBeNull();
	}),
);

const reveal = (learner: string) => ({
	who: "service",
	work: async (db: PoolClient) => (await take(db, learner, "reveal", ["solution"])).deducted,
});
const completion = (learner: string) => ({
	who: "service",
	work: async (db: PoolClient) => (await complete(db, learner)).completion?.points,
});

test("a solution revealed at the moment of the completion is paid for exactly where it came first", async () => {
	const { pool } = database;
	for (const [order, outcomes, points] of [
		["reveal first", [10, 90], 90],
		["completion first", [100, 0], 100],
	] as const) {
		const learner = await signUp(pool, { name: "Asha Mushi", user_type: "student" });
		const [first, second] =
			order === "reveal first" ? [reveal(learner), completion(learner)] : [completion(learner), reveal(learner)];
		expect([order, await race(pool, first, second)]).toEqual([order, outcomes]);
		const { rows } = await pool.query("select total_points from user_points where user_id = $1", [learner]);
		expect(rows).toEqual([{ total_points: points }]);
	}
});

test("two presses of the same hint, and two completions, at the same moment count once", async () => {
	const { pool } = database;
	const learner = await signUp(pool, { name: "Juma Hassan", user_type: "student" });
	const hint = {
		who: "service",
		work: async (db: PoolClient) => (await take(db, learner, "hint", ["hint-1"])).deducted,
	};
	expect(await race(pool, hint, hint)).toEqual([10, 0]);
	const done = { who: "service", work: async (db: PoolClient) => (await complete(db, learner)).already };
	expect(await race(pool, done, done)).toEqual([false, true]);
	const { rows } = await pool.query("select total_points from user_points where user_id = $1", [learner]);
	expect(rows).toEqual([{ total_points: 90 }]);
});

/** The rows of the version before, in its shape, go through the migrations' own words. */
test("helps and notifications of the version before keep what they say", async () => {
	const migration = (name: string) => readFileSync(`supabase/migrations/${name}.sql`, "utf8");
	const helps = migration("20261122150000_take_help_in_one_transaction");
	const notifications = migration("20261122150100_store_codes_in_notifications");
	await rolledBack(database.pool, async (db) => {
		await db.query(`
			create temporary table project_helps (user_id uuid, project_id text, kind text, step integer, cost integer,
				taken_at timestamptz default now(), constraint project_helps_pkey primary key (user_id, project_id, kind, step));
			insert into project_helps values
				(gen_random_uuid(), 'lamp', 'hint', 2, 10), (gen_random_uuid(), 'lamp', 'reveal', 1, 10);
			create temporary table notifications (code text, params jsonb, title text, message text, link text);
			insert into notifications values
				('submission_approved', '{"challenge_id": "lamp"}', 'T', 'M', '/secondary-kit?challenge=lamp'),
				('submission_rejected', '{"challenge_id": "x"}', 'T', 'M', '/challenges?challenge=x')`);
		const ofTheTable = (sql: string, end: string) => sql.slice(0, sql.indexOf(end)).replaceAll("public.", "pg_temp.");
		await db.query(ofTheTable(helps, "-- domain/score.ts"));
		await db.query(ofTheTable(notifications, "create or replace function"));
		expect((await db.query("select help_id, kind, cost from pg_temp.project_helps order by 1")).rows).toEqual([
			{ help_id: "hint-2", kind: "hint", cost: 10 },
			{ help_id: "solution", kind: "reveal", cost: 10 },
		]);
		expect(
			(await db.query("select params, title, message, link from pg_temp.notifications order by code")).rows,
		).toEqual([
			{ params: { challenge_id: "lamp", kit: "secondary" }, title: "", message: "", link: null },
			{ params: { challenge_id: "x", kit: null }, title: "", message: "", link: null },
		]);
	});
});
