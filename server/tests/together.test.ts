import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { together } from "#domain/api/classroom.ts";
import { type TestDatabase, testDatabase } from "#supabase/tests/harness.ts";
import { type Learner, signUpAt } from "./learner.ts";
import { type RunningServer, runServer } from "./run-server.ts";

let database: TestDatabase;
let server: RunningServer;
let teacher: Learner;

beforeAll(async () => {
	database = await testDatabase();
	server = await runServer({ DATABASE_URL: database.url });
	teacher = await signUpAt(server.url, { user_type: "educator" });
	await database.pool.query("update roles set verified_at = now() where user_id = $1", [teacher.userId]);
});
afterAll(async () => {
	await server.stop();
	await database.drop();
});

const SECRET = { kind: "pictures", pictures: ["drum", "boat", "moon"] };
const WRONG = { kind: "pictures", pictures: ["boat", "drum", "moon"] };

/** A class of these names; the first has chosen a secret. */
async function newClass(...names: string[]): Promise<string> {
	const id = randomUUID();
	const classes = teacher.client.from("class_codes");
	expect((await classes.insert({ id, class_name: "7A", teacher_id: teacher.userId })).error).toBeNull();
	const { data } = await teacher.client.from("class_codes").select("code").eq("id", id).single();
	const entries = names.map((name) => ({ id: randomUUID(), name }));
	await teacher.post("/api/class-roster", { action: "add", classId: id, entries });
	const code = data?.code ?? "";
	await fetch(`${server.url}/api/class-sign-in`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ step: "choose", code, name: names[0], secret: SECRET }),
	});
	return code;
}

const ask = async (host: Learner, body: object) =>
	together.response.parse(await (await host.post("/api/together", body)).json());
const seatsOf = async (host: Learner) =>
	((await host.client.rpc("my_together")).data as { seats: { id: string; name: string }[] }).seats.map(
		({ name }) => name,
	);

test("a class-mate joins by name and secret; the answer holds no token, and help is charged to both", async () => {
	const code = await newClass("Baraka Moshi", "Salma Kassim");
	const host = await signUpAt(server.url);
	expect(await ask(host, { step: "name", code, name: "Baraka" })).toEqual({ state: "enter", kind: "pictures" });
	expect(await ask(host, { step: "enter", code, name: "Baraka", secret: WRONG })).toMatchObject({ state: "wrong" });
	const word = { kind: "word", word: "not a picture" };
	expect(await ask(host, { step: "enter", code, name: "Baraka", secret: word })).toMatchObject({ state: "enter" });
	expect(await seatsOf(host)).toEqual([]);
	const joined = await host.post("/api/together", { step: "enter", code, name: "Baraka", secret: SECRET });
	expect(await joined.json()).toEqual({ state: "joined" });
	expect(await seatsOf(host)).toEqual(["Asha M.", "Baraka M."]);
	expect(await ask(host, { step: "enter", code, name: "Baraka", secret: SECRET })).toEqual({ state: "here" });

	expect((await host.post("/api/reveal", { projectId: "led-sequence" })).status).toBe(200);
	const { rows } = await database.pool.query(
		"select count(distinct user_id)::integer as people from project_helps where help_id = 'solution'",
	);
	expect(rows).toEqual([{ people: 2 }]);
});

test("who has no secret yet, is not on the list, or teaches, does not join", async () => {
	const code = await newClass("Baraka Moshi", "Salma Kassim");
	const host = await signUpAt(server.url);
	expect(await ask(host, { step: "enter", code, name: "Salma", secret: SECRET })).toEqual({ state: "not_yet" });
	expect(await ask(host, { step: "name", code, name: "Zuri" })).toEqual({ state: "no_name" });
	expect(await ask(host, { step: "name", code: "ZZZZZZ", name: "Baraka" })).toEqual({ state: "unknown" });
	const { rows } = await database.pool.query("select email from auth.users where id = $1", [teacher.userId]);
	const { email } = rows[0] as { email: string };
	expect(await ask(host, { step: "password", email, password: "correct horse" })).toEqual({ state: "no_learner" });
	expect(await seatsOf(host)).toEqual([]);
});

test("ten wrong secrets beside somebody lock the name as those of a sign-in do, and the teacher is told", async () => {
	const code = await newClass("Baraka Moshi");
	const host = await signUpAt(server.url);
	const states: string[] = [];
	for (let tries = 0; tries < 11; tries++) {
		states.push((await ask(host, { step: "enter", code, name: "Baraka", secret: WRONG })).state);
		await database.pool.query("update private.class_tries set at = at - interval '1 minute'");
	}
	expect(states).toEqual([...Array(9).fill("wrong"), "locked", "locked"]);
	expect(await ask(host, { step: "enter", code, name: "Baraka", secret: SECRET })).toEqual({ state: "locked" });
	const { data } = await teacher.client.from("notifications").select("code").eq("code", "class_locked_here");
	expect(data).toHaveLength(1);
});

test("a learner with an email joins by password; the session that proved it is over, and wrong ones are counted", async () => {
	const host = await signUpAt(server.url);
	const partner = await signUpAt(server.url, { name: "Juma Ally" });
	const { rows } = await database.pool.query("select email from auth.users where id = $1", [partner.userId]);
	const { email } = rows[0] as { email: string };
	const sessions = async () =>
		(await database.pool.query("select from gateway.sessions where user_id = $1", [partner.userId])).rowCount;
	const before = await sessions();
	expect(await ask(host, { step: "password", email, password: "correct horse" })).toEqual({ state: "joined" });
	expect(await sessions()).toBe(before);
	expect(await seatsOf(host)).toEqual(["Asha M.", "Juma A."]);
	const states: string[] = [];
	for (let tries = 0; tries < 6; tries++) {
		states.push((await ask(host, { step: "password", email, password: "not this one" })).state);
	}
	expect(states).toEqual([...Array(5).fill("wrong"), "wait"]);
});
