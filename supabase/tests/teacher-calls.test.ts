import type { PoolClient } from "pg";
import { describe, expect, test } from "vitest";
import { CALLERS, classSchool, outcome } from "./class-school.ts";
import { race } from "./race.ts";
import { actAsSuperuser } from "./world.ts";

const school = classSchool("delete from notifications; delete from presences");
const { as, database, people, switchTo } = school;

describe("a tip", () => {
	const tip = "select give_tip($1, 'Look.') is null as given";

	test.each(CALLERS)("of %s", (caller) =>
		as(caller, async (db) => {
			const given = await outcome(db, tip, [people.owner]);
			if (caller === "verifiedEducator") expect(given).toHaveLength(1);
			else expect(given).toBe("42501");
		}),
	);

	test("of two at the same moment, the 20th of an hour is given once", async () => {
		await database.pool.query(
			`insert into notifications (user_id, type, code, params)
			select $1, 'other', 'teacher_tip', '{"tip": "Look.", "author": "Baraka M."}' from generate_series(1, 19)`,
			[people.owner],
		);
		const give = {
			who: people.verifiedEducator,
			work: async (db: PoolClient) => (await db.query(tip, [people.owner])).rowCount,
		};
		expect(await race(database.pool, give, give)).toEqual([1, "QTIPS"]);
		await database.pool.query("delete from notifications where code = 'teacher_tip'");
	});
});

describe("the picture of who asks to join", () => {
	// The owner has asked to join.
	const asked =
		"update profiles set avatar = 'robot' where id in (select user_id from class_join_requests where state = 'waiting')";

	test.each(CALLERS)("as %s reads it", (caller) =>
		as(
			caller,
			async (db) => {
				const answer = await outcome(
					db,
					"select jsonb_path_query_array(my_classes(), '$[*].requests[*].avatar') as pictures",
				);
				if (caller === "stranger") expect(answer).toBe("42501");
				else expect(answer).toEqual([{ pictures: caller === "verifiedEducator" ? ["robot"] : [] }]);
			},
			asked,
		),
	);

	test("is not read by their own teacher while not verified", () =>
		as(
			"verifiedEducator",
			async (db) => {
				await actAsSuperuser(db);
				await db.query("update roles set verified_at = null, verified_by = null where not is_admin");
				await switchTo(db, "verifiedEducator");
				const answer = await outcome(db, "select jsonb_array_length(my_classes() -> 0 -> 'requests') as requests");
				expect(answer).toEqual([{ requests: 0 }]);
			},
			asked,
		));
});

describe("the second challenge of a project, made", () => {
	const save = "select done_steps from save_lesson_progress($1, 'bell', '{challenge}', null)";

	test.each(CALLERS)("as %s saves it for the learner", (caller) =>
		as(caller, async (db) => {
			const saved = await outcome(db, save, [people.owner]);
			if (caller === "owner") expect(saved).toEqual([{ done_steps: ["challenge"] }]);
			else expect(saved).toBe("42501");
		}),
	);
});

describe("the minutes of the week", () => {
	const beat = "select send_heartbeat($1, 'bell', true)";

	test.each(CALLERS)("as %s reads them", (caller) =>
		as(caller, async (db) => {
			await switchTo(db, "owner");
			await db.query(beat, [people.owner]);
			await switchTo(db, caller);
			const read = await outcome(db, "select learner_progress($1) -> 'weekMinutes' as minutes", [people.owner]);
			if (caller === "verifiedEducator") expect(read).toEqual([{ minutes: 1 }]);
			else expect(read).toBe("42501");
		}),
	);

	test("add up, and begin again in another week", () =>
		as("owner", async (db) => {
			const minutes = async () => {
				await switchTo(db, "verifiedEducator");
				const { rows } = await db.query("select learner_progress($1) -> 'weekMinutes' as minutes", [people.owner]);
				await switchTo(db, "owner");
				return rows[0].minutes;
			};
			const later = async (days: number) => {
				await actAsSuperuser(db);
				await db.query(
					"update presences set active_at = active_at - interval '1 minute', week_on = week_on - $1::integer",
					[days],
				);
				await switchTo(db, "owner");
			};
			expect(await minutes()).toBe(0);
			await db.query(beat, [people.owner]);
			await db.query(beat, [people.owner]);
			expect(await minutes()).toBe(1);
			await later(0);
			await db.query(beat, [people.owner]);
			expect(await minutes()).toBe(2);
			await later(7);
			expect(await minutes()).toBe(0);
			await db.query(beat, [people.owner]);
			expect(await minutes()).toBe(1);
		}));
});
