import type { PoolClient } from "pg";
import { describe, expect, test } from "vitest";
import type { ClassLearner } from "#domain/classroom/class-progress.ts";
import { CALLERS, type Caller, CLASS, classSchool } from "./class-school.ts";
import { actAs, actAsSuperuser, undone } from "./world.ts";

const school = classSchool(
	"delete from attempt_totals; delete from check_attempts; delete from presences; delete from attendance_spans",
);
const { people, switchTo } = school;

const as = (caller: Caller, work: (db: PoolClient) => Promise<void>) => () => school.as(caller, work);

interface Attempt {
	passed?: boolean;
	steps?: string[];
	failedStep?: string | null;
	action?: string;
	userId?: string;
	project?: string;
}

async function attempt(
	db: PoolClient,
	{ passed = false, steps = [], failedStep = "red_first", ...rest }: Attempt = {},
) {
	const { action = crypto.randomUUID(), userId = people.owner, project = "lamp" } = rest;
	await db.query("select record_attempt($1, $2, $3, 'blocks', $4, $5, 3, $6, '{\"code\": \"stayed_low\"}', 'blocks')", [
		...[userId, action, project, passed, steps, failedStep],
	]);
}

async function totals(db: PoolClient) {
	const { rows } = await db.query("select attempts, failed_in_row, failed_step, steps_passed from attempt_totals");
	return rows[0];
}

async function call(db: PoolClient, sql: string, values: unknown[] = []) {
	const { rows } = await db.query<{ answer: Record<string, unknown> }>(`select ${sql} as answer`, values);
	return rows[0]?.answer;
}

describe("attempts", () => {
	test(
		"those without a new step add up",
		as("owner", async (db) => {
			for (let time = 0; time < 5; time++) await attempt(db);
			expect(await totals(db)).toMatchObject({ attempts: 5, failed_in_row: 5, failed_step: "red_first" });
		}),
	);

	test(
		"a step that passes for the first time begins the count again, a second time it does not",
		as("owner", async (db) => {
			await attempt(db);
			await attempt(db, { steps: ["red_first"], failedStep: "yellow_second" });
			expect(await totals(db)).toMatchObject({ failed_in_row: 0, failed_step: "yellow_second" });
			await attempt(db);
			await attempt(db, { steps: ["red_first"] });
			expect(await totals(db)).toMatchObject({ attempts: 4, failed_in_row: 2, steps_passed: ["red_first"] });
			await attempt(db, { passed: true, steps: ["red_first"], failedStep: null });
			expect(await totals(db)).toMatchObject({ attempts: 5, failed_in_row: 0, failed_step: null });
		}),
	);

	test(
		"one that arrives twice counts once",
		as("owner", async (db) => {
			const action = crypto.randomUUID();
			await attempt(db, { action });
			await attempt(db, { action });
			expect(await totals(db)).toMatchObject({ attempts: 1, failed_in_row: 1 });
		}),
	);

	test(
		"nobody records another's, and none of what is no project",
		as("classmate", async (db) => {
			const anothers = undone(db, () => attempt(db));
			await expect(anothers).rejects.toThrow("Only the person signed in");
			const ofNothing = undone(db, () => attempt(db, { userId: people.classmate, project: "windmill" }));
			await expect(ofNothing).rejects.toThrow("There is no such project");
		}),
	);

	test(
		"only the newest keep their program",
		as("owner", async (db) => {
			for (let time = 0; time < 23; time++) await attempt(db);
			const { rows } = await db.query(
				"select count(*)::integer as all, count(program)::integer as kept from check_attempts",
			);
			expect(rows[0]).toEqual({ all: 23, kept: 20 });
		}),
	);
});

