import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { classSignIn } from "#domain/api/classroom.ts";
import { SECRET_PICTURES, type SecretPicture } from "#domain/classroom/class-secret.ts";
import { type TestDatabase, testDatabase } from "#supabase/tests/harness.ts";
import { type Learner, signUpAt, strangerAt } from "./learner.ts";
import { type RunningServer, runServer } from "./run-server.ts";

let database: TestDatabase;
let server: RunningServer;
let teacher: Learner;

beforeAll(async () => {
	database = await testDatabase();
	server = await runServer({ DATABASE_URL: database.url });
	teacher = await verifiedTeacher();
});
afterAll(async () => {
	await server.stop();
	await database.drop();
});

async function verifiedTeacher(): Promise<Learner> {
	const educator = await signUpAt(server.url, { user_type: "educator" });
	await database.pool.query("update roles set verified_at = now() where user_id = $1", [educator.userId]);
	return educator;
}

async function newClass(by = teacher, names: string[] = []) {
	const id = randomUUID();
	const { error } = await by.client
		.from("class_codes")
		.insert({ id, class_name: "7A Robotics", teacher_id: by.userId });
	expect(error).toBeNull();
	const { data } = await by.client.from("class_codes").select("code").eq("id", id).single();
	const entries = names.map((name) => ({ id: randomUUID(), name }));
	const added = names.length > 0 ? await by.post("/api/class-roster", { action: "add", classId: id, entries }) : null;
	return {
		id,
		code: data?.code ?? "",
		entries,
		added: (await added?.json()) as { entries: { state: string }[] } | undefined,
	};
}

const SECRET = { kind: "pictures", pictures: ["drum", "boat", "moon"] };
const WRONG = { kind: "pictures", pictures: ["boat", "drum", "moon"] };

async function ask(body: object) {
	const response = await fetch(`${server.url}/api/class-sign-in`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(body),
	});
	return classSignIn.response.parse(await response.json());
}

const studentsOf = async (classId: string, by = teacher) => {
	const { data } = await by.client.rpc("my_classes");
	const classes = data as {
		id: string;
		students: { id: string; name: string; lockedAt: string | null; lockedBrowsers: number }[];
		requests: { id: string; avatar: string | null; age: number | null }[];
	}[];
	return classes.find(({ id }) => id === classId);
};
const newsOf = async (code: string, by = teacher) =>
	(await by.client.from("notifications").select("code").eq("code", code).eq("user_id", by.userId)).data?.length;

test("a code is answered before the name, however it is typed", async () => {
	const { code } = await newClass();
	const typed = `${code.slice(0, 3)}-${code.slice(3)}`.toLowerCase();
	expect(await ask({ step: "code", code: typed })).toEqual({ state: "open" });
});

test("a name on the list chooses a secret once, and signs in with it; the code is read as it is typed", async () => {
	const { code, added } = await newClass(teacher, ["Asha Mushi", "Juma Ally"]);
	expect(added?.entries.map(({ state }) => state)).toEqual(["added", "added"]);
	const typed = `${code.slice(0, 3)}-${code.slice(3)}`.toLowerCase();
	expect(await ask({ step: "name", code: typed, name: " ASHA m" })).toEqual({ state: "choose", word: false });
	expect(
		await ask({ step: "choose", code, name: "asha", secret: { kind: "pictures", pictures: ["fish", "sun", "tree"] } }),
	).toEqual({
		state: "refused",
		problem: "straight_line",
	});
	const first = await ask({ step: "choose", code, name: "asha", secret: SECRET });
	expect(first.state).toBe("signed-in");
	expect(await ask({ step: "choose", code, name: "asha", secret: WRONG })).toEqual({
		state: "enter",
		kind: "pictures",
	});
	expect(await ask({ step: "enter", code, name: "Asha Mushi", secret: WRONG })).toEqual({ state: "wrong", seconds: 0 });
	const again = await ask({ step: "enter", code, name: "Asha Mushi", secret: SECRET });
	if (again.state !== "signed-in") throw new Error(again.state);
	const client = await strangerAt(server.url);
	await client.auth.setSession({ access_token: again.accessToken, refresh_token: again.refreshToken });
	const { data } = await client.from("profiles").select("name, email, user_type").single();
	expect(data).toEqual({ name: "Asha Mushi", email: "", user_type: "student" });
	expect(await newsOf("class_first_choice")).toBe(1);
	expect((await client.from("profiles").update({ name: "Somebody" }).eq("name", "Asha Mushi")).error?.code).toBe(
		"42501",
	);
});

