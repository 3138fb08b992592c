import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import fastify, { type FastifyInstance } from "fastify";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { createGateway } from "../gateway.ts";
import { addMemo, BOARD } from "../tests/board.ts";
import { type GatewayUnderTest, GOOD_PASSWORD, startGateway } from "../tests/gateway-under-test.ts";
import { listen } from "../tests/listening.ts";

const folder = mkdtempSync(join(tmpdir(), "gateway-"));
let rig: GatewayUnderTest;
/** A second server over the same database. */
let copy: FastifyInstance;
let copyUrl: string;

beforeAll(async () => {
	rig = await startGateway(
		`${BOARD} insert into storage.buckets (id, name) values ('files', 'files');
		create policy "all files" on storage.objects for all to authenticated using (true) with check (true);
		create policy "people add memos" on public.memos for insert to authenticated with check (owner_id = auth.uid());`,
		{ files: { folder } },
	);
	copy = fastify({ forceCloseConnections: true });
	await copy.register((await createGateway({ pool: rig.pool, siteUrl: undefined, log: copy.log })).plugin);
	copyUrl = await copy.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
	await copy.close();
	await rig.stop();
	rmSync(folder, { recursive: true, force: true });
});

type Here = { id: string; client: SupabaseClient };
const admin = () => rig.service().auth.admin;

/** Each way a person's session ends on another device, as done by the person (on `here`) or by staff. */
const WAYS: Record<string, (here: Here) => Promise<{ error: unknown }>> = {
	"signing out on other devices": ({ client }) => client.auth.signOut({ scope: "others" }),
	"signing out everywhere": ({ client }) => client.auth.signOut({ scope: "global" }),
	"a new password": ({ client }) => client.auth.updateUser({ password: "another password" }),
	"a one-time password by staff": ({ id }) =>
		admin().updateUserById(id, { password: "kite4lamp", app_metadata: { must_change_password: "2026-11-22" } }),
	"a suspension": ({ id }) => admin().updateUserById(id, { ban_duration: "24h" }),
	"a suspension that is lifted again": async ({ id }) => {
		await admin().updateUserById(id, { ban_duration: "24h" });
		return admin().updateUserById(id, { ban_duration: "none" });
	},
	"the account's end": ({ id }) => admin().deleteUser(id),
	leaving: async ({ client }) => client.rpc("leave_account"),
	"what the database does by itself": async ({ id }) => {
		await rig.pool.query("select private.end_sessions($1)", [id]);
		return { error: null };
	},
};

/** By endpoint: true where this client's token is accepted. */
async function passes(
	client: SupabaseClient,
	token: string,
	owner_id: string,
	link: string,
): Promise<Record<string, boolean>> {
	const files = client.storage.from("files");
	const passed = async (request: PromiseLike<{ error: unknown }>) => (await request).error === null;
	return {
		read: await passed(client.from("memos").select("id")),
		count: await passed(client.from("memos").select("id", { count: "exact", head: true })),
		write: await passed(client.from("memos").insert({ owner_id, word: "late" })),
		call: await passed(client.rpc("is_staff")),
		"list files": await passed(files.list()),
		"sign files": await passed(files.createSignedUrl("sketch.ino", 60)),
		download: await passed(files.download("sketch.ino")),
		upload: await passed(files.upload(`${crypto.randomUUID()}.txt`, new Blob(["x"], { type: "text/plain" }))),
		account: await passed(rig.anon().auth.getUser(token)),
		"a link to a file": (await fetch(link)).status === 200,
		"the product's own endpoints": (await rig.gateway.verifyAccessToken(token)) !== null,
	};
}

/** An unmodified client that holds this access token, and nothing to renew it with. */
async function withToken(url: string, token: string): Promise<SupabaseClient> {
	const client = createClient(url, rig.gateway.publishableKey, {
		accessToken: async () => token,
		realtime: { transport: WebSocket as never },
	});
	await client.realtime.setAuth(token);
	return client;
}

