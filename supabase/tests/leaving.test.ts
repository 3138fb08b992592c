import type { PoolClient } from "pg";
import { expect, test } from "vitest";
import { race } from "./race.ts";
import { actAs, actAsSuperuser, signUp, undone, worldForFile } from "./world.ts";

const { database, people, inWorld } = worldForFile();

/** Acts as somebody who proved who they are this many minutes ago. */
async function actAsFresh(db: PoolClient, userId: string, minutes = 0): Promise<void> {
	await actAs(db, userId);
	const amr = [{ method: "password", timestamp: Math.floor(Date.now() / 1000) - minutes * 60 }];
	const claims = JSON.stringify({ sub: userId, role: "authenticated", amr });
	await db.query("select set_config('request.jwt.claims', $1, true)", [claims]);
}

async function leave(db: PoolClient, userId: string, heir: string | null = null): Promise<void> {
	await actAsFresh(db, userId);
	await db.query("select leave_account($1)", [heir]);
	await actAsSuperuser(db);
}

async function begun(db: PoolClient, days: number): Promise<string[]> {
	await actAs(db, "service");
	const { rows } = await db.query<{ id: string }>("select begin_erasures(now() + make_interval(days => $1)) as id", [
		days,
	]);
	await actAsSuperuser(db);
	return rows.map(({ id }) => id);
}

async function one(db: PoolClient, sql: string, values: unknown[] = []): Promise<unknown> {
	return (await db.query(sql, values)).rows[0];
}

const signIn = (db: PoolClient, userId: string) =>
	db.query("update auth.users set last_sign_in_at = now() where id = $1", [userId]);

test(
	"whoever leaves has proved who they are within ten minutes",
	inWorld(async (db) => {
		for (const act of [() => actAsFresh(db, people.owner, 11), () => actAs(db, people.owner)]) {
			await undone(db, async () => {
				await act();
				await expect(db.query("select leave_account()")).rejects.toMatchObject({ code: "AGAIN" });
			});
		}
		await actAsFresh(db, people.owner, 9);
		expect(await one(db, "select leave_account() = now() + interval '7 days' as week")).toEqual({ week: true });
	}),
);

test(
	"whoever leaves is signed out everywhere, and nobody else is",
	inWorld(async (db) => {
		await db.query("insert into gateway.sessions (user_id, method) select unnest($1::uuid[]), 'password'", [
			[people.owner, people.owner, people.classmate],
		]);
		await leave(db, people.owner);
		expect((await db.query("select user_id from gateway.sessions")).rows).toEqual([{ user_id: people.classmate }]);
	}),
);

test(
	"signing in keeps the account and says so in the profile",
	inWorld(async (db) => {
		await leave(db, people.owner);
		await signIn(db, people.owner);
		expect(await one(db, "select restored_at = now() as restored from profiles where id = $1", [people.owner])).toEqual(
			{ restored: true },
		);
		expect(await begun(db, 8)).toEqual([]);
		await db.query("update profiles set restored_at = null");
		await signIn(db, people.classmate);
		expect(await one(db, "select count(restored_at)::int as notified from profiles")).toEqual({ notified: 0 });
	}),
);

test(
	"erasing begins after seven days, shuts the account, and is named again until it is done",
	inWorld(async (db) => {
		await leave(db, people.owner);
		expect(await begun(db, 6)).toEqual([]);
		expect(await begun(db, 7)).toEqual([people.owner]);
		expect(await one(db, "select banned_until > now() as shut from auth.users where id = $1", [people.owner])).toEqual({
			shut: true,
		});
		await signIn(db, people.owner);
		expect(await begun(db, 8)).toEqual([people.owner]);
	}),
);

test(
	"an educator's challenges pass to an administrator, and the decisions stay without a name",
	inWorld(async (db) => {
		await leave(db, people.unverifiedEducator);
		await leave(db, people.verifiedEducator);
		await begun(db, 7);
		await db.query("delete from auth.users where id = any ($1)", [
			[people.unverifiedEducator, people.verifiedEducator],
		]);
		expect(await one(db, "select created_by from challenges where title = 'Windmill'")).toEqual({
			created_by: people.administrator,
		});
		const reviews = "select count(*)::int as kept, count(reviewer_id)::int as named from submission_reviews";
		expect(await one(db, reviews)).toEqual({ kept: 2, named: 0 });
	}),
);

