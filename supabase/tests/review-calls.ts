import type { Pool, PoolClient } from "pg";
import { actAs, type People, rolledBack } from "./world.ts";

/** Runs `work` as the verified educator, with a new submission of the owner, and takes back what it did. */
export function withSubmission(pool: Pool, people: People, work: (db: PoolClient, id: string) => Promise<void>) {
	return rolledBack(pool, async (db) => {
		const id = await handIn(db, people.owner);
		await actAs(db, people.verifiedEducator);
		await work(db, id);
	});
}

/** A new submission of this person; its id. */
export async function handIn(db: Pool | PoolClient, student: string): Promise<string> {
	const { rows } = await db.query<{ id: string }>(
		"insert into challenge_submissions (challenge_id, student_id, submission_text) values ('lamp', $1, 'It blinks.') returning id",
		[student],
	);
	return rows[0]?.id ?? "";
}

export interface Review {
	revision: number;
	status: string;
	points?: number;
	feedback?: string;
	reason?: string;
}

/** The submission after the review. */
export async function review(db: PoolClient, id: string, { revision, status, points, feedback, reason }: Review) {
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

/** The plain update that a page may send, under the name of `reviewer`. */
export function update(db: PoolClient, id: string, status: string, points = 0, reviewer: string | null = null) {
	return db.query(
		`update challenge_submissions set status = $2, points_awarded = $3, teacher_feedback = 'Good',
			reviewed_at = '2020-01-01', reviewed_by = $4 where id = $1`,
		[id, status, points, reviewer],
	);
}
