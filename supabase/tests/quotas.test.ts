import type { PoolClient } from "pg";
import { beforeEach, expect, test } from "vitest";
import { race } from "./race.ts";
import { actAs, actAsSuperuser, rolledBack, undone, worldForFile } from "./world.ts";

const MB = 1024 * 1024;

const { database, people, asOwner } = worldForFile();
beforeEach(async () => {
	await database.pool.query("delete from challenge_submissions");
	await database.pool.query("delete from storage.objects");
});

/** Hands in `count` submissions with one statement. */
const handIn = (db: PoolClient, count = 1, challenge = "lamp", text = "It blinks.", action: string | null = null) =>
	db.query(
		`insert into challenge_submissions (challenge_id, submission_text, client_action_id)
		select $1, $2, $4 from generate_series(1, $3)`,
		[challenge, text, count, action],
	);

/** Existing rows of any author, `ago` before now. */
async function given(db: PoolClient, count: number, { status = "pending", ago = "0" } = {}): Promise<void> {
	await actAsSuperuser(db);
	await db.query(
		`insert into challenge_submissions (challenge_id, student_id, submission_text, submitted_at)
		select 'bell', $1, 'It rings.', now() - $3::interval from generate_series(1, $2)`,
		[people.owner, count, ago],
	);
	if (status !== "pending")
		await db.query("update challenge_submissions set status = $1 where status = 'pending'", [status]);
	await actAs(db, people.owner);
}

async function room(db: PoolClient, challenge = "lamp"): Promise<unknown> {
	return (await db.query("select waiting, today, bytes::int from submission_room($1)", [challenge])).rows[0];
}

test(
	"20 submissions of a challenge wait, and no more until one is reviewed",
	asOwner(async (db) => {
		await undone(db, () => expect(handIn(db, 21)).rejects.toMatchObject({ code: "QWAIT", detail: "20" }));
		await handIn(db, 19);
		expect(await room(db)).toMatchObject({ waiting: 1, today: 31 });
		await handIn(db);
		await undone(db, () => expect(handIn(db)).rejects.toMatchObject({ code: "QWAIT" }));
		await handIn(db, 1, "bell");
		await actAsSuperuser(db);
		await db.query(
			"update challenge_submissions set status = 'approved' where id = (select id from challenge_submissions where challenge_id = 'lamp' limit 1)",
		);
		await actAs(db, people.owner);
		await handIn(db);
	}),
);

test(
	"50 submissions a day, reviewed or not, and no more until the next",
	asOwner(async (db) => {
		await given(db, 60, { status: "rejected", ago: "25 hours" });
		expect(await room(db)).toMatchObject({ waiting: 20, today: 50 });
		await given(db, 49, { status: "approved", ago: "23 hours" });
		expect(await room(db)).toMatchObject({ waiting: 20, today: 1 });
		await handIn(db);
		await undone(db, () => expect(handIn(db)).rejects.toMatchObject({ code: "QDAYS", detail: "50" }));
	}),
);

test(
	"what was handed in while the clock was ahead does not count for the day",
	asOwner(async (db) => {
		await given(db, 50, { status: "rejected", ago: "-400 days" });
		expect(await room(db)).toMatchObject({ today: 50 });
		await handIn(db);
	}),
);

test(
	"a submission that arrives a second time is not refused for a quota that it filled itself",
	asOwner(async (db) => {
		const action = "6f1b8a52-4c1e-4f0e-9f61-2b8a1d0c7e55";
		await handIn(db, 19);
		await handIn(db, 1, "lamp", "It blinks.", action);
		await undone(db, () =>
			expect(handIn(db, 1, "lamp", "It blinks.", action)).rejects.toMatchObject({ code: "23505" }),
		);
	}),
);

