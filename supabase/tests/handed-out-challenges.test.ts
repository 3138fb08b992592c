import type { PoolClient } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SCHOOL_CLASS } from "./class-access.ts";
import { type TestDatabase, testDatabase } from "./harness.ts";
import { actAs, actAsSuperuser, rolledBack, settle, signUp, undone } from "./world.ts";

const FAN = "d0000000-0000-4000-8000-000000000001";
const FILE = "sheet.pdf";

type Caller =
	| "stranger"
	| "learnerOfClass"
	| "learnerOutside"
	| "classTeacher"
	| "otherTeacher"
	| "unverifiedEducator"
	| "administrator";

const CALLERS: Caller[] = [
	...(["stranger", "learnerOfClass", "learnerOutside", "classTeacher", "otherTeacher"] as const),
	...(["unverifiedEducator", "administrator"] as const),
];

let database: TestDatabase;
let callers: Record<Caller, string>;

/** The class teacher has a challenge with a document, and a class with one learner. */
beforeAll(async () => {
	database = await testDatabase();
	const people = await settle(database.pool);
	await database.pool.query(SCHOOL_CLASS);
	const outside = await signUp(database.pool, { name: "Pendo Lema", user_type: "student" }, "pendo@example.org");
	const other = await signUp(database.pool, { name: "Elia Massawe", user_type: "educator" }, "elia@example.org");
	await database.pool.query("update roles set verified_at = now() where user_id = $1", [other]);
	callers = {
		stranger: "stranger",
		learnerOfClass: people.owner,
		learnerOutside: outside,
		classTeacher: people.verifiedEducator,
		otherTeacher: other,
		unverifiedEducator: people.unverifiedEducator,
		administrator: people.administrator,
	};
	await database.pool.query(
		"insert into challenges (id, title, difficulty, category, created_by) values ($1, 'Fan', 'beginner', 'sensors', $2)",
		[FAN, callers.classTeacher],
	);
	await storeFile(FILE);
	await database.pool.query(
		`insert into project_documents (challenge_id, teacher_id, title, document_url, file_name, file_size)
		values ($1, $2::uuid, 'Worksheet', $2::uuid || '/sheet.pdf', '../sheet.exe', 1)`,
		[FAN, callers.classTeacher],
	);
});

afterAll(() => database.drop());

const storeFile = (name: string) =>
	database.pool.query(
		`insert into storage.objects (bucket_id, name, owner_id, metadata)
		values ('project-documents', $1::uuid || '/' || $2, $1::uuid::text, '{"size": 8192}')`,
		[callers.classTeacher, name],
	);

/** Everybody for whom the statement succeeds and meets a row, after `given`. */
async function whoMay(sql: string, values: unknown[], given?: string): Promise<Caller[]> {
	return rolledBack(database.pool, async (db) => {
		if (given) await db.query(given);
		const may: Caller[] = [];
		for (const caller of CALLERS) {
			await undone(db, async () => {
				await actAs(db, callers[caller]);
				const { rowCount } = await db.query(sql, values).catch((error: { code?: string }) => {
					expect(["42501", "23514"], `${caller}: ${error}`).toContain(error.code);
					return { rowCount: 0 };
				});
				if (rowCount) may.push(caller);
			});
		}
		return may;
	});
}

const handIn = "insert into challenge_submissions (challenge_id, submission_text) values ($1, 'It turns.')";
const CLASS_AND_STAFF = ["learnerOfClass", "classTeacher", "otherTeacher", "administrator"];
const EVERYONE = CALLERS.filter((caller) => caller !== "stranger");

describe.each([
	["as it is", "", CLASS_AND_STAFF],
	["for everyone", "update challenges set for_everyone = true where not project", EVERYONE],
	["a draft", "update challenges set status = 'draft' where not project", ["classTeacher", "administrator"]],
	[
		"taken back",
		"update challenges set status = 'inactive' where not project",
		["classTeacher", "otherTeacher", "administrator"],
	],
	[
		"of an archived class",
		"update class_codes set is_active = false",
		["classTeacher", "otherTeacher", "administrator"],
	],
	[
		"of a teacher who is verified no longer, for everyone",
		`update challenges set for_everyone = true where not project;
		update roles set verified_at = null, verified_by = null where not is_admin`,
		["classTeacher", "administrator"],
	],
	["of a learner who has left", "delete from class_members", ["classTeacher", "otherTeacher", "administrator"]],
])("a class teacher's challenge, %s", (_, given, readers) => {
	test("is read, with its document and the file, by those it reaches and no others", async () => {
		expect(await whoMay("select from challenges where id = $1", [FAN], given)).toEqual(readers);
		expect(await whoMay("select from project_documents where challenge_id = $1", [FAN], given)).toEqual(readers);
		const path = `${callers.classTeacher}/${FILE}`;
		expect(await whoMay("select from storage.objects where name = $1", [path], given)).toEqual(readers);
	});

	test("takes submissions of those who read it, while it is handed out", async () => {
		const { rows } = await rolledBack(database.pool, async (db) => {
			if (given) await db.query(given);
			return db.query<{ status: string }>("select status from challenges where id = $1", [FAN]);
		});
		expect(await whoMay(handIn, [FAN], given)).toEqual(rows[0]?.status === "active" ? readers : []);
	});
});

