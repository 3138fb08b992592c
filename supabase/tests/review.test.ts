import type { PoolClient } from "pg";
import { afterEach, describe, expect, test } from "vitest";
import { REVIEW_POINTS_MAXIMUM } from "#domain/classroom/submission-states.ts";
import { race } from "./race.ts";
import { handIn, review, update, withSubmission } from "./review-calls.ts";
import { actAs, worldForFile } from "./world.ts";

const { database, people } = worldForFile();

const withOne = (work: (db: PoolClient, id: string) => Promise<void>) => () =>
	withSubmission(database.pool, people, work);

describe("by review_submission", () => {
	test(
		"a review is saved with reviewer, time and the next revision",
		withOne(async (db, id) => {
			expect(
				await review(db, id, { revision: 1, status: "approved", points: 80, feedback: " Well wired. " }),
			).toMatchObject({
				status: "approved",
				points_awarded: 80,
				teacher_feedback: "Well wired.",
				reviewed_by: people.verifiedEducator,
				revision: 2,
			});
			const { rows } = await db.query("select reviewed_at = now() as now from challenge_submissions where id = $1", [
				id,
			]);
			expect(rows).toEqual([{ now: true }]);
		}),
	);

	test(
		"what was looked for is kept as it stood at the review",
		withOne(async (db, id) => {
			const marks = [
				{ line: "It rings.", met: true },
				{ line: "The wires are tidy.", met: false },
			];
			const sent = [id, JSON.stringify(marks)];
			await db.query("select review_submission($1, 1, 'approved', 80, null, null, $2)", sent);
			const { rows } = await db.query("select rubric from challenge_submissions where id = $1", [id]);
			expect(rows).toEqual([{ rubric: marks }]);
		}),
	);

	test.each(['{"line": "It rings."}', JSON.stringify(Array(6).fill({ line: "x", met: true }))])(
		"%s is no rubric",
		async (rubric) => {
			await withOne(async (db, id) => {
				const reviewed = db.query("select review_submission($1, 1, 'approved', 80, null, null, $2)", [id, rubric]);
				await expect(reviewed).rejects.toMatchObject({ code: "23514" });
			})();
		},
	);

	test(
		"a review of an older revision is refused with the newest",
		withOne(async (db, id) => {
			await review(db, id, { revision: 1, status: "under_review" });
			await expect(review(db, id, { revision: 1, status: "rejected" })).rejects.toMatchObject({
				code: "STALE",
				detail: "2",
			});
		}),
	);

	test.each([["owner"], ["classmate"], ["unverifiedEducator"]] as const)("%s reviews nothing", async (who) => {
		await withOne(async (db, id) => {
			await actAs(db, people[who]);
			await expect(review(db, id, { revision: 1, status: "approved", points: 80 })).rejects.toMatchObject({
				code: "42501",
			});
		})();
	});

	test(
		"an administrator reviews",
		withOne(async (db, id) => {
			await actAs(db, people.administrator);
			expect(await review(db, id, { revision: 1, status: "rejected" })).toMatchObject({ status: "rejected" });
		}),
	);

	test.each([["verifiedEducator"], ["administrator"]] as const)("%s does not review their own work", async (who) => {
		await withOne(async (db) => {
			await actAs(db, people[who]);
			const { rows } = await db.query<{ id: string }>(
				"insert into challenge_submissions (challenge_id, submission_text) values ('lamp', 'Mine') returning id",
			);
			const id = rows[0]?.id ?? "";
			expect((await update(db, id, "approved", 1000)).rowCount).toBe(0);
			await expect(review(db, id, { revision: 1, status: "approved", points: 80 })).rejects.toMatchObject({
				code: "PT404",
			});
		})();
	});
});

describe("of two reviewers at once", () => {
	afterEach(async () => {
		await database.pool.query("delete from challenge_submissions where id <> student_id");
		await database.pool.query("delete from point_awards where kind = 'submission'");
	});

	test("one decides and the other is told that there is a newer revision", async () => {
		const id = await handIn(database.pool, people.owner);
		const decide = (who: string, status: string) => ({
			who,
			work: async (db: PoolClient) => (await review(db, id, { revision: 1, status, points: 80 }))?.status,
		});
		expect(
			await race(database.pool, decide(people.verifiedEducator, "approved"), decide(people.administrator, "rejected")),
		).toEqual(["approved", "STALE"]);
		const { rows } = await database.pool.query("select to_status from submission_reviews where submission_id = $1", [
			id,
		]);
		expect(rows).toEqual([{ to_status: "approved" }]);
	});

	test("a plain update does not decide what has been decided", async () => {
		const id = await handIn(database.pool, people.owner);
		const decide = (who: string, points: number) => ({
			who,
			work: async (db: PoolClient) => (await update(db, id, "approved", points)).rowCount,
		});
		expect(await race(database.pool, decide(people.verifiedEducator, 80), decide(people.administrator, 10))).toEqual([
			1,
			"STATE",
		]);
		const { rows } = await database.pool.query("select points from point_awards where subject = $1", [id]);
		expect(rows).toEqual([{ points: 80 }]);
	});
});

