import { mkdtemp, readdir, rm } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type GatewayUnderTest, startGateway } from "../tests/gateway-under-test.ts";
import { SAMPLES, SCHOOL_FILES } from "../tests/school-files.ts";

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

/** Sends a path as it is: fetch would tidy it up. */
function send(method: string, path: string, person: Person | null, body?: Readable | Buffer, headers = {}) {
	return new Promise<{ status: number; body: string }>((resolve, reject) => {
		const keyed = person && { apikey: school.gateway.publishableKey, authorization: `Bearer ${person.accessToken}` };
		const sent = httpRequest(school.url, { method, path: `/storage/v1${path}`, headers: { ...keyed, ...headers } });
		sent.on("error", reject);
		sent.on("response", (response) => {
			let text = "";
			response.on("data", (chunk: Buffer) => {
				text += chunk;
			});
			response.on("end", () => resolve({ status: response.statusCode ?? 0, body: text }));
		});
		if (body instanceof Readable) body.pipe(sent);
		else sent.end(body);
	});
}

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
	const answer = await send("POST", `/object/lessons/${asha.id}/endless.txt`, asha, endless);
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
	const answer = await send("POST", `/object/lessons/${asha.id}/form.txt`, asha, body, type);
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
	const { status } = await send("POST", `/object/lessons/${asha.id}/theirs.txt`, ben, body);
	body.destroy();
	expect(status).toBe(403);
	expect(await arriving()).toEqual([]);
});

test.each([
	["an SVG", "drawing.svg", SAMPLES.svg],
	["an SVG that calls itself a picture", "drawing.png", SAMPLES.svg],
	["an SVG that calls itself text", "drawing.txt", Buffer.concat([Buffer.from("\ufeff\n  <!-- x -->"), SAMPLES.svg])],
	["a page", "page.html", SAMPLES.html],
	["a page that calls itself text", "page.txt", SAMPLES.html],
	["a picture that calls itself a page", "picture.html", SAMPLES.png],
	["a PDF behind a page", "sheet.pdf", SAMPLES.htmlThenPdf],
	["a picture that calls itself a PDF", "sheet.pdf", SAMPLES.png],
	["a script", "script.js", Buffer.from("alert(1)")],
	["a program", "program.txt", Buffer.from("\x7fELF\x02\x01\x01\0\0")],
	["a zip that is no document", "sheet.docx", Buffer.from("PK\x03\x04 and the rest")],
])("%s is refused", async (_what, name, bytes) => {
	const { error } = await lessonsOf(asha).upload(`${asha.id}/${name}`, bytes, { contentType: "image/png" });
	expect(error).toMatchObject({ status: 415, statusCode: "415" });
	expect((await lessonsOf(asha).exists(`${asha.id}/${name}`)).data).toBe(false);
});

test("a picture that is also a script is served as the picture it is, and runs nowhere", async () => {
	const path = `${asha.id}/both.gif`;
	expect(
		(await lessonsOf(asha).upload(path, SAMPLES.gifAndScript, { contentType: "text/javascript" })).error,
	).toBeNull();
	const { data } = await lessonsOf(asha).createSignedUrl(path, 60);
	const { headers } = await fetch(data?.signedUrl ?? "");
	expect(headers.get("content-type")).toBe("image/gif");
	expect(headers.get("x-content-type-options")).toBe("nosniff");
	expect(headers.get("content-security-policy")).toMatch(/^sandbox;/);
});

test("a bucket takes the types it names, by the bytes and not by what the sender says", async () => {
	const pictures = asha.client.storage.from("pictures");
	expect((await pictures.upload(`${asha.id}/a.png`, SAMPLES.png)).error).toBeNull();
	const refused = await pictures.upload(`${asha.id}/a.txt`, "text", { contentType: "image/png" });
	expect(refused.error).toMatchObject({ status: 415, message: "mime type text/plain is not supported" });
});

test.each([
	"../ben/x.txt",
	"..%2fben%2fx.txt",
	"%2e%2e/x.txt",
	"a/%2e%2e/%2e%2e/x.txt",
	"a/./x.txt",
	"a//x.txt",
	"a%5c..%5cx.txt",
	"x.txt%00.png",
	"x%0d%0aset-cookie:a.txt",
	"%c3%a9.txt",
	"e%cc%81.txt",
	"%ff.txt",
	"%zz.txt",
	"folder/",
	"%20x.txt",
	`${"x".repeat(256)}.txt`,
	`${"x/".repeat(600)}x.txt`,
])("the name %s is refused", async (name) => {
	const { status } = await send("POST", `/object/lessons/${asha.id}/${name}`, asha, Buffer.from("x"));
	expect(status).toBe(400);
	expect((await send("GET", `/object/lessons/${asha.id}/${name}`, asha)).status).toBe(400);
});

test("a name that climbs out of its folder in a body is refused too", async () => {
	const path = `${asha.id}/climber.txt`;
	await lessonsOf(asha).upload(path, "x");
	expect(statusOf(await lessonsOf(asha).move(path, `${asha.id}/../${ben.id}/x.txt`))).toBe(400);
	expect(statusOf(await lessonsOf(asha).move(path, `${ben.id}/x.txt`))).toBe(403);
});

test.each([
	["without a file", '--b\r\ncontent-disposition: form-data; name="cacheControl"\r\n\r\n60\r\n--b--\r\n', "b"],
	["that ends too early", '--b\r\ncontent-disposition: form-data; name=""; filename="x"\r\n\r\nhalf', "b"],
	["without a boundary", "x", ""],
])("a form %s is refused", async (_what, body, boundary) => {
	const type = { "content-type": `multipart/form-data${boundary && `; boundary=${boundary}`}` };
	const { status } = await send("POST", `/object/lessons/${asha.id}/form.txt`, asha, Buffer.from(body), type);
	expect(status).toBe(400);
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
		last = (await send("POST", `/object/nowhere/${n}.txt`, sender, Buffer.from("x"))).status;
	}
	expect(last).toBe(429);
	expect((await lessonsOf(ben).upload(`${ben.id}/mine.txt`, "x")).error).toBeNull();
});