describe("who is here", () => {
	test(
		"a heartbeat with input counts a minute, once",
		as("owner", async (db) => {
			expect(await call(db, "send_heartbeat($1, 'lamp', true)", [people.owner])).toBe(true);
			await call(db, "send_heartbeat($1, 'lamp', true)", [people.owner]);
			expect((await db.query("select active_minutes from attempt_totals")).rows).toEqual([{ active_minutes: 1 }]);
			await actAsSuperuser(db);
			await db.query("update presences set active_at = now() - interval '1 minute'");
			await actAs(db, people.owner);
			await call(db, "send_heartbeat($1, 'lamp', false)", [people.owner]);
			await call(db, "send_heartbeat($1, 'lamp', true)", [people.owner]);
			expect((await db.query("select active_minutes from attempt_totals")).rows).toEqual([{ active_minutes: 2 }]);
		}),
	);

	test(
		"of who is in no class nothing is kept",
		as("administrator", async (db) => {
			expect(await call(db, "send_heartbeat($1, 'lamp', true)", [people.administrator])).toBe(false);
			expect((await db.query("select from presences")).rowCount).toBe(0);
		}),
	);

	test(
		"one person is not here for another",
		as("classmate", async (db) => {
			await expect(call(db, "send_heartbeat($1)", [people.owner])).rejects.toThrow("Only the person signed in");
		}),
	);
});

describe("attendance", () => {
	const spans = async (db: PoolClient) => {
		const { rows } = await db.query(
			"select minutes, (extract(epoch from last_at - first_at) / 60)::integer as lasted from attendance_spans order by first_at",
		);
		return rows;
	};
	/** Lets that many minutes pass since the last heartbeat. */
	const pass = async (db: PoolClient, minutes: number) => {
		await actAsSuperuser(db);
		await db.query("update attendance_spans set first_at = first_at - $1::interval, last_at = last_at - $1::interval", [
			`${minutes} minutes`,
		]);
		await actAs(db, people.owner);
	};
	const beat = (db: PoolClient) => call(db, "send_heartbeat($1, 'lamp', true)", [people.owner]);

	test(
		"a heartbeat lengthens the span and counts a minute, once",
		as("owner", async (db) => {
			await beat(db);
			await beat(db);
			expect(await spans(db)).toEqual([{ minutes: 1, lasted: 0 }]);
			await pass(db, 1);
			await beat(db);
			await pass(db, 29);
			await beat(db);
			expect(await spans(db)).toEqual([{ minutes: 3, lasted: 30 }]);
		}),
	);

	test(
		"after a break of 30 minutes a new span begins",
		as("owner", async (db) => {
			await beat(db);
			await pass(db, 30);
			await beat(db);
			await pass(db, 1);
			await beat(db);
			expect(await spans(db)).toEqual([
				{ minutes: 1, lasted: 0 },
				{ minutes: 2, lasted: 1 },
			]);
		}),
	);

	test(
		"is kept for 400 days",
		as("owner", async (db) => {
			await beat(db);
			await pass(db, 401 * 24 * 60);
			await beat(db);
			await switchTo(db, "service");
			await call(db, "purge_attendance()");
			expect(await spans(db)).toEqual([{ minutes: 1, lasted: 0 }]);
		}),
	);
});

