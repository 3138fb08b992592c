import { randomUUID } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "./harness.ts";
import { race } from "./race.ts";
import { actAs, actAsSuperuser, rolledBack, signUp } from "./world.ts";

let database: TestDatabase;

beforeAll(async () => {
	database = await testDatabase();
	await database.pool.query(
		`insert into challenges (id, title, difficulty, category, points, project)
			values ('lamp', 'Lamp', 'intermediate', 'sensors', 100, true)`,
	);
});
afterAll(() => database.drop());

type Db = Pool | PoolClient;
type Group = { host: string; partner: string; third: string; session: string };

async function answer<Value>(db: Db, sql: string, values: unknown[] = []): Promise<Value> {
	const { rows } = await db.query<{ value: Value }>(`select ${sql} as value`, values);
	return rows[0]?.value as Value;
}

const join = (db: Db, { host, session }: Group, person: string) =>
	answer<string>(db, "join_together($1, $2, $3)", [host, session, person]);
const complete = (db: Db, { host, session }: Group) =>
	answer<{ already: boolean; points: number }>(db, "complete_project($1, 'lamp', '', $2)", [host, session]);
const takeHelp = (db: Db, { host, session }: Group, id: string) =>
	answer<{ deducted: number }>(db, "take_help($1, 'lamp', 'hint', $2, $3)", [host, [id], session]);
const pointsOf = (db: Db, people: string[]) =>
	answer<number[]>(
		db,
		"(select array_agg(total_points order by array_position($1, user_id)) from user_points where user_id = any ($1::uuid[]))",
		[people],
	);

/** Acts as the host's page does. */
async function atTheComputer(db: PoolClient, { host, session }: Group): Promise<void> {
	await actAs(db, host);
	await db.query("select set_config('request.jwt.claims', $1, true)", [
		JSON.stringify({ sub: host, role: "authenticated", session_id: session }),
	]);
}
const seatsOf = async (db: Db) =>
	(await answer<{ seats: { id: string; drivesSince: string | null }[] }>(db, "my_together()")).seats;

async function group(db: Db): Promise<Group> {
	const [host, partner, third] = [
		await signUp(db, { name: "Asha Mushi", user_type: "student" }),
		await signUp(db, { name: "Baraka Moshi", user_type: "student" }),
		await signUp(db, { name: "Juma Ally", user_type: "student" }),
	];
	const made = { host, partner, third, session: randomUUID() };
	await join(db, made, partner);
	return made;
}

const together = (work: (db: PoolClient, made: Group) => Promise<void>) => () =>
	rolledBack(database.pool, async (db) => work(db, await group(db)));

test(
	"at most three sit together, each once, and no educator",
	together(async (db, made) => {
		const educator = await signUp(db, { name: "Neema Swai", user_type: "educator" });
		expect(await join(db, made, made.partner)).toBe("here");
		expect(await join(db, made, made.host)).toBe("self");
		expect(await join(db, made, educator)).toBe("no_learner");
		expect(await join(db, made, made.third)).toBe("joined");
		expect(await join(db, made, await signUp(db, { name: "Zuri Kim", user_type: "student" }))).toBe("full");
		await atTheComputer(db, made);
		expect((await seatsOf(db)).map(({ id }) => id)).toEqual([made.host, made.partner, made.third]);
	}),
);

test(
	"only the session of the host sees, changes and ends who sits there",
	together(async (db, made) => {
		for (const stranger of [
			{ ...made, session: randomUUID() },
			{ ...made, host: made.third },
			{ ...made, host: made.partner },
		]) {
			await atTheComputer(db, stranger);
			expect(await seatsOf(db)).toEqual([]);
			await db.query("select drive_together($1), leave_together($1)", [made.partner]);
		}
		await atTheComputer(db, made);
		expect((await seatsOf(db)).map(({ drivesSince }) => drivesSince !== null)).toEqual([true, false]);
	}),
);

test(
	"one drives: who is named, and the host again when the driver leaves; the last partner's leaving ends it",
	together(async (db, made) => {
		await join(db, made, made.third);
		await atTheComputer(db, made);
		const driver = async () => (await seatsOf(db)).filter(({ drivesSince }) => drivesSince).map(({ id }) => id);
		await db.query("select drive_together($1)", [made.partner]);
		expect(await driver()).toEqual([made.partner]);
		await db.query("select leave_together($1)", [made.partner]);
		expect(await driver()).toEqual([made.host]);
		await db.query("select leave_together($1)", [made.third]);
		expect(await seatsOf(db)).toEqual([]);
		await actAsSuperuser(db);
		expect((await db.query("select from together_members where session_id = $1", [made.session])).rowCount).toBe(0);
	}),
);

