import type { PoolClient } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import moves from "#domain/examples/submission-states.json" with { type: "json" };
import { type TestDatabase, testDatabase } from "./harness.ts";
import { actAs, actAsSuperuser, type People, rolledBack, settle, undone } from "./world.ts";

let database: TestDatabase;
let people: People;

beforeAll(async () => {
	database = await testDatabase();
	people = await settle(database.pool);
});

afterAll(() => database.drop());

/** The owner's submission, new; $1 of the statements below. */
const withSubmission = (work: (db: PoolClient, id: string) => Promise<void>) => () =>
	rolledBack(database.pool, async (db) => {
		const id = await handIn(db);
		await actAs(db, people.verifiedEducator);
		await work(db, id);
	});

async function handIn(db: Pick<PoolClient, "query">): Promise<string> {
	const { rows } = await db.query<{ id: string }>(
		"insert into challenge_submissions (challenge_id, student_id, submission_text) values ('lamp', $1, 'It blinks.') returning id",
		[people.owner],
	);
	return rows[0]?.id ?? "";
}

interface Review {
	revision: number;
	status: string;
	points?: number;
	feedback?: string;
	reason?: string;
}

async function review(db: PoolClient, id: string, { revision, status, points, feedback, reason }: Review) {
	const { rows } = await db.query<Record<string, unknown>>("select * from review_submission($1, $2, $3, $4, $5, $6)", [
		id,
		revision,
		status,
		points ?? 0,
		feedback ?? null,
		reason ?? null,
	]);
	return rows[0];
}

/** The spec's own call. */
const update = (db: PoolClient, id: string, status: string, points = 0) =>
	db.query(
		`update challenge_submissions set status = $2, points_awarded = $3, teacher_feedback = 'Good',
			reviewed_at = '2020-01-01', reviewed_by = $4 where id = $1`,
		[id, status, points, people.owner],
	);

async function awarded(db: PoolClient): Promise<unknown> {
	await actAsSuperuser(db);
	const { rows } = await db.query(
		"select (select jsonb_agg(points) from point_awards where user_id = $1 and kind = 'submission') as awards, total_points as total from user_points where user_id = $1",
		[people.owner],
	);
	await actAs(db, people.verifiedEducator);
	return rows[0];
}

