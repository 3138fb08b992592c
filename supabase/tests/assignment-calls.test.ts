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
			const read = async () => (await db.query(progress)).rows[0]?.of;
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
