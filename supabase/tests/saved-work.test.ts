import type { PoolClient } from "pg";
import { expect, test } from "vitest";
import { actAs, actAsSuperuser, rolledBack, signUp, undone, worldForFile } from "./world.ts";

const { database, people, asOwner } = worldForFile();

let actions = 0;

function newAction(): string {
	actions += 1;
	return `00000000-0000-4000-8000-${String(actions).padStart(12, "0")}`;
}

/** Saves blocks of the bell, of which the server has none at first. */
async function save(
	db: PoolClient,
	body: string,
	base: number,
	{ pressed = false, action = newAction(), kind = "blocks", project = "bell", userId = people.owner } = {},
) {
	const { rows } = await db.query<{ revision: number; diverged: boolean }>(
		"select * from save_work($1, $2, $3, $4, $5, $6, $7)",
		[userId, project, kind, body, base, action, pressed],
	);
	return rows[0];
}

async function versions(db: PoolClient): Promise<string[]> {
	const { rows } = await db.query<{ body: string }>(
		"select body from work_versions where project_id = 'bell' and kind = 'blocks' order by revision",
	);
	return rows.map(({ body }) => body);
}

test(
	"each press of Save is a version of its own",
	asOwner(async (db) => {
		expect(await save(db, "one", 0, { pressed: true })).toEqual({ revision: 1, diverged: false });
		expect(await save(db, "two", 1, { pressed: true })).toEqual({ revision: 2, diverged: false });
		expect(await versions(db)).toEqual(["one", "two"]);
	}),
);

test(
	"what the page saves by itself takes the place of what it saved a moment ago, and of nothing else",
	asOwner(async (db) => {
		await save(db, "pressed", 0, { pressed: true });
		await save(db, "typed", 1);
		expect(await save(db, "typed more", 2)).toEqual({ revision: 3, diverged: false });
		expect(await versions(db)).toEqual(["pressed", "typed more"]);
		await actAsSuperuser(db);
		await db.query("update work_versions set begun_at = begun_at - interval '6 minutes'");
		await actAs(db, people.owner);
		await save(db, "typed later", 3);
		expect(await versions(db)).toEqual(["pressed", "typed more", "typed later"]);
	}),
);

test(
	"what the page has saved by itself is a version of its own once Save is pressed on it, and stays one",
	asOwner(async (db) => {
		await save(db, "one", 0);
		const action = newAction();
		expect(await save(db, "one", 1, { pressed: true, action })).toEqual({ revision: 1, diverged: false });
		expect(await save(db, "one", 1)).toEqual({ revision: 1, diverged: false });
		await save(db, "two", 1);
		expect(await save(db, "one", 1, { pressed: true, action })).toEqual({ revision: 1, diverged: false });
		expect(await versions(db)).toEqual(["one", "two"]);
	}),
);

test(
	"a version begun ahead of a corrected clock is not replaced",
	asOwner(async (db) => {
		await save(db, "begun ahead", 0);
		await actAsSuperuser(db);
		await db.query("update work_versions set begun_at = begun_at + interval '400 days'");
		await actAs(db, people.owner);
		await save(db, "typed later", 1);
		expect(await versions(db)).toEqual(["begun ahead", "typed later"]);
	}),
);

test(
	"two devices that both changed it: what arrives last stands, the other stays as a version, and it is told",
	asOwner(async (db) => {
		await save(db, "begun", 0);
		await save(db, "at the school", 1);
		expect(await save(db, "at home", 1)).toEqual({ revision: 3, diverged: true });
		expect(await versions(db)).toEqual(["at the school", "at home"]);
		expect(await save(db, "first of a new browser", 0)).toEqual({ revision: 4, diverged: true });
		expect(await versions(db)).toEqual(["at the school", "at home", "first of a new browser"]);
	}),
);

test(
	"the same action arrives once, and the same text makes no new version",
	asOwner(async (db) => {
		const action = newAction();
		await save(db, "one", 0, { pressed: true, action });
		expect(await save(db, "one", 0, { pressed: true, action })).toEqual({ revision: 1, diverged: false });
		await save(db, "two", 1, { pressed: true });
		expect(await save(db, "one", 0, { pressed: true, action })).toEqual({ revision: 1, diverged: false });
		expect(await save(db, "two", 0)).toEqual({ revision: 2, diverged: false });
		expect(await versions(db)).toEqual(["one", "two"]);
	}),
);

test(
	"the newest thirty versions are kept",
	asOwner(async (db) => {
		for (let revision = 0; revision < 35; revision += 1) await save(db, `${revision}`, revision, { pressed: true });
		const kept = await versions(db);
		expect(kept).toHaveLength(30);
		expect(kept.at(0)).toBe("5");
		expect(kept.at(-1)).toBe("34");
	}),
);

