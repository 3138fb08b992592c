import { expect, test } from "vitest";
import codes from "#domain/examples/codes.json" with { type: "json" };
import names from "#domain/examples/display-names.json" with { type: "json" };
import levels from "#domain/examples/levels.json" with { type: "json" };
import keys from "#domain/examples/name-keys.json" with { type: "json" };
import profileNames from "#domain/examples/profile-names.json" with { type: "json" };
import roles from "#domain/examples/roles.json" with { type: "json" };
import moves from "#domain/examples/submission-states.json" with { type: "json" };
import { databaseForFile } from "./harness.ts";

const database = databaseForFile();

async function answer(expression: string, value: unknown): Promise<unknown> {
	const { rows } = await database.pool.query<{ answer: unknown }>(`select ${expression} as answer`, [value]);
	return rows[0]?.answer;
}

test.each(levels)("the database knows: $points points are level $level", async ({ points, level }) => {
	expect(await answer("private.level_for($1)", points)).toBe(level);
});

test.each(names)("the database knows: $name is $shown to others", async ({ name, shown }) => {
	expect(await answer("private.display_name_of($1)", name)).toBe(shown);
});

test.each(profileNames)("the database knows: $written is saved as $saved", async ({ written, saved }) => {
	expect(await answer("private.clean_name($1)", written)).toBe(saved);
});

test.each(roles)("the database knows: $userType: educator $isEducator", async ({ userType, isEducator }) => {
	expect((await answer("private.is_educator($1)", userType)) ?? false).toBe(isEducator);
});

test.each(codes)("the database knows: $typed is read as $code", async ({ typed, code }) => {
	expect(await answer("private.read_code($1)", typed)).toBe(code);
});

test.each(keys)("the database knows: the name $name counts as $key", async ({ name, key }) => {
	expect(await answer("private.name_key($1)", name)).toBe(key);
});

test.each(moves)("the database knows: from $from to $to: $allowed", async ({ from, to, allowed }) => {
	expect(await answer("private.can_move_submission(($1::text[])[1], ($1::text[])[2])", [from, to])).toBe(allowed);
});
