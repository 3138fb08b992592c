import type { PoolClient } from "pg";
import { beforeAll, expect, test } from "vitest";
import { actAs, actAsSuperuser, rolledBack, signUp, undone, worldForFile } from "./world.ts";

const { database, people, inWorld } = worldForFile();

beforeAll(async () => {
	await database.pool.query("delete from account_changes");
});

async function one(db: PoolClient, sql: string, values: unknown[] = []): Promise<unknown> {
	return (await db.query(sql, values)).rows[0];
}

test(
	"an administrator corrects an age, with today's date, and it is written down",
	inWorld(async (db) => {
		await db.query("update profiles set age_given_at = 'epoch' where id = $1", [people.owner]);
		await actAs(db, people.administrator);
		await db.query("select correct_age($1, 13)", [people.owner]);
		await db.query("select correct_age($1, 13)", [people.owner]);
		const age = "select age, age_given_at = now() as today from profiles where id = $1";
		expect(await one(db, age, [people.owner])).toEqual({ age: 13, today: true });
		const changes = await db.query("select user_id, changed_by, what, from_value, to_value from account_changes");
		expect(changes.rows).toEqual([
			{ user_id: people.owner, changed_by: people.administrator, what: "age", from_value: "12", to_value: "13" },
		]);
		await undone(db, () =>
			expect(db.query("select correct_age($1, 4)", [people.owner])).rejects.toMatchObject({ code: "22023" }),
		);
	}),
);

test(
	"an age that is taken away can be given once more by the person",
	inWorld(async (db) => {
		await actAs(db, people.administrator);
		await db.query("select correct_age($1, null)", [people.owner]);
		await actAs(db, people.owner);
		await db.query("update profiles set age = 11 where id = $1", [people.owner]);
		await db.query("update profiles set age = 17 where id = $1", [people.owner]);
		expect(await one(db, "select age from profiles")).toEqual({ age: 11 });
	}),
);

test(
	"setting a one-time password is written down, and is not for an administrator's account",
	inWorld(async (db) => {
		await actAs(db, people.administrator);
		await db.query("select permit_one_time_password($1)", [people.verifiedEducator]);
		expect(await one(db, "select user_id, changed_by, what from account_changes")).toEqual({
			user_id: people.verifiedEducator,
			changed_by: people.administrator,
			what: "one_time_password",
		});
		for (const [userId, code] of [
			[people.administrator, "42501"],
			["00000000-0000-4000-8000-000000000000", "PT404"],
		]) {
			await undone(db, () =>
				expect(db.query("select permit_one_time_password($1)", [userId])).rejects.toMatchObject({ code }),
			);
		}
	}),
);

test.each([["classmate"], ["owner"], ["unverifiedEducator"], ["verifiedEducator"]] as const)(
	"%s sets no password and corrects no age",
	async (who) => {
		await rolledBack(database.pool, async (db) => {
			await actAs(db, people[who]);
			for (const sql of ["select permit_one_time_password($1)", "select correct_age($1, 30)"]) {
				await undone(db, () => expect(db.query(sql, [people.owner])).rejects.toMatchObject({ code: "42501" }));
			}
		});
	},
);

test(
	"a password changed by its owner is no one-time password any more; a new one-time password is",
	inWorld(async (db) => {
		const id = await signUp(db, {}, "kim@example.org");
		const set = (password: string, meta: object) =>
			db.query("update auth.users set encrypted_password = $2, raw_app_meta_data = $3 where id = $1", [
				id,
				password,
				JSON.stringify(meta),
			]);
		const mark = async () => one(db, "select raw_app_meta_data as meta from auth.users where id = $1", [id]);
		await set("a", { must_change_password: "1" });
		await set("b", { must_change_password: "2" });
		expect(await mark()).toEqual({ meta: { must_change_password: "2" } });
		await db.query("update auth.users set encrypted_password = 'c' where id = $1", [id]);
		expect(await mark()).toEqual({ meta: {} });
	}),
);

test(
	"the data endpoints' pre-request check refuses who must change their password, and only them",
	inWorld(async (db) => {
		await actAs(db, people.owner);
		await db.query("select admit_request()");
		const claims = { sub: people.owner, app_metadata: { must_change_password: "2026-11-21" } };
		await db.query("select set_config('request.jwt.claims', $1, true)", [JSON.stringify(claims)]);
		await undone(db, () => expect(db.query("select admit_request()")).rejects.toMatchObject({ code: "42501" }));
		await actAsSuperuser(db);
	}),
);

test(
	"on a hosted project the data endpoints' pre-request check refuses (401) tokens whose session has ended or whose account is banned or gone",
	inWorld(async (db) => {
		const [session, ended] = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"];
		await db.query(
			"create table auth.sessions (id uuid primary key, user_id uuid references auth.users on delete cascade)",
		);
		await db.query("insert into auth.sessions values ($1, $2)", [session, people.owner]);
		const ask = async (claims: object) => {
			await actAs(db, people.owner);
			await db.query("select set_config('request.jwt.claims', $1, true)", [JSON.stringify(claims)]);
			return db.query("select admit_request()");
		};
		const mine = { sub: people.owner, session_id: session };
		await ask(mine);
		await ask({ role: "anon" });
		for (const claims of [
			{ ...mine, session_id: ended },
			{ sub: people.classmate, session_id: session },
			{ sub: people.owner },
		]) {
			await undone(db, () => expect(ask(claims)).rejects.toMatchObject({ code: "PT401" }));
		}
		for (const end of [
			"update auth.users set banned_until = now() + interval '1 day' where id = $1",
			"select private.end_sessions($1)",
			"delete from auth.users where id = $1",
		]) {
			await undone(db, async () => {
				await actAsSuperuser(db);
				await db.query(end, [people.owner]);
				await expect(ask(mine)).rejects.toMatchObject({ code: "PT401" });
			});
		}
	}),
);
