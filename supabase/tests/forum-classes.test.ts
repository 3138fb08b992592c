import type { PoolClient } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "./harness.ts";
import { actAs, actAsSuperuser, type People, rolledBack, settle, signUp, undone } from "./world.ts";

/** What a request comes to: rows or true, or the code with which the database refuses. */
type Outcome = number | string;

let database: TestDatabase;
let people: People;
/** In the class of the owner's post; in another class; once in the class, and no longer. */
let mate: string;
let otherLearner: string;
let formerMember: string;
let otherClass: string;
let postId: string;
let commentId: string;

beforeAll(async () => {
	database = await testDatabase();
	const { pool } = database;
	people = await settle(pool);
	await pool.query("update profiles set age = 15 where user_type = 'student'");
	mate = people.classmate;
	otherLearner = await signUp(pool, { name: "Rehema Said", user_type: "student", age: 15 });
	formerMember = await signUp(pool, { name: "Kelvin Bakari", user_type: "student", age: 15 });
	await pool.query("insert into consents (subject_id, how, text_version) values ($1, 'in_person', '1')", [
		people.owner,
	]);
	const makeClass = async (name: string, teacher: string, learners: string[]) => {
		const { rows } = await pool.query<{ id: string }>(
			"insert into class_codes (class_name, teacher_id) values ($1, $2) returning id",
			[name, teacher],
		);
		const id = rows[0]?.id ?? "";
		await pool.query("insert into class_members (class_id, user_id) select $1, unnest($2::uuid[])", [id, learners]);
		return id;
	};
	const ownClass = await makeClass("7A", people.unverifiedEducator, [people.owner, mate, formerMember]);
	otherClass = await makeClass("7B", people.verifiedEducator, [otherLearner]);
	const { rows } = await pool.query<{ id: string }>(
		`insert into forum_posts (user_id, title, content, category, status, class_id)
		values ($1, 'Our lamp', 'It stays on.', 'project-help', 'solved', $2) returning id`,
		[people.owner, ownClass],
	);
	postId = rows[0]?.id ?? "";
	const written = await pool.query<{ id: string }>(
		"insert into forum_comments (post_id, user_id, content) select $1, unnest($2::uuid[]), 'Line 2.' returning id",
		[postId, [formerMember, mate]],
	);
	commentId = written.rows[1]?.id ?? "";
	await pool.query(
		"insert into forum_posts (user_id, title, content, category) values ($1, 'My lamp', 'For all.', 'project-help')",
		[people.verifiedEducator],
	);
	await pool.query("delete from class_members where user_id = $1", [formerMember]);
	await pool.query("delete from notifications");
});
afterAll(() => database.drop());

const run = <Result>(work: (db: PoolClient) => Promise<Result>) => rolledBack(database.pool, work);

/** Number of rows, or the refusal's code with its detail. */
async function outcome(db: PoolClient, sql: string, values: unknown[] = []): Promise<Outcome> {
	return undone(db, async () => {
		try {
			return (await db.query(sql, values)).rows.length;
		} catch (error) {
			const { code = "", detail } = error as { code?: string; detail?: string };
			return detail ? `${code} ${detail}` : code;
		}
	});
}

async function asPerson(db: PoolClient, userId: string, sql: string, values: unknown[]): Promise<Outcome> {
	await actAs(db, userId);
	const result = await outcome(db, sql, values);
	await actAsSuperuser(db);
	return result;
}

const callers = () => ({
	stranger: "stranger",
	author: people.owner,
	mate,
	otherLearner,
	formerMember,
	unverifiedTeacher: people.unverifiedEducator,
	otherTeacher: people.verifiedEducator,
	administrator: people.administrator,
});
const READERS = { author: 1, mate: 1, otherTeacher: 1, administrator: 1 };
const NO_ONE_ELSE = { otherLearner: 0, formerMember: 0, unverifiedTeacher: 0 };

