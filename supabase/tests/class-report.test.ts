import type { PoolClient } from "pg";
import { describe, expect, test } from "vitest";
import { CALLERS, CLASS, classSchool, outcome } from "./class-school.ts";
import { actAsSuperuser } from "./world.ts";

const school = classSchool(
	`delete from attempt_totals; delete from check_attempts; delete from presences; delete from attendance_spans;
	delete from challenge_submissions; delete from project_completions; delete from point_awards; delete from project_helps`,
);
const { as, people, switchTo } = school;

/** The report of a day as the class's teacher reads it, without the ids of people. */
async function report(db: PoolClient, day: string) {
	await switchTo(db, "verifiedEducator");
	const { rows } = await db.query<{ report: Report }>(
		"select class_report($1, $2::timestamptz, $2::timestamptz + interval '1 day') as report",
		[CLASS, `${day} 00:00+03`],
	);
	return rows[0]?.report as Report;
}

interface Report {
	name: string;
	before: string | null;
	after: string | null;
	waiting: number;
	challenges: Record<string, object>;
	learners: {
		id: string;
		name: string;
		points: number;
		allPoints: number;
		spans: object[];
		works: object[];
		missing: string[];
	}[];
}

/** What the owner did on 3 March 2026, in the afternoon of Dar es Salaam. */
const didThatDay = `
	insert into attendance_spans (user_id, first_at, last_at, minutes)
		values ('OWNER', '2026-03-03 10:00+03', '2026-03-03 11:20+03', 76);
	insert into check_attempts (user_id, project_id, action_id, kind, passed, passed_steps, step_count, attempted_at)
		select 'OWNER', 'lamp', gen_random_uuid(), 'blocks', false, steps, 3, '2026-03-03 10:30+03'
		from (values ('{}'::text[]), ('{red}'), ('{red,green}')) tried (steps);
	insert into attempt_totals (user_id, project_id, attempts, failed_in_row, failed_step, last_at)
		values ('OWNER', 'lamp', 3, 5, 'blue', '2026-03-03 10:30+03');`;

const given = (sql: string) => sql.replaceAll("OWNER", people.owner).replaceAll("CLASS", CLASS);

describe("the report of a class", () => {
	test.each(CALLERS)("as %s reads it", (caller) =>
		as(caller, async (db) => {
			const read = await outcome(db, "select class_report($1, now() - interval '1 day', now()) ->> 'name' as name", [
				CLASS,
			]);
			const mayRead = ["verifiedEducator", "administrator"].includes(caller);
			expect(read).toEqual(mayRead ? [{ name: "7A Robotics" }] : "42501");
		}),
	);

	test("says who was here, and what each tried, with full names", () =>
		as("service", async (db) => {
			await actAsSuperuser(db);
			await db.query(given(didThatDay));
			const { learners, ...rest } = await report(db, "2026-03-03");
			expect(rest).toEqual({
				...{ name: "7A Robotics", before: null, after: null, waiting: 0 },
				challenges: { lamp: { title: expect.any(String), points: expect.any(Number) } },
			});
			expect(learners).toEqual([
				{
					...{ id: people.owner, name: "Asha Mushi", points: 0, allPoints: 0, missing: [] },
					spans: [{ from: expect.any(String), to: expect.any(String), minutes: 76 }],
					works: [
						{
							...{ project: "lamp", tries: 3, passed: 2, steps: 3, waits: false, helps: 0 },
							...{ failedInRow: 5, activeMinutes: 0, failedStep: "blue", firstAt: expect.any(String) },
						},
					],
				},
				{ id: people.classmate, name: expect.any(String), points: 0, allPoints: 0, spans: [], works: [], missing: [] },
			]);
		}));

	test("the day before has nothing of it, and names the day after", () =>
		as("service", async (db) => {
			await actAsSuperuser(db);
			await db.query(given(didThatDay));
			const { after, before, learners } = await report(db, "2026-03-02");
			expect([before, Date.parse(after ?? "")]).toEqual([null, Date.parse("2026-03-03T10:00+03:00")]);
			expect(learners.map(({ spans, works }) => [spans, works])).toEqual([
				[[], []],
				[[], []],
			]);
			expect(Date.parse((await report(db, "2026-03-04")).before ?? "")).toBe(Date.parse("2026-03-03T10:00+03:00"));
		}));

	test("who tried again another day is stuck no more", () =>
		as("service", async (db) => {
			await actAsSuperuser(db);
			await db.query(given(didThatDay));
			await db.query("update attempt_totals set last_at = '2026-03-06 10:00+03'");
			const { learners } = await report(db, "2026-03-03");
			expect(learners[0]?.works[0]).not.toHaveProperty("failedInRow");
		}));

	test("what is given is missing until it is completed or handed in", () =>
		as("service", async (db) => {
			await actAsSuperuser(db);
			await db.query(
				given(`
					insert into assignments (class_id, challenge_id, created_at) values ('CLASS', 'lamp', '2026-03-02 09:00+03');
					insert into project_completions (user_id, project_id, points, source, completed_at)
						values ('OWNER', 'lamp', 40, '', '2026-03-03 10:40+03');
					update point_awards set awarded_at = '2026-03-03 10:40+03';`),
			);
			const missingOn = async (day: string) => (await report(db, day)).learners.map(({ missing }) => missing);
			expect(await missingOn("2026-03-01")).toEqual([[], []]);
			expect(await missingOn("2026-03-02")).toEqual([["lamp"], ["lamp"]]);
			expect(await missingOn("2026-03-03")).toEqual([[], ["lamp"]]);
			const { learners } = await report(db, "2026-03-03");
			expect(learners[0]).toMatchObject({ points: 40, allPoints: 40, works: [{ project: "lamp", points: 40 }] });
			expect((await report(db, "2026-03-04")).learners[0]).toMatchObject({ points: 0, allPoints: 40, works: [] });
		}));

	test("work that waits for review is counted once for those who made it together", () =>
		as("service", async (db) => {
			await actAsSuperuser(db);
			await db.query(
				`insert into challenge_submissions (challenge_id, student_id, submission_text, submitted_at)
				select 'lamp', id, 'Look!', '2026-03-03 10:50+03' from unnest($1::uuid[]) id`,
				[[people.owner, people.classmate]],
			);
			await db.query(
				"update challenge_submissions set together_id = (select id from challenge_submissions where student_id = $1)",
				[people.owner],
			);
			const { waiting, learners } = await report(db, "2026-03-03");
			expect(waiting).toBe(1);
			for (const { works } of learners) expect(works).toMatchObject([{ project: "lamp", waits: true, tries: 0 }]);
		}));
});
