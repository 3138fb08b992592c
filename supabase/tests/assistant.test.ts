import type { PoolClient } from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { actAs, actAsSuperuser, rolledBack, undone, worldForFile } from "./world.ts";

const CONVERSATION = "5f0f6f5c-7f64-4d3b-9a43-3f0d8c6b1b11";

const { database, people } = worldForFile();

beforeAll(async () => {
	await database.pool.query("update profiles set age = 14 where id = $1", [people.classmate]);
	await database.pool.query("delete from notifications");
});

const run = <Result>(work: (db: PoolClient) => Promise<Result>) => rolledBack(database.pool, work);

async function ask(db: PoolClient, userId: string, question = " Why is my lamp dark? ", outside = true) {
	await actAs(db, "service");
	const { rows } = await db.query<{ exchange_id: string; person_name: string; before: unknown }>(
		"select * from ask_assistant($1, $2, 'auto-light', $3, $4)",
		[userId, CONVERSATION, question, outside],
	);
	await actAsSuperuser(db);
	return rows[0] ?? { exchange_id: "", person_name: "", before: null };
}

async function answer(db: PoolClient, exchange: string, outcome = "answered", text = "Look at line 2.") {
	await actAs(db, "service");
	await db.query("select answer_assistant($1, $2, $3, 'a-model')", [exchange, text, outcome]);
	await actAsSuperuser(db);
}

async function refusal(db: PoolClient, work: () => Promise<unknown>) {
	return undone(db, async () => {
		try {
			await work();
			return null;
		} catch (error) {
			const { code, detail } = error as { code: string; detail?: string };
			return { code, detail };
		}
	});
}

async function standing(db: PoolClient, userId: string) {
	await actAs(db, userId);
	const { rows } = await db.query("select bar, questions_left from assistant_standing()");
	await actAsSuperuser(db);
	return rows[0];
}

describe("who may ask", () => {
	test("a learner of 13 or older; a younger one once an adult has agreed, an educator once verified", () =>
		run(async (db) => {
			await ask(db, people.classmate);
			expect(await refusal(db, () => ask(db, people.owner))).toEqual({ code: "FORUM", detail: "consent" });
			expect(await refusal(db, () => ask(db, people.unverifiedEducator))).toEqual({
				code: "FORUM",
				detail: "unverified",
			});
			await db.query("insert into consents (subject_id, how, text_version) values ($1, 'in_person', '1')", [
				people.owner,
			]);
			expect((await ask(db, people.owner)).exchange_id).not.toBe("");
		}));

	test("anybody asks the built-in helper, which sends nothing out", () =>
		run(async (db) => {
			for (const userId of [people.owner, people.classmate, people.unverifiedEducator])
				expect((await ask(db, userId, "Why?", false)).exchange_id).not.toBe("");
		}));

	test("six times in a minute; a question without an answer is not counted for the day", () =>
		run(async (db) => {
			expect(await standing(db, people.classmate)).toEqual({ bar: null, questions_left: 60 });
			const asked = [];
			for (let turn = 0; turn < 6; turn += 1) asked.push(await ask(db, people.classmate));
			const refused = await refusal(db, () => ask(db, people.classmate));
			expect(refused?.code).toBe("QRATE");
			expect(Number(refused?.detail)).toBeGreaterThan(50);
			await answer(db, asked[0]?.exchange_id ?? "", "failed");
			expect(await standing(db, people.classmate)).toEqual({ bar: null, questions_left: 55 });
		}));

	test("sixty times in a day, of which the oldest ends the wait; tomorrow again", () =>
		run(async (db) => {
			await db.query(
				`insert into assistant_exchanges (user_id, conversation_id, question, asked_at)
				select $1, $2, 'Why?', now() - make_interval(hours => 23, mins => -n) from generate_series(1, 60) n`,
				[people.classmate, CONVERSATION],
			);
			expect(await standing(db, people.classmate)).toEqual({ bar: null, questions_left: 0 });
			const refused = await refusal(db, () => ask(db, people.classmate));
			expect(refused?.code).toBe("QRATE");
			expect(Number(refused?.detail)).toBeGreaterThan(3600);
			await db.query("update assistant_exchanges set asked_at = asked_at - interval '1 day'");
			expect(await refusal(db, () => ask(db, people.classmate))).toBeNull();
		}));
});

