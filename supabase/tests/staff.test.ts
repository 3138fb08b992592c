import { createHash } from "node:crypto";
import type { PoolClient } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "./harness.ts";
import { actAs, actAsSuperuser, type People, rolledBack, settle, signUp, undone } from "./world.ts";

let database: TestDatabase;
let people: People;

beforeAll(async () => {
	database = await testDatabase();
	people = await settle(database.pool);
});

afterAll(() => database.drop());

const CODE = "K7QMXW2P9HRT";

const inWorld = (work: (db: PoolClient) => Promise<void>) => () => rolledBack(database.pool, work);

/** A place without an administrator, and with a set-up code. */
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
	const educators = await Promise.all(
		Array.from({ length: 6 }, () => signUp(database.pool, { name: "Neema", user_type: "educator" })),
	);
	await printCode(database.pool);
	const claims = educators.map(async (educator) => {
		const db = await database.pool.connect();
		await db.query("begin");
		await actAs(db, educator);
		const claimed = await claim(db);
		await db.query("commit");
		db.release();
		return claimed;
	});
	expect((await Promise.all(claims)).filter(Boolean)).toEqual([true]);
});

test(
	"an administrator verifies an educator, and takes it back",
	inWorld(async (db) => {
		await db.query("delete from role_changes");
		const educator = people.unverifiedEducator;
		await actAs(db, people.administrator);
		await db.query("select verify_educator($1, true)", [educator]);
		const verified = "select verified_at is not null as verified, verified_by from roles where user_id = $1";
		expect((await db.query(verified, [educator])).rows).toEqual([
			{ verified: true, verified_by: people.administrator },
		]);
		await actAs(db, educator);
		expect(await is(db, "is_staff")).toBe(true);
		await actAs(db, people.administrator);
		await db.query("select verify_educator($1, false)", [educator]);
		expect((await db.query(verified, [educator])).rows).toEqual([{ verified: false, verified_by: null }]);
		await actAs(db, educator);
		expect(await is(db, "is_staff")).toBe(false);
		await actAs(db, people.administrator);
		const by = { user_id: educator, changed_by: people.administrator };
		expect(await changes(db)).toEqual([
			{ ...by, from_standing: "educator", to_standing: "verified_educator" },
			{ ...by, from_standing: "verified_educator", to_standing: "educator" },
		]);
	}),
);

test(
	"a learner cannot be verified",
	inWorld(async (db) => {
		await actAs(db, people.administrator);
		await expect(db.query("select verify_educator($1, true)", [people.owner])).rejects.toMatchObject({ code: "P0002" });
	}),
);

test.each([
	["student", { user_type: "student", is_admin: false, verified: false }],
	["educator", { user_type: "educator", is_admin: false, verified: true }],
	["administrator", { user_type: "educator", is_admin: true, verified: true }],
])("an administrator makes a verified educator %s", async (role, expected) => {
	await rolledBack(database.pool, async (db) => {
		await actAs(db, people.administrator);
		await db.query("select set_role($1, $2)", [people.verifiedEducator, role]);
		const { rows } = await db.query(
			"select user_type, is_admin, verified_at is not null as verified from roles where user_id = $1",
			[people.verifiedEducator],
		);
		expect(rows).toEqual([expected]);
		expect(await answer(db, "select user_type from profiles where id = $1", [people.verifiedEducator])).toBe(
			expected.user_type,
		);
	});
});

test(
	"an administrator who is made an educator rules no more",
	inWorld(async (db) => {
		await db.query("update roles set is_admin = true where user_id = $1", [people.verifiedEducator]);
		await actAs(db, people.verifiedEducator);
		await db.query("select set_role($1, 'educator')", [people.administrator]);
		await actAs(db, people.administrator);
		expect(await is(db, "is_administrator")).toBe(false);
		await expect(db.query("select set_role($1, 'student')", [people.verifiedEducator])).rejects.toMatchObject({
			code: "42501",
		});
	}),
);

test("two administrators who unmake each other at the same moment leave one", async () => {
	const pair = await Promise.all([1, 2].map(() => signUp(database.pool, { name: "Zawadi", user_type: "educator" })));
	await database.pool.query("update roles set is_admin = true where user_id = any ($1)", [pair]);
	const attempts = pair.map(async (me, index) => {
		const db = await database.pool.connect();
		try {
			await db.query("begin");
			await actAs(db, me);
			await db.query("select set_role($1, 'student')", [pair[1 - index]]);
			await db.query("commit");
			return "done";
		} catch (error) {
			await db.query("rollback");
			return (error as { code: string }).code;
		} finally {
			db.release();
		}
	});
	expect((await Promise.all(attempts)).sort()).toEqual(["42501", "done"]);
});

test.each([["admin"], [""], [null]])("%s is no role to set", async (role) => {
	await rolledBack(database.pool, async (db) => {
		await actAs(db, people.administrator);
		await expect(db.query("select set_role($1, $2)", [people.owner, role])).rejects.toMatchObject({ code: "22023" });
	});
});

test(
	"an administrator's own role is set by another, so that one remains",
	inWorld(async (db) => {
		await actAs(db, people.administrator);
		await expect(db.query("select set_role($1, 'educator')", [people.administrator])).rejects.toMatchObject({
			code: "42501",
		});
	}),
);

test.each([["classmate"], ["unverifiedEducator"], ["verifiedEducator"]] as const)(
	"%s verifies nobody and sets no role",
	async (who) => {
		await rolledBack(database.pool, async (db) => {
			await actAs(db, people[who]);
			for (const sql of [
				"select verify_educator($1, true)",
				"select set_role($1, 'administrator')",
				"select set_role($1, 'student')",
			]) {
				await undone(db, () =>
					expect(db.query(sql, [people.unverifiedEducator])).rejects.toMatchObject({ code: "42501" }),
				);
			}
		});
	},
);

test.each([
	["classmate", { is_educator: false, is_verified_educator: false, is_administrator: false, is_staff: false }],
	["unverifiedEducator", { is_educator: true, is_verified_educator: false, is_administrator: false, is_staff: false }],
	["verifiedEducator", { is_educator: true, is_verified_educator: true, is_administrator: false, is_staff: true }],
	["administrator", { is_educator: true, is_verified_educator: true, is_administrator: true, is_staff: true }],
] as const)("%s is told what they are", async (who, expected) => {
	await rolledBack(database.pool, async (db) => {
		await actAs(db, people[who]);
		const { rows } = await db.query("select is_educator(), is_verified_educator(), is_administrator(), is_staff()");
		expect(rows).toEqual([expected]);
	});
});

test(
	"an administrator who is not verified is staff",
	inWorld(async (db) => {
		await db.query("update roles set verified_at = null where user_id = $1", [people.administrator]);
		await actAs(db, people.administrator);
		expect(await is(db, "is_staff")).toBe(true);
		expect(await is(db, "is_verified_educator")).toBe(false);
	}),
);

test(
	"a verified educator who becomes a learner is no staff",
	inWorld(async (db) => {
		await db.query("update roles set user_type = 'student' where user_id = $1", [people.verifiedEducator]);
		await actAs(db, people.verifiedEducator);
		expect(await is(db, "is_staff")).toBe(false);
		expect(await is(db, "is_verified_educator")).toBe(false);
	}),
);

test(
	"the set-up code's hash and the tries are read by no client",
	inWorld(async (db) => {
		await actAs(db, people.administrator);
		for (const table of ["private.setup_code", "private.setup_tries", "private.picture_permits"]) {
			await undone(db, () => expect(db.query(`select from ${table}`)).rejects.toMatchObject({ code: "42501" }));
		}
	}),
);
