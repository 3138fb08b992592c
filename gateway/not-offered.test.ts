import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type GatewayUnderTest, startGateway } from "./tests/gateway-under-test.ts";

/** docs/backend.md: what supabase-js can ask for and is not offered, at the endpoints beside REST (rest/offered.test.ts). */
const folder = mkdtempSync(join(tmpdir(), "not-offered-"));
let rig: GatewayUnderTest;
beforeAll(async () => {
	rig = await startGateway(
		`insert into storage.buckets (id, name) values ('works', 'works');
		create policy "all" on storage.objects for all using (true) with check (true);`,
		{ files: { folder } },
	);
});
afterAll(async () => {
	await rig.stop();
	rmSync(folder, { recursive: true, force: true });
});

describe("accounts", () => {
	test("without a name to sign in with again are refused as on a project where they are off", async () => {
		const { error } = await rig.anon().auth.signInAnonymously();
		expect([error?.status, error?.code]).toEqual([422, "anonymous_provider_disabled"]);
		expect((await rig.pool.query("select from auth.users")).rowCount).toBe(0);
	});
});

describe("storage", () => {
	const works = () => rig.anon().storage.from("works");
	const picture = new Blob(["plain words"], { type: "text/plain" });

	test("says of each call that is not there that it is not offered", async () => {
		const calls = [
			works().createSignedUploadUrl("a.txt"),
			works().uploadToSignedUrl("a.txt", "token", picture),
			works().listV2({ prefix: "" }),
			works().copy("a.txt", "b.txt"),
		];
		for (const call of calls) {
			const { error } = await call;
			expect(error).toMatchObject({ status: 501, message: expect.stringContaining("does not offer") });
		}
		expect((await rig.pool.query("select from storage.objects")).rowCount).toBe(0);
	});

	test("takes no metadata of the sender's own, and keeps nothing of such an upload", async () => {
		const form = await works().upload("form.txt", picture, { metadata: { kit: "primary" } });
		const body = await works().upload("body.txt", Buffer.from("plain words"), {
			contentType: "text/plain",
			metadata: { kit: "primary" },
		});
		for (const { error } of [form, body]) {
			expect(error).toMatchObject({ status: 501, message: expect.stringContaining("metadata") });
		}
		expect((await rig.pool.query("select from storage.objects")).rowCount).toBe(0);
		expect((await works().upload("plain.txt", picture)).error).toBeNull();
	});
});

describe("services", () => {
	test("that are not there do not answer with a page", async () => {
		const { error } = await rig.anon().functions.invoke("hello");
		expect(error?.context.status).toBe(501);
		expect((await fetch(`${rig.url}/graphql/v1`, { method: "POST" })).status).toBe(501);
	});
});