test(
	"who joins at another computer leaves the first",
	together(async (db, made) => {
		await join(db, { ...made, host: made.third, session: randomUUID() }, made.partner);
		await complete(db, made);
		expect(await pointsOf(db, [made.host, made.partner, made.third])).toEqual([100, 0, 0]);
	}),
);

test(
	"a completion counts for each who does not have it, less their own help",
	together(async (db, made) => {
		await join(db, made, made.third);
		await db.query("select take_help($1, 'lamp', 'hint', '{own}')", [made.partner]);
		await db.query("select complete_project($1, 'lamp', '')", [made.third]);
		expect(await complete(db, made)).toMatchObject({ already: false, points: 100 });
		expect(await complete(db, made)).toMatchObject({ already: true });
		expect(await pointsOf(db, [made.host, made.partner, made.third])).toEqual([100, 90, 100]);
	}),
);

test(
	"help is charged to each, also where the first has had it before",
	together(async (db, made) => {
		expect(await takeHelp(db, made, "a")).toMatchObject({ deducted: 10 });
		await join(db, made, made.third);
		expect(await takeHelp(db, made, "a")).toMatchObject({ deducted: 0 });
		await complete(db, made);
		expect(await pointsOf(db, [made.host, made.partner, made.third])).toEqual([90, 90, 90]);
	}),
);

test(
	"in another session of the host nothing is shared, nor for who is no host",
	together(async (db, made) => {
		for (const other of [
			{ ...made, session: randomUUID() },
			{ ...made, host: made.third },
		]) {
			await takeHelp(db, other, "a");
			await complete(db, other);
			await atTheComputer(db, other);
			await save(db, other.host, "alone");
			await handIn(db, randomUUID());
			await actAsSuperuser(db);
		}
		expect(await pointsOf(db, [made.host, made.partner, made.third])).toEqual([90, 0, 90]);
		expect(await versionsOf(db, made.partner)).toEqual([]);
		expect(await submissionsOf(db, made.partner)).toEqual([]);
	}),
);

test.each([
	["an hour without the page", "seen_at = now() - interval '1 hour'"],
	["four hours", "joined_at = now() - interval '5 hours'"],
])("after %s nothing is shared", async (_, change) => {
	await rolledBack(database.pool, async (db) => {
		const made = await group(db);
		await db.query(`update together_members set ${change} where session_id = $1`, [made.session]);
		await complete(db, made);
		expect(await pointsOf(db, [made.host, made.partner])).toEqual([100, 0]);
		await atTheComputer(db, made);
		expect(await seatsOf(db)).toEqual([]);
	});
});

test("completions of two computers at the same moment are awarded once, and wait for each other without a deadlock", async () => {
	const { pool } = database;
	const made = await group(pool);
	// The partner works alone somewhere else, too.
	const alone = { who: "service", work: (db: PoolClient) => complete(db, { ...made, host: made.partner }) };
	const both = { who: "service", work: (db: PoolClient) => complete(db, made) };
	expect(await race(pool, both, alone)).toMatchObject([{ already: false }, { already: true }]);
	expect(await pointsOf(pool, [made.host, made.partner])).toEqual([100, 100]);
	const again = await group(pool);
	const help = { who: "service", work: (db: PoolClient) => takeHelp(db, again, "a") };
	const completion = { who: "service", work: (db: PoolClient) => complete(db, again) };
	expect(await race(pool, completion, help)).toMatchObject([{ already: false }, { deducted: 0 }]);
	expect(await pointsOf(pool, [again.host, again.partner])).toEqual([100, 100]);
});

const save = (db: PoolClient, person: string, body: string, base = 0) =>
	db.query("select save_work($1, 'lamp', 'sketch', $2, $3, $4)", [person, body, base, randomUUID()]);
const versionsOf = async (db: PoolClient, person: string) => {
	const { rows } = await db.query<{ body: string }>(
		"select body from work_versions where user_id = $1 order by revision",
		[person],
	);
	return rows.map(({ body }) => body);
};

