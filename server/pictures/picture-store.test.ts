import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type GatewayUnderTest, startGateway } from "#gateway/tests/gateway-under-test.ts";
import type { ServiceClient } from "../platform/backend/backend.ts";
import { keyedClient } from "../platform/backend/service-client.ts";
import { openPictureStore, sweepIncomingPictures } from "./picture-store.ts";
import { type Redrawn, redraw } from "./redraw.ts";

const BUCKET = "challenge-submissions";
const NAME = "1763712000000-0a1b2c3d";
const folder = mkdtempSync(join(tmpdir(), "inspire-stem-"));

let rig: GatewayUnderTest;
let service: ServiceClient;
let asha: Awaited<ReturnType<GatewayUnderTest["person"]>>;
let raw: Buffer;
let drawn: Redrawn;

beforeAll(async () => {
	rig = await startGateway("", { files: { folder } });
	service = rig.service() as unknown as ServiceClient;
	asha = await rig.person("asha");
	raw = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#00878f" } })
		.withExif({ IFD3: { GPSLatitudeRef: "S", GPSLatitude: "6/1 48/1 0/1" } })
		.jpeg()
		.toBuffer();
	drawn = await redraw(raw);
});
afterAll(async () => {
	await rig.stop();
	rmSync(folder, { recursive: true, force: true });
});

const asPerson = (accessToken: string) => keyedClient(rig.url, rig.gateway.publishableKey, { accessToken });
const sender = () => ({ userId: asha.id, accessToken: asha.accessToken });
const named = async (like: string) =>
	(await rig.pool.query<{ name: string }>("select name from storage.objects where name like $1", [like])).rows.map(
		({ name }) => name,
	);

test("whatever its sender tries meanwhile, what is stored was drawn here", async () => {
	const files = asha.client.storage.from(BUCKET);
	const path = `${asha.id}/${NAME}.jpg`;
	const tried: unknown[] = [];
	/** Tries all that is known to the sender: the path, and what they see of the folder where pictures arrive. */
	async function attack() {
		const { data: seen } = await files.list("incoming");
		for (const one of [path, ...(seen ?? []).map(({ name }) => `incoming/${name}`)]) {
			tried.push((await files.upload(one, raw, { contentType: "image/jpeg" })).error?.name ?? "stored");
			tried.push((await files.upload(one, raw, { contentType: "image/jpeg", upsert: true })).error?.name ?? "stored");
		}
	}
	/** The service's client, with an attack after each of its calls. */
	const attacked = new Proxy(service, {
		get(client, key) {
			if (key !== "rpc") return Reflect.get(client, key);
			return (...call: Parameters<typeof client.rpc>) => {
				const request = client.rpc(...call);
				const andAttack = async (answer: unknown) => {
					await attack();
					return answer;
				};
				return {
					throwOnError: async () => andAttack(await request.throwOnError()),
					// biome-ignore lint/suspicious/noThenProperty: wraps the client's own request, which is awaited
					then: (resolve: (answer: unknown) => void) => request.then(andAttack).then(resolve),
				};
			};
		},
	});
	expect(await openPictureStore({ service: attacked, asPerson }).store(sender(), BUCKET, drawn, NAME)).toBe(path);
	expect(tried.length).toBeGreaterThanOrEqual(4);
	expect(tried).not.toContain("stored");
	const { data } = await files.download(path);
	expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(drawn.bytes);
	expect(await named("incoming/%")).toEqual([]);
});

test("four pictures of one name at once are all answered, and one is stored", async () => {
	const name = "1763712000000-0a1b2c3e";
	const { store } = openPictureStore({ service, asPerson });
	const paths = await Promise.all([1, 2, 3, 4].map(() => store(sender(), BUCKET, drawn, name)));
	expect(new Set(paths)).toEqual(new Set([`${asha.id}/${name}.jpg`]));
	expect(await named(`%${name}%`)).toHaveLength(1);
	expect(await named("incoming/%")).toEqual([]);
});

test("what a stopped server left half-way is swept away; what arrives now is not", async () => {
	await rig.pool.query(
		`insert into storage.objects (bucket_id, name, created_at)
		values ($1, 'incoming/old.jpg', now() - interval '1 hour'), ($1, 'incoming/new.jpg', now())`,
		[BUCKET],
	);
	await sweepIncomingPictures(service, Date.now());
	expect(await named("incoming/%")).toEqual(["incoming/new.jpg"]);
});
