import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PostingAnswer, postingAnswer, textsAnswer } from "#domain/forum-answer.ts";
import { type Learner, postAs, signUpAt } from "./learner.ts";
import { type RunningServer, runServer } from "./run-server.ts";

let server: RunningServer;
let asha: Learner;

beforeAll(async () => {
	server = await runServer();
	asha = await signUpAt(server.url, { age: 14, guardian_agrees: true });
});
afterAll(() => server.stop());

const POST = { title: " My lamp ", content: "It stays on.", category: "project-help", image: null, work: null };

async function post(person: Learner, more: object = {}): Promise<PostingAnswer> {
	const answer = await person.post("/api/forum/posts", { ...POST, actionId: randomUUID(), ...more });
	expect(answer.status).toBe(200);
	return postingAnswer.parse(await answer.json());
}

async function comment(person: Learner, postId: string, content: string): Promise<PostingAnswer> {
	const answer = await person.post("/api/forum/comments", { actionId: randomUUID(), postId, content, image: null });
	return postingAnswer.parse(await answer.json());
}

test("what is posted is read by everybody at once, trimmed, with its author's short name", async () => {
	const posted = await post(asha);
	expect(posted.result).toBe("posted");
	const juma = await signUpAt(server.url, { name: "Juma Ally" });
	const { data } = await juma.client.rpc("list_posts", { search: "my lamp" }).throwOnError();
	expect(data).toEqual([expect.objectContaining({ title: "My lamp", author_name: "Asha M.", status: "active" })]);
});

test("a phone number is stopped with its position, in a title, a text, a comment and a program", async () => {
	const work = { projectId: "auto-light", kind: "sketch", program: "// 0712 345 678", circuit: null };
	const [title, content] = [await post(asha, { title: "Call 0712 345 678" }), await post(asha, { work })];
	expect(title).toEqual({ result: "stopped", findings: [{ text: 0, kind: "phone", start: 5, end: 17 }] });
	expect(content).toEqual({ result: "stopped", findings: [{ text: 2, kind: "phone", start: 3, end: 15 }] });
	const posted = await post(asha);
	if (posted.result !== "posted") throw new Error("not posted");
	expect(await comment(asha, posted.id, "call me: 0712 345 678")).toMatchObject({ result: "stopped" });
	expect(await comment(asha, posted.id, "Now it works.")).toMatchObject({ result: "posted" });
	const edited = await post(asha, { id: posted.id, content: "My mail is asha@gmail.com" });
	expect(edited).toMatchObject({ result: "stopped" });
	const { data } = await asha.client.from("forum_posts").select("content").eq("id", posted.id).throwOnError();
	expect(data).toEqual([{ content: "It stays on." }]);
});

test("a child under 13 is told what is missing, and nothing is stored", async () => {
	const child = await signUpAt(server.url, { age: 9 });
	expect(await post(child)).toEqual({ result: "barred", bar: "consent" });
	expect(await post(await signUpAt(server.url))).toEqual({ result: "barred", bar: "age" });
	const { data } = await child.client.from("forum_posts").select("id").eq("user_id", child.userId).throwOnError();
	expect(data).toEqual([]);
});

test("another's post is not edited, and no post is written past the door", async () => {
	const posted = await post(asha);
	if (posted.result !== "posted") throw new Error("not posted");
	const juma = await signUpAt(server.url, { age: 15, guardian_agrees: true });
	const body = { ...POST, actionId: randomUUID(), id: posted.id };
	expect((await juma.post("/api/forum/posts", body)).status).toBe(404);
	const row = { user_id: juma.userId, title: "A", content: "B", category: "general" };
	expect((await juma.client.from("forum_posts").insert(row)).error?.code).toBe("42501");
	expect((await postAs(server.url, "", "/api/forum/posts", body)).status).toBe(401);
});

test("a text is checked before it is posted", async () => {
	const answer = await asha.post("/api/forum/check", { texts: ["fine", "naishi karibu na soko"] });
	const { findings } = textsAnswer.parse(await answer.json());
	expect(findings.map(({ text, kind }) => [text, kind])).toEqual([[1, "address"]]);
});

test("a bot is stopped after a few posts; others go on posting", async () => {
	const bot = await signUpAt(server.url, { age: 14, guardian_agrees: true });
	const answers = await Promise.all(
		Array.from({ length: 40 }, () => bot.post("/api/forum/posts", { ...POST, actionId: randomUUID() })),
	);
	const results = await Promise.all(
		answers.map(async (answer) => (answer.ok ? postingAnswer.parse(await answer.json()).result : answer.status)),
	);
	expect(results.filter((result) => result === "posted")).toHaveLength(5);
	const neema = await signUpAt(server.url, { age: 14, guardian_agrees: true });
	expect(await post(neema)).toMatchObject({ result: "posted" });
});

test("words are added by staff only", async () => {
	const unverified = await signUpAt(server.url, { user_type: "educator" });
	const { error } = await unverified.client.from("moderation_words").insert({ word: "wasabi" });
	expect(error?.code).toBe("42501");
});