/** How many versions of a kind the server keeps of the bell, and which are the oldest and the newest of them. */
async function kept(db: PoolClient, kind: string): Promise<number[]> {
	const { rows } = await db.query<{ kept: number[] }>(
		"select array[count(*), min(revision), max(revision)]::int[] as kept from work_versions where kind = $1",
		[kind],
	);
	return rows[0]?.kept ?? [];
}

test(
	"32 MB are kept of a person's work: past that the versions that were saved longest ago go, and of each work the newest stays",
	asOwner(async (db) => {
		await actAsSuperuser(db);
		await db.query("delete from work_versions");
		// 128 versions of a quarter of a megabyte each fill it; oldest first, with one circuit as the oldest.
		await db.query(
			`insert into work_versions (user_id, project_id, kind, revision, body, pressed, action_id, saved_at)
			select $1, 'bell', case when n = 0 then 'circuit' else 'blocks' end, n + 1, repeat('x', 262144), true,
				gen_random_uuid(), now() - interval '1 day' + n * interval '1 minute'
			from generate_series(0, 127) n`,
			[people.owner],
		);
		expect(await kept(db, "blocks")).toEqual([127, 2, 128]);
		await actAs(db, people.classmate);
		await save(db, "x".repeat(262_144), 0, { kind: "sketch", userId: people.classmate });
		await actAs(db, people.owner);
		await save(db, "y", 0, { kind: "sketch" });
		expect(await kept(db, "blocks")).toEqual([126, 3, 128]);
		expect(await kept(db, "circuit")).toEqual([1, 1, 1]);
		expect(await kept(db, "sketch")).toEqual([1, 1, 1]);
		await save(db, "z".repeat(262_144), 1, { kind: "sketch" });
		expect(await kept(db, "blocks")).toEqual([126, 3, 128]);
		expect(await save(db, "a device that begins anew", 0, { kind: "circuit" })).toEqual({
			revision: 2,
			diverged: true,
		});
		expect(await kept(db, "circuit")).toEqual([1, 2, 2]);
	}),
);

test("saves past the limit at the same moment make room one after the other", async () => {
	const userId = await signUp(database.pool);
	await database.pool.query(
		`insert into work_versions (user_id, project_id, kind, revision, body, pressed, action_id)
		select $1, 'bell', 'blocks', n, repeat('x', 262144), true, gen_random_uuid() from generate_series(1, 128) n`,
		[userId],
	);
	await rolledBack(database.pool, async (one) => {
		await actAs(one, userId);
		await save(one, "y", 0, { kind: "sketch", userId });
		await rolledBack(database.pool, async (two) => {
			const { rows } = await two.query<{ pid: number }>("select pg_backend_pid() as pid");
			await actAs(two, userId);
			const saved = save(two, "z", 0, { kind: "circuit", userId });
			const waitsFor = async () => {
				const text = "select locktype from pg_locks where pid = $1 and not granted";
				const locks = await database.pool.query<{ locktype: string }>(text, [rows[0]?.pid]);
				return locks.rows[0]?.locktype;
			};
			// A wait for a row would be a "transactionid": two that each hold what the other wants.
			await expect.poll(waitsFor).toBeDefined();
			const lock = await waitsFor();
			await one.query("rollback");
			expect([lock, await saved]).toEqual(["advisory", { revision: 1, diverged: false }]);
			expect(await kept(two, "blocks")).toEqual([127, 2, 128]);
		});
	});
});

test(
	"each kind of work in each project has its own revisions, and each person their own",
	asOwner(async (db) => {
		await save(db, "blocks", 0);
		expect(await save(db, "circuit", 0, { kind: "circuit" })).toEqual({ revision: 1, diverged: false });
		await actAs(db, people.classmate);
		expect(await save(db, "mine", 0, { userId: people.classmate })).toEqual({ revision: 1, diverged: false });
		expect(await versions(db)).toEqual(["mine"]);
	}),
);

test(
	"a project that does not exist, a kind without a name and a body past 256 KB are refused",
	asOwner(async (db) => {
		for (const bad of [{ project: "none" }, { kind: "poem" }]) {
			await undone(db, () => expect(save(db, "x", 0, bad)).rejects.toMatchObject({ code: "23514" }));
		}
		await expect(save(db, "x".repeat(262_145), 0)).rejects.toMatchObject({ code: "23514" });
	}),
);

test(
	"a page that another person has opened saves nothing for either",
	asOwner(async (db) => {
		await expect(save(db, "theirs", 0, { userId: people.classmate })).rejects.toMatchObject({ code: "42501" });
	}),
);

test("without a person nothing is saved", async () => {
	await rolledBack(database.pool, async (db) => {
		await actAs(db, "service");
		await expect(save(db, "x", 0)).rejects.toMatchObject({ code: "42501" });
	});
});
