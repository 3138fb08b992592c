import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { expect, test } from "vitest";
import examples from "#domain/examples/distinct-names.json" with { type: "json" };
import { CLASS, classSchool } from "./class-school.ts";
import { actAsSuperuser, signUp } from "./world.ts";

const { people, as } = classSchool("delete from class_members");

/** Who signs in by code and name, in the class. */
async function enrol(db: PoolClient, name: string): Promise<string> {
	const id = await signUp(db, { name, user_type: "student" });
	await db.query("insert into class_accounts (user_id, handle) values ($1, gen_random_uuid())", [id]);
	await db.query("insert into class_members (class_id, user_id) values ($1, $2)", [CLASS, id]);
	return id;
}

async function shownAs(db: PoolClient, ids: readonly string[]): Promise<unknown[]> {
	const { rows } = await db.query(
		"select p.display_name from unnest($1::uuid[]) with ordinality asked (id, position) join people p using (id) order by position",
		[ids],
	);
	return rows.map(({ display_name }) => display_name);
}

/** Whom a typed name opens, or why it opens none. */
async function opened(db: PoolClient, typed: string): Promise<unknown> {
	const { rows } = await db.query(
		"select begin_class_sign_in(c.code, $2, gen_random_uuid()) as answer from class_codes c where c.id = $1",
		[CLASS, typed],
	);
	return rows[0].answer.user_id ?? rows[0].answer.state;
}

async function added(db: PoolClient, name: string): Promise<unknown> {
	const { rows } = await db.query("select add_to_roster($1, $2, $3) as answer", [
		people.verifiedEducator,
		CLASS,
		JSON.stringify([{ id: randomUUID(), name }]),
	]);
	return rows[0].answer[0].state;
}

test.each(examples)("in a class $names are shown as $shown", async ({ names, shown }) => {
	await as("service", async (db) => {
		await actAsSuperuser(db);
		const ids: string[] = [];
		for (const name of names) ids.push(await enrol(db, name));
		expect(await shownAs(db, ids)).toEqual(shown);
	});
});

test("names of which one letter is alike are added; one first and last name needs a number", async () => {
	await as("service", async (db) => {
		await actAsSuperuser(db);
		await enrol(db, "Asha Mushi");
		for (const [name, state] of [
			["asha mushi", "here"],
			["Asha Mrema", "new"],
			["Asha Juma Mushi", "same_name"],
			["Asha Juma Mushi 2", "new"],
		]) {
			expect([name, await added(db, name ?? "")]).toEqual([name, state]);
		}
		await expect(enrol(db, "Asha Juma Mushi")).rejects.toMatchObject({ code: "23505" });
	});
});

test("a renamed learner is told apart, too", async () => {
	await as("service", async (db) => {
		await actAsSuperuser(db);
		const ids = [await enrol(db, "Asha Mushi"), await enrol(db, "Asha Kimaro")];
		await db.query("update profiles set name = 'Asha Mrema' where id = $1", [ids[1]]);
		await db.query("update class_members set joined_at = joined_at where user_id = $1", [ids[1]]);
		expect(await shownAs(db, ids)).toEqual(["Asha Mu.", "Asha Mr."]);
	});
});

test("a learner signs in by the name as it is shown; by one that is another's, too, nobody is", async () => {
	await as("service", async (db) => {
		await actAsSuperuser(db);
		const mushi = await enrol(db, "Asha Mushi");
		expect(await opened(db, "Asha M.")).toBe(mushi);
		expect(await opened(db, "asha")).toBe(mushi);
		const mrema = await enrol(db, "Asha Mrema");
		const second = await enrol(db, "Asha Mushi 2");
		expect(await opened(db, "asha mr")).toBe(mrema);
		expect(await opened(db, "Asha Mu.")).toBe(mushi);
		expect(await opened(db, "ASHA M. 2")).toBe(second);
		expect(await opened(db, "Asha Mushi 2")).toBe(second);
		expect(await opened(db, "Asha M.")).toBe("ambiguous");
		expect(await opened(db, "Asha")).toBe("ambiguous");
		expect(await opened(db, "Ash")).toBe("ask");
	});
});
