import type { PoolClient } from "pg";
import { expect, test } from "vitest";
import { actAs, actAsSuperuser, rolledBack, worldForFile } from "./world.ts";

const { database, people } = worldForFile();

/** A review of the owner's submission, which is under review; the notifications that the owner gets. */
async function notificationsAfter(
	db: PoolClient,
	changes: { status: string; points_awarded?: number; teacher_feedback?: string; reopen_reason?: string }[],
): Promise<Record<string, unknown>[]> {
	await actAsSuperuser(db);
	await db.query("delete from notifications");
	for (const { status, points_awarded, teacher_feedback, reopen_reason } of changes) {
		await actAs(db, people.verifiedEducator);
		await db.query(
			`update challenge_submissions set
				status = $2, points_awarded = $3, teacher_feedback = $4, reopen_reason = $5 where id = $1`,
			[people.owner, status, points_awarded ?? 0, teacher_feedback ?? null, reopen_reason ?? null],
		);
	}
	await actAs(db, people.owner);
	const { rows } = await db.query<Record<string, unknown>>(
		"select user_id, type, code, params, title, message, link, is_read from notifications",
	);
	return rows;
}

test("an approval is told to the learner, as code and values, without a word of any language", async () => {
	await rolledBack(database.pool, async (db) => {
		await db.query("update challenges set title = 'Lamp & bell' where id = 'lamp'");
		expect(await notificationsAfter(db, [{ status: "approved", points_awarded: 80 }])).toEqual([
			{
				user_id: people.owner,
				type: "other",
				code: "submission_approved",
				params: {
					...{ submission_id: people.owner, challenge_id: "lamp", challenge_title: "Lamp & bell" },
					...{ kit: "primary", points: 80 },
				},
				title: "",
				message: "",
				link: null,
				is_read: false,
			},
		]);
	});
});

test.each([
	["a rejection", [{ status: "rejected" }], ["submission_rejected"]],
	[
		"a decision taken back",
		[{ status: "rejected" }, { status: "under_review", reopen_reason: "A mistake" }],
		["submission_rejected", "submission_reopened"],
	],
	[
		"feedback before a decision",
		[{ status: "under_review", teacher_feedback: "Which pin?" }],
		["submission_under_review"],
	],
	["nothing new", [{ status: "under_review" }], []],
])("%s is told as %3$s", async (_, changes, codes) => {
	await rolledBack(database.pool, async (db) => {
		expect((await notificationsAfter(db, changes)).map(({ code }) => code)).toEqual(codes);
	});
});

test.each([
	["lamp", "intermediate", true, "secondary"],
	["lamp", "beginner", true, "primary"],
	["6f1b8a52-4c1e-4f0e-9f61-2b8a1d0c7e55", "beginner", false, null],
])("a notification of %s (%s, project: %s) names the kit %s", async (id, difficulty, project, kit) => {
	await rolledBack(database.pool, async (db) => {
		await db.query(
			`insert into challenges (id, title, difficulty, category, project) values ($1, 'Fan', $2, 'sensors', $3)
			on conflict (id) do update set difficulty = excluded.difficulty`,
			[id, difficulty, project],
		);
		await db.query("update challenge_submissions set challenge_id = $2, status = 'under_review' where id = $1", [
			people.owner,
			id,
		]);
		expect(await notificationsAfter(db, [{ status: "approved" }])).toMatchObject([
			{ params: { challenge_id: id, kit } },
		]);
	});
});

test.each([
	["title", "'Mine'"],
	["message", "'Mine'"],
	["user_id", "gen_random_uuid()"],
	["created_at", "now()"],
	["asks_to_act", "false"],
	["link", "'https://example.org'"],
])("the owner of a notification does not change its %s", async (column, value) => {
	await rolledBack(database.pool, async (db) => {
		await actAs(db, people.owner);
		await expect(db.query(`update notifications set ${column} = ${value}`)).rejects.toMatchObject({ code: "42501" });
	});
});

test("one marks all of one's own notifications as read, and nobody else's", async () => {
	await rolledBack(database.pool, async (db) => {
		await actAs(db, people.owner);
		await db.query("update notifications set is_read = true");
		await actAsSuperuser(db);
		const { rows } = await db.query(
			"select user_id, is_read from notifications where user_id = any ($1) order by is_read",
			[[people.owner, people.classmate]],
		);
		expect(rows).toEqual([
			{ user_id: people.classmate, is_read: false },
			{ user_id: people.owner, is_read: true },
		]);
	});
});

test("the newest 200 notifications of a person are kept", async () => {
	await rolledBack(database.pool, async (db) => {
		await db.query(
			`insert into notifications (user_id, type, code, title, message, created_at)
			select $1, 'other', n::text, '', '', now() - interval '1 hour' + n * interval '1 second' from generate_series(1, 205) n`,
			[people.owner],
		);
		const { rows } = await db.query(
			"select count(*)::int as kept, min(code::int) filter (where code ~ '^\\d+$') as oldest from notifications where user_id = $1",
			[people.owner],
		);
		expect(rows).toEqual([{ kept: 200, oldest: 7 }]);
		const others = await db.query("select from notifications where user_id = $1", [people.classmate]);
		expect(others.rowCount).toBe(1);
	});
});

test("what asks for an act outlasts 200 others while it is unread", async () => {
	await rolledBack(database.pool, async (db) => {
		const insert = `insert into notifications (user_id, type, code, is_read, created_at)
			select $1, 'other', $2, $3, now() - interval '1 day' + n * interval '1 second' from generate_series(1, $4::int) n`;
		await db.query("delete from notifications where user_id = $1", [people.owner]);
		await db.query(insert, [people.owner, "consent_asked", false, 2]);
		await db.query(insert, [people.owner, "age_asked", true, 2]);
		await db.query(insert, [people.owner, "class_first_choice", false, 205]);
		const { rows } = await db.query(
			"select code, count(*)::int from notifications where user_id = $1 group by 1 order by 1",
			[people.owner],
		);
		expect(rows).toEqual([
			{ code: "class_first_choice", count: 198 },
			{ code: "consent_asked", count: 2 },
		]);
	});
});

test("what people follow is told live", async () => {
	const { rows } = await database.pool.query<{ name: string }>(
		"select tablename as name from pg_publication_tables where pubname = 'supabase_realtime' order by 1",
	);
	expect(rows.map(({ name }) => name)).toEqual([
		...[
			"attention_screens",
			"challenge_submissions",
			"class_codes",
			"class_groupings",
			"class_lessons",
			"class_members",
		],
		...["class_pulses", "class_teachers", "forum_comments", "forum_posts", "moderation_cases", "notifications"],
		...["presences", "user_points", "work_heads"],
	]);
});