describe("a raised hand", () => {
	const hand = async (db: PoolClient) => {
		await actAsSuperuser(db);
		return (await db.query("select from presences where hand_raised_at is not null")).rowCount;
	};

	test(
		"rings at the class teacher once in two minutes",
		as("owner", async (db) => {
			await call(db, "raise_hand()");
			await call(db, "lower_hand($1)", [people.owner]);
			expect(await hand(db)).toBe(0);
			await actAs(db, people.owner);
			await call(db, "raise_hand()");
			expect(await hand(db)).toBe(1);
			const { rows } = await db.query("select user_id, params from notifications where code = 'class_hand_raised'");
			const params = { class_id: CLASS, class_name: "7A Robotics", person_id: people.owner, name: "Asha M." };
			expect(rows).toEqual([{ user_id: people.verifiedEducator, params }]);
		}),
	);

	test(
		"asks at the teacher while it is up, the second time too",
		as("owner", async (db) => {
			const asks = async () => {
				await actAsSuperuser(db);
				const { rows } = await db.query(
					"select is_read, asks_to_act from notifications where code = 'class_hand_raised' and user_id = $1",
					[people.verifiedEducator],
				);
				await actAs(db, people.owner);
				return rows;
			};
			await call(db, "raise_hand()");
			expect(await asks()).toEqual([{ is_read: false, asks_to_act: true }]);
			await call(db, "lower_hand($1)", [people.owner]);
			expect(await asks()).toEqual([{ is_read: true, asks_to_act: true }]);
			await call(db, "raise_hand()");
			expect(await asks()).toEqual([{ is_read: false, asks_to_act: true }]);
		}),
	);

	test.each([
		["9 minutes", 1],
		["11 minutes", 0],
	])("of who was away for %s is up %i times", (away, count) =>
		school.as("owner", async (db) => {
			await call(db, "raise_hand()");
			await actAsSuperuser(db);
			await db.query("update presences set seen_at = now() - $1::interval", [away]);
			await actAs(db, people.owner);
			await call(db, "send_heartbeat($1, 'lamp', true)", [people.owner]);
			expect(await hand(db)).toBe(count);
		}),
	);

	test.each([
		["owner", true],
		["verifiedEducator", true],
		["classmate", false],
		["unverifiedEducator", false],
		["administrator", false],
	] as const)("is taken down by the %s: %s", (role, may) =>
		school.as("service", async (db) => {
			await actAs(db, people.owner);
			await call(db, "raise_hand()");
			await switchTo(db, role);
			const lowered = await undone(db, () => call(db, "lower_hand($1)", [people.owner])).then(
				() => true,
				() => false,
			);
			expect(lowered).toBe(may);
		}),
	);

	test(
		"who is in no class raises none",
		as("unverifiedEducator", async (db) => {
			await expect(call(db, "raise_hand()")).rejects.toThrow("Members of a class");
		}),
	);
});

describe("help", () => {
	test.each(CALLERS)("is marked by %s", (role) =>
		school.as(role, async (db) => {
			const marked = await undone(db, () => call(db, "mark_helped($1)", [people.owner])).then(
				() => true,
				(error: { code: string }) => error.code,
			);
			expect(marked).toBe(role === "verifiedEducator" ? true : "42501");
		}),
	);

	test(
		"takes the hand down, and counts until the next attempt",
		as("owner", async (db) => {
			const helped = async () => {
				await switchTo(db, "verifiedEducator");
				const { learners } = (await call(db, "class_progress($1)", [CLASS])) as { learners: ClassLearner[] };
				const asha = learners.find(({ id }) => id === people.owner);
				await actAs(db, people.owner);
				const bell = asha?.projects.find(({ project }) => project === "bell");
				return [asha?.handRaisedAt, bell?.failedInRow, bell?.helpedMinutes];
			};
			await call(db, "send_heartbeat($1, 'bell', true)", [people.owner]);
			await call(db, "raise_hand()");
			for (let time = 0; time < 5; time++) await attempt(db, { project: "bell" });
			expect(await helped()).toEqual([expect.any(String), 5, undefined]);
			await switchTo(db, "verifiedEducator");
			await call(db, "mark_helped($1)", [people.owner]);
			expect(await helped()).toEqual([null, 5, 1]);
			await attempt(db, { project: "bell" });
			expect(await helped()).toEqual([null, 6, undefined]);
		}),
	);
});