test.each(Object.entries(WAYS))(
	"%s ends another device's token at every endpoint and on the live line",
	async (way, end) => {
		const { id, client, email } = await rig.person(`way-${Object.keys(WAYS).indexOf(way)}`);
		const signedIn = await rig.anon().auth.signInWithPassword({ email, password: GOOD_PASSWORD });
		const token = signedIn.data.session?.access_token ?? "";
		const [there, elsewhere] = [await withToken(rig.url, token), await withToken(copyUrl, token)];
		await rig
			.service()
			.storage.from("files")
			.upload("sketch.ino", new Blob(["x"]), { upsert: true });
		const link = (await there.storage.from("files").createSignedUrl("sketch.ino", 3600)).data?.signedUrl ?? "";
		const before = await passes(there, token, id, link);
		expect(Object.entries(before).filter(([, passed]) => !passed)).toEqual([]);
		const lines = [await listen(there, { table: "memos" }), await listen(elsewhere, { table: "memos" })];
		expect(lines.map(({ states }) => states)).toEqual([["SUBSCRIBED"], ["SUBSCRIBED"]]);

		expect((await end({ id, client })).error).toBeNull();
		await addMemo(rig.pool, { id }, "after the end");

		for (const line of lines) {
			await line.became("CLOSED");
			expect(line.changes).toEqual([]);
			expect(line.system.at(-1)?.message).toBe("The session has ended");
		}
		const after = await passes(there, token, id, link);
		expect(Object.entries(after).filter(([, passed]) => passed)).toEqual([]);
		expect((await listen(elsewhere, { table: "memos" })).states[0]).toMatch(/^CHANNEL_ERROR: InvalidJWTToken/);
		await there.removeAllChannels();
		await elsewhere.removeAllChannels();
	},
);

test("a session that ends leaves the person's others, and everybody else's, alone", async () => {
	const [asha, ben] = [await rig.person("asha"), await rig.person("ben")];
	const other = await rig.anon().auth.signInWithPassword({ email: asha.email, password: GOOD_PASSWORD });
	const lines = [await listen(asha.client, { table: "memos" }), await listen(ben.client, { table: "memos" })];
	const there = await withToken(rig.url, other.data.session?.access_token ?? "");
	const ended = await listen(there, { table: "memos" });
	await asha.client.auth.signOut({ scope: "others" });
	await ended.became("CLOSED");
	await addMemo(rig.pool, asha, "hers");
	await addMemo(rig.pool, ben, "his");
	expect(await lines[0]?.arrived(1)).toMatchObject({ new: { word: "hers" } });
	expect(await lines[1]?.arrived(1)).toMatchObject({ new: { word: "his" } });
	for (const client of [asha.client, ben.client, there]) await client.removeAllChannels();
});

test("a session that ends while its channel is joined, after its token was read, joins nothing", async () => {
	const { id, accessToken } = await rig.person("quick");
	const [earlier, client] = [await withToken(rig.url, accessToken), await withToken(rig.url, accessToken)];
	const line = await listen(earlier, { table: "memos" });
	const real = pg.Client.prototype.query;
	const spy = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (
		this: pg.Client,
		...given: unknown[]
	) {
		const read = Reflect.apply(real, this, given);
		if ((given[0] as { name?: string }).name !== "gateway_require_session") return read;
		spy.mockRestore();
		return Promise.resolve(read).then(async (found) => {
			await rig.pool.query("delete from gateway.sessions where user_id = $1", [id]);
			await line.became("CLOSED");
			return found;
		});
	} as typeof real);
	expect((await listen(client, { table: "memos" })).states[0]).toMatch(/^CHANNEL_ERROR: InvalidJWTToken/);
	await earlier.removeAllChannels();
	await client.removeAllChannels();
});

test("a token whose session has ended ends no other session", async () => {
	const { client, accessToken, email } = await rig.person("thief");
	const victim = await rig.anon().auth.signInWithPassword({ email, password: GOOD_PASSWORD });
	await client.auth.signOut({ scope: "local" });
	const answer = await fetch(`${rig.url}/auth/v1/logout?scope=global`, {
		method: "POST",
		headers: { apikey: rig.gateway.publishableKey, authorization: `Bearer ${accessToken}` },
	});
	expect(answer.status).toBe(204);
	const refreshed = await rig.anon().auth.refreshSession({ refresh_token: victim.data.session?.refresh_token ?? "" });
	expect(refreshed.error).toBeNull();
});