describe("a post of a class", () => {
	test.each<[string, string, () => unknown[], Record<string, Outcome>]>([
		["the table", "select from forum_posts where id = $1", () => [postId], {}],
		["the list", "select from list_posts() where id = $1", () => [postId], {}],
		["a search", "select from list_posts(search => 'our lamp') where id = $1", () => [postId], {}],
		["a short search", "select from list_posts(search => 'ou') where id = $1", () => [postId], {}],
		["a category", "select from list_posts(only_category => 'project-help') where id = $1", () => [postId], {}],
		["its id", "select from list_posts(only_post => $1)", () => [postId], {}],
		["a comment below it", "select from forum_comments where id = $1", () => [commentId], {}],
	])("is read by its members and staff alone: %s", async (_, sql, values, more) => {
		await run(async (db) => {
			for (const [name, wanted] of Object.entries({ stranger: "42501", ...READERS, ...NO_ONE_ELSE, ...more })) {
				const caller = callers()[name as keyof ReturnType<typeof callers>];
				expect([name, await asPerson(db, caller, sql, values())]).toEqual([name, wanted]);
			}
		});
	});

	test("is not among the solved ones for others, nor the way to any", async () => {
		await run(async (db) => {
			const { rows } = await db.query<{ id: string }>("select id from forum_posts where title = 'My lamp'");
			const like = "select from list_solved_like($1)";
			expect(await asPerson(db, mate, like, [rows[0]?.id])).toBe(1);
			for (const userId of [otherLearner, formerMember, people.unverifiedEducator]) {
				expect(await asPerson(db, userId, like, [rows[0]?.id])).toBe(0);
				expect(await asPerson(db, userId, like, [postId])).toBe(0);
			}
		});
	});

	test("takes comments and reports of its readers only, and its members' names stay unknown to others", async () => {
		await run(async (db) => {
			const comment = "select create_comment($1, gen_random_uuid(), $2, 'Line 4.', null)";
			for (const [userId, wanted] of [
				[mate, 1],
				[people.verifiedEducator, 1],
				[otherLearner, "PT404"],
				[formerMember, "PT404"],
			] as const) {
				expect(await asPerson(db, "service", comment, [userId, postId])).toBe(wanted);
			}
			for (const [kind, target] of [
				["post", postId],
				["comment", commentId],
				["name", mate],
			]) {
				const report = "select report($1, $2, 'unkind')";
				expect([kind, await asPerson(db, otherLearner, report, [kind, target])]).toEqual([kind, "PT404"]);
				expect([kind, await asPerson(db, people.verifiedEducator, report, [kind, target])]).toEqual([kind, 1]);
			}
			expect(await asPerson(db, otherLearner, "select from people where id = $1", [people.owner])).toBe(0);
		});
	});

	test("rings who reads it, not who has left the class", async () => {
		await run(async (db) => {
			await db.query("insert into forum_comments (post_id, user_id, content) values ($1, $2, 'Line 5.')", [
				postId,
				mate,
			]);
			const { rows } = await db.query("select user_id from notifications where code = 'forum_comment'");
			expect(rows).toEqual([{ user_id: people.owner }]);
		});
	});

	test("shows its picture to its readers only", async () => {
		await run(async (db) => {
			await db.query("update forum_posts set image_url = $2 where id = $1", [postId, `${people.owner}/lamp.jpg`]);
			await db.query("insert into storage.objects (bucket_id, name) values ('forum-images', $1)", [
				`${people.owner}/lamp.jpg`,
			]);
			const read = "select from storage.objects where bucket_id = 'forum-images'";
			expect(await asPerson(db, mate, read, [])).toBe(1);
			expect(await asPerson(db, otherLearner, read, [])).toBe(0);
			expect(await asPerson(db, formerMember, read, [])).toBe(0);
		});
	});

	test("keeps its class, and goes with it: it never becomes a post for everybody", async () => {
		await run(async (db) => {
			const move = "update forum_posts set class_id = $2 where id = $1";
			expect(await asPerson(db, "service", move, [postId, null])).toBe("42501");
			expect(await asPerson(db, "service", move, [postId, otherClass])).toBe("42501");
			await db.query("delete from class_codes where class_name = '7A'");
			expect((await db.query("select from forum_posts where id = $1", [postId])).rows).toEqual([]);
		});
	});
});

describe("a school whose learners write to their classes", () => {
	const create = "select create_post($1, gen_random_uuid(), 'A', 'B', 'general', null, null, $2)";
	const choose = (db: PoolClient, userId: string) => asPerson(db, userId, "select set_forum_class_only(true)", []);

	test("is chosen by an administrator", async () => {
		await run(async (db) => {
			for (const userId of [people.owner, people.unverifiedEducator, people.verifiedEducator]) {
				expect(await choose(db, userId)).toBe("42501");
			}
			await actAs(db, people.administrator);
			await db.query("select set_forum_class_only(true)");
			await actAs(db, otherLearner);
			const { rows } = await db.query("select bar, class_only, classes from forum_standing()");
			expect(rows).toEqual([{ bar: null, class_only: true, classes: [{ id: otherClass, name: "7B" }] }]);
			await actAs(db, formerMember);
			expect((await db.query("select bar from forum_standing()")).rows).toEqual([{ bar: "class" }]);
		});
	});

	test("takes a learner's post for a class of theirs only, and staff's for everybody, too", async () => {
		await run(async (db) => {
			await db.query("update private.forum_settings set class_only = true");
			for (const [userId, to, wanted] of [
				[otherLearner, otherClass, 1],
				[otherLearner, null, "FORUM class"],
				[mate, otherClass, "FORUM class"],
				[people.verifiedEducator, otherClass, 1],
				[people.verifiedEducator, null, 1],
				[people.administrator, otherClass, "FORUM class"],
			] as const) {
				expect(await asPerson(db, "service", create, [userId, to])).toBe(wanted);
			}
		});
	});

	test("keeps posts for everybody to read, and learners from writing below them", async () => {
		await run(async (db) => {
			await db.query("update private.forum_settings set class_only = true");
			const { rows } = await db.query<{ id: string }>("select id from forum_posts where title = 'My lamp'");
			const comment = "select create_comment($1, gen_random_uuid(), $2, 'C', null)";
			expect(await asPerson(db, "service", comment, [otherLearner, rows[0]?.id])).toBe("FORUM class");
			expect(await asPerson(db, "service", comment, [people.administrator, rows[0]?.id])).toBe(1);
			expect(await asPerson(db, otherLearner, "select from list_posts() where title = 'My lamp'", [])).toBe(1);
		});
	});

	test("does not open what was written for a class once it chooses otherwise", async () => {
		await run(async (db) => {
			expect(await asPerson(db, otherLearner, "select from list_posts(only_post => $1)", [postId])).toBe(0);
			expect(await asPerson(db, "service", create, [mate, otherClass])).toBe("FORUM class");
		});
	});
});
