import { randomUUID } from "node:crypto";
import pg from "pg";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { forumCheck, forumPost, type PostingResponse } from "#domain/api/community.ts";
import { findRunningPostgres } from "../platform/postgres/running-postgres.ts";
import { type Learner, postAs, signUpAt } from "./learner.ts";
import { type RunningServer, runServer } from "./run-server.ts";

let server: RunningServer;
let asha: Learner;
let database: pg.Client;

beforeAll(async () => {
	server = await runServer();
	asha = await signUpAt(server.url, { age: 14, guardian_agrees: true });
	database = new pg.Client({ connectionString: (await findRunningPostgres(server.dataDir)) ?? "" });
	await database.connect();
});
afterAll(async () => {
	await database.end();
	await server.stop();
});

const POST = {
	title: " My lamp ",
	content: "It stays on.",
	category: "project-help",
	image: null,
	work: null,
	classId: null,
};

async function post(person: Learner, more: object = {}): Promise<PostingResponse> {
	const answer = await person.post("/api/forum/posts", { ...POST, actionId: randomUUID(), ...more });
	expect(answer.status).toBe(200);
	return forumPost.response.parse(await answer.json());
}

async function comment(person: Learner, postId: string, content: string): Promise<PostingResponse> {
	const answer = await person.post("/api/forum/comments", { actionId: randomUUID(), postId, content, image: null });
	return forumPost.response.parse(await answer.json());
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

test("a number that begins in the title and ends in the text is stopped in both", async () => {
	expect(await post(asha, { title: "Call 0712 345", content: "678 tonight" })).toEqual({
		result: "stopped",
		findings: [
			{ text: 0, kind: "phone", start: 5, end: 13 },
			{ text: 1, kind: "phone", start: 0, end: 3 },
		],
	});
});

test.each([
	["a NUL in the text", { content: "a\0b" }, 400, "bad_request"],
	["a NUL in the work", { work: { projectId: "p", kind: "sketch", program: "\0", circuit: null } }, 400, "bad_request"],
	[
		"a work of too many bytes",
		{ work: { projectId: "p", kind: "sketch", program: "ሀ".repeat(70_000), circuit: null } },
		413,
		"too_large",
	],
])("%s is refused with a reason", async (_, more, status, code) => {
	const answer = await asha.post("/api/forum/posts", { ...POST, actionId: randomUUID(), ...more });
	expect([answer.status, await answer.json()]).toEqual([status, { code }]);
});

test("a child under 13 is told what is missing before the text is read, and nothing is stored", async () => {
	const child = await signUpAt(server.url, { age: 9 });
	expect(await post(child, { content: "My number: 0712 345 678" })).toEqual({ result: "barred", bar: "consent" });
	expect(await post(child)).toEqual({ result: "barred", bar: "consent" });
	expect(await post(await signUpAt(server.url))).toEqual({ result: "barred", bar: "age" });
	const { data } = await child.client.from("forum_posts").select("id").eq("user_id", child.userId).throwOnError();
	expect(data).toEqual([]);
});

test("another's post is not edited, and no post is written past the endpoint", async () => {
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
	const { findings } = forumCheck.response.parse(await answer.json());
	expect(findings.map(({ text, kind }) => [text, kind])).toEqual([[1, "address"]]);
});

test("a bot that posts a thousand times is stopped after five; meanwhile others read, post and comment", async () => {
	const bot = await signUpAt(server.url, { age: 14, guardian_agrees: true });
	const neema = await signUpAt(server.url, { age: 14, guardian_agrees: true });
	const title = `Buy this ${randomUUID()}`;
	const results: (string | number)[] = [];
	let left = 1000;
	async function postOn() {
		while (left-- > 0) {
			const answer = await bot.post("/api/forum/posts", { ...POST, title, actionId: randomUUID() });
			results.push(answer.ok ? forumPost.response.parse(await answer.json()).result : answer.status);
		}
	}
	const bots = Promise.all(Array.from({ length: 20 }, postOn));
	const posted = await post(neema);
	if (posted.result !== "posted") throw new Error("not posted");
	expect(await comment(neema, posted.id, "Now it works.")).toMatchObject({ result: "posted" });
	const read = await neema.client.rpc("list_posts", { only_post: posted.id }).throwOnError();
	expect(read.data).toEqual([expect.objectContaining({ comment_count: 1 })]);
	await bots;
	expect(results).toHaveLength(1000);
	expect(new Set(results)).toEqual(new Set(["posted", "wait", 429]));
	expect(results.filter((result) => result === "posted")).toHaveLength(5);
	const { data } = await neema.client.rpc("list_posts", { search: title, most: 50 }).throwOnError();
	expect(data).toHaveLength(5);
	expect(await post(neema)).toMatchObject({ result: "posted" });
});

test("a script, a link that runs and an image that is not one's own are stored as text, or not at all", async () => {
	const attacks = ["<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "[x](javascript:alert(1))"];
	const zuhura = await signUpAt(server.url, { age: 14, guardian_agrees: true });
	for (const attack of attacks) {
		const posted = await post(zuhura, { title: attack, content: attack });
		if (posted.result !== "posted") throw new Error("not posted");
		const { data } = await zuhura.client.rpc("list_posts", { only_post: posted.id }).throwOnError();
		expect(data).toEqual([expect.objectContaining({ title: attack, content: attack })]);
	}
	for (const image of [`${asha.userId}/lamp.jpg`, "https://example.org/x.svg", "../../etc/passwd"]) {
		const answer = await zuhura.post("/api/forum/posts", { ...POST, actionId: randomUUID(), image });
		expect([image, answer.status]).toEqual([image, 404]);
	}
});

test("a photo with a place and a page behind its end is posted as its pixels alone", async () => {
	const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: "#00878f" } })
		.withExif({ IFD3: { GPSLatitudeRef: "S", GPSLatitude: "6/1 48/1 0/1" } })
		.jpeg()
		.toBuffer();
	const polyglot = Buffer.concat([photo, Buffer.from("<html><script>alert(1)</script></html>")]);
	const zuhura = await signUpAt(server.url, { age: 14, guardian_agrees: true });
	const stored = await fetch(`${server.url}/api/pictures?bucket=forum-images`, {
		method: "POST",
		headers: { authorization: `Bearer ${zuhura.accessToken}`, "content-type": "image/jpeg" },
		body: new Uint8Array(polyglot),
	});
	const { path } = (await stored.json()) as { path: string };
	expect(await post(zuhura, { image: path })).toMatchObject({ result: "posted" });
	const { data } = await asha.client.storage.from("forum-images").download(path);
	const bytes = Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer());
	const { format, width, exif } = await sharp(bytes).metadata();
	expect({ format, width, exif }).toEqual({ format: "jpeg", width: 64, exif: undefined });
	expect(bytes.includes("script")).toBe(false);
	const direct = await zuhura.client.storage.from("forum-images").upload(`${zuhura.userId}/x.jpg`, polyglot, {
		contentType: "image/jpeg",
	});
	expect(direct.error).not.toBeNull();
});

