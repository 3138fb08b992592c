import type { PoolClient } from "pg";
import { expect, test } from "vitest";
import { CALLERS, type Caller, CLASS, classSchool, OTHER_CLASS, outcome } from "./class-school.ts";
import { actAsSuperuser } from "./world.ts";

const { as, people, switchTo } = classSchool("");

const A = "90000000-0000-4000-8000-000000000001";
const B = "90000000-0000-4000-8000-000000000002";
const SIMBA = "b0000000-0000-4000-8000-000000000001";
const TWIGA = "b0000000-0000-4000-8000-000000000002";
const REFUSED = "42501";

/** Two groups, the owner in the first; two boards. */
const grouping = (changes: object = {}) => ({
	minutes: 10,
	groups: [
		{ id: A, name: "Embe", members: [people.owner] },
		{ id: B, name: "", members: [people.classmate] },
	],
	boards: [
		{ id: SIMBA, name: "Simba" },
		{ id: TWIGA, name: "Twiga" },
	],
	...changes,
});

const save = (db: PoolClient, changes: object = {}, classId = CLASS) =>
	outcomeKept(db, "select save_class_groups($1, $2)", [classId, grouping(changes)]);

/** "done", or the error's code; what was done stays. */
async function outcomeKept(db: PoolClient, sql: string, values: unknown[]): Promise<string> {
	await db.query("savepoint kept");
	return db.query(sql, values).then(
		() => "done",
		async (error: { code: string }) => {
			await db.query("rollback to savepoint kept");
			return error.code;
		},
	);
}

type Read = {
	minutes: number;
	groups: { id: string; name: string; triedAt: string | null; members: string[] }[];
	boards: { id: string; name: string; turn: number | null; startedAt: string | null }[];
	here: string[];
	together: string[][];
};

async function read(db: PoolClient): Promise<Read> {
	const { rows } = await db.query<{ read: Read }>("select class_grouping($1) as read", [CLASS]);
	if (!rows[0]) throw new Error("Nothing was read.");
	return rows[0].read;
}

const asTeacher = (work: (db: PoolClient) => Promise<void>) => as("verifiedEducator", work);

test.each<[string, string, Partial<Record<Caller, string>>]>([
	["read", `select class_grouping('${CLASS}')`, { verifiedEducator: "done", administrator: "done" }],
	[
		"save",
		`select save_class_groups('${CLASS}', '{"minutes": 10, "groups": [], "boards": []}')`,
		{ verifiedEducator: "done" },
	],
	["begin a turn", `select begin_board_turn('${CLASS}', 1)`, { verifiedEducator: "done" }],
	["mark a group", `select mark_group_tried('${CLASS}', '${A}', true)`, { verifiedEducator: "done" }],
	["save in another's class", `select save_class_groups('${OTHER_CLASS}', '{}')`, { otherTeacher: "23514" }],
])("%s: the class's teacher, and nobody else", async (_, sql, answers) => {
	const outcomes: Partial<Record<Caller, unknown>> = {};
	for (const caller of CALLERS) {
		await as(caller, async (db) => {
			const answer = await outcome(db, sql);
			outcomes[caller] = Array.isArray(answer) ? "done" : answer;
		});
	}
	expect(outcomes).toEqual({ ...Object.fromEntries(CALLERS.map((caller) => [caller, REFUSED])), ...answers });
});

test("an unverified educator saves no groups of their own class", () =>
	as("unverifiedEducator", async (db) => {
		expect(await save(db, {}, "c0000000-0000-4000-8000-000000000002")).toBe(REFUSED);
	}));

test("what was saved is read in its order, and takes the place of what was there", () =>
	asTeacher(async (db) => {
		expect(await save(db)).toBe("done");
		const before = await read(db);
		expect(before.groups.map(({ name, members }) => [name, members])).toEqual([
			["Embe", [people.owner]],
			["", [people.classmate]],
		]);
		expect(before.boards.map(({ name }) => name)).toEqual(["Simba", "Twiga"]);
		await save(db, {
			minutes: 15,
			groups: [{ id: B, name: " Ndizi ", members: [people.owner] }],
			boards: [{ id: TWIGA, name: "Twiga" }],
		});
		const after = await read(db);
		expect(after.minutes).toBe(15);
		expect(after.groups).toEqual([{ id: B, name: "Ndizi", triedAt: null, members: [people.owner] }]);
		expect(after.boards.map(({ id }) => id)).toEqual([TWIGA]);
	}));

test("a class that was never put into groups has none, and turns of ten minutes", () =>
	asTeacher(async (db) => {
		expect(await read(db)).toMatchObject({ minutes: 10, groups: [], boards: [], together: [] });
	}));

test("who is in the class no longer is left out of what is saved, and leaves the group", () =>
	asTeacher(async (db) => {
		await save(db, { groups: [{ id: A, name: "", members: [people.owner, people.outsider] }] });
		expect((await read(db)).groups[0]?.members).toEqual([people.owner]);
		await db.query("select remove_class_member($1, $2)", [CLASS, people.owner]);
		expect((await read(db)).groups[0]?.members).toEqual([]);
	}));

