import type { PoolClient } from "pg";
import { describe, expect, test } from "vitest";
import { CALLERS, CLASS, classSchool, OTHER_CLASS, outcome } from "./class-school.ts";
import { actAsSuperuser } from "./world.ts";

const school = classSchool("");
const { as, people, switchTo } = school;

const SESSION = "e0000000-0000-4000-8000-000000000001";
const TEACHERS = ["verifiedEducator", "administrator"];
const MEMBERS = ["owner", "classmate"];

/** The class's teacher asks for attention before the caller does anything. */
const called = `insert into class_lessons (class_id, attention_by, attention_since, attention_until, attention_words)
	select id, teacher_id, now() - interval '48 seconds', now() + interval '9 minutes', 'Look at the tank.'
	from class_codes where id = '${CLASS}'`;

async function lesson(db: PoolClient) {
	await actAsSuperuser(db);
	const { rows } = await db.query(
		`select attention_words as words, attention_until > now() as waits, ended_at is not null as ended,
			extract(epoch from attention_until - attention_since)::integer as seconds
		from class_lessons where class_id = $1`,
		[CLASS],
	);
	return rows[0];
}

const ownLesson = async (db: PoolClient) => (await db.query("select own_lesson() as answer")).rows[0].answer;

describe("attention", () => {
	test.each(CALLERS)("is asked for by the %s", (caller) =>
		as(caller, async (db) => {
			const answer = await outcome(db, "select from call_attention($1, 'Look.')", [CLASS]);
			if (TEACHERS.includes(caller)) expect(answer).toHaveLength(1);
			else expect(answer).toBe("42501");
		}),
	);

	test.each(["release_attention", "end_lesson", "class_lesson"])("%s is a class teacher's", async (name) => {
		for (const caller of CALLERS) {
			await as(caller, async (db) => {
				const answer = await outcome(db, `select from ${name}($1)`, [CLASS]);
				if (TEACHERS.includes(caller)) expect(answer, caller).toHaveLength(1);
				else expect(answer, caller).toBe("42501");
			});
		}
	});

	test("waits ten minutes at most, and new words add none", () =>
		as("verifiedEducator", async (db) => {
			await db.query("select call_attention($1, '  Look. ')", [CLASS]);
			expect(await lesson(db)).toEqual({ words: "Look.", waits: true, ended: false, seconds: 600 });
			await db.query(
				"update class_lessons set attention_since = now() - interval '5 minutes', attention_until = now() + interval '5 minutes'",
			);
			await switchTo(db, "verifiedEducator");
			await db.query("select call_attention($1, ' ')", [CLASS]);
			expect(await lesson(db)).toEqual({ words: null, waits: true, ended: false, seconds: 600 });
		}));

	test("ends with the lesson", () =>
		as(
			"verifiedEducator",
			async (db) => {
				await db.query("select end_lesson($1)", [CLASS]);
				expect(await lesson(db)).toMatchObject({ waits: false, ended: true });
			},
			called,
		));

	test("asked for again, no screen waits yet", () =>
		as(
			"owner",
			async (db) => {
				await db.query("select confirm_attention($1)", [CLASS]);
				await switchTo(db, "verifiedEducator");
				const screens = async () =>
					(await db.query("select class_lesson($1) as answer", [CLASS])).rows[0].answer?.screens;
				expect(await screens()).toEqual([people.owner]);
				await db.query("select release_attention($1)", [CLASS]);
				expect(await screens()).toBeUndefined();
				await actAsSuperuser(db);
				await db.query("update class_lessons set attention_until = now() - interval '1 second'");
				await switchTo(db, "verifiedEducator");
				await db.query("select call_attention($1)", [CLASS]);
				expect(await screens()).toEqual([]);
			},
			called,
		));

	test.each(CALLERS)("on the screen of the %s", (caller) =>
		as(
			caller,
			async (db) => {
				const answer = await outcome(db, "select own_lesson() -> 'attention' as attention");
				const attention = {
					...{ classId: CLASS, className: "7A Robotics", words: "Look at the tank." },
					...{ teacher: expect.stringContaining("Baraka"), secondsLeft: 540 },
				};
				if (caller === "stranger") expect(answer).toBe("42501");
				else expect(answer).toEqual([{ attention: MEMBERS.includes(caller) ? attention : null }]);
			},
			called,
		),
	);

	test.each(CALLERS)("is confirmed by the %s", (caller) =>
		as(
			caller,
			async (db) => {
				const answer = await outcome(db, "select from confirm_attention($1)", [CLASS]);
				if (caller === "stranger") return expect(answer).toBe("42501");
				await db.query("select confirm_attention($1)", [CLASS]);
				await actAsSuperuser(db);
				const { rows } = await db.query("select user_id from attention_screens");
				const own = MEMBERS.includes(caller) ? [{ user_id: people[caller as "owner"] }] : [];
				expect(rows).toEqual(own);
			},
			called,
		),
	);

	test("is confirmed for who works together, in this class", () =>
		as(
			"owner",
			async (db) => {
				await db.query("select set_config('request.jwt.claims', $1, true)", [
					JSON.stringify({ sub: people.owner, role: "authenticated", session_id: SESSION }),
				]);
				await db.query("select confirm_attention($1)", [CLASS]);
				await actAsSuperuser(db);
				const { rows } = await db.query("select user_id from attention_screens order by user_id");
				expect(rows.map(({ user_id }) => user_id)).toEqual([people.owner, people.classmate].sort());
			},
			`${called};
			insert into together_members (session_id, user_id, host_id, seat, proved_at, confirmed_at, seen_at)
			select '${SESSION}', u.id, owner.id, case when u.id = owner.id then 1 else 2 end, now(), now(), now()
			from auth.users u, auth.users owner
			where u.email in ('asha@example.org', 'juma@example.org') and owner.email = 'asha@example.org'
			on conflict (session_id, user_id) do nothing`,
		));
});

