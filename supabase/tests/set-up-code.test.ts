import { createHash } from "node:crypto";
import type { PoolClient } from "pg";
import { expect, test } from "vitest";
import { race } from "./race.ts";
import { actAs, actAsSuperuser, signUp, undone, worldForFile } from "./world.ts";

const { database, people, inWorld } = worldForFile();

const CODE = "K7QMXW2P9HRT";

/** A school without an administrator, and with a set-up code. */
const atSetUp = (work: (db: PoolClient) => Promise<void>) =>
	inWorld(async (db) => {
		await db.query("update roles set is_admin = false");
		await db.query("delete from role_changes");
		await printCode(db);
		await work(db);
	});

async function printCode(db: Pick<PoolClient, "query">, code = CODE): Promise<void> {
	await db.query("select set_setup_code($1)", [createHash("sha256").update(code).digest("hex")]);
}

async function answer(db: PoolClient, sql: string, values: unknown[] = []): Promise<unknown> {
	const { rows } = await db.query<Record<string, unknown>>(sql, values);
	return rows[0] && Object.values(rows[0])[0];
}

const newEducator = () => signUp(database.pool, { name: "Neema Swai", user_type: "educator" });
const claim = (db: PoolClient, code: string | null = CODE) => answer(db, "select claim_administration($1)", [code]);
const is = (db: PoolClient, what: string) => answer(db, `select ${what}()`);

async function changes(db: PoolClient): Promise<unknown[]> {
	const { rows } = await db.query(
		"select user_id, changed_by, from_standing, to_standing from role_changes order by id",
	);
	return rows;
}

/** When the person may try again: as if `interval` had passed. */
async function pass(db: PoolClient, interval: string): Promise<void> {
	await actAsSuperuser(db);
	await db.query(`update private.setup_tries set waits_until = waits_until - interval '${interval}',
		last_at = last_at - interval '${interval}'`);
	await actAs(db, people.unverifiedEducator);
}

test(
	"the educator who enters the set-up code becomes administrator, and verified",
	atSetUp(async (db) => {
		await actAs(db, people.unverifiedEducator);
		expect(await is(db, "has_administrator")).toBe(false);
		expect(await claim(db, "k7qm-xw2p 9hrt")).toBe(true);
		expect(await is(db, "has_administrator")).toBe(true);
		expect(await is(db, "is_administrator")).toBe(true);
		expect(await is(db, "is_verified_educator")).toBe(true);
		const me = people.unverifiedEducator;
		expect(await changes(db)).toEqual([
			{ user_id: me, changed_by: me, from_standing: "educator", to_standing: "administrator" },
		]);
	}),
);

test(
	"the set-up code is used once",
	atSetUp(async (db) => {
		await actAs(db, people.unverifiedEducator);
		await claim(db);
		await actAs(db, people.verifiedEducator);
		expect(await claim(db)).toBe(false);
		expect(await is(db, "is_administrator")).toBe(false);
	}),
);

test(
	"a new set-up code takes the place of the one before",
	atSetUp(async (db) => {
		await printCode(db, "ABCDEFGHJKLM");
		await actAs(db, people.unverifiedEducator);
		expect(await claim(db, CODE)).toBe(false);
		expect(await claim(db, "ABCDEFGHJKLM")).toBe(true);
	}),
);

test(
	"without a set-up code nothing becomes anybody administrator",
	inWorld(async (db) => {
		await actAs(db, people.unverifiedEducator);
		for (const code of [CODE, "", null]) expect(await claim(db, code)).toBe(false);
	}),
);

test(
	"a learner enters no set-up code",
	atSetUp(async (db) => {
		await actAs(db, people.owner);
		await expect(claim(db)).rejects.toMatchObject({ code: "42501" });
	}),
);

test(
	"after five wrong codes the right one waits, too: 30 s, 1, 2, 5, 15 minutes",
	atSetUp(async (db) => {
		await actAs(db, people.unverifiedEducator);
		for (let time = 0; time < 5; time++) expect(await claim(db, "WRONG")).toBe(false);
		for (const seconds of [30, 60, 120, 300, 900, 900]) {
			const refusal = await undone(db, () => claim(db).catch((error: unknown) => error));
			expect(refusal).toMatchObject({ code: "TRIES" });
			const left = Number((refusal as { detail: string }).detail);
			expect(left).toBeGreaterThan(seconds - 10);
			expect(left).toBeLessThanOrEqual(seconds);
			await pass(db, `${seconds} seconds`);
			expect(await claim(db, "WRONG")).toBe(false);
		}
		await pass(db, "15 minutes");
		expect(await claim(db)).toBe(true);
	}),
);

test(
	"one person's wrong codes keep no other from the right one, and are forgotten after a day",
	atSetUp(async (db) => {
		await actAs(db, people.unverifiedEducator);
		for (let time = 0; time < 5; time++) await claim(db, "WRONG");
		await pass(db, "25 hours");
		await claim(db, "WRONG");
		expect(await claim(db, "WRONG")).toBe(false);
		await actAs(db, people.verifiedEducator);
		expect(await claim(db)).toBe(true);
	}),
);

test("of two who enter the set-up code at the same moment one becomes administrator", async () => {
	await printCode(database.pool);
	const [first, second] = await Promise.all([newEducator(), newEducator()]);
	const enter = (who: string) => ({ who, work: (db: PoolClient) => claim(db) });
	expect(await race(database.pool, enter(first), enter(second))).toEqual([true, false]);
});

test(
	"the set-up code's hash and the tries are read by no client",
	inWorld(async (db) => {
		await actAs(db, people.administrator);
		for (const table of ["private.setup_code", "private.setup_tries", "private.picture_permits"]) {
			await undone(db, () => expect(db.query(`select from ${table}`)).rejects.toMatchObject({ code: "42501" }));
		}
	}),
);

test(
	"a clock that was years ahead and is put right keeps nobody waiting for that long",
	atSetUp(async (db) => {
		await actAs(db, people.unverifiedEducator);
		for (let wrong = 0; wrong < 9; wrong++) {
			await claim(db, "WRONG");
			await pass(db, "16 minutes");
		}
		await claim(db, "WRONG");
		await undone(db, () => expect(claim(db)).rejects.toMatchObject({ code: "TRIES" }));
		await pass(db, "-400 days");
		expect(await claim(db)).toBe(true);
	}),
);