test("its author's name is read with it", async () => {
	const name = "select from people where id = $1";
	expect(await whoMay(name, [callers.classTeacher])).toEqual(expect.arrayContaining(["learnerOfClass"]));
});

test("only its author and administrators change it, and only administrators open it to everyone", async () => {
	expect(await whoMay("update challenges set title = 'Fan 2' where id = $1", [FAN])).toEqual([
		"classTeacher",
		"administrator",
	]);
	expect(await whoMay("select open_challenge_to_everyone($1, true)", [FAN])).toEqual(["administrator"]);
	await asCaller("administrator", async (db) => {
		await db.query("select open_challenge_to_everyone($1, true)", [FAN]);
		expect((await db.query("select for_everyone from challenges where id = $1", [FAN])).rows).toEqual([
			{ for_everyone: true },
		]);
		await undone(db, () =>
			expect(db.query("select open_challenge_to_everyone('lamp', true)")).rejects.toMatchObject({ code: "PT404" }),
		);
	});
});

test("its document is changed by its teacher alone, and attached to their own challenges only", async () => {
	expect(await whoMay("update project_documents set title = 'Sheet' where challenge_id = $1", [FAN])).toEqual([
		"classTeacher",
	]);
	expect(await whoMay("update project_documents set challenge_id = null where challenge_id = $1", [FAN])).toEqual([
		"classTeacher",
	]);
	expect(await whoMay("delete from project_documents where challenge_id = $1", [FAN])).toEqual(["classTeacher"]);
	expect(await whoMay("delete from storage.objects where name = $1", [`${callers.classTeacher}/${FILE}`])).toEqual([
		"classTeacher",
	]);
	const { rows } = await database.pool.query<{ id: string }>(
		"select id from challenges where title in ('lamp', 'Windmill')",
	);
	expect(rows).toHaveLength(2);
	await asCaller("classTeacher", async (db) => {
		for (const { id: other } of rows) {
			await undone(db, () =>
				expect(db.query("update project_documents set challenge_id = $1", [other])).rejects.toMatchObject({
					code: "42501",
				}),
			);
		}
	});
});

test("a document names a file that its teacher stored; name and size are the stored file's", async () => {
	await asCaller("classTeacher", async (db) => {
		expect((await db.query("select file_name, file_size from project_documents")).rows).toEqual([
			{ file_name: "_sheet.pdf", file_size: 8192 },
		]);
		await undone(db, () =>
			expect(db.query("update project_documents set document_url = 'x/other.pdf'")).rejects.toMatchObject({
				code: "23514",
			}),
		);
		await db.query("update project_documents set file_size = 5");
		expect((await db.query("select file_size from project_documents")).rows).toEqual([{ file_size: 8192 }]);
	});
});

test("a teacher is told how much may still be added", async () => {
	await asCaller("classTeacher", async (db) => {
		expect((await db.query("select challenges, bytes::int from teaching_room()")).rows).toEqual([
			{ challenges: 99, bytes: 50 * 1024 * 1024 - 8192 },
		]);
		const add = (count: number) =>
			db.query(
				"insert into challenges (title, difficulty, category) select 'Fan', 'beginner', 'sensors' from generate_series(1, $1)",
				[count],
			);
		await add(99);
		expect((await db.query("select challenges from teaching_room()")).rows).toEqual([{ challenges: 0 }]);
		await undone(db, () => expect(add(1)).rejects.toMatchObject({ code: "QCHAL", detail: "100" }));
	});
});

test("a challenge for which work was handed in is not deleted; its documents outlive one that is", async () => {
	await asCaller("classTeacher", async (db) => {
		await undone(db, async () => {
			await db.query("delete from challenges where id = $1", [FAN]);
			expect((await db.query("select challenge_id from project_documents")).rows).toEqual([{ challenge_id: null }]);
		});
		await actAs(db, callers.learnerOfClass);
		await db.query(handIn, [FAN]);
		await actAsSuperuser(db);
		await actAs(db, callers.classTeacher);
		await undone(db, () =>
			expect(db.query("delete from challenges where id = $1", [FAN])).rejects.toMatchObject({ code: "23503" }),
		);
	});
});

