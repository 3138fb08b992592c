import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type GatewayUnderTest, startGateway } from "../tests/gateway-under-test.ts";
import { SAMPLES, SCHOOL_FILES } from "../tests/school-files.ts";

let folder: string;
let school: GatewayUnderTest;
let asha: Awaited<ReturnType<GatewayUnderTest["person"]>>;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "files-"));
	school = await startGateway(SCHOOL_FILES, { files: { folder } });
	asha = await school.person("asha");
});

afterAll(async () => {
	await school.stop();
	await rm(folder, { recursive: true, force: true });
});

const lessons = () => asha.client.storage.from("lessons");
const keptFiles = async () => {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	return entries.filter((entry) => entry.isFile() && entry.name !== "store-id").map((entry) => entry.name);
};

test("a file sent as a browser does is kept with its type and comes back byte for byte", async () => {
	const path = `${asha.id}/note and plan.pdf`;
	const sent = await lessons().upload(path, new Blob([SAMPLES.pdf], { type: "text/html" }), { cacheControl: "60" });
	expect(sent).toEqual({ data: { id: expect.any(String), path, fullPath: `lessons/${path}` }, error: null });

	const { data } = await lessons().download(path);
	expect(data?.type).toBe("application/pdf");
	expect(Buffer.from(new Uint8Array((await data?.arrayBuffer()) ?? []))).toEqual(SAMPLES.pdf);

	const info = await lessons().info(path);
	expect(info.data).toMatchObject({
		id: sent.data?.id,
		name: path,
		bucketId: "lessons",
		size: SAMPLES.pdf.length,
		contentType: "application/pdf",
		cacheControl: "max-age=60",
		etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
	});
});

test("a file sent as a plain body is kept too", async () => {
	const path = `${asha.id}/blink.ino`;
	const { error } = await lessons().upload(path, SAMPLES.sketch, { contentType: "image/png" });
	expect(error).toBeNull();
	const { data } = await lessons().download(path);
	expect(data?.type).toBe("text/plain;charset=utf-8");
	expect(await data?.text()).toBe(SAMPLES.sketch.toString());
});

test("a second upload to a name is refused, unless it asks to replace the first", async () => {
	const path = `${asha.id}/again.txt`;
	await lessons().upload(path, "first");
	const refused = await lessons().upload(path, "second");
	expect(refused.error).toMatchObject({ status: 409, statusCode: "409", message: "The resource already exists" });

	const before = await keptFiles();
	const replaced = await lessons().upload(path, "third", { upsert: true });
	expect(replaced.error).toBeNull();
	expect(await (await lessons().download(path)).data?.text()).toBe("third");
	expect((await keptFiles()).length).toBe(before.length);
});

test("update replaces a file that is there, and only that", async () => {
	const path = `${asha.id}/changed.txt`;
	expect((await lessons().update(path, "x")).error).toMatchObject({ status: 404 });
	await lessons().upload(path, "before");
	expect((await lessons().update(path, "after")).error).toBeNull();
	expect(await (await lessons().download(path)).data?.text()).toBe("after");
});

test("exists tells whether the caller may see a file", async () => {
	const path = `${asha.id}/exists.txt`;
	await lessons().upload(path, "x");
	expect((await lessons().exists(path)).data).toBe(true);
	expect((await lessons().exists(`${asha.id}/exists-not.txt`)).data).toBe(false);
});

test("a list gives one folder: folders first, then files by name, a hundred at most", async () => {
	const home = `${asha.id}/shelf`;
	for (const name of ["b.txt", "a.txt", "C.txt", "deep/x.txt", "deep/y.txt", "100p.txt"]) {
		expect((await lessons().upload(`${home}/${name}`, name)).error).toBeNull();
	}
	const { data } = await lessons().list(home);
	expect(data?.map(({ name }) => name)).toEqual(["deep", "100p.txt", "C.txt", "a.txt", "b.txt"]);
	expect(data?.[0]).toMatchObject({ id: null, metadata: null });
	expect(data?.[4]).toMatchObject({ id: expect.any(String), metadata: { size: 5, mimetype: "text/plain" } });

	await school.pool.query(
		"insert into storage.objects (bucket_id, name, owner_id) select 'lessons', $1 || '/many/' || n, $2 from generate_series(1, 101) n",
		[asha.id, asha.id],
	);
	expect((await lessons().list(`${asha.id}/many`)).data).toHaveLength(100);

	const names = async (options: Parameters<ReturnType<typeof lessons>["list"]>[1]) =>
		(await lessons().list(home, options)).data?.map(({ name }) => name);
	expect(await names({ search: "c" })).toEqual(["C.txt"]);
	expect(await names({ search: "_" })).toEqual([]);
	expect(await names({ limit: 2, offset: 3 })).toEqual(["a.txt", "b.txt"]);
	expect(await names({ sortBy: { column: "name", order: "desc" } })).toEqual([
		"deep",
		"b.txt",
		"a.txt",
		"C.txt",
		"100p.txt",
	]);
});

