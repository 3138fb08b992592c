import type { PoolClient } from "pg";
import { describe, expect, test } from "vitest";
import { CALLERS, type Caller, CLASS, classSchool, OTHER_CLASS, outcome } from "./class-school.ts";
import { actAsSuperuser } from "./world.ts";

const school = classSchool("");
const { as, people, switchTo } = school;

/** The other teacher teaches the class of the verified educator, too. */
const taught = `insert into class_teachers (class_id, user_id)
	select '${CLASS}', id from auth.users where email = 'rehema@example.org'`;

const COPY = "c0000000-0000-4000-8000-00000000000c";

async function read(db: PoolClient, sql: string, values: unknown[] = []) {
	await actAsSuperuser(db);
	return (await db.query(sql, values)).rows;
}

const OWNERS_CALLS = [
	["add_class_teacher", `select from add_class_teacher('${CLASS}', $1)`, "otherTeacher", ""],
	["hand_over_class", `select from hand_over_class('${CLASS}', $1)`, "otherTeacher", taught],
] as const;

describe.each(OWNERS_CALLS)("%s", (_, sql, teacher, given) => {
	test.each(CALLERS)("of the %s", (caller) =>
		as(
			caller,
			async (db) => {
				const answer = await outcome(db, sql, [people[teacher]]);
				if (caller === "verifiedEducator") expect(answer).toHaveLength(1);
				else expect(answer).toBe("42501");
			},
			given,
		),
	);
});

test.each(["unverifiedEducator", "classmate", "verifiedEducator"] as const)("the %s is not added", (person) =>
	as("verifiedEducator", async (db) => {
		expect(await outcome(db, "select add_class_teacher($1, $2)", [CLASS, people[person]])).toBe("42501");
	}),
);

test("who is added hears of it once", () =>
	as("verifiedEducator", async (db) => {
		for (let time = 0; time < 2; time++)
			await db.query("select add_class_teacher($1, $2)", [CLASS, people.otherTeacher]);
		const news = await read(db, "select params from notifications where user_id = $1 and code = 'class_taught'", [
			people.otherTeacher,
		]);
		expect(news).toEqual([{ params: { class_id: CLASS, class_name: "7A Robotics", name: "Baraka M." } }]);
	}));

test("a class has at most ten more", () =>
	as(
		"verifiedEducator",
		async (db) => {
			const add = () => outcome(db, "select from add_class_teacher($1, $2)", [CLASS, people.otherTeacher]);
			expect(await add()).toBe("QCOTE");
			await read(db, "delete from class_teachers where user_id = (select user_id from class_teachers limit 1)");
			await switchTo(db, "verifiedEducator");
			expect(await add()).toHaveLength(1);
		},
		`insert into auth.users (id, email)
			select gen_random_uuid(), 'teacher' || n || '@example.org' from generate_series(1, 10) n;
		insert into class_teachers (class_id, user_id)
			select '${CLASS}', id from auth.users where email like 'teacher%@example.org'`,
	));

const RIGHTS: [string, string][] = [
	["reads the class", `select from class_codes where id = '${CLASS}'`],
	["renames it", `update class_codes set class_name = '7B' where id = '${CLASS}' returning id`],
	["reads who is in it", `select from class_members where class_id = '${CLASS}' limit 1`],
	["reads a learner's profile", "select from profiles where id = $1"],
	["ends its lesson", `select from end_lesson('${CLASS}')`],
	["reads its progress", `select from class_progress('${CLASS}')`],
	["gives a tip", "select from give_tip($1, 'Look.')"],
	["takes a hand down", "select from lower_hand($1)"],
	["removes a learner", `select from remove_class_member('${CLASS}', $1)`],
	["assigns", `insert into assignments (class_id, challenge_id) values ('${CLASS}', 'lamp') returning id`],
];

describe.each(RIGHTS)("who teaches beside the owner %s", (_, sql) => {
	const values = sql.includes("$1") ? () => [people.owner] : () => [];
	test("while they do", () =>
		as("otherTeacher", async (db) => expect(await outcome(db, sql, values())).toHaveLength(1), taught));
	test("not before", () =>
		as("otherTeacher", async (db) => expect(await outcome(db, sql, values())).not.toHaveLength(1)));
	test("not once they are unverified", () =>
		as(
			"otherTeacher",
			async (db) => expect(await outcome(db, sql, values())).not.toHaveLength(1),
			`${taught};
			update roles set verified_at = null
			where user_id = (select id from auth.users where email = 'rehema@example.org')`,
		));
});