const GUESSES = SECRET_PICTURES.slice(3, 16) as SecretPicture[];

/** Wrong secrets of a name, without the waits between them. */
async function guess(code: string, name: string, tries: number, browser?: string): Promise<string[]> {
	const states: string[] = [];
	for (let count = 0; count < tries; count++) {
		const pictures = ["fish", GUESSES[count % 12], GUESSES[(count + 5) % 12]];
		states.push((await ask({ step: "enter", code, name, secret: { kind: "pictures", pictures }, browser })).state);
		await database.pool.query("update private.class_tries set at = at - interval '1 minute'");
	}
	return states;
}

test("ten wrong secrets lock the name for that browser, the teacher sees it and opens it; another signs in", async () => {
	const own = await verifiedTeacher();
	const { id, code } = await newClass(own, ["Asha Mushi"]);
	await ask({ step: "choose", code, name: "Asha", secret: SECRET });
	const [guesser, ashas] = [randomUUID(), randomUUID()];
	expect(await guess(code, "Asha", 14, guesser)).toEqual([...Array(9).fill("wrong"), ...Array(5).fill("locked")]);
	const enter = { step: "enter", code, name: "Asha", secret: SECRET };
	expect(await ask({ ...enter, browser: guesser })).toEqual({ state: "locked" });
	expect((await ask({ ...enter, browser: ashas })).state).toBe("signed-in");
	expect(await newsOf("class_locked_here", own)).toBe(1);
	const student = (await studentsOf(id, own))?.students[0];
	expect(student).toMatchObject({ lockedAt: null, lockedBrowsers: 1 });
	const other = await verifiedTeacher();
	expect((await other.client.rpc("open_class_name", { user_id: student?.id ?? "" })).error?.code).toBe("42501");
	expect((await own.client.rpc("open_class_name", { user_id: student?.id ?? "" })).error).toBeNull();
	expect((await ask({ ...enter, browser: guesser })).state).toBe("signed-in");
});

test("forty wrong secrets in all lock the name for everybody, also for who has the right one, until it is opened", async () => {
	const own = await verifiedTeacher();
	const { id, code } = await newClass(own, ["Asha Mushi", "Juma Ally"]);
	await ask({ step: "choose", code, name: "Asha", secret: SECRET });
	await ask({ step: "choose", code, name: "Juma", secret: SECRET });
	const states = [];
	for (let browser = 0; browser < 5; browser++) states.push(...(await guess(code, "Asha", 9, randomUUID())));
	expect(states.slice(0, 39)).toEqual(Array(39).fill("wrong"));
	expect(states.slice(39)).toEqual(Array(6).fill("locked"));
	const enter = { step: "enter", code, name: "Asha", secret: SECRET, browser: randomUUID() };
	expect(await ask(enter)).toEqual({ state: "locked" });
	expect(await newsOf("class_locked", own)).toBe(1);
	expect((await ask({ ...enter, name: "Juma" })).state).toBe("signed-in");
	const student = (await studentsOf(id, own))?.students[0];
	expect(student?.lockedAt).not.toBeNull();
	await own.client.rpc("open_class_name", { user_id: student?.id ?? "" });
	expect((await ask(enter)).state).toBe("signed-in");
});

test("a try that a clock wrote ahead of the time locks nobody and makes nobody wait", async () => {
	const { code } = await newClass(teacher, ["Asha Mushi"]);
	await ask({ step: "choose", code, name: "Asha", secret: SECRET });
	const browser = randomUUID();
	await guess(code, "Asha", 6, browser);
	for (let name = 0; name < 20; name++) await ask({ step: "name", code, name: `Nobody ${name}`, browser });
	await database.pool.query("update private.class_tries set at = at + interval '3 months'");
	await database.pool.query("update private.class_name_tries set at = at + interval '3 months'");
	expect((await ask({ step: "enter", code, name: "Asha", secret: WRONG, browser })).state).toBe("wrong");
	expect((await ask({ step: "enter", code, name: "Asha", secret: SECRET, browser })).state).toBe("signed-in");
});