describe("a tip", () => {
	const tip = "select give_tip($1, $2, 'lamp')";

	test.each(CALLERS)("%s", (role) =>
		school.as(role, async (db) => {
			const given = await undone(db, () => db.query(tip, [people.owner, "Look."])).then(
				() => true,
				(error: { code: string }) => error.code,
			);
			expect(given).toBe(role === "verifiedEducator" ? true : "42501");
		}),
	);

	test(
		"is in the learner's bell, and of no other; it has words, and 20 come in an hour",
		as("verifiedEducator", async (db) => {
			await db.query(tip, [people.owner, " Look at the\nlight. "]);
			for (const words of [null, "", " \n", "x".repeat(501)]) {
				await undone(db, () => expect(db.query(tip, [people.owner, words])).rejects.toMatchObject({ code: "23514" }));
			}
			for (let count = 1; count < 20; count++) await db.query(tip, [people.owner, "Look."]);
			await undone(db, () => expect(db.query(tip, [people.owner, "Look."])).rejects.toMatchObject({ code: "QTIPS" }));
			await actAsSuperuser(db);
			const { rows } = await db.query(
				"select user_id, params from notifications where code = 'teacher_tip' and params ->> 'tip' <> 'Look.'",
			);
			const params = { tip: "Look at the\nlight.", author: "Baraka M.", challenge_id: "lamp", kit: "primary" };
			expect(rows).toEqual([{ user_id: people.owner, params }]);
		}),
	);

	test(
		"the 20 are each learner's own, of the last hour",
		as("verifiedEducator", async (db) => {
			const give = (learner: string) => db.query(tip, [learner, "Look."]);
			const age = async (minutes: number) => {
				await actAsSuperuser(db);
				await db.query("update notifications set created_at = now() - $1 * interval '1 minute'", [minutes]);
				await switchTo(db, "verifiedEducator");
			};
			for (let count = 0; count < 20; count++) await give(people.owner);
			await give(people.classmate);
			await age(59);
			await undone(db, () => expect(give(people.owner)).rejects.toMatchObject({ code: "QTIPS" }));
			await age(61);
			await give(people.owner);
		}),
	);

	test(
		"names a project, and no challenge of a teacher",
		as("verifiedEducator", async (db) => {
			await actAsSuperuser(db);
			const { rows } = await db.query<{ id: string }>("select id from challenges where title = 'Windmill'");
			await switchTo(db, "verifiedEducator");
			await db.query("select give_tip($1, 'Rest.', $2)", [people.owner, rows[0]?.id]);
			await actAsSuperuser(db);
			const given = await db.query(
				"select params ? 'challenge_id' as named from notifications where code = 'teacher_tip'",
			);
			expect(given.rows).toEqual([{ named: false }]);
		}),
	);
});

test(
	"the hints that were read of the step that failed last are counted",
	as("owner", async (db) => {
		await attempt(db, { project: "bell" });
		await actAsSuperuser(db);
		await db.query(
			"insert into project_helps (user_id, project_id, help_id, kind, cost) select $1, 'bell', id, 'hint', 0 from unnest($2::text[]) id",
			[people.owner, ["red_first/ask", "red_first/look", "yellow_second/ask"]],
		);
		await switchTo(db, "verifiedEducator");
		const { learners } = (await call(db, "class_progress($1)", [CLASS])) as { learners: ClassLearner[] };
		const work = learners.find(({ id }) => id === people.owner)?.projects.find(({ project }) => project === "bell");
		expect(work?.rungs).toBe(2);
	}),
);