test(
	"each keeps a copy that grows with the work; what a partner had before stays, and nothing arrives after leaving",
	together(async (db, made) => {
		await actAs(db, made.partner);
		await save(db, made.partner, "mine alone");
		await atTheComputer(db, made);
		await save(db, made.host, "one");
		await save(db, made.host, "one, two", 1);
		await db.query("select leave_together($1)", [made.partner]);
		await save(db, made.host, "without Baraka", 2);
		await actAsSuperuser(db);
		expect(await versionsOf(db, made.partner)).toEqual(["mine alone", "one, two"]);
		expect(await versionsOf(db, made.third)).toEqual([]);
	}),
);

const handIn = (db: PoolClient, id: string) =>
	db.query(
		"insert into challenge_submissions (id, challenge_id, submission_text, work) values ($1, 'lamp', 'We did it', $2)",
		[id, { kind: "sketch", program: "void setup() {}" }],
	);
const submissionsOf = async (db: PoolClient, person: string) =>
	(
		await db.query(
			"select status, points_awarded, submission_text, work, helps, together_first from challenge_submissions where student_id = $1",
			[person],
		)
	).rows;

test(
	"a submission is each one's, and one review covers all",
	together(async (db, made) => {
		const teacher = await signUp(db, { name: "Zawadi Kim", user_type: "educator" });
		await db.query("update roles set verified_at = now() where user_id = $1", [teacher]);
		await takeHelp(db, made, "a");
		await atTheComputer(db, made);
		const id = randomUUID();
		await handIn(db, id);
		await actAsSuperuser(db);
		expect(await submissionsOf(db, made.partner)).toMatchObject([
			{ status: "pending", submission_text: "We did it", helps: { hints: 1 }, together_first: false },
		]);
		expect(await submissionsOf(db, made.third)).toEqual([]);
		await actAs(db, teacher);
		expect(await answer(db, "teacher_today('UTC')")).toMatchObject({ waiting: 1 });
		await db.query("select review_submission($1, 1, 'approved', 40, 'Good')", [id]);
		await actAsSuperuser(db);
		expect(await pointsOf(db, [made.host, made.partner])).toEqual([40, 40]);
		await actAs(db, teacher);
		await db.query("select review_submission($1, 2, 'under_review', 0, '', 'Look again')", [id]);
		await actAsSuperuser(db);
		expect(await pointsOf(db, [made.host, made.partner])).toEqual([0, 0]);
		expect((await submissionsOf(db, made.partner))[0]).toMatchObject({ status: "under_review" });
		// The first one's account is purged: the other's work can still be reviewed.
		await db.query("delete from auth.users where id = $1", [made.host]);
		expect((await submissionsOf(db, made.partner))[0]).toMatchObject({ together_first: true });
	}),
);

test(
	"who has an approved submission gets no second one, and a page cannot name others",
	together(async (db, made) => {
		await db.query(
			"insert into challenge_submissions (id, challenge_id, student_id, submission_text) values ($1, 'lamp', $2, 'Mine')",
			[randomUUID(), made.partner],
		);
		await db.query("update challenge_submissions set status = 'approved', points_awarded = 5 where student_id = $1", [
			made.partner,
		]);
		await atTheComputer(db, made);
		await handIn(db, randomUUID());
		await db.query("savepoint forged");
		await expect(
			db.query(
				"insert into challenge_submissions (challenge_id, submission_text, together_id) values ('lamp', 'x', gen_random_uuid())",
			),
		).rejects.toMatchObject({ code: "42501" });
		await db.query("rollback to forged");
		await actAsSuperuser(db);
		expect(await submissionsOf(db, made.partner)).toHaveLength(1);
	}),
);

test(
	"the teacher says after how many minutes to change, or never",
	together(async (db, made) => {
		const teacher = await signUp(db, { name: "Zawadi Kim", user_type: "educator" });
		await db.query("insert into class_codes (id, class_name, teacher_id) values ($1, '7A', $1)", [teacher]);
		const minutes = async () => {
			await atTheComputer(db, made);
			return (await answer<{ minutes: number | null }>(db, "my_together()")).minutes;
		};
		const set = async (value: number | null) => {
			await actAs(db, teacher);
			await db.query("update class_codes set swap_minutes = $2 where id = $1", [teacher, value]);
		};
		expect(await minutes()).toBe(10);
		await actAsSuperuser(db);
		await db.query("insert into class_members (class_id, user_id) values ($1, $2)", [teacher, made.host]);
		await set(5);
		expect(await minutes()).toBe(5);
		await set(null);
		expect(await minutes()).toBeNull();
		await db.query("savepoint wrong");
		await actAs(db, teacher);
		await expect(set(4)).rejects.toMatchObject({ code: "23514" });
	}),
);