describe("by a plain update", () => {
	test(
		"time and reviewer are the database's, whatever is sent",
		withOne(async (db, id) => {
			await update(db, id, "approved", 80, people.owner);
			const { rows } = await db.query(
				"select reviewed_by, reviewed_at = now() as now, revision from challenge_submissions where id = $1",
				[id],
			);
			expect(rows).toEqual([{ reviewed_by: people.verifiedEducator, now: true, revision: 2 }]);
		}),
	);

	test(
		"a save is logged where status, points or feedback change, and not where none of them does",
		withOne(async (db, id) => {
			const entries = async () => {
				const { rows } = await db.query("select id from submission_reviews where submission_id = $1", [id]);
				return rows.length;
			};
			await update(db, id, "under_review");
			expect(await entries()).toBe(1);
			await update(db, id, "under_review");
			await db.query("update challenge_submissions set reviewed_by = $2 where id = $1", [id, people.administrator]);
			expect(await entries()).toBe(1);
			await db.query("update challenge_submissions set teacher_feedback = 'Show the wiring.' where id = $1", [id]);
			expect(await entries()).toBe(2);
			await update(db, id, "approved", 80);
			expect(await entries()).toBe(3);
		}),
	);

	test.each([
		["points below 0", -1],
		["points above the most", REVIEW_POINTS_MAXIMUM + 1],
	])("%s are refused", async (_, points) => {
		await withOne(async (db, id) => {
			await expect(update(db, id, "approved", points)).rejects.toMatchObject({ code: "23514" });
		})();
	});

	test(
		"an approval brings up to 1000 points",
		withOne(async (db, id) => {
			expect((await update(db, id, "approved", REVIEW_POINTS_MAXIMUM)).rowCount).toBe(1);
		}),
	);

	test.each([["under_review"], ["rejected"]])("%s brings no points, whatever is sent", async (status) => {
		await withOne(async (db, id) => {
			await update(db, id, status, 80);
			const { rows } = await db.query("select points_awarded from challenge_submissions where id = $1", [id]);
			expect(rows).toEqual([{ points_awarded: 0 }]);
		})();
	});

	test.each([
		["the text", "submission_text = 'Mine'"],
		["the files", "submission_files = null"],
		["the student", "student_id = gen_random_uuid()"],
		["the challenge", "challenge_id = 'bell'"],
		["the time", "submitted_at = now()"],
		["the revision", "revision = 1"],
		["the id", "id = gen_random_uuid()"],
	])("a reviewer does not change %s", async (_, set) => {
		await withOne(async (db, id) => {
			await expect(
				db.query(`update challenge_submissions set status = 'approved', ${set} where id = $1`, [id]),
			).rejects.toMatchObject({ code: "42501" });
		})();
	});

	test(
		"a reviewer does not put another's name under a review",
		withOne(async (db, id) => {
			await update(db, id, "under_review");
			await db.query("update challenge_submissions set reviewed_by = $2 where id = $1", [id, people.administrator]);
			await db.query("update challenge_submissions set reviewed_by = null where id = $1", [id]);
			const { rows } = await db.query("select reviewed_by from challenge_submissions where id = $1", [id]);
			expect(rows).toEqual([{ reviewed_by: people.verifiedEducator }]);
		}),
	);
});

test("a reviewer keeps 50 comments at most, also when two arrive at once; others' are not counted", async () => {
	const { pool } = database;
	const keep = (body: string) => (db: PoolClient) =>
		db.query("insert into review_comments (body) values ($1)", [body]).then(({ rowCount }) => rowCount);
	await pool.query(
		"insert into review_comments (reviewer_id, body) select $1, 'Comment ' || n from generate_series(1, 49) n",
		[people.verifiedEducator],
	);
	const who = people.verifiedEducator;
	expect(await race(pool, { who, work: keep("Well wired!") }, { who, work: keep("Why?") })).toEqual([1, "PT409"]);
	expect(await race(pool, { who: people.administrator, work: keep("Why?") })).toEqual([1]);
});
