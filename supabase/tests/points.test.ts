import type { PoolClient } from "pg";
import { beforeAll, expect, test } from "vitest";
import { databaseForFile } from "./harness.ts";
import { actAs, rolledBack, signUp, undone } from "./world.ts";

const database = databaseForFile();

beforeAll(async () => {
	await database.pool.query(`
		insert into learning_kits (id, title, type, project_ids) values
			('primary', 'Primary Level Kit', 'primary', '{lamp,bell,alarm}'),
			('sensors', 'Sensors', 'secondary', '{lamp}'),
			('unset', 'Unset', 'secondary', '{}')`);
});

const inWorld = (work: (db: PoolClient, learner: string) => Promise<void>) => () =>
	rolledBack(database.pool, async (db) => work(db, await signUp(db, { name: "Asha Mushi", user_type: "student" })));

async function complete(db: Pick<PoolClient, "query">, learner: string, project: string, points = 50): Promise<void> {
	await db.query(
		"insert into project_completions (user_id, project_id, points, source) values ($1, $2, $3, 'void setup() {}') on conflict do nothing",
		[learner, project, points],
	);
}

async function pointsOf(db: Pick<PoolClient, "query">, learner: string): Promise<unknown> {
	return (await db.query("select total_points, level from user_points where user_id = $1", [learner])).rows[0];
}

async function progressOf(db: PoolClient, learner: string): Promise<unknown> {
	const { rows } = await db.query<{ kit_id: string; completed_levels: number; progress_percentage: number }>(
		"select kit_id, completed_levels, progress_percentage from user_kit_progress where user_id = $1 order by kit_id",
		[learner],
	);
	return Object.fromEntries(rows.map((row) => [row.kit_id, [row.completed_levels, row.progress_percentage]]));
}

test(
	"a kit is found by words of its title, its description and its tags; it has 12 levels unless it says otherwise",
	inWorld(async (db, learner) => {
		await db.query(
			"insert into learning_kits (id, title, description, tags, type) values ('rooms', 'Bright Rooms', 'For makers', '{first steps}', 'primary')",
		);
		await actAs(db, learner);
		for (const words of ["bright ROOMS", "makers", "First Steps"]) {
			const { rows } = await db.query("select id, total_levels from learning_kits where search_text ilike $1", [
				`%${words}%`,
			]);
			expect(rows).toEqual([{ id: "rooms", total_levels: 12 }]);
		}
	}),
);

test(
	"a completed project gives its points, once, and keeps its program",
	inWorld(async (db, learner) => {
		await complete(db, learner, "lamp", 50);
		await complete(db, learner, "lamp", 900);
		const { rows } = await db.query("select kind, subject, points from point_awards where user_id = $1", [learner]);
		expect(rows).toEqual([{ kind: "project", subject: "lamp", points: 50 }]);
		expect(await pointsOf(db, learner)).toEqual({ total_points: 50, level: 1 });
		await actAs(db, learner);
		const kept = await db.query("select source from project_completions");
		expect(kept.rows).toEqual([{ source: "void setup() {}" }]);
	}),
);

test(
	"the level follows the sum of the awards",
	inWorld(async (db, learner) => {
		await complete(db, learner, "lamp", 60);
		await complete(db, learner, "bell", 40);
		expect(await pointsOf(db, learner)).toEqual({ total_points: 100, level: 2 });
		await db.query("insert into point_awards values ($1, 'submission', 'one', 300)", [learner]);
		expect(await pointsOf(db, learner)).toEqual({ total_points: 400, level: 5 });
		await db.query("update point_awards set points = 0 where kind = 'submission'");
		expect(await pointsOf(db, learner)).toEqual({ total_points: 100, level: 2 });
		await db.query("delete from point_awards where subject = 'lamp'");
		expect(await pointsOf(db, learner)).toEqual({ total_points: 40, level: 1 });
	}),
);

test("awards given at the same moment are all counted", async () => {
	const learner = await signUp(database.pool);
	const projects = Array.from({ length: 8 }, (_, index) => `project-${index}`);
	await Promise.all(projects.map((project) => complete(database.pool, learner, project, 50)));
	expect(await pointsOf(database.pool, learner)).toEqual({ total_points: 400, level: 5 });
});

test("a project completed twice at the same moment is awarded once", async () => {
	const learner = await signUp(database.pool);
	await Promise.all(Array.from({ length: 8 }, () => complete(database.pool, learner, "lamp", 50)));
	expect(await pointsOf(database.pool, learner)).toEqual({ total_points: 50, level: 1 });
});

test(
	"a completed project counts in every kit that has it",
	inWorld(async (db, learner) => {
		await complete(db, learner, "lamp");
		await complete(db, learner, "another");
		expect(await progressOf(db, learner)).toEqual({ primary: [1, 33], sensors: [1, 100] });
		await complete(db, learner, "bell");
		expect(await progressOf(db, learner)).toEqual({ primary: [2, 66], sensors: [1, 100] });
		await complete(db, learner, "alarm");
		expect(await progressOf(db, learner)).toEqual({ primary: [3, 100], sensors: [1, 100] });
	}),
);

