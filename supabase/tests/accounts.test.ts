import { readFile } from "node:fs/promises";
import type { PoolClient } from "pg";
import { expect, test } from "vitest";
import { AVATARS } from "#domain/account/avatars.ts";
import { databaseForFile } from "./harness.ts";
import { actAs, actAsSuperuser, rolledBack, signUp, undone } from "./world.ts";

const database = databaseForFile();

const inWorld = (work: (db: PoolClient) => Promise<void>) => () => rolledBack(database.pool, work);

async function one(db: PoolClient, sql: string, values: unknown[] = []): Promise<unknown> {
	return (await db.query<Record<string, unknown>>(sql, values)).rows[0];
}

const profileOf = (db: PoolClient, id: string, columns: string) =>
	one(db, `select ${columns} from profiles where id = $1`, [id]);

test(
	"a sign-up makes the role, the profile, the points and the name that others see",
	inWorld(async (db) => {
		const sent = {
			name: "  Neema <b>Swai ",
			user_type: "educator",
			gender: "female",
			age: 34,
			grade: "5",
			school_name: "Uhuru",
			region: "Arusha",
			subject_taught: "Physics",
			teacher_grade_level: "secondary",
		};
		const id = await signUp(db, sent, "neema@example.org");
		expect(
			await profileOf(
				db,
				id,
				"name, email, user_type, gender, age, age_given_at is not null as dated, grade, school_name, region, subject_taught, teacher_grade_level",
			),
		).toEqual({ ...sent, name: "Neema bSwai", email: "neema@example.org", dated: true, grade: null });
		expect(
			await one(db, "select user_type, chosen_at is not null as chosen from roles where user_id = $1", [id]),
		).toEqual({ user_type: "educator", chosen: true });
		expect(await one(db, "select display_name, role from people where id = $1", [id])).toEqual({
			display_name: "Neema B.",
			role: "educator",
		});
		expect(await one(db, "select total_points, level from user_points where user_id = $1", [id])).toEqual({
			total_points: 0,
			level: 1,
		});
	}),
);

test(
	"what a sign-up says of rights is not believed",
	inWorld(async (db) => {
		const id = await signUp(db, {
			user_type: "educator",
			is_admin: true,
			verified_at: "2026-01-01",
			chosen_at: null,
			total_points: 5000,
		});
		expect(
			await one(db, "select user_type, is_admin, verified_at, verified_by from roles where user_id = $1", [id]),
		).toEqual({ user_type: "educator", is_admin: false, verified_at: null, verified_by: null });
		expect(await one(db, "select total_points from user_points where user_id = $1", [id])).toEqual({ total_points: 0 });
	}),
);

test.each([
	["nothing at all", null, {}],
	[
		"values of other kinds",
		"kim@example.org",
		{ name: { first: "Kim" }, age: "twelve", gender: 3, user_type: ["student"] },
	],
	[
		"an age out of range",
		"kim@example.org",
		{ name: "Kim", age: 999, gender: "unknown", teacher_grade_level: "third" },
	],
	["endless texts", null, { name: "K".repeat(9000), school_name: "S".repeat(9000), user_type: "teacher" }],
	["a name of one letter", null, { name: "K" }],
	["a list", null, ["educator"]],
])("a sign-up that sends %s still makes an account", async (_, email, sent) => {
	await rolledBack(database.pool, async (db) => {
		const id = await signUp(db, sent, email ?? undefined);
		const profile = await one(db, "select age, gender, teacher_grade_level from profiles where id = $1", [id]);
		expect(profile).toEqual({ age: null, gender: null, teacher_grade_level: null });
		expect(await one(db, "select count(*)::int as points from user_points where user_id = $1", [id])).toEqual({
			points: 1,
		});
	});
});

test.each([
	["the sign-up's name", { name: "Asha" }, "mushi@example.org", "Asha"],
	["the email's first part", {}, "mushi@example.org", "mushi"],
	["User", {}, undefined, "User"],
	["User where only blanks and brackets are given", { name: " <> " }, undefined, "User"],
	["what is seen of it", { name: "\u202eAsha\u200b\tMushi\u{e0041}\u2028" }, undefined, "Asha Mushi"],
	["User where nothing of it is seen", { name: "\u200b\u3164\u2800\u0007" }, undefined, "User"],
	["fifty characters of a longer one", { name: "K".repeat(60) }, undefined, "K".repeat(50)],
])("a new profile's name is %s", async (_, sent, email, name) => {
	await rolledBack(database.pool, async (db) => {
		const id = await signUp(db, sent, email);
		expect(await profileOf(db, id, "name")).toEqual({ name });
	});
});

