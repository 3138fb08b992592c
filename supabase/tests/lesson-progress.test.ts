import type { PoolClient } from "pg";
import { expect, test } from "vitest";
import { worldForFile } from "./world.ts";

const { people, asOwner } = worldForFile();

async function save(
	db: PoolClient,
	steps: string[],
	prediction: number | null = null,
	project = "bell",
	userId = people.owner,
) {
	const { rows } = await db.query("select * from save_lesson_progress($1, $2, $3, $4::smallint)", [
		userId,
		project,
		steps,
		prediction,
	]);
	return rows[0];
}

test(
	"the steps of several devices are united",
	asOwner(async (db) => {
		expect(await save(db, ["story", "parts"])).toEqual({ done_steps: ["story", "parts"], guessed: null });
		expect(await save(db, ["build", "story"])).toEqual({ done_steps: ["build", "parts", "story"], guessed: null });
		expect(await save(db, [])).toMatchObject({ done_steps: ["build", "parts", "story"] });
	}),
);

test(
	"the first guess stays",
	asOwner(async (db) => {
		expect(await save(db, [], 2)).toMatchObject({ guessed: 2 });
		expect(await save(db, [], 0)).toMatchObject({ guessed: 2 });
	}),
);

test(
	"one person saves nothing for another",
	asOwner(async (db) => {
		await expect(save(db, ["story"], null, "bell", people.classmate)).rejects.toThrow("Only the person signed in");
	}),
);

test(
	"a lesson that does not exist has no progress",
	asOwner(async (db) => {
		await expect(save(db, ["story"], null, "windmill")).rejects.toThrow("There is no such project");
	}),
);

test(
	"more than a lesson has is refused",
	asOwner(async (db) => {
		await expect(
			save(
				db,
				Array.from({ length: 21 }, (_, step) => `step-${step}`),
			),
		).rejects.toThrow("lesson_progress");
	}),
);
