import { randomUUID } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import { beforeAll, expect, test } from "vitest";
import { databaseForFile } from "./harness.ts";
import { race } from "./race.ts";
import { actAs, actAsSuperuser, committed, rolledBack, signUp } from "./world.ts";

const database = databaseForFile();

beforeAll(async () => {
	await database.pool.query(
		`insert into challenges (id, title, difficulty, category, points, project)
			values ('lamp', 'Lamp', 'intermediate', 'sensors', 100, true)`,
	);
});

type Db = Pool | PoolClient;
type Group = { host: string; partner: string; third: string; session: string };

async function answer<Value>(db: Db, sql: string, values: unknown[] = []): Promise<Value> {
	const { rows } = await db.query<{ value: Value }>(`select ${sql} as value`, values);
	return rows[0]?.value as Value;
}

const join = (db: Db, { host, session }: Group, userId: string) =>
	answer<string>(db, "join_together($1, $2, $3)", [host, session, userId]);
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
	["40 minutes without a word of the partner", "confirmed_at = now() - interval '41 minutes'"],
	["90 minutes without a new proof", "proved_at = now() - interval '91 minutes'"],
	["a clock that was months ahead", "proved_at = now() + interval '3 months'"],
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

test(
	"a part lasts 40 minutes from the last word of its learner: taking the keyboard, or the answer that all are there",
	together(async (db, made) => {
		await join(db, made, made.third);
		const ids = async () => (await seatsOf(db)).map(({ id }) => id);
		const later = async (minutes: number) => {
			await actAsSuperuser(db);
			await db.query("update together_members set confirmed_at = confirmed_at - $1 * interval '1 minute'", [minutes]);
			await atTheComputer(db, made);
		};
		await later(39);
		await db.query("select drive_together($1)", [made.partner]);
		await later(2);
		expect(await ids()).toEqual([made.host, made.partner]);
		await later(37);
		await db.query("select confirm_together()");
		await later(39);
		expect(await ids()).toEqual([made.host, made.partner]);
		await atTheComputer(db, { ...made, host: made.partner });
		await db.query("select confirm_together()");
		await later(2);
		expect(await ids()).toEqual([]);
		// Whose part has ended is there again by their secret only.
		await db.query("select drive_together($1), confirm_together()", [made.partner]);
		expect(await ids()).toEqual([]);
	}),
);

test(
	"the first one's word keeps nobody there beyond 90 minutes; a new proof does",
	together(async (db, made) => {
		const later = async (minutes: number) => {
			await actAsSuperuser(db);
			await db.query("update together_members set proved_at = proved_at - $1 * interval '1 minute'", [minutes]);
		};
		await later(80);
		expect(await join(db, made, made.partner)).toBe("here");
		await later(80);
		await atTheComputer(db, made);
		await db.query("select drive_together($1), confirm_together()", [made.partner]);
		expect((await seatsOf(db)).map(({ id }) => id)).toEqual([made.host, made.partner]);
		await later(11);
		await complete(db, made);
		expect(await pointsOf(db, [made.host, made.partner])).toEqual([100, 0]);
	}),
);

test.each<[string, (db: PoolClient, made: Group) => Promise<unknown>]>([
	["leaves from a session of their own", (db, { partner }) => db.query("select leave_together($1)", [partner])],
	[
		"works in a session of their own",
		(db, { partner }) => db.query("select send_heartbeat($1, 'lamp', true)", [partner]),
	],
	[
		"signs in at another computer",
		async (db, { partner }) => {
			await actAsSuperuser(db);
			await db.query("update auth.users set last_sign_in_at = now() where id = $1", [partner]);
		},
	],
])("who %s sits beside nobody any more: no help, no points and no copies are theirs", async (_, act) => {
	await rolledBack(database.pool, async (db) => {
		const made = await group(db);
		expect(await join(db, made, made.third)).toBe("joined");
		await atTheComputer(db, { ...made, host: made.partner, session: randomUUID() });
		await act(db, made);
		await atTheComputer(db, made);
		expect((await seatsOf(db)).map(({ id }) => id)).toEqual([made.host, made.third]);
		await save(db, made.host, "without Baraka");
		await handIn(db, randomUUID());
		await actAsSuperuser(db);
		await takeHelp(db, made, "a");
		await complete(db, made);
		expect(await pointsOf(db, [made.host, made.partner, made.third])).toEqual([90, 0, 90]);
		expect(await versionsOf(db, made.partner)).toEqual([]);
		expect(await submissionsOf(db, made.partner)).toEqual([]);
	});
});

test(
	"a class-mate's leaving, or their own as a host, ends nobody else's part",
	together(async (db, made) => {
		for (const [who, userId] of [
			[made.third, made.partner],
			[made.partner, made.host],
		] as const) {
			await atTheComputer(db, { ...made, host: who, session: randomUUID() });
			await db.query("select leave_together($1)", [userId]);
		}
		await atTheComputer(db, made);
		expect((await seatsOf(db)).map(({ id }) => id)).toEqual([made.host, made.partner]);
	}),
);