test("removing files takes their rows and their bytes", async () => {
	const path = `${asha.id}/removed.txt`;
	await lessons().upload(path, "x");
	const before = await keptFiles();
	const { data } = await lessons().remove([path, `${asha.id}/never-there.txt`]);
	expect(data).toMatchObject([{ name: path, bucket_id: "lessons", owner_id: asha.id }]);
	expect((await keptFiles()).length).toBe(before.length - 1);
	expect((await lessons().download(path)).error).toMatchObject({ status: 404 });
});

test("a moved file has its new name only", async () => {
	const [from, to] = [`${asha.id}/from.txt`, `${asha.id}/moved/to.txt`];
	await lessons().upload(from, "moving");
	expect((await lessons().move(from, to)).data?.message).toBe("Successfully moved");
	expect((await lessons().exists(from)).data).toBe(false);
	expect(await (await lessons().download(to)).data?.text()).toBe("moving");
	expect((await lessons().move(from, to)).error).toMatchObject({ status: 404 });
	expect((await lessons().move(to, `${asha.id}/to.png`)).error).toMatchObject({ status: 415 });
});

test("links open their objects without a key, many from one call", async () => {
	const path = `${asha.id}/linked picture.png`;
	await lessons().upload(path, SAMPLES.png);
	const one = await lessons().createSignedUrl(path, 60);
	const opened = await fetch(one.data?.signedUrl ?? "");
	expect(opened.status).toBe(200);
	expect(opened.headers.get("content-type")).toBe("image/png");
	expect(opened.headers.get("cache-control")).toBe("private, no-cache");
	expect(opened.headers.get("content-disposition")).toMatch(/^inline;/);

	const many = await lessons().createSignedUrls([path, `${asha.id}/none.png`], 60, { download: "mine.png" });
	expect(many.data).toMatchObject([
		{ error: null, path },
		{ error: expect.any(String), signedUrl: null },
	]);
	const saved = await fetch(many.data?.[0]?.signedUrl ?? "");
	expect(saved.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''mine.png");
});

test("a part of a file can be asked for, and a file that is known is not sent again", async () => {
	const path = `${asha.id}/parts.txt`;
	await lessons().upload(path, "0123456789");
	const { data } = await lessons().createSignedUrl(path, 60);
	const get = (headers: Record<string, string>) => fetch(data?.signedUrl ?? "", { headers });
	const part = await get({ range: "bytes=2-4" });
	expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([206, "bytes 2-4/10", "234"]);
	expect(await (await get({ range: "bytes=-3" })).text()).toBe("789");
	expect(await (await get({ range: "bytes=8-" })).text()).toBe("89");
	expect((await get({ range: "bytes=10-" })).status).toBe(416);
	const known = await get({ "if-none-match": part.headers.get("etag") ?? "" });
	expect([known.status, await known.text()]).toEqual([304, ""]);
});

test("public links open files of public buckets only", async () => {
	const path = `${asha.id}/poster.png`;
	await asha.client.storage.from("posters").upload(path, SAMPLES.png, { cacheControl: "120" });
	await lessons().upload(path, SAMPLES.png);
	const open = (bucket: string) => fetch(school.anon().storage.from(bucket).getPublicUrl(path).data.publicUrl);
	const poster = await open("posters");
	expect([poster.status, poster.headers.get("cache-control")]).toEqual([200, "max-age=120"]);
	expect((await open("lessons")).status).toBe(404);
});

test("buckets are shown to those whose policies show them", async () => {
	expect((await asha.client.storage.listBuckets()).data?.map(({ id }) => id)).toEqual(
		expect.arrayContaining(["lessons", "posters"]),
	);
	expect((await asha.client.storage.getBucket("lessons")).data).toMatchObject({
		public: false,
		file_size_limit: 1_000_000,
	});
	expect((await asha.client.storage.getBucket("pictures")).error).toMatchObject({ status: 404 });
	expect((await school.anon().storage.listBuckets()).data).toEqual([]);
});

test("the service may do everything, and its files have no owner", async () => {
	const service = school.service().storage.from("lessons");
	expect((await service.upload("handbook/start.pdf", SAMPLES.pdf)).error).toBeNull();
	expect((await service.list("handbook")).data).toHaveLength(1);
	const { rows } = await school.pool.query("select owner_id from storage.objects where name = 'handbook/start.pdf'");
	expect(rows).toEqual([{ owner_id: null }]);
});

test("policies can go by folder, file name and extension", async () => {
	const { rows } = await school.pool.query(
		"select storage.foldername('a/b/c.tar.gz') as folder, storage.filename('a/b/c.tar.gz') as file, storage.extension('a/b/c.tar.gz') as extension, storage.foldername('x') as none",
	);
	expect(rows).toEqual([{ folder: ["a", "b"], file: "c.tar.gz", extension: "gz", none: [] }]);
});
