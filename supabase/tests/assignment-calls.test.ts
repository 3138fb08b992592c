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