test(
	"an edited name is trimmed, has no < and >, and 2 to 50 characters",
	inWorld(async (db) => {
		const id = await signUp(db, { name: "K" });
		await actAs(db, id);
		const rename = (name: string) => db.query("update profiles set name = $1 where id = $2", [name, id]);
		await rename("  <Asha> Juma ");
		expect(await profileOf(db, id, "name")).toEqual({ name: "Asha Juma" });
		await rename("J".repeat(50));
		for (const refused of ["K", " <> ", "K".repeat(51), "K\u200b\u2066", "\u3164\u3164"]) {
			const refusal = { code: "23514", constraint: "profiles_name_check" };
			await undone(db, () => expect(rename(refused)).rejects.toMatchObject(refusal));
		}
	}),
);

test(
	"the name that others see follows the profile",
	inWorld(async (db) => {
		const id = await signUp(db, { name: "Asha Mushi" });
		await actAs(db, id);
		await db.query("update profiles set name = 'Asha Juma Ally' where id = $1", [id]);
		expect(await one(db, "select display_name from people")).toEqual({ display_name: "Asha A." });
	}),
);

test.each(["A", "Asha Mushi", "K".repeat(60)])(
	"an upsert that repeats what was signed up (%s) succeeds, and changes nothing",
	async (name) => {
		await rolledBack(database.pool, async (db) => {
			const id = await signUp(db, { name, user_type: "student", age: 12 }, "a@example.org");
			const columns = "email, name, user_type, age, age_given_at";
			const before = await profileOf(db, id, columns);
			await actAs(db, id);
			await db.query(
				`insert into profiles (id, email, name, user_type, age) values ($1, '', $2, 'student', 12)
				on conflict (id) do update set (email, name, user_type, age) = row(excluded.email, excluded.name, excluded.user_type, excluded.age)`,
				[id, name],
			);
			expect(await profileOf(db, id, columns)).toEqual(before);
		});
	},
);

test(
	"role, email, age, its date and a guardian's word, once given, are kept from their owner's changes",
	inWorld(async (db) => {
		const id = await signUp(db, { user_type: "student", age: 12, guardian_agrees: true }, "asha@example.org");
		const columns = "email, user_type, age, age_given_at, guardian_agreed_at, created_at";
		const before = await profileOf(db, id, columns);
		await actAs(db, id);
		const { rowCount } = await db.query(
			`update profiles set user_type = 'educator', email = 'head@example.org', age = 30, age_given_at = 'epoch',
			guardian_agreed_at = null, created_at = 'epoch' where id = $1`,
			[id],
		);
		expect(rowCount).toBe(1);
		expect(await profileOf(db, id, columns)).toEqual(before);
		await actAsSuperuser(db);
		expect(await one(db, "select user_type from roles where user_id = $1", [id])).toEqual({ user_type: "student" });
	}),
);

test(
	"an age left open at sign-up can be given later, with today's date; the server corrects it",
	inWorld(async (db) => {
		const id = await signUp(db);
		await actAs(db, id);
		await db.query("update profiles set age = 12, age_given_at = 'epoch' where id = $1", [id]);
		expect(await profileOf(db, id, "age, age_given_at = now() as today")).toEqual({ age: 12, today: true });
		await actAsSuperuser(db);
		await actAs(db, "service");
		await db.query("update profiles set age = 13 where id = $1", [id]);
		expect(await profileOf(db, id, "age")).toEqual({ age: 13 });
	}),
);

