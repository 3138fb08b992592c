import type { PoolClient } from "pg";
import { describe, expect, test } from "vitest";
import moves from "#domain/examples/submission-states.json" with { type: "json" };
import { review, update, withSubmission } from "./review-calls.ts";
import { actAs, actAsSuperuser, undone, worldForFile } from "./world.ts";

const { database, people } = worldForFile();

const withOne = (work: (db: PoolClient, id: string) => Promise<void>) => () =>
	withSubmission(database.pool, people, work);

async function awarded(db: PoolClient): Promise<unknown> {
	await actAsSuperuser(db);
	const { rows } = await db.query(
		"select (select jsonb_agg(points) from point_awards where user_id = $1 and kind = 'submission') as awards, total_points as total from user_points where user_id = $1",
		[people.owner],
	);
	await actAs(db, people.verifiedEducator);
	return rows[0];
}

test.each(moves)("a submission goes from $from to $to: $allowed", async ({ from, to, allowed }) => {
	await withOne(async (db, id) => {
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
		await withOne(async (db, id) => {
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
		withOne(async (db, id) => {
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
	withOne(async (db, id) => {
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
	withOne(async (db, id) => {
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
