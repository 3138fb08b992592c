import { expect, test } from "vitest";
import { CALLERS, type Caller, CLASS, classSchool, OTHER_CLASS, outcome } from "./class-school.ts";
import { actAs, actAsSuperuser, rolledBack } from "./world.ts";

/** The owner's request to join. */
const ASKED = "a0000000-0000-4000-8000-000000000001";
const school = classSchool(`
	update class_codes set code = 'ABCDEF' where class_name = '7A Robotics';
	update class_join_requests set id = '${ASKED}'`);
const { as, people } = school;

/** A second class of the same teacher. */
const SECOND = "c0000000-0000-4000-8000-000000000004";
/** Any answer but an error. */
const DONE = "done";
const REFUSED = "42501";

const REFUSED_TO_ALL = Object.fromEntries(CALLERS.map((caller) => [caller, REFUSED]));

type Outcomes = Partial<Record<Caller, unknown>>;
const teacherOnly: Outcomes = { verifiedEducator: DONE };
const carers: Outcomes = { verifiedEducator: DONE, administrator: DONE };

/** Each call about a class and its learners: what it answers to whom. Everybody else is refused. $1 is the learner. */
const CALLS: [name: string, sql: string, answers: Outcomes][] = [
	["take a learner out", `select remove_class_member('${CLASS}', $1)`, teacherOnly],
	["put back who was not taken out", `select put_back_class_member('${CLASS}', $1)`, { verifiedEducator: "PT404" }],
	["move a learner within one's classes", `select move_class_member('${CLASS}', '${SECOND}', $1)`, teacherOnly],
	[
		"move a learner who is in the class no longer",
		`select move_class_member('${SECOND}', '${SECOND}', $1)`,
		{ verifiedEducator: "PT404" },
	],
	["move a learner into another's class", `select move_class_member('${CLASS}', '${OTHER_CLASS}', $1)`, {}],
	["take a learner from another's class", `select move_class_member('${OTHER_CLASS}', '${CLASS}', $1)`, {}],
	["rename a learner", `select rename_class_member('${CLASS}', $1, 'Asha Juma')`, teacherOnly],
	["reset a secret", "select reset_class_secret($1)", carers],
	["open a locked name", "select open_class_name($1)", carers],
	["refuse who asks to join", `select refuse_join('${ASKED}')`, teacherOnly],
	["add to the roster in the teacher's name", `select add_to_roster(:teacher, '${CLASS}', '[]')`, { service: DONE }],
	["add to the roster in another teacher's name", `select add_to_roster(:other, '${CLASS}', '[]')`, {}],
];

test.each(CALLS)("%s", async (_, sql, answers) => {
	const { owner, verifiedEducator, otherTeacher } = people;
	const call = sql
		.replace("$1", `'${owner}'`)
		.replace(":teacher", `'${verifiedEducator}'`)
		.replace(":other", `'${otherTeacher}'`);
	const outcomes: Outcomes = {};
	for (const caller of CALLERS) {
		await as(
			caller,
			async (db) => {
				const answer = await outcome(db, call);
				outcomes[caller] = Array.isArray(answer) ? DONE : answer;
			},
			`insert into class_codes (id, class_name, teacher_id) values ('${SECOND}', '7B', '${verifiedEducator}')`,
		);
	}
	expect(outcomes).toEqual({ ...REFUSED_TO_ALL, ...answers });
});

/** What each sees of the class by a call: its answer, or the error's code. */
const READS: [name: string, sql: string, answers: Record<Caller, unknown>][] = [
	[
		"the classes that one teaches",
		"select jsonb_path_query_array(my_classes(), '$[*].name') as answer",
		{
			...{ stranger: REFUSED, classmate: [], owner: [], outsider: [], administrator: [], service: [] },
			...{ unverifiedEducator: ["6B Lights"], verifiedEducator: ["7A Robotics"], otherTeacher: ["5C Motors"] },
		},
	],
	[
		"the students in them",
		"select count(*)::integer as answer from jsonb_path_query(my_classes(), '$[*].students[*]')",
		{
			...{ stranger: REFUSED, classmate: 0, owner: 0, outsider: 0, administrator: 0, service: 0 },
			...{ unverifiedEducator: 0, verifiedEducator: 2, otherTeacher: 0 },
		},
	],
	[
		"the assignments of one's classes, counted",
		"select count(*)::integer as answer from assignment_counts()",
		{
			...{ stranger: REFUSED, classmate: 0, owner: 0, outsider: 0, administrator: 0, service: 0 },
			...{ unverifiedEducator: 0, verifiedEducator: 1, otherTeacher: 0 },
		},
	],
	[
		"one's own teachers, counted",
		"select cardinality(own_teachers()) as answer",
		{
			...{ stranger: REFUSED, classmate: 1, owner: 1, outsider: 0, administrator: 0, service: 0 },
			...{ unverifiedEducator: 0, verifiedEducator: 0, otherTeacher: 0 },
		},
	],
	[
		"whether one teaches the class",
		`select teaches_class('${CLASS}') as answer`,
		{
			...{ stranger: REFUSED, classmate: false, owner: false, outsider: false, administrator: true, service: false },
			...{ unverifiedEducator: false, verifiedEducator: true, otherTeacher: false },
		},
	],
	[
		"whether one is in it",
		`select is_in_class('${CLASS}') as answer`,
		{
			...{ stranger: REFUSED, classmate: true, owner: true, outsider: false, administrator: false, service: false },
			...{ unverifiedEducator: false, verifiedEducator: false, otherTeacher: false },
		},
	],
	[
		"asking to join by its code",
		"select join_class('abc-def') as answer",
		{
			...{ stranger: REFUSED, classmate: "member", owner: "member", outsider: "waiting", administrator: REFUSED },
			...{ service: "waiting", unverifiedEducator: REFUSED, verifiedEducator: REFUSED, otherTeacher: REFUSED },
		},
	],
];