test(
	"who joins again after their part has ended sits there again, at a seat that others have left",
	together(async (db, made) => {
		await join(db, made, made.third);
		await db.query("update together_members set confirmed_at = now() - interval '1 hour' where seat > 1");
		expect(await join(db, made, await signUp(db, { name: "Zuri Kim", user_type: "student" }))).toBe("joined");
		expect(await join(db, made, made.partner)).toBe("joined");
		expect(await join(db, made, made.third)).toBe("full");
	}),
);

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

const save = (db: PoolClient, userId: string, body: string, base = 0) =>
	db.query("select save_work($1, 'lamp', 'sketch', $2, $3, $4)", [userId, body, base, randomUUID()]);
const versionsOf = async (db: PoolClient, userId: string) => {
	const { rows } = await db.query<{ body: string }>(
		"select body from work_versions where user_id = $1 order by revision",
		[userId],
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

const attempt = (db: PoolClient, { host }: Group, action: string, passed = false) =>
	db.query("select record_attempt($1, $2, 'lamp', 'sketch', $3, '{}', 2, 'bright')", [host, action, passed]);
const attemptsOf = (db: Db, userId: string) =>
	answer<number | null>(
		db,
		"(select jsonb_build_array(attempts, failed_in_row, active_minutes) from attempt_totals where user_id = $1)",
		[userId],
	);

test(
	"an attempt, a step of the lesson and being here count in each one's progress; nothing after leaving",
	together(async (db, made) => {
		await db.query("insert into class_codes (id, class_name) values ($1, '7A')", [made.session]);
		await db.query("insert into class_members (class_id, user_id) select $1, unnest($2::uuid[])", [
			made.session,
			[made.host, made.partner, made.third],
		]);
		await db.query("delete from class_pulses");
		await atTheComputer(db, made);
		const action = randomUUID();
		await attempt(db, made, action);
		await attempt(db, made, action);
		await db.query("select send_heartbeat($1, 'lamp', true)", [made.host]);
		await db.query("select save_lesson_progress($1, 'lamp', '{parts,story}', 1::smallint)", [made.host]);
		await actAsSuperuser(db);
		for (const userId of [made.host, made.partner]) expect(await attemptsOf(db, userId)).toEqual([1, 1, 1]);
		expect(await attemptsOf(db, made.third)).toBeNull();
		expect((await db.query("select from class_pulses")).rowCount).toBe(1);
		for (const table of ["presences", "attendance_spans"]) {
			expect((await db.query(`select user_id from ${table} order by user_id`)).rows).toEqual(
				[made.host, made.partner].toSorted().map((user_id) => ({ user_id })),
			);
		}
		expect((await db.query("select steps, prediction from lesson_progress order by prediction")).rows).toEqual([
			{ steps: ["parts", "story"], prediction: 1 },
			{ steps: ["parts", "story"], prediction: null },
		]);
		await atTheComputer(db, made);
		await db.query("select leave_together($1)", [made.partner]);
		await attempt(db, made, randomUUID());
		// What had arrived before is sent again to a computer at which somebody else sits now.
		await actAsSuperuser(db);
		await join(db, made, made.third);
		await atTheComputer(db, made);
		await attempt(db, made, action);
		await actAsSuperuser(db);
		expect(await attemptsOf(db, made.host)).toEqual([2, 2, 1]);
		expect(await attemptsOf(db, made.partner)).toEqual([1, 1, 1]);
		expect(await attemptsOf(db, made.third)).toBeNull();
	}),
);

test(
	"the page shows what a project gave each who sits there, and nothing of what they had before",
	together(async (db, made) => {
		await db.query("select complete_project($1, 'lamp', '')", [made.third]);
		await db.query("update project_completions set completed_at = now() - interval '1 day'");
		await join(db, made, made.third);
		await db.query("select take_help($1, 'lamp', 'hint', '{own}')", [made.partner]);
		await complete(db, made);
		const read = async () => (await db.query("select * from together_points('lamp')")).rows;
		await atTheComputer(db, made);
		expect(await read()).toEqual([
			{ id: made.host, name: "Asha M.", points: 100 },
			{ id: made.partner, name: "Baraka M.", points: 90 },
			{ id: made.third, name: "Juma A.", points: null },
		]);
		for (const stranger of [
			{ ...made, session: randomUUID() },
			{ ...made, host: made.partner },
		]) {
			await atTheComputer(db, stranger);
			expect(await read()).toEqual([]);
		}
	}),
);

const handIn = (db: PoolClient, id: string, files: string[] = []) =>
	db.query(
		"insert into challenge_submissions (id, challenge_id, submission_text, work, submission_files) values ($1, 'lamp', 'We did it', $2, $3)",
		[id, { kind: "sketch", program: "void setup() {}" }, files],
	);
const submissionsOf = async (db: PoolClient, userId: string) =>
	(
		await db.query(
			"select status, points_awarded, submission_text, submission_files, work, helps, together_first from challenge_submissions where student_id = $1",
			[userId],
		)
	).rows;

test(
	"a submission is each one's, and one review covers all",
	together(async (db, made) => {
		const teacher = await signUp(db, { name: "Zawadi Kim", user_type: "educator" });
		await db.query("update roles set verified_at = now() where user_id = $1", [teacher]);
		await db.query("select take_help($1, 'lamp', 'hint', '{own}')", [made.partner]);
		await takeHelp(db, made, "a");
		const file = `${made.host}/lamp.pdf`;
		await db.query("insert into storage.objects (bucket_id, name) values ('challenge-submissions', $1)", [file]);
		await atTheComputer(db, made);
		const id = randomUUID();
		await handIn(db, id, [file]);
		await actAsSuperuser(db);
		expect(await submissionsOf(db, made.partner)).toMatchObject([
			{
				status: "pending",
				submission_text: "We did it",
				submission_files: [file],
				helps: { hints: 1 },
				together_first: false,
			},
		]);
		expect(await submissionsOf(db, made.third)).toEqual([]);
		await actAs(db, teacher);
		expect(await answer(db, "teacher_today('UTC')")).toMatchObject({ waiting: 1 });
		await db.query("select review_submission($1, 1, 'approved', 40, 'Good', null, $2)", [
			id,
			JSON.stringify([{ line: "It rings.", met: true }]),
		]);
		await actAsSuperuser(db);
		const marks = await db.query(
			"select rubric -> 0 -> 'met' as met from challenge_submissions where student_id = $1",
			[made.partner],
		);
		expect(marks.rows).toEqual([{ met: true }]);
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

test("a review and a completion of several wait for each other without a deadlock", async () => {
	const { pool } = database;
	const teacher = await signUp(pool, { name: "Zawadi Kim", user_type: "educator" });
	await pool.query("update roles set verified_at = now() where user_id = $1", [teacher]);
	const people = [
		await signUp(pool, { name: "Asha Mushi", user_type: "student" }),
		await signUp(pool, { name: "Baraka Moshi", user_type: "student" }),
	].toSorted();
	// The review begins with the host, whose id is the later one.
	const [partner = "", host = ""] = people;
	const made = { host, partner, third: "", session: randomUUID() };
	await join(pool, made, partner);
	const id = randomUUID();
	await committed(pool, async (db) => {
		await atTheComputer(db, made);
		await handIn(db, id);
	});
	const lock = (db: PoolClient) => db.query("select from user_points where user_id = $1 for update", [host]);
	const review = (db: PoolClient) => answer(db, "(review_submission($1, 1, 'approved', 40)).status", [id]);
	const outcomes = await race(
		pool,
		{ who: "service", work: lock },
		{ who: teacher, work: review },
		{ who: "service", work: (db) => complete(db, made) },
	);
	expect(outcomes.slice(1)).toMatchObject(["approved", { already: false }]);
	expect(await pointsOf(pool, people)).toEqual([140, 140]);
});

/** Puts each person into a class of their own; the ids of the classes, which are in the order of the people. */
async function classesOf(pool: Pool, people: string[]): Promise<string[]> {
	const classes = people.map(() => randomUUID()).toSorted();
	await pool.query("insert into class_codes (id, class_name) select unnest($1::uuid[]), '7A'", [classes]);
	await pool.query("insert into class_members (class_id, user_id) select * from unnest($1::uuid[], $2::uuid[])", [
		classes,
		people,
	]);
	return classes;
}

const holdPulse = (id: string | undefined) => (db: PoolClient) =>
	db.query("select from class_pulses where class_id = $1 for update", [id]);

test("a completion and an attempt of two who are in different classes wait for each other without a deadlock", async () => {
	const { pool } = database;
	const made = await group(pool);
	const work = async (db: PoolClient) => {
		await atTheComputer(db, made);
		await attempt(db, made, randomUUID());
		return "counted";
	};
	// The class of who is credited first comes last.
	const [lower] = await classesOf(pool, [made.host, made.partner].toSorted().reverse());
	const outcomes = await race(
		pool,
		{ who: "service", work: holdPulse(lower) },
		{ who: made.host, work },
		{ who: "service", work: (db) => complete(db, made) },
	);
	expect(outcomes.slice(1)).toMatchObject(["counted", { already: false }]);
});

test("so do a completion and a submission", async () => {
	const { pool } = database;
	const made = await group(pool);
	const work = async (db: PoolClient) => {
		await atTheComputer(db, made);
		await handIn(db, randomUUID());
		return "sent";
	};
	// The partner's submission is written before the triggers of the host's own have ended.
	const [lower] = await classesOf(pool, [made.host, made.partner]);
	const outcomes = await race(
		pool,
		{ who: "service", work: holdPulse(lower) },
		{ who: "service", work: (db) => complete(db, made) },
		{ who: made.host, work },
	);
	expect(outcomes.slice(1)).toMatchObject([{ already: false }, "sent"]);
});

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