test(
	"a kit that changes is counted anew",
	inWorld(async (db, learner) => {
		await complete(db, learner, "lamp");
		await complete(db, learner, "another");
		await db.query("update learning_kits set project_ids = '{lamp,another,third,fourth}' where id = 'sensors'");
		await db.query(
			"insert into learning_kits (id, title, type, project_ids) values ('new', 'New', 'primary', '{another}')",
		);
		expect(await progressOf(db, learner)).toEqual({ primary: [1, 33], sensors: [2, 50], new: [1, 100] });
	}),
);

test("a kit has as many levels as projects, and 12 when it names none", async () => {
	const { rows } = await database.pool.query("select id, total_levels from learning_kits order by id");
	expect(rows).toEqual([
		{ id: "primary", total_levels: 3 },
		{ id: "sensors", total_levels: 1 },
		{ id: "unset", total_levels: 12 },
	]);
});

test(
	"a learner's upsert of kit progress succeeds and says only when the kit was opened",
	inWorld(async (db, learner) => {
		await actAs(db, learner);
		const upsert = (opened: string) =>
			db.query(
				`insert into user_kit_progress as p (user_id, kit_id, completed_levels, progress_percentage, last_accessed)
				values ($1, 'primary', 3, 100, $2)
				on conflict (user_id, kit_id) do update set
					(user_id, kit_id, completed_levels, progress_percentage, last_accessed)
					= row(excluded.user_id, excluded.kit_id, excluded.completed_levels, excluded.progress_percentage, excluded.last_accessed)
				returning completed_levels, progress_percentage, last_accessed, last_accessed = now() as is_now`,
				[learner, opened],
			);
		const opened = "2026-01-02T03:04:05Z";
		const none = { completed_levels: 0, progress_percentage: 0 };
		for (let time = 0; time < 2; time++) {
			expect((await upsert(opened)).rows).toEqual([{ ...none, last_accessed: new Date(opened), is_now: false }]);
		}
		expect((await upsert("2999-01-01T00:00:00Z")).rows).toMatchObject([{ ...none, is_now: true }]);
	}),
);

test(
	"the page's own points record meets the one that is there, and never brings numbers",
	inWorld(async (db, learner) => {
		await complete(db, learner, "lamp", 50);
		await actAs(db, learner);
		const insert = () =>
			db.query("insert into user_points (user_id, total_points, level) values ($1, 5000, 51)", [learner]);
		await undone(db, () => expect(insert()).rejects.toMatchObject({ code: "23505" }));
		await db.query("reset role");
		await db.query("delete from user_points where user_id = $1", [learner]);
		await actAs(db, learner);
		await insert();
		expect(await pointsOf(db, learner)).toEqual({ total_points: 50, level: 1 });
	}),
);

test.each([
	["points", "update user_points set total_points = 5000, level = 51"],
	[
		"points by upsert",
		"insert into user_points values ($1, 5000, 51) on conflict (user_id) do update set total_points = 5000",
	],
	["an award", "insert into point_awards values ($1, 'submission', 'mine', 1000)"],
	[
		"an award by upsert",
		"insert into point_awards values ($1, 'project', 'lamp', 1000) on conflict (user_id, kind, subject) do update set points = 1000",
	],
	["a completion", "insert into project_completions values ($1, 'bell', 1000, '')"],
	[
		"a completion by upsert",
		"insert into project_completions values ($1, 'lamp', 1000, '') on conflict (user_id, project_id) do nothing",
	],
	[
		"a completion inside another statement",
		"with mine as (insert into project_completions values ($1, 'bell', 1000, '') returning *) select * from mine",
	],
	["a role", "update roles set user_type = 'educator', verified_at = now(), is_admin = true"],
	[
		"a role by upsert",
		"insert into roles (user_id, is_admin) values ($1, true) on conflict (user_id) do update set is_admin = true",
	],
	["kit progress for another account", "update user_kit_progress set user_id = gen_random_uuid()"],
	["a kit", "update learning_kits set points_per_completion = 1000"],
	["the triggers", "alter table user_points disable trigger all"],
	["the account", 'update auth.users set raw_app_meta_data = \'{"role": "service_role"}\''],
	["a private function", "select private.level_for(1)"],
	["all rows", "truncate user_points"],
])("a learner cannot write %s", async (_, sql) => {
	await rolledBack(database.pool, async (db) => {
		const learner = await signUp(db);
		await complete(db, learner, "lamp");
		await actAs(db, learner);
		await expect(db.query(sql.replaceAll("$1", `'${learner}'`))).rejects.toMatchObject({ code: "42501" });
	});
});

test(
	"a deleted account takes its rows with it",
	inWorld(async (db, learner) => {
		await complete(db, learner, "lamp");
		await db.query("delete from auth.users where id = $1", [learner]);
		const { rows } = await db.query(`
			select 'points' as left_over from user_points where user_id = '${learner}'
			union all select 'awards' from point_awards where user_id = '${learner}'
			union all select 'completions' from project_completions where user_id = '${learner}'
			union all select 'progress' from user_kit_progress where user_id = '${learner}'
			union all select 'role' from roles where user_id = '${learner}'
			union all select 'profile' from profiles where id = '${learner}'
			union all select 'name' from people where id = '${learner}'`);
		expect(rows).toEqual([]);
	}),
);