test(
	"a missing profile is added by its owner, with the stored role, and nobody else's",
	inWorld(async (db) => {
		const id = await signUp(db, { user_type: "student" }, "asha@example.org");
		const other = await signUp(db);
		await db.query("delete from profiles");
		await db.query("delete from roles");
		await db.query("delete from people");
		await db.query("delete from user_points");
		await actAs(db, id);
		await db.query(
			"insert into profiles (id, email, name, user_type) values ($1, 'x@example.org', 'Asha', 'educator')",
			[id],
		);
		expect(await profileOf(db, id, "email, name, user_type")).toEqual({
			email: "asha@example.org",
			name: "Asha",
			user_type: "student",
		});
		expect(await one(db, "select total_points, level from user_points")).toEqual({ total_points: 0, level: 1 });
		expect(await one(db, "select display_name from people")).toEqual({ display_name: "Asha" });
		await expect(db.query("insert into profiles (id, name) values ($1, 'Juma')", [other])).rejects.toMatchObject({
			code: "42501",
		});
	}),
);

test(
	"a profile cannot be moved to another account",
	inWorld(async (db) => {
		const id = await signUp(db);
		const other = await signUp(db);
		await db.query("delete from profiles where id = $1", [other]);
		await actAs(db, id);
		await expect(db.query("update profiles set id = $1", [other])).rejects.toMatchObject({ code: "42501" });
	}),
);

test(
	"a changed address reaches the profile",
	inWorld(async (db) => {
		const id = await signUp(db, {}, "old@example.org");
		await db.query("update auth.users set email = 'new@example.org' where id = $1", [id]);
		expect(await profileOf(db, id, "email")).toEqual({ email: "new@example.org" });
	}),
);

/** `levels` objects, each in the one before. */
const nested = (levels: number): unknown => (levels === 0 ? 1 : { a: nested(levels - 1) });
const metadataOf = (db: PoolClient, id: string) =>
	one(db, "select raw_user_meta_data as kept from auth.users where id = $1", [id]);

test.each([
	["small", { name: "Asha", notes: [1, { a: 2 }] }, { name: "Asha", notes: [1, { a: 2 }] }],
	["20 kB", { name: "Asha", notes: "x".repeat(20_000) }, { name: "Asha", notes: "x".repeat(200) }],
	[
		"many keys",
		{ zz: 1, name: "Asha", ...Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`k${i}`, ""])) },
		null,
	],
	["four levels", { name: "Asha", a: nested(3) }, { name: "Asha" }],
	["3,000 levels", { name: "Asha", a: nested(3000) }, { name: "Asha" }],
	["a list", ["Asha"], ["Asha"]],
	["a long list", Array(5000).fill("Asha"), {}],
])("metadata of a new account that are %s are kept within their limit", async (_, sent, kept) => {
	await rolledBack(database.pool, async (db) => {
		const id = await signUp(db, sent);
		const found = (await metadataOf(db, id)) as { kept: Record<string, unknown> };
		if (kept) expect(found).toEqual({ kept });
		expect(JSON.stringify(found.kept).length).toBeLessThanOrEqual(2048);
	});
});

test("metadata past their limit are refused in an account, and an account that has them already is repaired", async () => {
	await rolledBack(database.pool, async (db) => {
		const id = await signUp(db, { name: "Asha" });
		const change = (data: unknown) =>
			db.query("update auth.users set raw_user_meta_data = $2 where id = $1", [id, JSON.stringify(data)]);
		for (const data of [{ notes: "x".repeat(5000) }, { a: nested(3) }, { a: nested(3000) }]) {
			await undone(db, () => expect(change(data)).rejects.toMatchObject({ code: "P0001" }));
		}
		await change({ a: nested(2) });

		await db.query("alter table auth.users disable trigger require_small_metadata");
		await change({ name: "Asha", notes: nested(3000), more: "x".repeat(20_000) });
		const repair = (await readFile("supabase/migrations/20261122130000_limit_user_metadata.sql", "utf8")).match(
			/^update auth.users[^;]+;/m,
		);
		await db.query(repair?.[0] ?? "");
		expect(await metadataOf(db, id)).toEqual({ kept: { name: "Asha", more: "x".repeat(200) } });
	});
});

test(
	"an avatar is one of those the page draws, and is read with the name",
	inWorld(async (db) => {
		const id = await signUp(db, { name: "Neema Swai" }, "neema@example.org");
		await actAs(db, id);
		for (const avatar of AVATARS) {
			await db.query("update profiles set avatar = $1 where id = $2", [avatar, id]);
			expect(await one(db, "select avatar from people where id = $1", [id])).toEqual({ avatar });
		}
		await expect(db.query("update profiles set avatar = 'a stranger''s' where id = $1", [id])).rejects.toMatchObject({
			code: "23514",
		});
	}),
);
