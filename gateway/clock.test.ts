import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { BOARD } from "./tests/board.ts";
import { type GatewayUnderTest, startGateway } from "./tests/gateway-under-test.ts";
import { listen } from "./tests/listening.ts";

// The server's clock was 400 days ahead when it started, and is put right while it runs.
const AHEAD_MS = 400 * 24 * 60 * 60 * 1000;

let rig: GatewayUnderTest;

beforeAll(async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + AHEAD_MS });
	rig = await startGateway(BOARD, { now: () => Date.now() });
	vi.useRealTimers();
});
afterEach(() => {
	vi.restoreAllMocks();
});
afterAll(() => rig.stop());

test("a table made after the clock was put right is found", async () => {
	await rig.pool.query("create table public.late (id integer primary key); grant select on public.late to anon");
	const began = performance.now();
	vi.spyOn(performance, "now").mockImplementation(() => began + 60_000);
	expect((await rig.anon().from("late").select()).error).toBeNull();
});

test("a table published after the clock was put right is followed", async () => {
	await rig.pool.query(`create table public.later (id integer primary key); grant select on public.later to authenticated;
		alter publication supabase_realtime add table public.later`);
	const { client } = await rig.person("follower");
	const began = performance.now();
	vi.spyOn(performance, "now").mockImplementation(() => began + 60_000);
	const line = await listen(client, { table: "later" });
	expect(line.states).toEqual(["SUBSCRIBED"]);
	await rig.pool.query("insert into public.later values (1)");
	expect((await line.arrived(1)).new).toEqual({ id: 1 });
	await client.removeAllChannels();
});