describe("the boards of a class", () => {
	const boards = (db: PoolClient, wanted: object[]) =>
		call(db, "class_boards($1, $2)", [CLASS, JSON.stringify(wanted)]) as unknown as Promise<Record<string, unknown>[]>;
	const lamp = () => ({ learner: people.owner, project: "lamp" });

	test.each(CALLERS)("%s", (role) =>
		school.as(role, async (db) => {
			const answer = boards(db, [lamp()]);
			if (role === "verifiedEducator" || role === "administrator") expect(await answer).toHaveLength(1);
			else await expect(answer).rejects.toMatchObject({ code: "42501" });
		}),
	);

	test(
		"are the newest work of its own learners, and what the last try passed, 12 at once",
		as("owner", async (db) => {
			await attempt(db, { steps: ["red_first"] });
			const save = (kind: string, body: string, base: number) =>
				db.query("select save_work($1, 'lamp', $2, $3, $4, $5, true)", [
					...[people.owner, kind, body, base, crypto.randomUUID()],
				]);
			await save("sketch", "first", 0);
			await save("sketch", "second", 1);
			await save("circuit", "wired", 0);
			await switchTo(db, "verifiedEducator");
			const found = await boards(db, [lamp(), { learner: people.verifiedEducator, project: "lamp" }]);
			expect(found).toEqual([{ ...lamp(), kind: "sketch", program: "second", circuit: "wired", passed: 1, steps: 3 }]);
			await undone(db, () => expect(boards(db, Array(13).fill(lamp()))).rejects.toMatchObject({ code: "23514" }));
		}),
	);
});

describe("the progress of a class", () => {
	const allowed: Caller[] = ["verifiedEducator", "administrator"];
	test.each(CALLERS)("%s", (role) =>
		school.as(role, async (db) => {
			const answer = call(db, "class_progress($1)", [CLASS]);
			if (allowed.includes(role)) expect(await answer).toMatchObject({ learners: [{}, {}] });
			else await expect(answer).rejects.toThrow(role === "stranger" ? "permission denied" : "Verified teachers");
		}),
	);

	test(
		"is what was tried, done and handed in, and who is here",
		as("owner", async (db) => {
			await attempt(db);
			await attempt(db, { project: "bell" });
			await call(db, "send_heartbeat($1, 'bell', true)", [people.owner]);
			await call(db, "raise_hand()");
			await switchTo(db, "verifiedEducator");
			const { learners } = (await call(db, "class_progress($1)", [CLASS])) as { learners: Record<string, unknown>[] };
			const asha = learners.find(({ id }) => id === people.owner);
			expect(asha).toMatchObject({ name: "Asha Mushi", at: "bell", handRaisedAt: expect.any(String) });
			expect(asha?.projects).toEqual(
				expect.arrayContaining([
					{ project: "lamp", attempts: 1, doneAt: expect.any(String), waiting: people.owner },
					expect.objectContaining({
						...{ project: "bell", attempts: 1, failedInRow: 1, activeMinutes: 1 },
						...{ failedStep: "red_first", seen: { code: "stayed_low" } },
					}),
				]),
			);
		}),
	);

	test("its pulse follows attempts, presence, hands, submissions and members", () =>
		school.as("service", async (db) => {
			const pulse = async (work: () => Promise<unknown>) => {
				await actAsSuperuser(db);
				await db.query("update class_pulses set changed_at = 'epoch'");
				await work();
				await actAsSuperuser(db);
				return (await db.query("select from class_pulses where changed_at > 'epoch'")).rowCount;
			};
			const owner = (work: () => Promise<unknown>) => async () => {
				await actAs(db, people.owner);
				await work();
			};
			expect(await pulse(owner(() => attempt(db)))).toBe(1);
			expect(await pulse(owner(() => call(db, "send_heartbeat($1, 'bell')", [people.owner])))).toBe(1);
			expect(await pulse(owner(() => call(db, "send_heartbeat($1, 'bell')", [people.owner])))).toBe(0);
			expect(await pulse(owner(() => call(db, "raise_hand()")))).toBe(1);
			expect(await pulse(owner(() => call(db, "lower_hand($1)", [people.owner])))).toBe(1);
			const handIn = "insert into challenge_submissions (challenge_id, submission_text) values ('bell', 'It rings.')";
			expect(await pulse(owner(() => db.query(handIn)))).toBe(1);
			const leave = "delete from class_members where user_id = $1";
			expect(await pulse(() => db.query(leave, [people.classmate]))).toBe(1);
			expect(await pulse(async () => {})).toBe(0);
		}));
});

