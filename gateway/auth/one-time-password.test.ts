import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type GatewayUnderTest, GOOD_PASSWORD, startGateway } from "../tests/gateway-under-test.ts";
import { LIBRARY } from "../tests/library.ts";

const folder = mkdtempSync(join(tmpdir(), "gateway-"));
let rig: GatewayUnderTest;
beforeAll(async () => {
	rig = await startGateway(
		`${LIBRARY} insert into storage.buckets (id, name) values ('files', 'files');
		create policy "all read" on storage.objects for select to authenticated using (true);`,
		{ files: { folder } },
	);
});
afterAll(async () => {
	await rig.stop();
	rmSync(folder, { recursive: true, force: true });
});

const ONE_TIME = "kite4lamp";

async function withOneTimePassword(name: string) {
	const person = await rig.person(name);
	const { error } = await rig.service().auth.admin.updateUserById(person.id, {
		password: ONE_TIME,
		app_metadata: { must_change_password: "2026-11-21T12:00:00Z" },
	});
	expect(error).toBeNull();
	const client = rig.anon();
	const { data } = await client.auth.signInWithPassword({ email: person.email, password: ONE_TIME });
	return { ...person, before: person.client, client, accessToken: data.session?.access_token ?? "" };
}

test("a one-time password ends every session there was", async () => {
	const { before } = await withOneTimePassword("lost");
	expect((await before.auth.refreshSession()).error?.code).toBe("refresh_token_not_found");
});

test("until it is changed nothing else is reached by it, and then everything", async () => {
	const { client, accessToken, id } = await withOneTimePassword("asha");
	const refused = [
		await client.from("shelves").select("id"),
		await client.from("notes").insert({ reader_id: id, book_id: 1, body: "x" }),
		await client.rpc("who_am_i"),
		await client.storage.from("files").list(),
		await client.auth.updateUser({ data: { name: "other" } }),
		await client.auth.updateUser({ email: "other@school.test", password: GOOD_PASSWORD }),
	].map(({ error }) => error !== null);
	expect(refused).toEqual(refused.map(() => true));
	expect(await rig.gateway.verifyAccessToken(accessToken)).toBeNull();
	const listening = await new Promise((resolve) => {
		client
			.channel("x")
			.on("postgres_changes", { event: "*", schema: "public", table: "shelves" }, () => {})
			.subscribe(resolve);
	});
	expect(listening).toBe("CHANNEL_ERROR");
	await client.removeAllChannels();

	expect((await client.auth.updateUser({ password: ONE_TIME })).error?.code).toBe("same_password");
	expect((await client.auth.updateUser({ password: "a password of mine" })).error).toBeNull();
	expect((await client.from("shelves").select("id")).error).not.toBeNull();
	await client.auth.refreshSession();
	expect((await client.from("shelves").select("id")).data).toHaveLength(3);
});

test("it is changed also by whoever signed in with it long ago", async () => {
	const { client, id } = await withOneTimePassword("slow");
	await rig.pool.query("update gateway.sessions set created_at = now() - interval '11 minutes' where user_id = $1", [
		id,
	]);
	await client.auth.refreshSession();
	expect((await client.auth.updateUser({ password: "found at last" })).error).toBeNull();
});

test("nobody takes the mark off by what they may write themselves", async () => {
	const { client } = await withOneTimePassword("sly");
	await client.auth.updateUser({ data: { app_metadata: { must_change_password: null } } });
	await client.auth.refreshSession();
	expect((await client.from("shelves").select("id")).error).not.toBeNull();
});

test("a renewed token says when its owner signed in, not when it was renewed", async () => {
	const { client, accessToken } = await rig.person("early");
	const signedInAt = (token: string) => (decodeJwt(token).amr as { timestamp: number }[])[0]?.timestamp ?? 0;
	expect(signedInAt(accessToken)).toBeCloseTo(Date.now() / 1000, -1);
	await rig.pool.query("update gateway.sessions set created_at = created_at - interval '1 hour'");
	const { data } = await client.auth.refreshSession();
	expect(signedInAt(data.session?.access_token ?? "")).toBe(signedInAt(accessToken) - 3600);
});
