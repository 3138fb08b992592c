import type { PoolClient } from "pg";
import { expect, test } from "vitest";
import { databaseForFile } from "./harness.ts";
import { actAs, rolledBack, signUp } from "./world.ts";

const database = databaseForFile();

const inWorld = (work: (db: PoolClient) => Promise<void>) => () => rolledBack(database.pool, work);

async function one(db: PoolClient, sql: string, values: unknown[] = []): Promise<unknown> {
	return (await db.query<Record<string, unknown>>(sql, values)).rows[0];
}

test(
	"a role left open is chosen once",
	inWorld(async (db) => {
		const id = await signUp(db);
		expect(await one(db, "select user_type, chosen_at from roles where user_id = $1", [id])).toEqual({
			user_type: "student",
			chosen_at: null,
		});
		await actAs(db, id);
		await db.query("select choose_role('educator')");
		expect(await one(db, "select user_type from profiles")).toEqual({ user_type: "educator" });
		expect(await one(db, "select role from people")).toEqual({ role: "educator" });
		await db.query("select choose_role('educator')");
		await expect(db.query("select choose_role('student')")).rejects.toMatchObject({ code: "P0001" });
	}),
);

test.each([["admin"], [""], [null]])("%s is no role to choose", async (choice) => {
	await rolledBack(database.pool, async (db) => {
		await actAs(db, await signUp(db));
		await expect(db.query("select choose_role($1)", [choice])).rejects.toMatchObject({ code: "22023" });
	});
});

test(
	"whoever chose at sign-up chooses no more, whatever they write into their account",
	inWorld(async (db) => {
		const id = await signUp(db, { user_type: "student" });
		await db.query(`update auth.users set raw_user_meta_data = '{"user_type": "educator"}' where id = $1`, [id]);
		expect(await one(db, "select user_type from roles where user_id = $1", [id])).toEqual({ user_type: "student" });
		await actAs(db, id);
		await expect(db.query("select choose_role('educator')")).rejects.toMatchObject({ code: "P0001" });
	}),
);