test("a good secret between does not give a guesser more tries", async () => {
	const { code } = await newClass(teacher, ["Asha Mushi"]);
	await ask({ step: "choose", code, name: "Asha", secret: SECRET });
	for (let tries = 0; tries < 4; tries++) await ask({ step: "enter", code, name: "Asha", secret: WRONG });
	expect((await ask({ step: "enter", code, name: "Asha", secret: SECRET })).state).toBe("signed-in");
	expect(await ask({ step: "enter", code, name: "Asha", secret: WRONG })).toEqual({ state: "wrong", seconds: 60 });
	expect((await ask({ step: "enter", code, name: "Asha", secret: SECRET })).state).toBe("wait");
});

test("tries at once do not slip past the count", async () => {
	const { code } = await newClass(teacher, ["Asha Mushi"]);
	await ask({ step: "choose", code, name: "Asha", secret: SECRET });
	const all = await Promise.all(
		Array.from({ length: 20 }, () => ask({ step: "enter", code, name: "Asha", secret: WRONG })),
	);
	expect(all.filter(({ state }) => state === "wrong")).toHaveLength(5);
	expect(all.filter(({ state }) => state === "wait")).toHaveLength(15);
});

test("a reset secret ends the sessions, and the next sign-in chooses a new one", async () => {
	const { id, code } = await newClass(teacher, ["Asha Mushi"]);
	const first = await ask({ step: "choose", code, name: "Asha", secret: SECRET });
	if (first.state !== "signed-in") throw new Error(first.state);
	const client = await strangerAt(server.url);
	await client.auth.setSession({ access_token: first.accessToken, refresh_token: first.refreshToken });
	await teacher.client.rpc("reset_class_secret", { user_id: (await studentsOf(id))?.students[0]?.id ?? "" });
	expect((await client.auth.refreshSession()).error).not.toBeNull();
	expect(await ask({ step: "enter", code, name: "Asha", secret: SECRET })).toEqual({ state: "choose", word: false });
	expect((await ask({ step: "choose", code, name: "Asha", secret: WRONG })).state).toBe("signed-in");
});

/** A learner of a class of their own who has chosen `SECRET`, and signs in. */
async function classLearner(name = "Asha Mushi") {
	const { id, code } = await newClass(teacher, [name]);
	const userId = (await studentsOf(id))?.students[0]?.id ?? "";
	const client = await strangerAt(server.url);
	const signIn = async (secret = SECRET, step = "enter") => {
		const answer = await ask({ step, code, name, secret });
		if (answer.state !== "signed-in") throw new Error(answer.state);
		return client.auth.setSession({ access_token: answer.accessToken, refresh_token: answer.refreshToken });
	};
	await signIn(SECRET, "choose");
	return { userId, client, signIn };
}

const accountOf = async (userId: string) =>
	(await database.pool.query("select email, phone, encrypted_password from auth.users where id = $1", [userId]))
		.rows[0];

test.each([
	["an email", { email: "thief@example.org" }, "no email"],
	["a password", { password: "my own password" }, "no password"],
	["both", { email: "thief@example.org", password: "my own password" }, "no email"],
])("a class account takes %s from nobody who has its session", async (_, changes, reason) => {
	const learner = await classLearner();
	const before = await accountOf(learner.userId);
	const { error } = await learner.client.auth.updateUser(changes);
	expect(error?.message).toContain(reason);
	expect(await accountOf(learner.userId)).toEqual(before);
	await learner.signIn();
});