test("a class has 50 assignments at most, each challenge once", async () => {
	await asCaller("classTeacher", async (db) => {
		const give = (id: string) =>
			db.query("insert into assignments (class_id, challenge_id) values ('c0000000-0000-4000-8000-000000000001', $1)", [
				id,
			]);
		await give("lamp");
		await undone(db, () => expect(give("lamp")).rejects.toMatchObject({ code: "23505" }));
		const { rows } = await db.query<{ id: string }>(
			"insert into challenges (title, difficulty, category) select 'Fan', 'beginner', 'sensors' from generate_series(1, 50) returning id",
		);
		for (const { id } of rows.slice(0, 49)) await give(id);
		await undone(db, () => expect(give(rows[49]?.id ?? "")).rejects.toMatchObject({ code: "QGIVE", detail: "50" }));
	});
});

test("work is given until a day that has not passed; what has become overdue stays and takes another day", async () => {
	await rolledBack(database.pool, async (db) => {
		const give = (challenge: string, day: string) =>
			db.query(
				`insert into assignments (class_id, challenge_id, due_on)
				values ('c0000000-0000-4000-8000-000000000001', $1, (now() at time zone 'utc')::date + $2::integer)`,
				[challenge, day],
			);
		// It was given in time, and is overdue now.
		await give("bell", "-30");
		await actAs(db, callers.classTeacher);
		await undone(db, () => expect(give("lamp", "-2")).rejects.toMatchObject({ code: "QPAST" }));
		// The teacher's day may be the one before.
		await give("lamp", "-1");
		const move = (day: string) =>
			db.query(`update assignments set due_on = ${day} where challenge_id = 'bell' returning due_on`);
		expect((await move("due_on")).rows).toHaveLength(1);
		await undone(db, () => expect(move("due_on - 1")).rejects.toMatchObject({ code: "QPAST" }));
		expect((await move("(now() at time zone 'utc')::date")).rows).toHaveLength(1);
		expect((await move("null")).rows).toEqual([{ due_on: null }]);
	});
});

test("of each assignment its class teacher reads how many have done it: completed, or handed in and not rejected", async () => {
	await rolledBack(database.pool, async (db) => {
		await db.query(
			"insert into assignments (class_id, challenge_id) values ('c0000000-0000-4000-8000-000000000001', 'bell')",
		);
		const read = async (caller: Caller) => {
			await actAs(db, callers[caller]);
			const { rows } = await db.query("select done, members, missing from assignment_counts()");
			await actAsSuperuser(db);
			return rows;
		};
		for (const caller of CALLERS) {
			if (caller === "stranger" || caller === "classTeacher") continue;
			expect(await read(caller), caller).toEqual([]);
		}
		const [all] = await read("classTeacher");
		expect(all).toEqual({ done: 0, members: 2, missing: [expect.any(String), expect.any(String)] });
		const { rows } = await db.query("select name from profiles where id = $1", [callers.learnerOfClass]);
		const others = all.missing.filter((name: string) => name !== rows[0]?.name);
		expect(others).toHaveLength(1);
		const complete =
			"insert into project_completions (user_id, project_id, points, source) values ($1, 'bell', 50, '')";
		await db.query(complete, [callers.learnerOfClass]);
		await db.query(complete, [callers.learnerOutside]);
		expect(await read("classTeacher")).toEqual([{ done: 1, members: 2, missing: others }]);
		await db.query(
			`insert into challenge_submissions (challenge_id, student_id, submission_text)
			select 'bell', user_id, 'It rings.' from class_members`,
		);
		expect(await read("classTeacher")).toEqual([{ done: 2, members: 2, missing: [] }]);
		await db.query("update challenge_submissions set status = 'rejected' where challenge_id = 'bell'");
		expect(await read("classTeacher")).toEqual([{ done: 1, members: 2, missing: others }]);
		await db.query("delete from class_members");
		expect(await read("classTeacher")).toEqual([{ done: 0, members: 0, missing: [] }]);
		await db.query("update roles set verified_at = null, verified_by = null where not is_admin");
		expect(await read("classTeacher")).toEqual([]);
	});
});

const asCaller = (caller: Caller, work: (db: PoolClient) => Promise<void>) =>
	rolledBack(database.pool, async (db) => {
		await actAs(db, callers[caller]);
		await work(db);
	});