describe("an ended lesson", () => {
	const ended = (ago: string) =>
		`insert into class_lessons (class_id, ended_at) values ('${CLASS}', now() - interval '${ago}')`;

	test("says what was worked on, with what was won", () =>
		as(
			"owner",
			async (db) => {
				expect((await ownLesson(db)).ended).toEqual({
					...{ className: "7A Robotics", at: expect.any(String) },
					works: [
						{ project: "fan", passed: 0, steps: 0, points: null },
						{ project: "lamp", passed: 1, steps: 3, points: 70 },
					],
				});
			},
			`${ended("1 minute")};
			insert into challenges (id, title, project, difficulty, category) values ('fan', 'Fan', true, 'beginner', 'sensors');
			delete from project_completions; delete from attempt_totals; delete from check_attempts;
			insert into check_attempts (user_id, project_id, action_id, passed, passed_steps, step_count, kind)
				select id, 'lamp', gen_random_uuid(), false, '{red}', 3, 'blocks' from auth.users where email = 'asha@example.org';
			insert into attempt_totals (user_id, project_id, last_at)
				select id, project, now() - ago from auth.users,
					(values ('lamp', interval '1 hour'), ('fan', interval '1 minute')) as works (project, ago)
				where email = 'asha@example.org';
			insert into project_completions (user_id, project_id, points, source)
				select id, 'lamp', 70, 'blocks' from auth.users where email = 'asha@example.org'`,
		));

	test("is not said an hour later, nor to who is in another class", async () => {
		await as("owner", async (db) => expect((await ownLesson(db)).ended).toBeNull(), ended("1 hour"));
		await as("outsider", async (db) => expect((await ownLesson(db)).ended).toBeNull(), ended("1 minute"));
	});

	test.each([
		["before it", "2 minutes", true],
		["after it", "30 seconds", false],
	])("is said to who signed in %s", (_, ago, said) =>
		as(
			"owner",
			async (db) => expect((await ownLesson(db)).ended !== null).toBe(said),
			`${ended("1 minute")};
			update auth.users set last_sign_in_at = now() - interval '${ago}' where email = 'asha@example.org'`,
		),
	);

	test("of another's class a teacher does not end", () =>
		as("verifiedEducator", async (db) => {
			expect(await outcome(db, "select end_lesson($1)", [OTHER_CLASS])).toBe("42501");
		}));
});
