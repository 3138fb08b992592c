import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PICTURE_BYTES } from "#domain/api/pictures.ts";
import { type Learner, signUpAt } from "./learner.ts";
import { type RunningServer, runServer } from "./run-server.ts";

const BUCKET = "challenge-submissions";

let server: RunningServer;
let photo: Buffer;

beforeAll(async () => {
	server = await runServer();
	photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: "#00878f" } })
		.withExif({ IFD3: { GPSLatitudeRef: "S", GPSLatitude: "6/1 48/1 0/1" } })
		.jpeg()
		.toBuffer();
});

afterAll(async () => {
	await server.stop();
});

const send = (token: string, body: Buffer, { bucket = BUCKET, type = "image/jpeg", name = "" } = {}) =>
	fetch(`${server.url}/api/pictures?bucket=${bucket}${name && `&name=${name}`}`, {
		method: "POST",
		headers: { authorization: `Bearer ${token}`, ...(type ? { "content-type": type } : {}) },
		body: new Uint8Array(body),
	});

async function stored(learner: Learner): Promise<string> {
	const answer = await send(learner.accessToken, photo);
	expect(answer.status).toBe(200);
	return ((await answer.json()) as { path: string }).path;
}

test("a picture is stored in its sender's folder, without the place where it was taken, and can be handed in", async () => {
	const learner = await signUpAt(server.url);
	const path = await stored(learner);
	expect(path).toMatch(new RegExp(`^${learner.userId}/\\d{13}-[0-9a-f]{12}\\.jpg$`));
	const { data } = await learner.client.storage.from(BUCKET).download(path);
	const { exif, width, height } = await sharp(
		Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0)),
	).metadata();
	expect({ exif, width, height }).toEqual({ exif: undefined, width: 64, height: 48 });
	const { error } = await learner.client
		.from("challenge_submissions")
		.insert({ challenge_id: "water-temp-monitor", submission_files: [path] });
	expect(error).toBeNull();
});

test("a picture that is sent again, because the answer was lost, is stored once", async () => {
	const learner = await signUpAt(server.url);
	const name = "1763712000000-0a1b2c3d";
	for (const _ of [1, 2]) {
		const answer = await send(learner.accessToken, photo, { name });
		expect(await answer.json()).toEqual({ path: `${learner.userId}/${name}.jpg` });
	}
	expect((await learner.client.storage.from(BUCKET).list(learner.userId)).data).toHaveLength(1);
});

test("pictures of one name at once are all answered, and one is stored", async () => {
	const learner = await signUpAt(server.url);
	const name = "1763712000000-0a1b2c3d";
	const answers = await Promise.all([1, 2, 3, 4].map(() => send(learner.accessToken, photo, { name })));
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
	expect((await learner.client.storage.from(BUCKET).list(learner.userId)).data).toHaveLength(1);
});

test("another learner reaches it by no way", async () => {
	const [owner, other] = [await signUpAt(server.url), await signUpAt(server.url)];
	const path = await stored(owner);
	const bucket = other.client.storage.from(BUCKET);
	expect((await bucket.download(path)).data).toBeNull();
	expect((await bucket.createSignedUrl(path, 60)).data).toBeNull();
	expect((await bucket.list(owner.userId)).data).toEqual([]);
});

test("the permit to store a picture is of no further use: the same path takes nothing more", async () => {
	const learner = await signUpAt(server.url);
	const path = await stored(learner);
	const again = await learner.client.storage.from(BUCKET).upload(path.replace(".jpg", "x.jpg"), photo);
	expect(again.error).not.toBeNull();
	const over = await learner.client.storage.from(BUCKET).upload(path, photo, { upsert: true });
	expect(over.error).not.toBeNull();
});

test("strangers are turned away before their bytes are read", async () => {
	const answer = await send("nobody", Buffer.alloc(PICTURE_BYTES + 1));
	expect([answer.status, await answer.json()]).toEqual([401, { code: "not_signed_in" }]);
});

test.each([
	["text that says it is a JPEG", 415, "not_a_picture", () => ({ body: Buffer.from("void setup() {}") })],
	["no body", 415, "not_a_picture", () => ({ body: Buffer.alloc(0) })],
	["more than 5 MB", 413, "too_large", () => ({ body: Buffer.alloc(PICTURE_BYTES + 1) })],
	["a bucket that takes no pictures", 400, "bad_request", () => ({ body: photo, bucket: "elsewhere" })],
	["a name that leads elsewhere", 400, "bad_request", () => ({ body: photo, name: "..%2Fother%2Fa" })],
])("%s: refused with %i %s", async (_, status, code, picture) => {
	const { accessToken } = await signUpAt(server.url);
	const { body, ...to } = { bucket: BUCKET, ...picture() };
	const answer = await send(accessToken, body, to);
	expect([answer.status, await answer.json()]).toEqual([status, { code }]);
});

test("whatever type is named, the bytes decide", async () => {
	const { accessToken } = await signUpAt(server.url);
	expect((await send(accessToken, photo, { type: "application/json" })).status).toBe(200);
});
