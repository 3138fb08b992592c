import { afterEach, beforeEach, expect, test, vi } from "vitest";

const fake = vi.hoisted(() => ({
	opened: [] as { status: (status: string) => void; change: (change: unknown) => void; removed: boolean }[],
	reachable: true,
	askedWho: 0,
}));

vi.mock("./live-line.ts", () => ({
	liveLine: async () => {
		if (!fake.reachable) throw new Error("gone");
		return {
			channel() {
				const channel = {
					removed: false,
					status: (_: string) => {},
					change: (_: unknown) => {},
					on(_: string, __: unknown, listener: (change: unknown) => void) {
						channel.change = listener;
						return channel;
					},
					subscribe(listener: (status: string) => void) {
						channel.status = listener;
					},
				};
				fake.opened.push(channel);
				return channel;
			},
			removeChannel: async (channel: { removed: boolean }) => {
				channel.removed = true;
			},
		};
	},
}));

vi.mock("./backend.ts", () => ({
	backend: async () => ({
		auth: {
			getUser: async () => {
				fake.askedWho += 1;
			},
		},
	}),
}));

const { subscribe } = await import("./subscribe.ts");
const { watchConnection } = await import("./connection.ts");

const watch = () => {
	const seen = { rows: [] as unknown[], joins: 0 };
	const end = subscribe({
		channel: "points",
		table: "user_points",
		event: "*",
		onRow: (row) => seen.rows.push(row),
		onJoined: () => {
			seen.joins += 1;
		},
	});
	return { seen, end };
};

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("fetch", async () => new Response("{}"));
	fake.opened.length = 0;
	fake.reachable = true;
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const last = () => fake.opened[fake.opened.length - 1];

test("rows that are written arrive, rows that are deleted do not", async () => {
	const { seen } = watch();
	await vi.advanceTimersByTimeAsync(0);
	last()?.change({ eventType: "UPDATE", new: { level: 2 } });
	last()?.change({ eventType: "DELETE", new: {} });
	expect(seen.rows).toEqual([{ level: 2 }]);
});

test("a channel that closes is opened again after 1, 2, 5, 10 and 10 seconds, and after 1 again once it had joined", async () => {
	const { seen } = watch();
	await vi.advanceTimersByTimeAsync(0);
	for (const seconds of [1, 2, 5, 10, 10]) {
		const before = fake.opened.length;
		last()?.status("CLOSED");
		await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
		expect(fake.opened).toHaveLength(before);
		await vi.advanceTimersByTimeAsync(1);
		expect(fake.opened).toHaveLength(before + 1);
	}
	last()?.status("SUBSCRIBED");
	last()?.status("CLOSED");
	await vi.advanceTimersByTimeAsync(1000);
	last()?.status("SUBSCRIBED");
	expect([fake.opened.length, seen.joins]).toEqual([7, 2]);
});

test("a channel that closes makes the client ask whose the session is: it may have ended", async () => {
	watch();
	await vi.advanceTimersByTimeAsync(0);
	const before = fake.askedWho;
	last()?.status("SUBSCRIBED");
	last()?.status("CHANNEL_ERROR");
	await vi.advanceTimersByTimeAsync(0);
	expect(fake.askedWho).toBe(before);
	last()?.status("CLOSED");
	await vi.advanceTimersByTimeAsync(900);
	expect(fake.askedWho).toBe(before);
	await vi.advanceTimersByTimeAsync(100);
	expect(fake.askedWho).toBe(before + 1);
});

test("a server that is not there at the start is asked again", async () => {
	fake.reachable = false;
	watch();
	await vi.advanceTimersByTimeAsync(1000);
	fake.reachable = true;
	await vi.advanceTimersByTimeAsync(2000);
	expect(fake.opened).toHaveLength(1);
});

test("what is ended is left, says nothing more and does not come back", async () => {
	const { seen, end } = watch();
	await vi.advanceTimersByTimeAsync(0);
	const channel = last();
	end();
	channel?.status("SUBSCRIBED");
	channel?.status("CLOSED");
	await vi.advanceTimersByTimeAsync(60_000);
	expect([channel?.removed, seen.joins, fake.opened.length]).toEqual([true, 0, 1]);
});

test("what is ended before it was opened is never opened", async () => {
	watch().end();
	await vi.advanceTimersByTimeAsync(60_000);
	expect(fake.opened).toHaveLength(0);
});

test("a channel that fails has the page ask whether the server still answers", async () => {
	vi.stubGlobal("fetch", async () => new Response("{}", { status: 503 }));
	const states: boolean[] = [];
	const stop = watchConnection((connected) => states.push(connected));
	watch();
	await vi.advanceTimersByTimeAsync(0);
	last()?.status("CHANNEL_ERROR");
	await vi.advanceTimersByTimeAsync(0);
	expect(states).toEqual([false]);
	vi.stubGlobal("fetch", async () => new Response("{}"));
	await vi.advanceTimersByTimeAsync(4000);
	expect(states).toEqual([false, true]);
	stop();
});
