import { mkdtemp, readdir, rm } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type GatewayUnderTest, startGateway } from "../tests/gateway-under-test.ts";
import { sendRaw } from "../tests/raw-request.ts";
import { SCHOOL_FILES } from "../tests/school-files.ts";

type Person = Awaited<ReturnType<GatewayUnderTest["person"]>>;

const MEBIBYTE = 1024 * 1024;
const HOUR_MS = 60 * 60 * 1000;

let clockAhead = 0;
let folder: string;
let school: GatewayUnderTest;
let asha: Person;
let ben: Person;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "files-"));
	school = await startGateway(SCHOOL_FILES, { files: { folder }, now: () => Date.now() + clockAhead });
	asha = await school.person("asha");
	ben = await school.person("ben");
});

afterAll(async () => {
	await school.stop();
	await rm(folder, { recursive: true, force: true });
});

const lessonsOf = (person: Person) => person.client.storage.from("lessons");
const statusOf = (result: { error: unknown }) => (result.error as { status?: number } | null)?.status ?? 200;
const arriving = () => readdir(join(folder, "incoming"));

test("another person's file is not found by path, link, list, name or removal, and cannot be changed", async () => {
	const path = `${asha.id}/private.txt`;
	await lessonsOf(asha).upload(path, "mine");
	for (const stranger of [ben.client, school.anon()]) {
		const lessons = stranger.storage.from("lessons");
		expect(statusOf(await lessons.download(path))).toBe(404);
		expect(statusOf(await lessons.info(path))).toBe(404);
		expect((await lessons.exists(path)).data).toBe(false);
		expect(statusOf(await lessons.createSignedUrl(path, 60))).toBe(404);
		expect((await lessons.createSignedUrls([path], 60)).data).toMatchObject([{ signedUrl: null }]);
		expect((await lessons.list(asha.id)).data).toEqual([]);
		expect((await lessons.list("")).data).toEqual([]);
		expect((await lessons.remove([path])).data).toEqual([]);
		expect(statusOf(await lessons.move(path, `${ben.id}/taken.txt`))).toBe(404);
		expect(statusOf(await lessons.update(path, "theirs"))).toBe(404);
		expect(statusOf(await lessons.upload(path, "theirs", { upsert: true }))).toBe(403);
		expect(statusOf(await lessons.upload(`${asha.id}/planted.txt`, "theirs"))).toBe(403);
	}
	const service = school.service().storage.from("lessons");
	expect(await (await service.download(path)).data?.text()).toBe("mine");
	const publicly = await fetch(`${school.url}/storage/v1/object/public/lessons/${path}`);
	expect(publicly.status).toBe(404);
});

test("without the project's key, or with a token that is not ours, nothing opens", async () => {
	const path = `${asha.id}/keyed.txt`;
	await lessonsOf(asha).upload(path, "mine");
	const open = (headers: Record<string, string>) =>
		fetch(`${school.url}/storage/v1/object/lessons/${path}`, { headers });
	expect((await open({ authorization: `Bearer ${asha.accessToken}` })).status).toBe(401);
	const [header, payload] = asha.accessToken.split(".");
	const forged = `${header}.${payload}.${"A".repeat(86)}`;
	expect((await open({ apikey: school.gateway.publishableKey, authorization: `Bearer ${forged}` })).status).toBe(401);
});

test("a link ends at its time, an hour at most, and opens one object only", async () => {
	const [path, other] = [`${asha.id}/one.txt`, `${asha.id}/other.txt`];
	await lessonsOf(asha).upload(path, "one");
	await lessonsOf(asha).upload(other, "other");
	const linkFor = async (seconds: number) =>
		(await lessonsOf(asha).createSignedUrl(path, seconds)).data?.signedUrl ?? "";
	const minute = await linkFor(60);
	const week = await linkFor(7 * 24 * 3600);
	expect((await fetch(minute)).status).toBe(200);
	expect((await fetch(minute.replace("one.txt", "other.txt"))).status).toBe(400);
	expect((await fetch(`${minute.slice(0, -4)}AAAA`)).status).toBe(400);
	expect((await fetch(minute.split("?")[0] ?? "")).status).toBe(400);
	expect((await fetch(minute.replace(/token=.*/, `token=${asha.accessToken}`))).status).toBe(400);

	clockAhead = 61_000;
	const late = await fetch(minute);
	expect([late.status, ((await late.json()) as { error: string }).error]).toEqual([400, "InvalidJWT"]);
	expect((await fetch(week)).status).toBe(200);
	clockAhead = HOUR_MS + 1000;
	expect((await fetch(week)).status).toBe(400);
	clockAhead = 0;
	expect(statusOf(await lessonsOf(asha).createSignedUrl(path, -5))).toBe(400);
});

test("a link that was signed while the clock was ahead is good for no longer than an hour", async () => {
	const path = `${asha.id}/ahead.txt`;
	await lessonsOf(asha).upload(path, "ahead");
	clockAhead = 400 * 24 * HOUR_MS;
	const { data } = await lessonsOf(asha).createSignedUrl(path, 3600);
	expect((await fetch(data?.signedUrl ?? "")).status).toBe(200);
	clockAhead = 0;
	expect((await fetch(data?.signedUrl ?? "")).status).toBe(400);
});

