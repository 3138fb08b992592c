import { importJWK, SignJWT } from "jose";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { openKeys } from "../keys.ts";
import { addMemo, BOARD } from "../tests/board.ts";
import { type GatewayUnderTest, startGateway } from "../tests/gateway-under-test.ts";
import { listen } from "../tests/listening.ts";

type Person = Awaited<ReturnType<GatewayUnderTest["person"]>>;

let clockAhead = 0;
let school: GatewayUnderTest;
let asha: Person;
let ben: Person;

beforeAll(async () => {
	school = await startGateway(BOARD, { now: () => Date.now() + clockAhead });
	asha = await school.person("asha");
	ben = await school.person("ben");
});

afterEach(async () => {
	clockAhead = 0;
	for (const { client } of [asha, ben]) await client.removeAllChannels();
});

afterAll(() => school.stop());

/** An access token as the gateway would make it, but for the changes. */
async function tokenFor(person: Person, changes: { exp?: number; sub?: string } = {}): Promise<string> {
	const { signingKey } = await openKeys(school.pool);
	const claims = JSON.parse(Buffer.from(person.accessToken.split(".")[1] ?? "", "base64url").toString());
	return new SignJWT({ ...claims, ...changes })
		.setProtectedHeader({ alg: "ES256", kid: signingKey.kid })
		.sign(await importJWK(signingKey, "ES256"));
}

test("a forged and an expired token are refused at the join", async () => {
	const [header, payload] = asha.accessToken.split(".");
	const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${payload}.`;
	const otherPayload = Buffer.from(
		Buffer.from(payload ?? "", "base64url")
			.toString()
			.replace(asha.id, ben.id),
	).toString("base64url");
	const forged = `${header}.${otherPayload}.${asha.accessToken.split(".")[2]}`;
	const expired = await tokenFor(asha, { exp: Math.floor(Date.now() / 1000) - 5 });
	for (const [token, reason] of [
		[unsigned, "InvalidJWTToken: Token is not valid"],
		[forged, "InvalidJWTToken: Token is not valid"],
		["not a token", "InvalidJWTToken: Token is not valid"],
		[expired, "InvalidJWTToken: Token has expired"],
	] as const) {
		const stranger = school.anon();
		await stranger.realtime.setAuth(token);
		const listening = await listen(stranger, { table: "memos" });
		expect(listening.states[0]).toBe(`CHANNEL_ERROR: ${reason}`);
		await stranger.removeAllChannels();
	}
});

test("a renewed token keeps the channel past the end of the first", async () => {
	const soon = Math.floor(Date.now() / 1000) + 600;
	const client = school.anon();
	await client.realtime.setAuth(await tokenFor(asha, { exp: soon }));
	const listening = await listen(client, { table: "memos", filter: `owner_id=eq.${asha.id}` });
	await client.realtime.setAuth(asha.accessToken);
	const other = await listen(client, { table: "places" });
	clockAhead = 700_000;
	await school.pool.query("insert into public.places values ('renewed', 1)");
	await other.arrived(1);
	await addMemo(school.pool, asha, "still here");
	expect(await listening.arrived(1)).toMatchObject({ new: { word: "still here" } });
	expect(listening.states).toEqual(["SUBSCRIBED"]);
	await client.removeAllChannels();
});

test("a channel closes when its token ends", async () => {
	const client = school.anon();
	await client.realtime.setAuth(await tokenFor(asha, { exp: Math.floor(Date.now() / 1000) + 600 }));
	const listening = await listen(client, { table: "memos" });
	clockAhead = 601_000;
	await addMemo(school.pool, asha, "too late");
	await listening.became("CLOSED");
	expect(listening.system.at(-1)).toMatchObject({ status: "error", message: "Token has expired" });
	expect(listening.changes).toEqual([]);
	await client.removeAllChannels();
});

test("a token that is not good closes the channel it comes to", async () => {
	const client = school.anon();
	await client.realtime.setAuth(asha.accessToken);
	const listening = await listen(client, { table: "memos" });
	await client.realtime.setAuth(`${asha.accessToken}x`);
	await listening.became("CLOSED");
	await client.removeAllChannels();
});

test("a channel that is taken over, even while a row is looked for, shows the next person their rows only", async () => {
	await school.pool.query(`
		create function public.wait_for_test() returns boolean language sql as $$ select pg_advisory_xact_lock_shared(77) is not null $$;
		create policy "waits" on public.memos as restrictive for select to authenticated using (public.wait_for_test());
	`);
	const client = school.anon();
	await client.realtime.setAuth(asha.accessToken);
	const listening = await listen(client, { table: "memos" });
	const holder = await school.pool.connect();
	await holder.query("select pg_advisory_lock(77)");
	await addMemo(school.pool, asha, "hers");
	const waiting =
		"select count(*)::int as count from pg_locks where locktype = 'advisory' and objid = 77 and not granted";
	await expect.poll(async () => (await school.pool.query(waiting)).rows).toEqual([{ count: 1 }]);
	await client.realtime.setAuth(ben.accessToken);
	// The answer to a later join shows that the token before it was taken.
	await listen(client, { table: "places" });
	await holder.query("select pg_advisory_unlock(77)");
	holder.release();
	await addMemo(school.pool, ben, "his");
	expect(await listening.arrived(1)).toMatchObject({ new: { word: "his" } });
	await client.removeAllChannels();
	await school.pool.query(`drop policy "waits" on public.memos`);
});

test("a private channel is refused", async () => {
	const states: string[] = [];
	const notified = new Promise<void>((resolve) => {
		asha.client.channel("secret", { config: { private: true } }).subscribe((state, error) => {
			states.push(`${state}: ${error?.message}`);
			resolve();
		});
	});
	await notified;
	expect(states[0]).toMatch(/^CHANNEL_ERROR: Unauthorized/);
});

test.each([
	["without a key", "/realtime/v1/websocket?vsn=2.0.0", 401],
	["with a wrong key", "/realtime/v1/websocket?vsn=2.0.0&apikey=sb_publishable_x", 401],
	["somewhere else", "/realtime/v1/other", 404],
	["to no address at all", "//", 404],
])("a socket %s is refused", async (_what, path, status) => {
	const socket = new WebSocket(`${school.url.replace("http", "ws")}${path}`);
	const answer = await new Promise((resolve) => {
		socket.on("unexpected-response", (_request, response) => resolve(response.statusCode));
		socket.on("error", resolve);
	});
	expect(answer).toBe(status);
});