describe("by review_submission", () => {
	test(
		"a review is saved with reviewer, time and the next revision",
		withSubmission(async (db, id) => {
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
		"a review of an older revision is refused with the newest",
		withSubmission(async (db, id) => {
			await review(db, id, { revision: 1, status: "under_review" });
			await expect(review(db, id, { revision: 1, status: "rejected" })).rejects.toMatchObject({
				code: "STALE",
				detail: "2",
			});
		}),
	);

	test.each([["owner"], ["classmate"], ["unverifiedEducator"]] as const)("%s reviews nothing", async (who) => {
		await withSubmission(async (db, id) => {
			await actAs(db, people[who]);
			await expect(review(db, id, { revision: 1, status: "approved", points: 80 })).rejects.toMatchObject({
				code: "P0002",
			});
		})();
	});

	test(
		"an administrator reviews",
		withSubmission(async (db, id) => {
			await actAs(db, people.administrator);
			expect(await review(db, id, { revision: 1, status: "rejected" })).toMatchObject({ status: "rejected" });
		}),
	);

	test.each([["verifiedEducator"], ["administrator"]] as const)("%s does not review their own work", async (who) => {
		await withSubmission(async (db) => {
			await actAs(db, people[who]);
			const { rows } = await db.query<{ id: string }>(
				"insert into challenge_submissions (challenge_id, submission_text) values ('lamp', 'Mine') returning id",
			);
			const id = rows[0]?.id ?? "";
			expect((await update(db, id, "approved", 1000)).rowCount).toBe(0);
			await expect(review(db, id, { revision: 1, status: "approved", points: 80 })).rejects.toMatchObject({
				code: "P0002",
			});
		})();
	});
});

test("of two reviewers at once, one decides and the other is told", async () => {
	const id = await handIn(database.pool);
	const decisions = [
		{ who: people.verifiedEducator, status: "approved" },
		{ who: people.administrator, status: "rejected" },
	].map(async ({ who, status }) => {
		const db = await database.pool.connect();
		try {
			await db.query("begin");
			await actAs(db, who);
			await review(db, id, { revision: 1, status, points: 80 });
			await db.query("commit");
			return "done";
		} catch (error) {
			await db.query("rollback");
			return (error as { code: string }).code;
		} finally {
			db.release();
		}
	});
	expect((await Promise.all(decisions)).sort()).toEqual(["STALE", "done"]);
	const { rows } = await database.pool.query("select from submission_reviews where submission_id = $1", [id]);
	expect(rows).toHaveLength(1);
	await database.pool.query("delete from challenge_submissions where id = $1", [id]);
	await database.pool.query("delete from point_awards where kind = 'submission'");
});

test("of two plain updates at once, the second decision is refused", async () => {
	const id = await handIn(database.pool);
	const [first, second] = await Promise.all([database.pool.connect(), database.pool.connect()]);
	for (const [db, who] of [
		[first, people.verifiedEducator],
		[second, people.administrator],
	] as const) {
		await db.query("begin");
		await actAs(db, who);
	}
	await update(first, id, "approved", 80);
	const late = update(second, id, "approved", 10).catch((error: unknown) => error);
	await first.query("commit");
	expect(await late).toMatchObject({ code: "STATE" });
	await second.query("rollback");
	first.release();
	second.release();
	await database.pool.query("delete from challenge_submissions where id = $1", [id]);
	await database.pool.query("delete from point_awards where kind = 'submission'");
});

describe("by a plain update", () => {
	test(
		"time and reviewer are the database's, whatever is sent",
		withSubmission(async (db, id) => {
			await update(db, id, "approved", 80);
			const { rows } = await db.query(
				"select reviewed_by, reviewed_at = now() as now, revision from challenge_submissions where id = $1",
				[id],
			);
			expect(rows).toEqual([{ reviewed_by: people.verifiedEducator, now: true, revision: 2 }]);
		}),
	);

	test.each([
		["points below 0", -1],
		["more than 1000 points", 1001],
	])("%s are refused", async (_, points) => {
		await withSubmission(async (db, id) => {
			await expect(update(db, id, "approved", points)).rejects.toMatchObject({ code: "23514" });
		})();
	});

	test.each([["under_review"], ["rejected"]])("%s brings no points, whatever is sent", async (status) => {
		await withSubmission(async (db, id) => {
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
		await withSubmission(async (db, id) => {
			await expect(
				db.query(`update challenge_submissions set status = 'approved', ${set} where id = $1`, [id]),
			).rejects.toMatchObject({ code: "42501" });
		})();
	});

	test(
		"a reviewer does not put another's name under a review",
		withSubmission(async (db, id) => {
			await update(db, id, "under_review");
			await db.query("update challenge_submissions set reviewed_by = $2 where id = $1", [id, people.administrator]);
			await db.query("update challenge_submissions set reviewed_by = null where id = $1", [id]);
			const { rows } = await db.query("select reviewed_by from challenge_submissions where id = $1", [id]);
			expect(rows).toEqual([{ reviewed_by: people.verifiedEducator }]);
		}),
	);
});

test.each(moves)("a submission goes from $from to $to: $allowed", async ({ from, to, allowed }) => {
	await withSubmission(async (db, id) => {
		const { rows } = await db.query("select status from challenge_submissions where id = $1", [id]);
		expect(rows).toEqual([{ status: "pending" }]);
		if (from !== "pending") await update(db, id, from);
		const move = db.query("update challenge_submissions set status = $2, reopen_reason = 'A mistake' where id = $1", [
			id,
			to,
		]);
		if (allowed) await expect(move).resolves.toMatchObject({ rowCount: 1 });
		else await expect(move).rejects.toMatchObject({ code: "STATE" });
	})();
});

describe("a decision that is taken back", () => {
	test.each([["approved"], ["rejected"]])("is %s until a reason is given", async (status) => {
		await withSubmission(async (db, id) => {
			await review(db, id, { revision: 1, status, points: 80 });
			for (const reason of [undefined, " "]) {
				await undone(db, () =>
					expect(
						review(db, id, { revision: 2, status: "under_review", ...(reason && { reason }) }),
					).rejects.toMatchObject({ code: "23514" }),
				);
			}
			expect(await review(db, id, { revision: 2, status: "under_review", reason: " The wrong file " })).toMatchObject({
				status: "under_review",
				reopen_reason: "The wrong file",
				points_awarded: 0,
			});
		})();
	});

	test(
		"needs a reason each time",
		withSubmission(async (db, id) => {
			await review(db, id, { revision: 1, status: "rejected" });
			await review(db, id, { revision: 2, status: "under_review", reason: "A mistake" });
			expect(await review(db, id, { revision: 3, status: "approved", points: 5 })).toMatchObject({
				reopen_reason: null,
			});
			await expect(update(db, id, "under_review")).rejects.toMatchObject({ code: "23514" });
		}),
	);
});

test(
	"the newest decision sets the points, and the learner's total follows",
	withSubmission(async (db, id) => {
		const before = 50;
		expect(await awarded(db)).toEqual({ awards: null, total: before });
		await review(db, id, { revision: 1, status: "approved", points: 80 });
		expect(await awarded(db)).toEqual({ awards: [80], total: before + 80 });
		await review(db, id, { revision: 2, status: "under_review", reason: "Too many" });
		expect(await awarded(db)).toEqual({ awards: null, total: before });
		await review(db, id, { revision: 3, status: "approved", points: 30 });
		expect(await awarded(db)).toEqual({ awards: [30], total: before + 30 });
		await review(db, id, { revision: 4, status: "under_review", reason: "Not the learner's own" });
		await review(db, id, { revision: 5, status: "rejected", points: 30 });
		expect(await awarded(db)).toEqual({ awards: null, total: before });
	}),
);

test(
	"each review stands in the log, which the learner reads, too",
	withSubmission(async (db, id) => {
		await review(db, id, { revision: 1, status: "approved", points: 80, feedback: "Good" });
		await actAs(db, people.administrator);
		await review(db, id, { revision: 2, status: "under_review", reason: "The wrong file" });
		await review(db, id, { revision: 3, status: "rejected", feedback: "Send yours" });
		await actAs(db, people.owner);
		const { rows } = await db.query(
			"select reviewer_id, from_status, to_status, points, feedback, reason from submission_reviews where submission_id = $1 order by id",
			[id],
		);
		const [none, by] = [{ feedback: null, reason: null, points: 0 }, { reviewer_id: people.administrator }];
		expect(rows).toEqual([
			{
				...none,
				reviewer_id: people.verifiedEducator,
				from_status: "pending",
				to_status: "approved",
				points: 80,
				feedback: "Good",
			},
			{ ...none, ...by, from_status: "approved", to_status: "under_review", reason: "The wrong file" },
			{ ...none, ...by, from_status: "under_review", to_status: "rejected", feedback: "Send yours" },
		]);
	}),
);