describe("who teaches beside the owner", () => {
	test("finds the class among their own, with who teaches it", () =>
		as(
			"otherTeacher",
			async (db) => {
				const rows = await outcome(
					db,
					`select one ->> 'id' as id, one -> 'owned' as owned, jsonb_array_length(one -> 'students') as students,
						one -> 'teachers' as teachers
					from jsonb_array_elements(my_classes()) one`,
				);
				const owner = { id: people.verifiedEducator, name: "Baraka M.", owner: true };
				const other = { id: people.otherTeacher, name: "Rehema K.", owner: false };
				expect(rows).toEqual([
					{ id: CLASS, owned: false, students: 2, teachers: [owner, other] },
					{ id: OTHER_CLASS, owned: true, students: 0, teachers: [{ ...other, owner: true }] },
				]);
			},
			taught,
		));

	test("does not archive it", () =>
		as(
			"otherTeacher",
			async (db) => {
				expect(await outcome(db, "update class_codes set is_active = false where id = $1", [CLASS])).toBe("42501");
			},
			taught,
		));

	test.each(["add_class_teacher", "hand_over_class", "remove_class_teacher"])("does not call %s", (name) =>
		as(
			"otherTeacher",
			async (db) => expect(await outcome(db, `select ${name}($1, $2)`, [CLASS, people.verifiedEducator])).toBe("42501"),
			taught,
		),
	);

	test.each([
		["otherTeacher", 0],
		["verifiedEducator", 0],
		["unverifiedEducator", 1],
		["owner", 1],
	] as [Caller, number][])("is removed by the %s: %i left", (caller, left) =>
		as(
			caller,
			async (db) => {
				await db.query("savepoint before");
				await db
					.query("select remove_class_teacher($1, $2)", [CLASS, people.otherTeacher])
					.catch(() => db.query("rollback to before"));
				expect(await read(db, "select from class_teachers where class_id = $1", [CLASS])).toHaveLength(left);
			},
			taught,
		),
	);

	test("hears of a raised hand", () =>
		as(
			"owner",
			async (db) => {
				await db.query("select raise_hand()");
				const news = await read(db, "select user_id from notifications where code = 'class_hand_raised'");
				expect(news.map(({ user_id }) => user_id).sort()).toEqual(
					[people.verifiedEducator, people.otherTeacher].sort(),
				);
			},
			`${taught}; delete from notifications; delete from presences`,
		));
});

test("a class that is handed over has another owner, who may archive it, and keeps the former one", () =>
	as(
		"verifiedEducator",
		async (db) => {
			await db.query("select hand_over_class($1, $2)", [CLASS, people.otherTeacher]);
			expect(await outcome(db, "update class_codes set is_active = false where id = $1", [CLASS])).toBe("42501");
			expect(await outcome(db, "select from class_progress($1)", [CLASS])).toHaveLength(1);
			await switchTo(db, "otherTeacher");
			const archived = await outcome(db, "update class_codes set is_active = false where id = $1 returning id", [
				CLASS,
			]);
			expect(archived).toHaveLength(1);
			expect(await read(db, "select teacher_id from class_codes where id = $1", [CLASS])).toEqual([
				{ teacher_id: people.otherTeacher },
			]);
		},
		taught,
	));

describe("a copy for a new year", () => {
	test("has the facts, boards and teachers of the class, and no learner; sent again, it is the same", () =>
		as(
			"verifiedEducator",
			async (db) => {
				for (const name of [" 8A Robotics ", "Another"])
					await db.query("select copy_class($1, $2, $3)", [CLASS, COPY, name]);
				const [copy] = await read(
					db,
					`select class_name, subject, swap_minutes, code <> '' as coded,
						(select count(*)::integer from class_members m where m.class_id = c.id) as learners,
						array(select b.name from class_boards b where b.class_id = c.id) as boards,
						array(select t.user_id from class_teachers t where t.class_id = c.id) as teachers
					from class_codes c where id = $1`,
					[COPY],
				);
				expect(copy).toEqual({
					...{ class_name: "8A Robotics", subject: "Robots", swap_minutes: 15, coded: true, learners: 0 },
					...{ boards: ["Simba"], teachers: [people.otherTeacher] },
				});
			},
			`${taught};
			update class_codes set subject = 'Robots', swap_minutes = 15 where id = '${CLASS}';
			insert into class_boards (id, class_id, position, name) values (gen_random_uuid(), '${CLASS}', 1, 'Simba')`,
		));

	test.each(CALLERS)("is made by the %s", (caller) =>
		as(caller, async (db) => {
			const answer = await outcome(db, "select from copy_class($1, $2, 'Copy')", [CLASS, COPY]);
			if (caller === "verifiedEducator") expect(answer).toHaveLength(1);
			else expect(answer).toBe("42501");
		}),
	);
});

test("educators are listed to verified educators only", async () => {
	for (const caller of CALLERS) {
		await as(caller, async (db) => {
			const answer = await outcome(db, "select name from list_educators()");
			if (caller === "stranger") return expect(answer).toBe("42501");
			const names = {
				verifiedEducator: ["Rehema K.", "Zawadi K."],
				otherTeacher: ["Baraka M.", "Zawadi K."],
				administrator: ["Baraka M.", "Rehema K."],
			};
			const seen = (answer as { name: string }[]).map(({ name }) => name);
			expect(seen, caller).toEqual(caller in names ? names[caller as keyof typeof names] : []);
		});
	}
});
