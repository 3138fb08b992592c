import type { PoolClient } from "pg";
import { expect, test } from "vitest";
import { race } from "./race.ts";
import { actAs, rolledBack, signUp, undone, worldForFile } from "./world.ts";

const { database, people, inWorld } = worldForFile();

async function answer(db: PoolClient, sql: string, values: unknown[] = []): Promise<unknown> {
	const { rows } = await db.query<Record<string, unknown>>(sql, values);
	return rows[0] && Object.values(rows[0])[0];
}

const newEducator = () => signUp(database.pool, { name: "Neema Swai", user_type: "educator" });
const is = (db: PoolClient, what: string) => answer(db, `select ${what}()`);

async function changes(db: PoolClient): Promise<unknown[]> {
	const { rows } = await db.query(
		"select user_id, changed_by, from_standing, to_standing from role_changes order by id",
	);
	return rows;
}

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
		const news = "select code from notifications where code = 'educator_verified'";
		expect((await db.query(news)).rows).toEqual([{ code: "educator_verified" }]);
		await actAs(db, people.administrator);
		await db.query("select verify_educator($1, false)", [educator]);
		expect((await db.query(verified, [educator])).rows).toEqual([{ verified: false, verified_by: null }]);
		await actAs(db, educator);
		expect(await is(db, "is_staff")).toBe(false);
		expect((await db.query(news)).rowCount).toBe(1);
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
		await expect(db.query("select verify_educator($1, true)", [people.owner])).rejects.toMatchObject({ code: "PT404" });
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
	const [first, second] = await Promise.all([newEducator(), newEducator()]);
	await database.pool.query("update roles set is_admin = true where user_id = any ($1)", [[first, second]]);
	const unmake = (who: string, other: string) => ({
		who,
		work: async (db: PoolClient) => (await db.query("select set_role($1, 'student')", [other])).rowCount,
	});
	expect(await race(database.pool, unmake(first, second), unmake(second, first))).toEqual([1, "42501"]);
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

test("administrators are asked once to verify an educator, until one of them has done it", async () => {
	await rolledBack(database.pool, async (db) => {
		const asking = async () => {
			await db.query("set constraints follow_verification immediate");
			await db.query("set constraints follow_verification deferred");
			const { rows } = await db.query(
				"select user_id, params ->> 'author' as author from notifications where code = 'educator_waits' and not is_read and user_id = $1",
				[people.administrator],
			);
			return rows;
		};
		await db.query("delete from notifications");
		const id = await signUp(db, { name: "Rehema Kileo", user_type: "educator" }, "rehema2@example.org");
		const asked = [{ user_id: people.administrator, author: "Rehema K." }];
		expect(await asking()).toEqual(asked);
		await db.query("update roles set chosen_at = now() where user_id = $1", [id]);
		expect(await asking()).toEqual(asked);
		await db.query("update roles set verified_at = now() where user_id = $1", [id]);
		expect(await asking()).toEqual([]);
		await signUp(db, { name: "Juma Ally", user_type: "student" }, "juma2@example.org");
		expect(await asking()).toEqual([]);
	});
});
