import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type GatewayUnderTest, startGateway } from "../tests/gateway-under-test.ts";
import { sendRaw } from "../tests/raw-request.ts";
import { SAMPLES, SCHOOL_FILES } from "../tests/school-files.ts";

type Person = Awaited<ReturnType<GatewayUnderTest["person"]>>;

let folder: string;
let school: GatewayUnderTest;
let asha: Person;
let ben: Person;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "files-"));
	school = await startGateway(SCHOOL_FILES, { files: { folder } });
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
	["a program that calls itself a sketch", "alarm.ino", Buffer.from("MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff", "latin1")],
	["a sketch that calls itself a PDF", "report.pdf", SAMPLES.sketch],
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
	const { status } = await sendRaw(school, "POST", `/object/lessons/${asha.id}/${name}`, asha, Buffer.from("x"));
	expect(status).toBe(400);
	expect((await sendRaw(school, "GET", `/object/lessons/${asha.id}/${name}`, asha)).status).toBe(400);
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
	const { status } = await sendRaw(
		school,
		"POST",
		`/object/lessons/${asha.id}/form.txt`,
		asha,
		Buffer.from(body),
		type,
	);
	expect(status).toBe(400);
	expect(await arriving()).toEqual([]);
});