test("who is moved into another class leaves the group", () =>
	asTeacher(async (db) => {
		await save(db);
		await actAsSuperuser(db);
		const second = "c0000000-0000-4000-8000-000000000004";
		await db.query("insert into class_codes (id, class_name, teacher_id) values ($1, '7B', $2)", [
			second,
			people.verifiedEducator,
		]);
		await switchTo(db, "verifiedEducator");
		await db.query("select move_class_member($1, $2, $3)", [CLASS, second, people.owner]);
		expect((await read(db)).groups[0]?.members).toEqual([]);
	}));

const many = (count: number, start: string) =>
	Array.from({ length: count }, (_, index) => ({
		id: `${start}0000000-0000-4000-8000-0000000001${String(index).padStart(2, "0")}`,
		name: "",
		members: [],
	}));

test.each<[string, () => object, string]>([
	["26 groups", () => ({ groups: many(26, "9") }), "done"],
	["27 groups", () => ({ groups: many(27, "9") }), "QGRPS"],
	["27 boards", () => ({ boards: many(27, "b") }), "QBRDS"],
	["a name of 31 letters", () => ({ groups: [{ id: A, name: "a".repeat(31), members: [] }] }), "23514"],
	["turns of no minute", () => ({ minutes: 0 }), "23514"],
	["no list of groups", () => ({ groups: null }), "23514"],
	["no list of boards", () => ({ boards: "none" }), "23514"],
	[
		"a learner in two groups",
		() => ({ groups: [A, B].map((id) => ({ id, name: "", members: [people.owner] })) }),
		"23505",
	],
])("%s: %3$s", async (_, changes, answer) => {
	await asTeacher(async (db) => {
		expect(await save(db, changes())).toBe(answer);
	});
});

test("a group of another class is not taken over", () =>
	as(
		"verifiedEducator",
		async (db) => {
			expect(await save(db)).toBe("23514");
		},
		`insert into class_groups (id, class_id, position) values ('${A}', '${OTHER_CLASS}', 1)`,
	));

/** Which turn each board is in. */
const turns = async (db: PoolClient) => (await read(db)).boards.map(({ turn }) => turn);
const begin = (db: PoolClient, turn: number | null, board: string | null = null) =>
	db.query("select begin_board_turn($1, $2, $3)", [CLASS, turn, board]);

test("a turn begins at all boards or at one, and null ends them", () =>
	asTeacher(async (db) => {
		await save(db);
		expect(await turns(db)).toEqual([null, null]);
		await begin(db, 1);
		expect(await turns(db)).toEqual([1, 1]);
		await begin(db, 2, TWIGA);
		expect(await turns(db)).toEqual([1, 2]);
		await begin(db, null);
		expect((await read(db)).boards).toMatchObject([
			{ turn: null, startedAt: null },
			{ turn: null, startedAt: null },
		]);
	}));

test("a board that is in the turn already keeps its time", () =>
	asTeacher(async (db) => {
		await save(db);
		await begin(db, 1);
		await actAsSuperuser(db);
		await db.query("update class_boards set turn_started_at = '2020-01-01' where id = $1", [SIMBA]);
		await switchTo(db, "verifiedEducator");
		await begin(db, 1);
		expect((await read(db)).boards[0]?.startedAt).toMatch(/^2020-01-01/);
		await begin(db, 2);
		expect((await read(db)).boards[0]?.startedAt).not.toMatch(/^2020-01-01/);
	}));

test("saving leaves turns and marks as they are; the next first turn takes the marks away", () =>
	asTeacher(async (db) => {
		await save(db);
		await begin(db, 1);
		await db.query("select mark_group_tried($1, $2, true)", [CLASS, A]);
		await save(db, { minutes: 5 });
		const saved = await read(db);
		expect(saved.groups.map(({ triedAt }) => triedAt !== null)).toEqual([true, false]);
		expect(saved.boards.map(({ turn }) => turn)).toEqual([1, 1]);
		await db.query("select mark_group_tried($1, $2, false)", [CLASS, A]);
		expect((await read(db)).groups[0]?.triedAt).toBeNull();
		await db.query("select mark_group_tried($1, $2, true)", [CLASS, A]);
		await begin(db, 2);
		expect((await read(db)).groups[0]?.triedAt).not.toBeNull();
		await begin(db, 1);
		expect((await read(db)).groups[0]?.triedAt).toBeNull();
	}));

test("each change moves the row that pages follow", () =>
	asTeacher(async (db) => {
		const changedAt = async () =>
			(await db.query<{ at: string }>("select changed_at::text as at from class_groupings")).rows[0]?.at;
		const seen = [await changedAt()];
		await save(db);
		seen.push(await changedAt());
		await begin(db, 1);
		seen.push(await changedAt());
		await db.query("select mark_group_tried($1, $2, true)", [CLASS, A]);
		seen.push(await changedAt());
		expect(new Set(seen).size).toBe(4);
	}));

test("who is here, and who sits together at one computer", () =>
	as(
		"verifiedEducator",
		async (db) => {
			await actAsSuperuser(db);
			const session = "d0000000-0000-4000-8000-000000000001";
			await db.query("delete from together_members");
			await db.query(
				"insert into together_members (session_id, user_id, host_id, seat) values ($1, $2, $2, 1), ($1, $3, $2, 2)",
				[session, people.owner, people.classmate],
			);
			await switchTo(db, "verifiedEducator");
			const { here, together } = await read(db);
			expect(here).toEqual([people.owner]);
			expect(together).toEqual([[people.owner, people.classmate]]);
		},
		`delete from presences; insert into presences (user_id) select id from auth.users where email = 'asha@example.org'`,
	));