test.each(READS)("%s", async (_, sql, answers) => {
	const given = `insert into assignments (class_id, challenge_id) values ('${CLASS}', 'lamp')`;
	const seen: Record<string, unknown> = {};
	for (const caller of CALLERS) {
		await as(
			caller,
			async (db) => {
				const rows = await outcome(db, sql);
				seen[caller] = Array.isArray(rows) ? rows[0]?.answer : rows;
			},
			given,
		);
	}
	expect(seen).toEqual(answers);
});

test("requests ask at the teacher until the last of a class is answered", async () => {
	await rolledBack(school.database.pool, async (db) => {
		const ask = "insert into class_join_requests (class_id, name) values ($1, $2) returning id";
		const ids: string[] = [];
		for (const name of ["Juma K.", "Neema S."])
			ids.push((await db.query<{ id: string }>(ask, [CLASS, name])).rows[0]?.id ?? "");
		await db.query("delete from class_join_requests where class_id = $1 and id <> all ($2::uuid[])", [CLASS, ids]);
		await db.query("select private.notify_class_teacher($1, 'class_join_asked', 'Juma K.')", [CLASS]);
		const asking = async () =>
			(await db.query("select from notifications where code = 'class_join_asked' and not is_read")).rowCount;
		await db.query("update class_join_requests set state = 'let_in' where id = $1", [ids[0]]);
		expect(await asking()).toBe(1);
		await db.query("update class_join_requests set state = 'refused' where id = $1", [ids[1]]);
		expect(await asking()).toBe(0);
	});
});

test("who is in a class by the roster does not leave it alone, who joined does", async () => {
	const leave = `select leave_class('${CLASS}')`;
	await as("owner", async (db) => expect(await outcome(db, leave)).toBe(REFUSED));
	await as(
		"outsider",
		async (db) => {
			await db.query(leave);
			expect((await db.query("select from class_members")).rowCount).toBe(0);
		},
		`insert into class_members (class_id, user_id) values ('${CLASS}', '${people.outsider}')`,
	);
});

test("a class teacher makes no one-time password for an educator who is in the class", async () => {
	const { unverifiedEducator, otherTeacher } = people;
	const joined = `insert into class_members (class_id, user_id)
		select '${CLASS}', id from people where id in ('${unverifiedEducator}', '${otherTeacher}')`;
	for (const educator of [unverifiedEducator, otherTeacher]) {
		const call = `select permit_one_time_password('${educator}')`;
		await as("verifiedEducator", async (db) => expect(await outcome(db, call)).toBe(REFUSED), joined);
		await as("administrator", async (db) => expect(await outcome(db, call)).toHaveLength(1), joined);
	}
});

test("in a class an age is the teacher's to give: what the learner writes rings once and opens nothing", async () => {
	const { classmate } = people;
	const alone = `update profiles set age = null, asked_age = null where id = '${classmate}'; delete from notifications;
		update class_codes set grade_level = 'primary' where id = '${CLASS}'`;
	await as(
		"classmate",
		async (db) => {
			const mine = async () =>
				(await db.query("select age, asked_age from profiles where id = $1", [classmate])).rows[0];
			const bar = async () => (await db.query("select bar from forum_standing()")).rows[0]?.bar;
			await db.query("update profiles set age = 15 where id = $1", [classmate]);
			await db.query("update profiles set age = 14 where id = $1", [classmate]);
			await db.query("update profiles set asked_age = 99 where id = $1", [classmate]);
			expect(await mine()).toEqual({ age: null, asked_age: 14 });
			expect(await bar()).toBe("consent");
			await school.switchTo(db, "verifiedEducator");
			const { rows } = await db.query("select params from notifications where code = 'age_asked'");
			expect(rows).toEqual([{ params: { person_id: classmate, author: "Juma A.", age: 15, class_id: CLASS } }]);
			const asked = "select jsonb_path_query(my_classes(), '$[*].students[*] ? (@.id == $id).askedAge', $1) as age";
			expect((await db.query(asked, [{ id: classmate }])).rows).toEqual([{ age: 14 }]);
			await db.query("select correct_age($1, 14)", [classmate]);
			await school.switchTo(db, "classmate");
			expect(await mine()).toEqual({ age: 14, asked_age: null });
			expect(await bar()).toBeNull();
		},
		alone,
	);
});

test.each([
	["within the hour", "59 minutes", DONE],
	["later", "61 minutes", "PT404"],
])("who was taken out is put back %s", (_, ago, answer) =>
	as("verifiedEducator", async (db) => {
		const joined = async () => {
			const { rows } = await db.query("select joined_at from class_members where class_id = $1 and user_id = $2", [
				CLASS,
				people.owner,
			]);
			return rows;
		};
		const before = await joined();
		await db.query("select remove_class_member($1, $2)", [CLASS, people.owner]);
		expect(await joined()).toEqual([]);
		await actAsSuperuser(db);
		await db.query("update private.removed_members set removed_at = now() - $1::interval", [ago]);
		await actAs(db, people.verifiedEducator);
		const put = await db.query("savepoint before").then(() =>
			db.query("select put_back_class_member($1, $2)", [CLASS, people.owner]).then(
				() => DONE,
				async (error: { code: string }) => {
					await db.query("rollback to before");
					return error.code;
				},
			),
		);
		expect(put).toBe(answer);
		expect(await joined()).toEqual(answer === DONE ? before : []);
	}),
);