test("an account that was taken over is the learner's again after an administrator's reset", async () => {
	const learner = await classLearner();
	const { email: address } = await accountOf(learner.userId);
	const administrator = await signUpAt(server.url, { user_type: "educator" });
	await database.pool.query("update roles set is_admin = true where user_id = $1", [administrator.userId]);
	const thief = { email: "thief@example.org", password: "correct horse" };
	await database.pool.query("alter table auth.users disable trigger keep_class_account");
	expect((await learner.client.auth.updateUser(thief)).error).toBeNull();
	await database.pool.query("insert into gateway.identities values ('google', 'thief', $1)", [learner.userId]);
	await database.pool.query("alter table auth.users enable trigger keep_class_account");
	const thiefs = await strangerAt(server.url);
	expect((await thiefs.auth.signInWithPassword(thief)).error).toBeNull();

	expect((await administrator.client.rpc("reset_class_secret", { user_id: learner.userId })).error).toBeNull();
	expect((await thiefs.auth.refreshSession()).error).not.toBeNull();
	expect((await thiefs.auth.signInWithPassword(thief)).error?.code).toBe("invalid_credentials");
	expect((await database.pool.query("select from gateway.identities where subject = 'thief'")).rowCount).toBe(0);
	await learner.signIn(WRONG, "choose");
	expect(await accountOf(learner.userId)).toMatchObject({ email: address, phone: null });
});

test("who knows the account's address keeps nobody out by trying passwords there", async () => {
	const learner = await classLearner();
	const { email } = await accountOf(learner.userId);
	const stranger = await strangerAt(server.url);
	const codes: (string | undefined)[] = [];
	for (let tries = 0; tries < 6; tries++) {
		codes.push((await stranger.auth.signInWithPassword({ email, password: "guess" })).error?.code);
	}
	expect(codes.at(-1)).toBe("over_request_rate_limit");
	await learner.signIn();
});

test("who is not on the list waits with a secret, is let in, and signs in with it; a roster entry can be merged", async () => {
	const { id, code, entries } = await newClass(teacher, ["Salma Kassim"]);
	expect(await ask({ step: "name", code, name: "Salma Kasim" })).toEqual({ state: "ask", word: false });
	expect(await ask({ step: "ask", code, name: "Salma Kasim", secret: SECRET, grade: "5" })).toEqual({ state: "asked" });
	expect(await ask({ step: "name", code, name: "salma kasim" })).toEqual({ state: "asked" });
	const before = await studentsOf(id);
	expect(before?.requests.map(({ avatar }) => avatar)).toEqual([null]);
	const letIn = { action: "let-in", requestId: before?.requests[0]?.id, inSteadOf: before?.students[0]?.id };
	const other = await verifiedTeacher();
	expect((await other.post("/api/class-roster", letIn)).status).toBe(403);
	expect(await (await teacher.post("/api/class-roster", letIn)).json()).toMatchObject({
		entries: [{ state: "let_in" }],
	});
	expect(await (await teacher.post("/api/class-roster", letIn)).json()).toMatchObject({
		entries: [{ state: "let_in" }],
	});
	expect((await studentsOf(id))?.students.map(({ name }) => name)).toEqual(["Salma Kassim"]);
	expect((await ask({ step: "enter", code, name: "Salma Kassim", secret: SECRET })).state).toBe("signed-in");
	expect(entries).toHaveLength(1);
});

test("what the sign-up form asks for reaches the teacher, and the profile of who is let in", async () => {
	const { id, code } = await newClass(teacher, ["Neema Shayo"]);
	const asking = { step: "ask", code, secret: SECRET, grade: "5", gender: "female", age: 13, guardianAgrees: true };
	expect(await ask({ ...asking, name: "Salma Kasim" })).toEqual({ state: "asked" });
	expect(await ask({ ...asking, name: "Neema Shao" })).toEqual({ state: "asked" });
	expect(await ask({ ...asking, name: "Juma Ally" })).toEqual({ state: "asked" });
	const {
		students: [listed],
		requests = [],
	} = (await studentsOf(id)) ?? { students: [] };
	await teacher.client.rpc("correct_age", { user_id: listed?.id ?? "", age: 11 });
	expect(requests.map(({ age }) => age)).toEqual([13, 13, 13]);
	const [salma, neema, juma] = requests.map((request) => ({ action: "let-in", requestId: request.id }));
	await teacher.post("/api/class-roster", salma ?? {});
	await teacher.post("/api/class-roster", { ...neema, inSteadOf: listed?.id });
	await teacher.client.rpc("refuse_join", { request_id: juma?.requestId ?? "" });
	const answered = await database.pool.query(
		"select distinct age, gender, guardian_agreed_at from class_join_requests where class_id = $1",
		[id],
	);
	expect(answered.rows, "an answered request forgets").toEqual([{ age: null, gender: null, guardian_agreed_at: null }]);
	const { rows } = await database.pool.query(
		`select name, grade, gender, age, guardian_agreed_at is not null as agreed from profiles
		join class_members on user_id = id where class_id = $1 order by name`,
		[id],
	);
	const profile = { grade: "5", gender: "female", agreed: true };
	expect(rows).toEqual([
		{ ...profile, name: "Neema Shayo", age: 11 },
		{ ...profile, name: "Salma Kasim", age: 13 },
	]);
});

