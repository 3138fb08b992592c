import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type GatewayUnderTest, startGateway } from "../tests/gateway-under-test.ts";
import { LIBRARY } from "../tests/library.ts";

/** Waits until the owner opens the gate, as long statements do for their tables. */
const GATE = `
create table public.passed (who text);
grant all on public.passed to anon, authenticated;
create function public.wait_at(gate integer, who text default '') returns void language plpgsql security definer as $$
begin
	perform pg_advisory_xact_lock(gate);
	insert into public.passed values (who);
end $$;
create function public.look_at(gate integer) returns setof integer language plpgsql stable as $$
begin
	perform pg_advisory_xact_lock_shared(gate);
	return next gate;
end $$;
`;

let rig: GatewayUnderTest;
beforeAll(async () => {
	// Shorter than a statement may run, so that queued statements are refused before running ones.
	rig = await startGateway(LIBRARY + GATE, { statementPatience: 4000 });
});
afterAll(() => rig.stop());

/** Statements that wait at the gate. */
async function waitingAt(gate: number): Promise<number> {
	const { rows } = await rig.pool.query(
		"select count(*)::integer as n from pg_locks where locktype = 'advisory' and not granted and objid = $1",
		[gate],
	);
	return rows[0].n;
}

/** Keeps the gate shut while `during` runs; nothing that waits at it can end by itself before. */
async function whileShut(gate: number, during: () => Promise<void>): Promise<void> {
	const librarian = await rig.pool.connect();
	try {
		await librarian.query("select pg_advisory_lock($1)", [gate]);
		await during();
	} finally {
		await librarian.query("select pg_advisory_unlock_all()");
		librarian.release();
	}
}

describe("a quick select", () => {
	test("is answered while forty slow calls of one person and of strangers run and wait", async () => {
		const [slow, reader] = [await rig.person("slow"), await rig.person("quick")];
		let done = 0;
		await whileShut(1, async () => {
			const calls = Array.from({ length: 40 }, (_, at) =>
				(at % 2 ? slow.client : rig.anon()).rpc("wait_at", { gate: 1 }),
			);
			for (const call of calls) void call.then(() => done++);
			await expect.poll(() => waitingAt(1)).toBeGreaterThanOrEqual(2);
			for (let turn = 0; turn < 20; turn++) {
				expect((await reader.client.from("books").select("id").eq("id", 1)).data).toEqual([{ id: 1 }]);
			}
			expect(done).toBe(0);
		});
		await expect.poll(() => done, { timeout: 10_000 }).toBe(40);
	});
});

describe("one caller", () => {
	test("runs one slow statement at a time; what waits too long is refused with a code of its own", async () => {
		const [greedy, other] = [await rig.person("greedy"), await rig.person("other")];
		await whileShut(2, async () => {
			const call = () => greedy.client.rpc("wait_at", { gate: 2, who: "greedy" }).then((answer) => answer);
			void call();
			// Requests sent at once may arrive in any order.
			await expect.poll(() => waitingAt(2)).toBe(1);
			const calls = Array.from({ length: 3 }, call);
			const mine = other.client.rpc("wait_at", { gate: 2, who: "other" }).then((answer) => answer);
			await expect.poll(() => waitingAt(2)).toBe(2);
			const refused = await Promise.all(calls);
			expect(refused.map(({ status, error }) => [status, error?.code])).toEqual(
				Array.from({ length: 3 }, () => [429, "GW_CALLER_BUSY"]),
			);
			void mine;
		});
		await expect
			.poll(async () => (await rig.pool.query("select from public.passed where who = 'other'")).rowCount)
			.toBe(1);
	});

	test("who asks for more than may wait is refused at once", async () => {
		const { client } = await rig.person("flood");
		await whileShut(3, async () => {
			const answers = Array.from({ length: 45 }, () => client.rpc("wait_at", { gate: 3 }).then((answer) => answer));
			const first = await Promise.race(answers);
			expect([first.status, first.error?.code]).toEqual([429, "GW_CALLER_BUSY"]);
		});
	});
});

describe("a statement whose client has gone", () => {
	test("is cancelled at once if it reads, and its connection serves the next", async () => {
		await whileShut(4, async () => {
			const controller = new AbortController();
			const call = rig.anon().rpc("look_at", { gate: 4 }, { get: true }).abortSignal(controller.signal);
			const answered = call.then(({ error }) => error?.message);
			await expect.poll(() => waitingAt(4)).toBe(1);
			controller.abort();
			expect(await answered).toMatch(/abort/i);
			await expect.poll(() => waitingAt(4)).toBe(0);
			for (let turn = 0; turn < 20; turn++) expect((await rig.anon().rpc("add", { a: 1 })).data).toBe(11);
		});
	});

	test("is cancelled a moment later if it writes, and undone", async () => {
		await whileShut(5, async () => {
			const controller = new AbortController();
			const call = rig.anon().rpc("wait_at", { gate: 5, who: "gone" }).abortSignal(controller.signal);
			const answered = call.then(({ error }) => error?.message);
			await expect.poll(() => waitingAt(5)).toBe(1);
			controller.abort();
			await answered;
			await expect.poll(() => waitingAt(5), { timeout: 5000 }).toBe(0);
		});
		expect((await rig.pool.query("select from public.passed where who = 'gone'")).rowCount).toBe(0);
	});

	test("never begins if it was waiting still", async () => {
		const { client } = await rig.person("leaves");
		await whileShut(6, async () => {
			const controller = new AbortController();
			const calls = Array.from({ length: 6 }, () =>
				client
					.rpc("look_at", { gate: 6 }, { get: true })
					.abortSignal(controller.signal)
					.then(() => undefined),
			);
			await expect.poll(() => waitingAt(6)).toBe(1);
			controller.abort();
			await Promise.all(calls);
			await expect.poll(() => waitingAt(6)).toBe(0);
		});
	});
});

