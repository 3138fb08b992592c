import { expect, test } from "vitest";
import { CALLERS, type Caller, CLASS, classSchool, OTHER_CLASS, outcome } from "./class-school.ts";
import { actAsSuperuser, undone } from "./world.ts";

const BATCH = "b0000000-0000-4000-8000-000000000001";
/** A second class of the same teacher. */
const SECOND = "c0000000-0000-4000-8000-000000000004";
const REFUSED = "42501";
const school = classSchool(`
	insert into class_codes (id, class_name, teacher_id)
		select '${SECOND}', '7B', teacher_id from class_codes where id = '${CLASS}'`);
const { as, people, switchTo } = school;

const give = (classes: readonly string[], words = "Measure it.", due = "null") =>
	`select give_assignment('${BATCH}', 'lamp', array[${classes.map((id) => `'${id}'`)}]::uuid[], '${words}', ${due})`;
const rowsOf = "select class_id, instruction, due_on::text from assignments order by class_id";

/** What each gets of a call. */
async function askAll(sql: string, given?: string): Promise<Partial<Record<Caller, unknown>>> {
	const seen: Partial<Record<Caller, unknown>> = {};
	for (const caller of CALLERS) {
		await as(
			caller,
			async (db) => {
				const rows = await outcome(db, sql);
				seen[caller] = Array.isArray(rows) ? rows.length : rows;
			},
			given,
		);
	}
	return seen;
}

const TO_TEACHER = {
	...{ stranger: REFUSED, classmate: REFUSED, owner: REFUSED, outsider: REFUSED, unverifiedEducator: REFUSED },
	...{ verifiedEducator: 1, otherTeacher: REFUSED, administrator: 1, service: 1 },
};

test("a teacher gives to several of their own classes at once; nobody else gives to them", async () => {
	expect(await askAll(give([CLASS, SECOND]))).toEqual(TO_TEACHER);
});

test("to all the classes or to none", async () => {
	await as("verifiedEducator", async (db) => {
		expect(await undone(db, () => outcome(db, give([CLASS, OTHER_CLASS])))).toBe(REFUSED);
		expect((await db.query(rowsOf)).rows).toEqual([]);
	});
});

test("giving it again changes the words and the date, adds classes, and takes it back from those not named", () =>
	as("verifiedEducator", async (db) => {
		await db.query(give([CLASS], "  Measure it.\n"));
		expect((await db.query(rowsOf)).rows).toEqual([{ class_id: CLASS, instruction: "Measure it.", due_on: null }]);
		await db.query(give([CLASS, SECOND], "Show it.", "'2999-03-05'"));
		const changed = { instruction: "Show it.", due_on: "2999-03-05" };
		expect((await db.query(rowsOf)).rows).toEqual([
			{ class_id: CLASS, ...changed },
			{ class_id: SECOND, ...changed },
		]);
		await db.query(give([SECOND], "Show it.", "'2999-03-05'"));
		expect((await db.query(rowsOf)).rows).toEqual([{ class_id: SECOND, ...changed }]);
		await undone(db, () =>
			expect(db.query(give([SECOND]).replace("'lamp'", "'bell'"))).rejects.toMatchObject({ code: "23514" }),
		);
	}));

test("the instruction is one short sentence", () =>
	as("verifiedEducator", async (db) => {
		await undone(db, () => db.query(give([CLASS], "x".repeat(150))));
		expect(await outcome(db, give([CLASS], "x".repeat(151)))).toBe("23514");
	}));

test("another teacher's class is not changed by who knows the assignment's id", async () => {
	const given = `insert into assignments (batch_id, class_id, challenge_id) values ('${BATCH}', '${CLASS}', 'lamp')`;
	await as(
		"otherTeacher",
		async (db) => {
			await db.query(give([], "Mine now."));
			await actAsSuperuser(db);
			expect((await db.query(rowsOf)).rows).toEqual([{ class_id: CLASS, instruction: "", due_on: null }]);
		},
		given,
	);
});

test("a teacher reads which of their own learners have done a challenge", async () => {
	const done = `insert into project_completions (user_id, project_id, points, source)
		select id, 'bell', 50, '' from auth.users on conflict do nothing`;
	const seen = await askAll("select learners_who_did('bell')", done);
	expect(seen).toEqual({
		...{ stranger: REFUSED, classmate: 0, owner: 0, outsider: 0, administrator: 0, service: 0 },
		...{ unverifiedEducator: 0, verifiedEducator: 2, otherTeacher: 0 },
	});
	await as("verifiedEducator", async (db) => {
		const who = async () =>
			(await db.query("select learners_who_did as id from learners_who_did('bell')")).rows.map(({ id }) => id);
		expect(await who()).toEqual([]);
		await switchTo(db, "owner");
		await db.query("insert into challenge_submissions (challenge_id, submission_text) values ('bell', 'It rings.')");
		await switchTo(db, "verifiedEducator");
		expect(await who()).toEqual([people.owner]);
		await actAsSuperuser(db);
		await db.query("update challenge_submissions set status = 'rejected' where challenge_id = 'bell'");
		await switchTo(db, "verifiedEducator");
		expect(await who()).toEqual([]);
	});
});