test("an account of one teacher's roster gets into no class of another, whatever its name there", async () => {
	const { entries } = await newClass(teacher, ["Zuhura Kessy"]);
	const other = await verifiedTeacher();
	const { id } = await newClass(other);
	const adding = { action: "add", classId: id, entries: [{ id: entries[0]?.id, name: "Zuhura Kessy" }] };
	const response = await other.post("/api/class-roster", adding);
	expect(response.status).toBe(403);
	expect(await response.json()).toEqual({ code: "not_allowed" });
	expect((await studentsOf(id, other))?.students).toEqual([]);
});

test("a roster entry under another learner's id, whose name the class has already, is a bad request", async () => {
	const { entries } = await newClass(teacher, ["Asha Mushi"]);
	const { id } = await newClass(teacher, ["Asha Juma Mushi"]);
	const adding = { action: "add", classId: id, entries: [{ id: entries[0]?.id, name: "Zuri Kim" }] };
	const response = await teacher.post("/api/class-roster", adding);
	expect([response.status, await response.json()]).toEqual([400, { code: "bad_request" }]);
	expect((await studentsOf(id))?.students.map(({ name }) => name)).toEqual(["Asha Juma Mushi"]);
});

test("the code of an unverified educator, of an archived class and of no class answer alike", async () => {
	const unverified = await signUpAt(server.url, { user_type: "educator" });
	const prepared = await newClass(unverified);
	const archived = await newClass(teacher, ["Asha Mushi"]);
	await teacher.client.from("class_codes").update({ is_active: false }).eq("id", archived.id);
	for (const code of [prepared.code, archived.code, "ZZZZZZ"]) {
		expect(await ask({ step: "code", code })).toEqual({ state: "unknown" });
		expect(await ask({ step: "name", code, name: "Asha" })).toEqual({ state: "unknown" });
	}
	const adding = { action: "add", classId: prepared.id, entries: [{ id: randomUUID(), name: "Asha" }] };
	expect((await unverified.post("/api/class-roster", adding)).status).toBe(403);
	expect((await unverified.client.rpc("join_class", { code: archived.code })).error?.code).toBe("42501");
});

test("a list sent twice adds each name once; equal names are told, and who was taken out comes back as the same person", async () => {
	const { id, entries } = await newClass(teacher, ["Asha Mushi"]);
	const add = async (list: object[]) =>
		(
			(await (await teacher.post("/api/class-roster", { action: "add", classId: id, entries: list })).json()) as {
				entries: { state: string }[];
			}
		).entries.map(({ state }) => state);
	expect(await add(entries)).toEqual(["added"]);
	expect(
		await add([
			{ id: randomUUID(), name: "asha  mushi" },
			{ id: randomUUID(), name: "Asha Mollel" },
			{ id: randomUUID(), name: "Asha Juma Mushi" },
		]),
	).toEqual(["here", "added", "same_name"]);
	const named = async (name: string) => (await studentsOf(id))?.students.filter((one) => one.name === name) ?? [];
	const userId = (await named("Asha Mushi"))[0]?.id ?? "";
	await teacher.client.rpc("remove_class_member", { class_id: id, user_id: userId });
	expect(await named("Asha Mushi")).toEqual([]);
	expect(await add([{ id: randomUUID(), name: "Asha Mushi" }])).toEqual(["added"]);
	expect((await named("Asha Mushi")).map((student) => student.id)).toEqual([userId]);
});