test("a flood of one person is refused, bad requests counted, while others are there; they are not", async () => {
	const fairShare = { perSecond: 1, burst: 30, patience: 10, idleAfter: 60_000 };
	const busy = await startGateway(LIBRARY, { fairShare });
	try {
		const [flooder, reader] = [await busy.person("flooder"), await busy.person("reader")];
		const read = () => reader.client.from("books").select("id").eq("id", 1);
		expect((await read()).status).toBe(200);
		const answers = await Promise.all(
			Array.from({ length: 100 }, () => flooder.client.from("books").select("id, nothing(id)")),
		);
		const codes = answers.map(({ error }) => error?.code);
		expect(codes).toContain("PGRST200");
		expect(codes).toContain("GW_CALLER_BUSY");
		expect((await read()).status).toBe(200);
	} finally {
		await busy.stop();
	}
});

test("a request that cannot be read as it is written counts five times", async () => {
	const fairShare = { perSecond: 0.001, burst: 30, patience: 10, idleAfter: 60_000 };
	const busy = await startGateway(LIBRARY, { fairShare });
	try {
		const [prober, reader] = [await busy.person("prober"), await busy.person("reader")];
		expect((await reader.client.from("books").select("id").eq("id", 1)).status).toBe(200);
		const codes = [];
		for (let turn = 0; turn < 8; turn++) {
			codes.push((await prober.client.from("books").select("id, nothing(id)")).error?.code);
		}
		expect(codes).toEqual([...Array(6).fill("PGRST200"), "GW_CALLER_BUSY", "GW_CALLER_BUSY"]);
	} finally {
		await busy.stop();
	}
});

test("a request whose client disconnects while it waits for its share is no error of the server", async () => {
	let asked = 0;
	const now = () => {
		asked += 1;
		return 0;
	};
	const folder = await mkdtemp(join(tmpdir(), "files-"));
	const fairShare = { perSecond: 0.001, burst: 2, patience: 60_000, now };
	const busy = await startGateway(LIBRARY, { fairShare, files: { folder } });
	try {
		const [waiting, other] = [await busy.person("waiting"), await busy.person("other")];
		const headers = { apikey: busy.gateway.publishableKey, authorization: `Bearer ${waiting.accessToken}` };
		const ask = (path: string) => fetch(busy.url + path, { headers }).catch(() => undefined);
		await Promise.all([ask("/rest/v1/books"), ask("/rest/v1/books"), other.client.from("books").select("id")]);
		const answers: Promise<unknown>[] = [];
		for (const path of ["/rest/v1/books", "/auth/v1/user", "/storage/v1/object/public/none/nothing.png"]) {
			const before = asked;
			answers.push(ask(path));
			await expect.poll(() => asked).toBeGreaterThan(before);
		}
		// Ends the connections of all that wait.
		await busy.stop();
		await Promise.all(answers);
		await new Promise((resolve) => setImmediate(resolve));
		expect(busy.errors).toEqual([]);
	} finally {
		await rm(folder, { recursive: true });
	}
});

test("so is a flood at the endpoints of accounts and of public files, by person and by address", async () => {
	const fairShare = { perSecond: 1, burst: 30, patience: 10, idleAfter: 60_000 };
	const folder = await mkdtemp(join(tmpdir(), "files-"));
	const busy = await startGateway(LIBRARY, { fairShare, files: { folder } });
	try {
		const [flooder, reader] = [await busy.person("flooder"), await busy.person("reader")];
		const read = () => reader.client.from("books").select("id").eq("id", 1);
		expect((await read()).status).toBe(200);
		const users = await Promise.all(
			Array.from({ length: 100 }, () => flooder.client.auth.getUser(flooder.accessToken)),
		);
		const statuses = users.map(({ error }) => error?.status ?? 200);
		expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(29);
		expect(statuses).toContain(429);
		const files = await Promise.all(
			Array.from({ length: 400 }, () => fetch(`${busy.url}/storage/v1/object/public/none/nothing.png`)),
		);
		const codes = files.map(({ status }) => status);
		// Five times as many as other requests, less what the two sign-ups cost.
		expect(codes.filter((status) => status !== 429).length).toBeGreaterThan(100);
		expect(codes).toContain(429);
		expect((await read()).status).toBe(200);
	} finally {
		await busy.stop();
		await rm(folder, { recursive: true });
	}
});