test("a question comes with the last three exchanges of its conversation that were answered", () =>
	run(async (db) => {
		for (const turn of [1, 2, 3, 4]) {
			const { exchange_id } = await ask(db, people.classmate, `Question ${turn}`);
			await answer(db, exchange_id, turn === 4 ? "blocked" : "answered", `Answer ${turn}`);
		}
		const { before, person_name } = await ask(db, people.classmate);
		expect(before).toEqual([1, 2, 3].map((turn) => ({ question: `Question ${turn}`, answer: `Answer ${turn}` })));
		expect(person_name).toBe("Juma Ally");
	}));

test("an answer is written once", () =>
	run(async (db) => {
		const { exchange_id } = await ask(db, people.classmate);
		await answer(db, exchange_id);
		await answer(db, exchange_id, "failed", "another");
		const { rows } = await db.query("select question, answer, outcome from assistant_exchanges where id = $1", [
			exchange_id,
		]);
		expect(rows).toEqual([{ question: "Why is my lamp dark?", answer: "Look at line 2.", outcome: "answered" }]);
	}));

test("a question that a learner hands on rings who cares for them, once, and staff read it with the program", () =>
	run(async (db) => {
		await db.query("insert into class_codes (id, class_name, teacher_id) values ($1, '7A', $2)", [
			CONVERSATION,
			people.verifiedEducator,
		]);
		await db.query("insert into class_members (class_id, user_id) values ($1, $2)", [CONVERSATION, people.classmate]);
		await db.query("delete from notifications");
		const { exchange_id } = await ask(db, people.classmate, "Why?", false);
		const handOn = async (userId: string) => {
			await actAs(db, userId);
			await db.query("select ask_teacher($1, 'void setup() {}')", [exchange_id]);
			await actAsSuperuser(db);
		};
		await handOn(people.owner);
		expect((await db.query("select from notifications")).rowCount).toBe(0);
		await handOn(people.classmate);
		await handOn(people.classmate);
		expect((await db.query("select user_id, code, params from notifications")).rows).toEqual([
			{
				user_id: people.verifiedEducator,
				code: "assistant_question",
				params: { exchange_id, author: "Juma A.", author_id: people.classmate },
			},
		]);
		const seenBy = async (userId: string) => {
			await actAs(db, userId);
			const { rows } = await db.query("select question, program from assistant_exchanges where id = $1", [exchange_id]);
			await actAsSuperuser(db);
			return rows;
		};
		const whole = [{ question: "Why?", program: "void setup() {}" }];
		expect(await seenBy(people.verifiedEducator)).toEqual(whole);
		expect(await seenBy(people.classmate)).toEqual(whole);
		for (const userId of [people.owner, people.unverifiedEducator]) expect(await seenBy(userId)).toEqual([]);
	}));

test("a child in distress rings who cares for them, and only staff note that they look after it", () =>
	run(async (db) => {
		await db.query("insert into class_codes (id, class_name, teacher_id) values ($1, '7A', $2)", [
			CONVERSATION,
			people.verifiedEducator,
		]);
		await db.query("insert into class_members (class_id, user_id) values ($1, $2)", [CONVERSATION, people.classmate]);
		await db.query("delete from notifications");
		const { exchange_id } = await ask(db, people.classmate);
		await answer(db, exchange_id, "distress");
		const rung = await db.query("select user_id, code, params from notifications");
		expect(rung.rows).toEqual([
			{
				user_id: people.verifiedEducator,
				code: "assistant_distress",
				params: { exchange_id, author: "Juma A.", author_id: people.classmate },
			},
		]);
		const see = async (userId: string) => {
			await actAs(db, userId);
			await db.query("select see_exchange($1)", [exchange_id]);
		};
		expect(await refusal(db, () => see(people.classmate))).toMatchObject({ code: "42501" });
		await see(people.verifiedEducator);
		await see(people.administrator);
		await actAsSuperuser(db);
		const { rows } = await db.query("select seen_by from assistant_exchanges where id = $1", [exchange_id]);
		expect(rows).toEqual([{ seen_by: people.verifiedEducator }]);
	}));

test("after 30 days nobody reads a question, and it is deleted", () =>
	run(async (db) => {
		await ask(db, people.classmate);
		await db.query("update assistant_exchanges set asked_at = asked_at - interval '31 days'");
		for (const userId of [people.classmate, people.administrator]) {
			await actAs(db, userId);
			expect((await db.query("select from assistant_exchanges")).rowCount).toBe(0);
			await actAsSuperuser(db);
		}
		await ask(db, people.classmate);
		await actAs(db, "service");
		await db.query("select purge_assistant_exchanges()");
		expect((await db.query("select from assistant_exchanges")).rowCount).toBe(1);
	}));