test("contact details in the blocks and the circuit that go with a post are stopped", async () => {
	const blocks = JSON.stringify({ blocks: { blocks: [{ type: "say", fields: { TEXT: "call 0712 345 678" } }] } });
	const parts = [{ id: "led", kind: "led", x: 0, y: 0, props: { label: "asha@gmail.com" } }];
	const circuit = JSON.stringify({ board: "uno", parts, wires: [] });
	const work = { projectId: "traffic-lights", kind: "blocks", program: blocks, circuit };
	const answer = await post(asha, { work });
	expect(answer).toMatchObject({
		result: "stopped",
		findings: [
			{ text: 3, kind: "phone" },
			{ text: 4, kind: "email" },
		],
	});
});

test("a learner of a class-only school posts to the own class, which no other class reads, nor hears of", async () => {
	const { client: teacher, userId } = await signUpAt(server.url, { name: "Baraka Moshi", user_type: "educator" });
	const [juma, rehema] = [await signUpAt(server.url, { age: 15, guardian_agrees: true }), await signUpAt(server.url)];
	await database.query("update roles set verified_at = now() where user_id = $1", [userId]);
	const { data: made } = await teacher
		.from("class_codes")
		.insert({ class_name: "7A", teacher_id: userId })
		.select("id")
		.single()
		.throwOnError();
	await database.query("insert into class_members (class_id, user_id) values ($1, $2)", [made.id, juma.userId]);
	await database.query("update private.forum_settings set class_only = true");
	try {
		expect(await post(juma)).toEqual({ result: "barred", bar: "class" });
		const received: string[] = [];
		const follow = async (of: Learner) =>
			new Promise<void>((resolve) => {
				of.client
					.channel("posts")
					.on("postgres_changes", { event: "INSERT", schema: "public", table: "forum_posts" }, ({ new: row }) => {
						received.push(`${of === juma ? "mate" : "other"} ${row.title}`);
					})
					.subscribe((status) => status === "SUBSCRIBED" && resolve());
			});
		await follow(juma);
		await follow(rehema);
		const posted = await post(juma, { title: "For 7A", classId: made.id });
		expect(posted.result).toBe("posted");
		expect(await post(asha, { classId: made.id })).toEqual({ result: "barred", bar: "class" });
		await database.query("update private.forum_settings set class_only = false");
		expect(await post(juma, { title: "For all" })).toMatchObject({ result: "posted" });
		// Both have received of the later post: what was to be received before it has been.
		await expect
			.poll(() => received.filter((line) => line.endsWith("For all")).sort())
			.toEqual(["mate For all", "other For all"]);
		expect(received.filter((line) => line.endsWith("7A"))).toEqual(["mate For 7A"]);
		const { data } = await rehema.client.rpc("list_posts", { search: "for 7a" }).throwOnError();
		expect(data).toEqual([]);
	} finally {
		await database.query("update private.forum_settings set class_only = false");
	}
});

test("words are added by staff only", async () => {
	const unverified = await signUpAt(server.url, { user_type: "educator" });
	const { error } = await unverified.client.from("moderation_words").insert({ word: "wasabi" });
	expect(error?.code).toBe("42501");
});