test.each(CALLERS)("%s reads a learner's progress as the teacher of their class only", (role) =>
	school.as(role, async (db) => {
		const answer = call(db, "learner_progress($1)", [people.owner]);
		if (role === "verifiedEducator") {
			expect(await answer).toMatchObject({
				name: "Asha Mushi",
				completions: [{ project: "lamp" }],
				helps: [{ id: "hint-1" }],
			});
		} else await expect(answer).rejects.toThrow(role === "stranger" ? "permission denied" : "Verified teachers");
	}),
);

test("what a member of a class saves has a head, what others save has none", () =>
	school.as("service", async (db) => {
		const save = async (userId: string) => {
			await actAs(db, userId);
			await db.query("select save_work($1, 'bell', 'sketch', 'x', 0, gen_random_uuid())", [userId]);
			await actAsSuperuser(db);
		};
		await save(people.owner);
		await save(people.unverifiedEducator);
		const { rows } = await db.query("select user_id, revision from work_heads where project_id = 'bell'");
		expect(rows).toEqual([{ user_id: people.owner, revision: 1 }]);
	}));

describe("a teacher's day", () => {
	test.each(CALLERS)("%s", (role) =>
		school.as(role, async (db) => {
			const answer = call(db, "teacher_today('Africa/Nairobi')");
			if (role === "verifiedEducator") expect(await answer).toMatchObject({ learners: 2, classes: [{ students: 2 }] });
			else if (role === "administrator") expect(await answer).toMatchObject({ learners: 0, classes: [] });
			else if (role === "otherTeacher") expect(await answer).toMatchObject({ learners: 0, classes: [{ students: 0 }] });
			else await expect(answer).rejects.toThrow(role === "stranger" ? "permission denied" : "Verified teachers");
		}),
	);

	test(
		"counts who is here, what waits and what was finished on each day of the teacher's own time zone",
		as("owner", async (db) => {
			await call(db, "send_heartbeat($1)", [people.owner]);
			await actAsSuperuser(db);
			await db.query("delete from project_completions");
			await db.query(
				`insert into project_completions (user_id, project_id, points, source, completed_at)
				select $1, 'project-' || days, 10, '', now() - days * interval '1 day' from generate_series(0, 9) days`,
				[people.owner],
			);
			await switchTo(db, "verifiedEducator");
			const today = await call(db, "teacher_today('Africa/Nairobi')");
			expect(today).toMatchObject({ here: 1, waiting: 2, oldest: { challenge: "lamp" }, lastWeek: 3 });
			expect(today).toMatchObject({ classes: [{ done: { "project-0": 1, "project-9": 1 } }] });
			expect((today as { week: { done: number }[] }).week.map(({ done }) => done)).toEqual([1, 1, 1, 1, 1, 1, 1]);
		}),
	);
});

test(
	"what others' learners handed in waits for them, and for who has no class",
	as("service", async (db) => {
		const waiting = async (caller: Caller) => {
			await switchTo(db, caller);
			return ((await call(db, "teacher_today('UTC')")) as { waiting: number }).waiting;
		};
		await actAs(db, people.outsider);
		await db.query("insert into challenge_submissions (challenge_id, submission_text) values ('bell', 'It rings.')");
		const [own, all] = [await waiting("verifiedEducator"), await waiting("administrator")];
		expect(all - own).toBe(1);
		expect(await waiting("otherTeacher")).toBe(0);
	}),
);

