import type { Pool, PoolClient } from "pg";
import { beforeAll } from "vitest";
import { SCHOOL_CLASS } from "./class-access.ts";
import { actAs, actAsSuperuser, type People, ROLES, rolledBack, signUp, undone, worldForFile } from "./world.ts";

/** Who calls: all of the world, a verified teacher of another class, and a learner of none. */
export const CALLERS = [...ROLES, "otherTeacher", "outsider"] as const;
export type Caller = (typeof CALLERS)[number];
export type SchoolPeople = People & { otherTeacher: string; outsider: string };

/** The class of the verified educator; the owner and the class-mate are in it. */
export const CLASS = "c0000000-0000-4000-8000-000000000001";
/** The other teacher's, without students. */
export const OTHER_CLASS = "c0000000-0000-4000-8000-000000000003";

/** A verified teacher of another class, and a learner of none. */
export async function settleOthers(pool: Pool | PoolClient): Promise<{ otherTeacher: string; outsider: string }> {
	const otherTeacher = await signUp(pool, { name: "Rehema Kileo", user_type: "educator" }, "rehema@example.org");
	const outsider = await signUp(pool, { name: "Salma Kassim", user_type: "student" }, "salma@example.org");
	await pool.query("update roles set verified_at = now() where user_id = $1", [otherTeacher]);
	await pool.query("insert into class_codes (id, class_name, teacher_id) values ($1, '5C Motors', $2)", [
		OTHER_CLASS,
		otherTeacher,
	]);
	return { otherTeacher, outsider };
}

/** The people in a database of the test file's own, with a class; `given` runs once before all. */
export function classSchool(given: string) {
	const { database, people: settled } = worldForFile();
	const people = settled as SchoolPeople;
	beforeAll(async () => {
		await database.pool.query(SCHOOL_CLASS);
		Object.assign(people, await settleOthers(database.pool));
		await database.pool.query(given);
	});

	async function switchTo(db: PoolClient, caller: Caller): Promise<void> {
		await actAsSuperuser(db);
		await actAs(db, caller === "stranger" || caller === "service" ? caller : people[caller]);
	}
	return {
		database,
		people,
		switchTo,
		/** Runs `work` as the caller, after `given` as the superuser; all is rolled back. */
		as: (caller: Caller, work: (db: PoolClient) => Promise<void>, given = "") =>
			rolledBack(database.pool, async (db) => {
				if (given) await db.query(given);
				await switchTo(db, caller);
				await work(db);
			}),
	};
}

/** The rows of an answer, or the error's code. What was written is undone. */
export async function outcome(db: PoolClient, sql: string, values: unknown[] = []): Promise<unknown> {
	return undone(db, () => db.query(sql, values)).then(
		({ rows }) => rows,
		(error: { code: string }) => error.code,
	);
}