const GIVEN = `insert into assignments (batch_id, class_id, challenge_id, instruction)
	values ('${BATCH}', '${CLASS}', 'bell', 'It rings.'), ('${BATCH}', '${SECOND}', 'bell', 'It rings.')`;
const progress = `select assignment_progress('${BATCH}') as of`;

test("who teaches the classes follows an assignment; nobody else does", async () => {
	expect(await askAll(progress, GIVEN)).toEqual({ ...TO_TEACHER, service: REFUSED });
	expect(await askAll(progress)).toEqual(Object.fromEntries(CALLERS.map((caller) => [caller, REFUSED])));
});

test("each learner is in it once, with what they tried, handed in and completed", () =>
	as(
		"verifiedEducator",
		async (db) => {
			const read = async () => (await db.query(progress)).rows[0]?.of ?? {};
			const learner = async (id: string) => {
				await switchTo(db, "verifiedEducator");
				const { learners } = await read();
				return learners.find((one: { id: string }) => one.id === id);
			};
			const { classes, learners, title } = await read();
			expect(title).toEqual(expect.any(String));
			expect(classes.map(({ id }: { id: string }) => id)).toEqual([CLASS, SECOND]);
			expect(learners.map(({ id }: { id: string }) => id).toSorted()).toEqual(
				[people.owner, people.classmate].toSorted(),
			);
			const owner = await learner(people.owner);
			expect(owner).toMatchObject({ classes: [CLASS, SECOND], tried: null, submission: null, remindedAt: null });
			expect(owner.work).toMatchObject({ attempts: 0, doneAt: null, waiting: null });
			await switchTo(db, "owner");
			await db.query(
				`select record_attempt($1, gen_random_uuid(), 'bell', 'blocks', false, '{ring}', 3, 'stop',
					'{"code": "stayed_silent"}')`,
				[people.owner],
			);
			expect(await learner(people.owner)).toMatchObject({
				work: { attempts: 1, failedInRow: 0, failedStep: "stop" },
				tried: { passed: 1, of: 3 },
			});
			await switchTo(db, "owner");
			await db.query("insert into challenge_submissions (challenge_id, submission_text) values ('bell', 'It rings.')");
			await actAsSuperuser(db);
			await db.query(`update challenge_submissions set check_report =
				'{"passed": false, "steps": [{"id": "ring", "state": "passed"}, {"id": "stop", "state": "failed"}]}'
				where challenge_id = 'bell'`);
			const handedIn = await learner(people.owner);
			expect(handedIn.submission).toMatchObject({ status: "pending", passed: 1, of: 2 });
			expect(handedIn.work).toMatchObject({ waiting: handedIn.submission.id, doneAt: handedIn.submission.at });
			await actAsSuperuser(db);
			await db.query("update challenge_submissions set status = 'rejected' where challenge_id = 'bell'");
			expect((await learner(people.owner)).work).toMatchObject({ waiting: null, doneAt: null });
		},
		`${GIVEN}; insert into class_members (class_id, user_id)
			select '${SECOND}', id from auth.users where email = 'asha@example.org'`,
	));

test("who teaches the class reminds a learner of it, and nobody else", async () => {
	const remind = `select remind_of_assignment('${BATCH}', '${people.owner}')`;
	expect(await askAll(remind, GIVEN)).toEqual({ ...TO_TEACHER, service: REFUSED });
	const outsider = `select remind_of_assignment('${BATCH}', '${people.outsider}')`;
	expect(await askAll(outsider, GIVEN)).toEqual(Object.fromEntries(CALLERS.map((caller) => [caller, REFUSED])));
	const archived = `${GIVEN}; update class_codes set is_active = false where id = '${CLASS}'`;
	expect((await askAll(remind, archived)).verifiedEducator).toBe(REFUSED);
});