test("a link opens what its signer may still read; the server's own opens until its time", async () => {
	const path = `${asha.id}/given-away.txt`;
	await lessonsOf(asha).upload(path, "mine");
	const hers = (await lessonsOf(asha).createSignedUrl(path, 60)).data?.signedUrl ?? "";
	const service = (await school.service().storage.from("lessons").createSignedUrl(path, 60)).data?.signedUrl ?? "";
	await school.pool.query("update storage.objects set owner_id = $1 where name = $2", [ben.id, path]);
	expect((await fetch(hers)).status).toBe(404);
	expect((await fetch(service)).status).toBe(200);
});

test("a 50 MB file is refused by its bucket's limit, and the sender is told so", async () => {
	const { error } = await lessonsOf(asha).upload(`${asha.id}/big.txt`, new Blob([Buffer.alloc(50 * MEBIBYTE, "x")]));
	expect(error).toMatchObject({
		status: 413,
		statusCode: "413",
		message: "The object exceeded the maximum allowed size",
	});
	expect(await arriving()).toEqual([]);
});

test("a chunked upload is cut at the limit, in memory that does not grow with it", async () => {
	const chunk = Buffer.alloc(64 * 1024, "x");
	let sent = 0;
	const endless = Readable.from(
		(function* () {
			for (; sent < 400 * MEBIBYTE; sent += chunk.length) yield chunk;
		})(),
		{ objectMode: false },
	);
	const before = process.memoryUsage().rss;
	const answer = await sendRaw(school, "POST", `/object/lessons/${asha.id}/endless.txt`, asha, endless);
	endless.destroy();
	expect([answer.status, JSON.parse(answer.body).statusCode]).toEqual([413, "413"]);
	expect(process.memoryUsage().rss - before).toBeLessThan(100 * MEBIBYTE);
	expect(await arriving()).toEqual([]);
	expect((await lessonsOf(asha).exists(`${asha.id}/endless.txt`)).data).toBe(false);
});

test("the limit holds for a form whose file never ends", async () => {
	const boundary = "b0undary";
	const head = `--${boundary}\r\ncontent-disposition: form-data; name=""; filename="x"\r\n\r\n`;
	const parts = (function* () {
		yield Buffer.from(head);
		for (let n = 0; n < 40; n++) yield Buffer.alloc(MEBIBYTE, "x");
	})();
	const body = Readable.from(parts, { objectMode: false });
	const type = { "content-type": `multipart/form-data; boundary=${boundary}` };
	const answer = await sendRaw(school, "POST", `/object/lessons/${asha.id}/form.txt`, asha, body, type);
	expect(answer.status).toBe(413);
	expect(await arriving()).toEqual([]);
});

test("bytes that policies refuse are not even written to disk", async () => {
	let read = 0;
	const body = Readable.from(
		(function* () {
			for (; read < 20 * MEBIBYTE; read += MEBIBYTE) yield Buffer.alloc(MEBIBYTE, "x");
		})(),
		{ objectMode: false },
	);
	const { status } = await sendRaw(school, "POST", `/object/lessons/${asha.id}/theirs.txt`, ben, body);
	body.destroy();
	expect(status).toBe(403);
	expect(await arriving()).toEqual([]);
});

test("an upload that breaks off leaves nothing behind", async () => {
	const path = `${asha.id}/broken.txt`;
	const sent = httpRequest(`${school.url}/storage/v1/object/lessons/${path}`, {
		method: "POST",
		headers: { apikey: school.gateway.publishableKey, authorization: `Bearer ${asha.accessToken}` },
	});
	const failed = new Promise((resolve) => sent.on("error", resolve));
	sent.write(Buffer.alloc(1000, "x"));
	await expect.poll(arriving).toHaveLength(1);
	sent.destroy();
	await failed;
	await expect.poll(arriving).toEqual([]);
	expect((await lessonsOf(asha).exists(path)).data).toBe(false);
});

test("nobody can write in another's name, or keep more than their share", async () => {
	const path = `${asha.id}/owned.txt`;
	await lessonsOf(asha).upload(path, "x");
	const { rows } = await school.pool.query("select owner_id from storage.objects where name = $1", [path]);
	expect(rows).toEqual([{ owner_id: asha.id }]);

	const hoarder = await school.person("hoarder");
	await school.pool.query(
		"insert into storage.objects (bucket_id, name, owner_id, metadata) values ('lessons', 'hoard', $1, $2)",
		[hoarder.id, { size: 500 * MEBIBYTE }],
	);
	const { error } = await lessonsOf(hoarder).upload(`${hoarder.id}/more.txt`, "x");
	expect(error).toMatchObject({ status: 413, message: "There is no room left for this person's files" });
});

test("one person cannot send files without end", async () => {
	const sender = await school.person("sender");
	await lessonsOf(sender).upload(`${sender.id}/x.txt`, "x");
	let last = 200;
	for (let n = 0; n < 120 && last !== 429; n++) {
		last = (await sendRaw(school, "POST", `/object/nowhere/${n}.txt`, sender, Buffer.from("x"))).status;
	}
	expect(last).toBe(429);
	expect((await lessonsOf(ben).upload(`${ben.id}/mine.txt`, "x")).error).toBeNull();
});