test("a learner with an email asks with the code and their picture, is let in, and sees the class", async () => {
	const { id, code } = await newClass();
	const learner = await signUpAt(server.url, { name: "Peter Nko" });
	await learner.client.from("profiles").update({ avatar: "robot" }).eq("id", learner.userId);
	expect((await learner.client.rpc("join_class", { code })).data).toBe("waiting");
	expect((await learner.client.from("class_codes").select("id")).data).toEqual([]);
	const asked = (await studentsOf(id))?.requests ?? [];
	expect(asked.map(({ avatar }) => avatar)).toEqual(["robot"]);
	const requestId = asked[0]?.id;
	await teacher.post("/api/class-roster", { action: "let-in", requestId });
	expect((await learner.client.from("class_codes").select("id")).data).toEqual([{ id }]);
	expect((await learner.client.rpc("join_class", { code })).data).toBe("member");
	await learner.client.rpc("leave_class", { class_id: id });
	expect((await studentsOf(id))?.students).toEqual([]);
});

test("after twenty names from one browser known and unknown ones wait alike; another browser does not", async () => {
	const own = await verifiedTeacher();
	const { code } = await newClass(own, ["Asha Mushi"]);
	const [browser, other] = [randomUUID(), randomUUID()];
	for (let tries = 0; tries < 20; tries++) await ask({ step: "name", code, name: `Nobody ${tries}`, browser });
	for (const name of ["Another", "Asha"]) {
		expect(await ask({ step: "name", code, name, browser })).toMatchObject({ state: "wait" });
	}
	expect((await ask({ step: "name", code, name: "Nobody 3", browser })).state).toBe("ask");
	expect((await ask({ step: "name", code, name: "Asha", browser: other })).state).toBe("choose");
	await database.pool.query("update private.class_name_tries set at = at - interval '1 minute'");
	expect((await ask({ step: "name", code, name: "Asha", browser })).state).toBe("choose");
	expect((await ask({ step: "name", code, name: "Juma", browser })).state).toBe("wait");
});

test("after a hundred names from strange browsers the next one waits, whatever it asks; a known browser does not", async () => {
	const own = await verifiedTeacher();
	const { id, code } = await newClass(own, ["Asha Mushi", "Juma Ally"]);
	const known = randomUUID();
	expect((await ask({ step: "choose", code, name: "Asha", secret: SECRET, browser: known })).state).toBe("signed-in");
	for (let tries = 0; tries < 100; tries++) {
		await ask({ step: "name", code, name: `Nobody ${tries}`, browser: randomUUID() });
	}
	for (const name of ["Another", "Juma"]) {
		expect((await ask({ step: "name", code, name, browser: randomUUID() })).state).toBe("wait");
	}
	expect((await ask({ step: "name", code, name: "Juma", browser: known })).state).toBe("choose");
	expect(await newsOf("class_unknown_names", own)).toBe(1);
	expect((await studentsOf(id, own))?.students).toHaveLength(2);
});

test("a number, an address and an insult are no names: neither at the sign-in nor on the roster nor as a new name", async () => {
	const { id, code, added } = await newClass(teacher, ["0754123456", "asha@gmail.com", "Idiot", "Asha Mushi"]);
	expect(added?.entries.map(({ state }) => state)).toEqual(["bad_name", "bad_name", "bad_name", "added"]);
	for (const name of ["0754 123 456", "Asha Idiot"]) {
		expect(await ask({ step: "name", code, name })).toEqual({ state: "bad_name" });
		expect(await ask({ step: "ask", code, name, secret: SECRET })).toEqual({ state: "bad_name" });
	}
	const student = (await studentsOf(id))?.students[0]?.id ?? "";
	const rename = { class_id: id, user_id: student, name: "Mpumbavu" };
	expect((await teacher.client.rpc("rename_class_member", rename)).error?.code).toBe("NAME1");
	await expect(signUpAt(server.url, { name: "0754123456" })).rejects.toMatchObject({ status: 422, code: "NAME1" });
});