test("a reminder rings once a day, and never at who has done it", () =>
	as(
		"verifiedEducator",
		async (db) => {
			const remind = (id: string) => db.query(`select remind_of_assignment('${BATCH}', '${id}')`);
			await remind(people.owner);
			await undone(db, () => expect(remind(people.owner)).rejects.toMatchObject({ code: "QREMI" }));
			await actAsSuperuser(db);
			expect(
				(await db.query("select user_id, params from notifications where code = 'assignment_reminder'")).rows,
			).toEqual([
				{
					user_id: people.owner,
					params: expect.objectContaining({ challenge_id: "bell", author: expect.any(String) }),
				},
			]);
			await db.query("update notifications set created_at = now() - interval '25 hours'");
			await db.query(
				"insert into project_completions (user_id, project_id, points, source) values ($1, 'bell', 50, '')",
				[people.classmate],
			);
			await switchTo(db, "verifiedEducator");
			await undone(db, () => remind(people.owner));
			await undone(db, () => expect(remind(people.classmate)).rejects.toMatchObject({ code: "QREMI" }));
		},
		GIVEN,
	));

const GROUP = "90000000-0000-4000-8000-000000000001";
const OTHER_GROUP = "90000000-0000-4000-8000-000000000002";
/** Two groups of the class: the owner is in the first, the class-mate in the second. */
const GROUPS = `insert into class_groups (id, class_id, position, name)
		values ('${GROUP}', '${CLASS}', 3, ''), ('${OTHER_GROUP}', '${CLASS}', 4, 'Ndizi');
	insert into class_group_members (class_id, user_id, group_id)
		select class_id, user_id, case when email = 'asha@example.org' then '${GROUP}'::uuid else '${OTHER_GROUP}' end
		from class_members join auth.users on id = user_id where class_id = '${CLASS}'`;
const giveGroups = (...groups: string[]) =>
	`select give_assignment('${BATCH}', 'bell', '{${CLASS}}', '', null, '{${groups}}')`;

test("given to a group, it is for the learners who are in it, and nobody else's", () =>
	as(
		"verifiedEducator",
		async (db) => {
			const counts = async () =>
				(await db.query("select done, members, missing, groups from assignment_counts()")).rows;
			await db.query(giveGroups(GROUP));
			expect(await counts()).toEqual([
				{ done: 0, members: 1, missing: [expect.any(String)], groups: [{ position: 3, name: "" }] },
			]);
			const { classes, learners } = (await db.query(progress)).rows[0]?.of ?? {};
			expect(classes).toEqual([
				expect.objectContaining({
					wholeClass: false,
					groups: [{ id: GROUP, position: 3, name: "", members: [people.owner] }],
				}),
			]);
			expect(learners.map(({ id }: { id: string }) => id)).toEqual([people.owner]);
			expect(await outcome(db, `select remind_of_assignment('${BATCH}', '${people.classmate}')`)).toBe(REFUSED);
		},
		GROUPS,
	));

test("a group that has it keeps its learners; the whole class has it once no group is named", () =>
	as(
		"verifiedEducator",
		async (db) => {
			const asked = async () => {
				const { classes, learners } = (await db.query(progress)).rows[0]?.of ?? {};
				return [classes[0].wholeClass, ...learners.map(({ id }: { id: string }) => id).toSorted()];
			};
			const both = [people.owner, people.classmate].toSorted();
			await db.query(giveGroups(GROUP));
			await actAsSuperuser(db);
			await db.query(`update class_group_members set group_id = '${OTHER_GROUP}' where user_id = '${people.owner}'`);
			await db.query(`update class_group_members set group_id = '${GROUP}' where user_id = '${people.classmate}'`);
			await switchTo(db, "verifiedEducator");
			await db.query(giveGroups(GROUP));
			expect(await asked()).toEqual([false, people.owner]);
			await db.query(giveGroups(GROUP, OTHER_GROUP));
			expect(await asked()).toEqual([false, people.owner]);
			await db.query(giveGroups(OTHER_GROUP));
			expect(await asked()).toEqual([false, people.owner]);
			await actAsSuperuser(db);
			await db.query(`delete from class_groups where id = '${OTHER_GROUP}'`);
			await switchTo(db, "verifiedEducator");
			await db.query(giveGroups(OTHER_GROUP));
			expect(await asked()).toEqual([false, people.owner]);
			await db.query(giveGroups());
			expect(await asked()).toEqual([true, ...both]);
		},
		GROUPS,
	));

test("who is moved into another class, or leaves, has it no longer", () =>
	as(
		"verifiedEducator",
		async (db) => {
			await db.query(giveGroups(GROUP, OTHER_GROUP));
			await db.query(`select move_class_member('${CLASS}', '${SECOND}', '${people.owner}')`);
			await db.query(`select remove_class_member('${CLASS}', '${people.classmate}')`);
			expect((await db.query("select from assignment_learners")).rows).toEqual([]);
			expect((await db.query("select done, members from assignment_counts()")).rows).toEqual([{ done: 0, members: 0 }]);
		},
		GROUPS,
	));