describe("what is handed in", () => {
	const handIn = (db: PoolClient, work: object | null) =>
		db.query<{ check_report: object | null; helps: object | null }>(
			`insert into challenge_submissions (challenge_id, submission_text, work) values ('lamp', 'Look!', $1)
			returning check_report, helps`,
			[work && JSON.stringify(work)],
		);
	const WORK = { kind: "sketch", program: "void setup() {}", circuit: null };

	test(
		"carries the help that was used, and nothing of what the page says of its checks; words alone carry nothing",
		as("owner", async (db) => {
			await attempt(db, { steps: ["red_first"], failedStep: "yellow_second" });
			const { rows } = await handIn(db, WORK);
			expect(rows[0]).toEqual({ check_report: null, helps: { hints: 1, solution: false } });
			expect((await handIn(db, null)).rows[0]).toEqual({ check_report: null, helps: null });
		}),
	);

	test(
		"is a program of a known kind, and no report of the learner's own is taken",
		as("owner", async (db) => {
			await expect(undone(db, () => handIn(db, { kind: "poem", program: "x" }))).rejects.toThrow("work_check");
			const own =
				"insert into challenge_submissions (challenge_id, submission_text, check_report) values ('lamp', 'x', '{}')";
			await expect(undone(db, () => db.query(own))).rejects.toThrow("permission denied");
		}),
	);

	test.each(["owner", "verifiedEducator", "administrator"] as const)("is changed by nobody later: %s", (role) =>
		school.as("service", async (db) => {
			await actAs(db, people.owner);
			await handIn(db, WORK);
			await switchTo(db, role);
			await expect(db.query("update challenge_submissions set work = null")).rejects.toThrow("permission denied");
		}),
	);
});

describe("attempts of all years", () => {
	const OF_ONE = "from check_attempts where user_id = 'OWNER'";

	test.each([
		[
			"a learner's newest",
			"check_attempts_time_idx",
			`select * ${OF_ONE} order by attempted_at desc, id desc limit 300`,
		],
		[
			"those of a day",
			"check_attempts_time_idx",
			`select * ${OF_ONE} and attempted_at >= now() and attempted_at < now()`,
		],
		["the programs", "check_attempts_program_idx", `select octet_length(program) ${OF_ONE} and program is not null`],
	])("are not read to find %s", (_, index, query) =>
		school.as("service", async (db) => {
			await actAsSuperuser(db);
			await db.query("set local enable_seqscan = off; set local enable_sort = off; set local enable_bitmapscan = off");
			const { rows } = await db.query<{ "QUERY PLAN": string }>(`explain ${query.replace("OWNER", people.owner)}`);
			const plan = rows.map((row) => row["QUERY PLAN"]).join();
			expect(plan).toContain(index);
			expect(plan).not.toContain("Filter");
		}),
	);
});

describe("what attempts keep", () => {
	const stored = async (db: PoolClient) =>
		(await db.query("select cardinality(steps_passed) as steps from attempt_totals where user_id = $1", [people.owner]))
			.rows[0]?.steps;
	const record = (db: PoolClient, steps: string[], program: string) =>
		db.query("select record_attempt($1, gen_random_uuid(), 'lamp', 'sketch', false, $2, 3, 'x', null, $3)", [
			people.owner,
			steps,
			program,
		]);

	test(
		"is 40 steps of a project at most, whatever ids a page sends",
		as("owner", async (db) => {
			for (let round = 0; round < 3; round += 1) {
				await record(
					db,
					Array.from({ length: 30 }, (_, step) => `${round} ${step}`),
					"void setup() {}",
				);
			}
			await switchTo(db, "service");
			expect(await stored(db)).toBe(40);
		}),
	);

	test(
		"is no program where the 50 MB of a person are full",
		as("owner", async (db) => {
			const program = "x".repeat(200_000);
			await record(db, [], program);
			await actAsSuperuser(db);
			await db.query(
				`insert into storage.objects (bucket_id, name, owner_id, metadata)
				values ('challenge-submissions', $1, $2, '{"size": 52228799}')`,
				[`${people.owner}/large.pdf`, people.owner],
			);
			await switchTo(db, "owner");
			await record(db, [], program);
			await record(db, [], "");
			await actAsSuperuser(db);
			const { rows } = await db.query(
				"select octet_length(program) as bytes from check_attempts where user_id = $1 order by id desc limit 3",
				[people.owner],
			);
			expect(rows.map(({ bytes }) => bytes)).toEqual([0, null, 200_000]);
		}),
	);
});