test(
	"files and texts of a person have 50 MB together",
	asOwner(async (db) => {
		const file = (name: string, size: number) =>
			db.query(
				`insert into storage.objects (bucket_id, name, owner_id, metadata)
				values ('challenge-submissions', $1 || '/' || $2, $1, json_build_object('size', $3::int))`,
				[people.owner, name, size],
			);
		await handIn(db, 1, "lamp", "x".repeat(20_000));
		await file("a.pdf", 50 * MB - 50_000);
		expect(await room(db)).toMatchObject({ bytes: 30_000 });
		await undone(db, () => expect(file("b.pdf", 30_001)).rejects.toMatchObject({ code: "PT413" }));
		await file("b.pdf", 20_000);
		await undone(db, () => expect(handIn(db, 1, "lamp", "x".repeat(10_001))).rejects.toMatchObject({ code: "PT413" }));
		await handIn(db, 1, "lamp", "x".repeat(9_000));
		expect(await room(db)).toMatchObject({ bytes: 1000 });
	}),
);

test(
	"a small file counts as the 4 kB that it takes",
	asOwner(async (db) => {
		await db.query(
			"insert into storage.objects (bucket_id, name, owner_id, metadata) values ('challenge-submissions', $1 || '/a.ino', $1, '{\"size\": 1}')",
			[people.owner],
		);
		expect(await room(db)).toMatchObject({ bytes: 50 * MB - 4096 });
	}),
);

test("100 challenges of an educator, also with one statement", () =>
	rolledBack(database.pool, async (db) => {
		await actAs(db, people.verifiedEducator);
		const add = (count: number) =>
			db.query(
				"insert into challenges (title, difficulty, category) select 'Mill', 'beginner', 'sensors' from generate_series(1, $1)",
				[count],
			);
		await undone(db, () => expect(add(101)).rejects.toMatchObject({ code: "QCHAL", detail: "100" }));
		await add(100);
		await undone(db, () => expect(add(1)).rejects.toMatchObject({ code: "QCHAL" }));
		await actAs(db, people.unverifiedEducator);
		await add(1);
	}));

test("the server is not held by quotas, and one person's are not another's", () =>
	rolledBack(database.pool, async (db) => {
		await given(db, 20);
		await actAs(db, "service");
		const forOwner =
			"insert into challenge_submissions (challenge_id, student_id, submission_text) values ('bell', $1, 'It')";
		await db.query(forOwner, [people.owner]);
		await actAs(db, people.classmate);
		await handIn(db, 1, "bell");
		// Others do not learn whose quota is full.
		await expect(db.query(forOwner, [people.owner])).rejects.toMatchObject({ code: "42501" });
	}));

test("nobody learns another's room", () =>
	rolledBack(database.pool, async (db) => {
		await given(db, 5);
		await actAs(db, people.classmate);
		expect(await room(db, "bell")).toEqual({ waiting: 20, today: 50, bytes: 50 * MB });
		await actAs(db, "stranger");
		await expect(room(db)).rejects.toMatchObject({ code: "42501" });
	}));

test("of two at the same moment only one takes the last place", async () => {
	await database.pool.query(
		"insert into challenge_submissions (challenge_id, student_id, submission_text) select 'lamp', $1, 'It' from generate_series(1, 19)",
		[people.owner],
	);
	const last = { who: people.owner, work: async (db: PoolClient) => (await handIn(db)).rowCount };
	expect(await race(database.pool, last, last)).toEqual([1, "QWAIT"]);
});

test("of two files at the same moment only one takes the last room", async () => {
	const file = (name: string) => ({
		who: people.owner,
		work: async (db: PoolClient) =>
			(
				await db.query(
					`insert into storage.objects (bucket_id, name, owner_id, metadata)
					values ('challenge-submissions', $1 || '/' || $2, $1, '{"size": 30000000}')`,
					[people.owner, name],
				)
			).rowCount,
	});
	expect(await race(database.pool, file("a.pdf"), file("b.pdf"))).toEqual([1, "PT413"]);
});
