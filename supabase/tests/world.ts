import type { Pool, PoolClient } from "pg";
import { beforeAll } from "vitest";
import { databaseForFile } from "./harness.ts";

/** The callers. `service` holds the secret key, the stranger only the public one. */
export const ROLES = [
	"stranger",
	"classmate",
	"owner",
	"unverifiedEducator",
	"verifiedEducator",
	"administrator",
	"service",
] as const;

export type Role = (typeof ROLES)[number];

/** Runs `work` in a transaction that is rolled back, as the superuser. */
export async function rolledBack<Result>(pool: Pool, work: (db: PoolClient) => Promise<Result>): Promise<Result> {
	const db = await pool.connect();
	try {
		await db.query("begin");
		return await work(db);
	} finally {
		await db.query("rollback");
		db.release();
	}
}

/** Runs `work` in a transaction that is committed, as the superuser. */
export async function committed(pool: Pool, work: (db: PoolClient) => Promise<unknown>): Promise<void> {
	const db = await pool.connect();
	try {
		await db.query("begin");
		await work(db);
		await db.query("commit");
	} finally {
		db.release();
	}
}

/** Runs `work` and rolls it back, so that the transaction continues even after an error. */
export async function undone<Result>(db: PoolClient, work: () => Promise<Result>): Promise<Result> {
	await db.query("savepoint undone");
	try {
		return await work();
	} finally {
		await db.query("rollback to savepoint undone");
	}
}

/** A new account, through the same trigger as a sign-up; its id. */
export async function signUp(db: Pool | PoolClient, profile: object = {}, email?: string): Promise<string> {
	const { rows } = await db.query<{ id: string }>(
		"insert into auth.users (email, raw_user_meta_data) values ($1, $2) returning id",
		[email ?? null, JSON.stringify(profile)],
	);
	if (!rows[0]) throw new Error("No account was made.");
	return rows[0].id;
}

/** From here on in the transaction, statements run as this person's requests do. */
export async function actAs(db: PoolClient, userId: string | "stranger" | "service"): Promise<void> {
	const role = { stranger: "anon", service: "service_role" }[userId] ?? "authenticated";
	const claims = role === "authenticated" ? { sub: userId, role } : { role };
	await db.query("select set_config('request.jwt.claims', $1, true)", [JSON.stringify(claims)]);
	await db.query(`set local role ${role}`);
}

/** Ends what `actAs` began. */
export async function actAsSuperuser(db: PoolClient): Promise<void> {
	await db.query("reset role");
	await db.query("select set_config('request.jwt.claims', '', true)");
}

/** One person of each role; stranger and service have no account. */
export type People = Record<Exclude<Role, "stranger" | "service">, string>;

/**
 * Makes the people, and for the owner and the class-mate a row in every table that has one of a person. A submission has
 * its student's id, so that it can be named without being read.
 */
export async function settle(pool: Pool): Promise<People> {
	const people: People = {
		owner: await signUp(pool, { name: "Asha Mushi", user_type: "student", age: 12 }, "asha@example.org"),
		classmate: await signUp(pool, { name: "Juma Ally", user_type: "student" }, "juma@example.org"),
		unverifiedEducator: await signUp(pool, { name: "Neema Swai", user_type: "educator" }, "neema@example.org"),
		verifiedEducator: await signUp(pool, { name: "Baraka Moshi", user_type: "educator" }, "baraka@example.org"),
		administrator: await signUp(pool, { name: "Zawadi Kim", user_type: "educator" }, "zawadi@example.org"),
	};
	await pool.query("update roles set is_admin = true where user_id = $1", [people.administrator]);
	await pool.query("update roles set verified_at = now(), verified_by = $2 where user_id = any ($1)", [
		[people.verifiedEducator, people.administrator],
		people.administrator,
	]);
	await pool.query("insert into account_changes (user_id, changed_by, what) values ($1, $2, 'age')", [
		people.owner,
		people.administrator,
	]);
	await pool.query("insert into learning_kits (id, title, type, project_ids) values ('kit', 'Kit', 'primary', $1)", [
		["lamp", "bell"],
	]);
	await pool.query(
		"insert into project_completions (user_id, project_id, points, source) select unnest($1::uuid[]), 'lamp', 50, ''",
		[[people.owner, people.classmate]],
	);
	await pool.query(
		"insert into challenges (id, title, difficulty, category, project) select id, id, 'beginner', 'sensors', true from unnest($1::text[]) id",
		[["lamp", "bell"]],
	);
	await pool.query(
		"insert into challenges (title, difficulty, category, created_by) values ('Windmill', 'beginner', 'sensors', $1)",
		[people.unverifiedEducator],
	);
	await pool.query(
		"insert into storage.objects (bucket_id, name) select 'challenge-submissions', id || file from unnest($1::text[]) id, unnest($2::text[]) file",
		[
			[people.owner, people.classmate],
			["/handed-in.ino", "/stored.ino"],
		],
	);
	await pool.query(
		"insert into challenge_submissions (id, challenge_id, student_id, submission_files) select id, 'lamp', id, array[id || '/handed-in.ino'] from unnest($1::uuid[]) id",
		[[people.owner, people.classmate]],
	);
	await pool.query("update challenge_submissions set status = 'under_review', reviewed_by = $1", [
		people.verifiedEducator,
	]);
	await pool.query(
		`insert into work_versions (user_id, project_id, kind, revision, body, pressed, action_id)
		select id, 'lamp', 'sketch', 1, 'void setup() {}', true, gen_random_uuid() from unnest($1::uuid[]) id`,
		[[people.owner, people.classmate]],
	);
	await pool.query(
		"insert into lesson_progress (user_id, project_id, steps) select id, 'lamp', '{story}' from unnest($1::uuid[]) id",
		[[people.owner, people.classmate]],
	);
	await pool.query(
		"insert into project_helps (user_id, project_id, help_id, kind, cost) select id, 'lamp', 'hint-1', 'hint', 5 from unnest($1::uuid[]) id",
		[[people.owner, people.classmate]],
	);
	await pool.query(
		`insert into check_attempts (user_id, project_id, action_id, kind, passed, passed_steps, step_count)
		select id, 'lamp', gen_random_uuid(), 'sketch', false, '{}', 2 from unnest($1::uuid[]) id`,
		[[people.owner, people.classmate]],
	);
	for (const row of [
		"together_members (session_id, user_id, host_id, seat) select gen_random_uuid(), id, id, 1",
		"attempt_totals (user_id, project_id) select id, 'lamp'",
		"presences (user_id, project_id) select id, 'lamp'",
		"attendance_spans (user_id) select id",
		"work_heads (user_id, project_id, kind, revision) select id, 'lamp', 'sketch', 1",
	]) {
		await pool.query(`insert into ${row} from unnest($1::uuid[]) id`, [[people.owner, people.classmate]]);
	}
	return people;
}

/**
 * The people in a database of the test file's own. `inWorld` and `asOwner` make a test of work in a transaction that is rolled
 * back, as the superuser and as the owner.
 */
export function worldForFile() {
	const database = databaseForFile();
	const people = {} as People;
	beforeAll(async () => {
		Object.assign(people, await settle(database.pool));
	});
	const inWorld = (work: (db: PoolClient) => Promise<void>) => () => rolledBack(database.pool, work);
	const asOwner = (work: (db: PoolClient) => Promise<void>) =>
		inWorld(async (db) => {
			await actAs(db, people.owner);
			await work(db);
		});
	return { database, people, inWorld, asOwner };
}