test(
	"the last administrator leaves only with an educator as the next one",
	inWorld(async (db) => {
		const { administrator: last, owner, verifiedEducator: next } = people;
		for (const heir of [null, owner, last]) {
			await undone(db, () => expect(leave(db, last, heir)).rejects.toMatchObject({ code: "HEIR1" }));
		}
		await leave(db, last, next);
		expect(await one(db, "select is_admin from roles where user_id = $1", [next])).toEqual({ is_admin: true });
		await undone(db, () => expect(leave(db, next)).rejects.toMatchObject({ code: "HEIR1" }));
	}),
);

test("of two administrators who leave at the same moment one stays", async () => {
	const [first, second] = await Promise.all([1, 2].map(() => signUp(database.pool, { user_type: "educator" })));
	await database.pool.query("update roles set is_admin = user_id = any ($1)", [[first, second]]);
	const leaving = (who = "") => ({
		who,
		work: async (db: PoolClient) => {
			await actAsFresh(db, who);
			return (await db.query("select leave_account()")).rowCount;
		},
	});
	expect(await race(database.pool, leaving(first), leaving(second))).toEqual([1, "HEIR1"]);
	await database.pool.query("delete from private.leavings");
	await database.pool.query("update roles set is_admin = user_id = $1", [people.administrator]);
});

test("every column that names a person says what becomes of it when the person goes", async () => {
	const { rows } = await database.pool.query<{ column: string }>(`
		with recursive persons as (
			select 'auth.users'::regclass::oid as relation
			union
			select c.conrelid from pg_constraint c join persons p on c.confrelid = p.relation
			join pg_index i on i.indrelid = c.conrelid and i.indisprimary and i.indkey::int2[] = c.conkey
			where c.contype = 'f'
		)
		select conrelid::regclass || '.' || conname as column from pg_constraint
		where contype = 'f' and confrelid in (select relation from persons) and confdeltype not in ('c', 'n')`);
	expect(rows).toEqual([]);
});

test(
	"when somebody came back is not theirs to write, and repeating it is no error",
	inWorld(async (db) => {
		const kept = "select restored_at from profiles where id = $1";
		await actAs(db, people.owner);
		await db.query("update profiles set restored_at = now(), age = age where id = $1", [people.owner]);
		expect(await one(db, kept, [people.owner])).toEqual({ restored_at: null });
		await db.query(
			"insert into profiles (id, name, restored_at) values ($1, 'Asha', now()) on conflict (id) do update set restored_at = excluded.restored_at",
			[people.owner],
		);
		expect(await one(db, kept, [people.owner])).toEqual({ restored_at: null });
		await actAsSuperuser(db);
		await db.query("delete from profiles where id = $1", [people.owner]);
		await actAs(db, people.owner);
		await db.query("insert into profiles (id, name, restored_at) values ($1, 'Asha', now())", [people.owner]);
		expect(await one(db, kept, [people.owner])).toEqual({ restored_at: null });
	}),
);

test(
	"a sign-in ahead of the clock is no proof that the account is one's own",
	inWorld(async (db) => {
		await actAsFresh(db, people.owner, -400 * 24 * 60);
		await undone(db, () => expect(db.query("select leave_account()")).rejects.toMatchObject({ code: "AGAIN" }));
		await actAsFresh(db, people.owner);
		await db.query("select leave_account()");
	}),
);

test(
	"whoever left while the clock was ahead is erased seven days after it was put right",
	inWorld(async (db) => {
		await leave(db, people.owner);
		await db.query("update private.leavings set asked_at = now() + interval '400 days'");
		expect(await begun(db, 0)).toEqual([]);
		expect(await begun(db, 7)).toEqual([people.owner]);
	}),
);
