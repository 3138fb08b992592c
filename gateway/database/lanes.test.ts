import { expect, test, vi } from "vitest";
import { createLanes, type LaneCaller, Overloaded } from "./lanes.ts";

/** Of whom a statement that this busy computer made wait is not limited as a heavy one. */
const person = (id: string): LaneCaller => ({ id, running: 3, heavy: 3, waiting: 40 });

/** Lanes over nine connections, whose statements run until they are released. */
function open(options = {}) {
	const lanes = createLanes({ connections: 9, slowAfter: 20, patience: 60_000, load: () => 0, ...options });
	const running: { text: string; caller: string; end(): void }[] = [];
	return {
		lanes,
		running,
		texts: () => running.map(({ text }) => text),
		run(caller: LaneCaller, text: string, signal?: AbortSignal) {
			return lanes.run(caller, text, signal, () => {
				return new Promise<void>((resolve) => {
					const entry = {
						text,
						caller: caller.id,
						end() {
							running.splice(running.indexOf(entry), 1);
							resolve();
						},
					};
					running.push(entry);
				});
			});
		},
		/** Records a statement text as quick. */
		learn: (text: string) => lanes.run(person("teacher"), text, undefined, async () => undefined),
	};
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("a quick statement starts at once while forty slow ones of forty callers run and wait", async () => {
	const { lanes, run, running, texts, learn } = open();
	await learn("quick");
	const slow = Array.from({ length: 40 }, (_, at) => run(person(`p${at}`), "slow"));
	await settled();
	expect(texts()).toEqual(["slow", "slow", "slow"]);
	await lanes.run(person("reader"), "quick", undefined, async () => undefined);
	// Once the first are measured there is room for unmeasured statements, and none for slow ones.
	await lanes.run(person("newcomer"), "new", undefined, async () => undefined);
	expect(texts()).toEqual(["slow", "slow", "slow"]);
	while (running.length > 0) {
		for (const { end } of [...running]) end();
		await settled();
	}
	await Promise.all(slow);
});

test("one caller runs no more than their share, and their next statement waits for their own", async () => {
	const { run, running, learn } = open();
	await learn("quick");
	const calls = Array.from({ length: 5 }, () => run(person("greedy"), "quick"));
	const other = run(person("other"), "quick");
	await settled();
	expect(running.map(({ caller }) => caller)).toEqual(["greedy", "greedy", "greedy", "other"]);
	running[0]?.end();
	await settled();
	expect(running.filter(({ caller }) => caller === "greedy")).toHaveLength(3);
	while (running.length > 0) {
		running[0]?.end();
		await settled();
	}
	await Promise.all([...calls, other]);
});

test("of what takes much time one caller runs no more than their share, and their small statements beside it", async () => {
	vi.useFakeTimers();
	try {
		const { lanes, run, texts, learn } = open({ slowAfter: 1000 });
		await learn("small");
		const wait = async () => void (await vi.advanceTimersByTimeAsync(100));
		await lanes.run(person("teacher"), "large", undefined, wait);
		const greedy: LaneCaller = { ...person("greedy"), heavy: 1 };
		for (const text of ["large", "large", "small", "small"]) void run(greedy, text);
		void run(person("other"), "large");
		await vi.advanceTimersByTimeAsync(0);
		expect(texts()).toEqual(["large", "small", "small", "large"]);
	} finally {
		vi.useRealTimers();
	}
});

test("callers who wait take turns, however much one of them has asked for", async () => {
	const { run, running } = open({ connections: 1 });
	const calls = ["a", "a", "a", "a", "b", "c"].map((id, at) => run(person(id), `${at}`));
	const order: string[] = [];
	await settled();
	while (running.length > 0) {
		order.push(running[0]?.caller ?? "");
		running[0]?.end();
		await settled();
	}
	await Promise.all(calls);
	expect(order.slice(0, 4).sort()).toEqual(["a", "a", "b", "c"]);
});

test("who waits too long is told whose fault it is, and who asks for too much at once is told at once", async () => {
	const { run, running, learn } = open({ connections: 3, patience: 30 });
	await learn("quick");
	const own = Array.from({ length: 3 }, () => run(person("a"), "quick"));
	await expect(run(person("a"), "quick")).rejects.toMatchObject({ reason: "caller" });
	await expect(run(person("b"), "quick")).rejects.toMatchObject({ reason: "server" });
	await expect(run({ ...person("a"), waiting: 0 }, "quick")).rejects.toThrow(Overloaded);
	for (const { end } of [...running]) end();
	await Promise.all(own);
	const after = run(person("b"), "quick");
	await settled();
	running[0]?.end();
	await after;
});

test("a statement that is aborted while it waits is never run, and leaves no place taken", async () => {
	const { run, running, texts } = open({ connections: 1 });
	const first = run(person("a"), "first");
	const controller = new AbortController();
	const gone = run(person("b"), "gone", controller.signal);
	const next = run(person("b"), "next");
	controller.abort(new Error("gone"));
	await expect(gone).rejects.toThrow("gone");
	running[0]?.end();
	await first;
	await expect.poll(texts).toEqual(["next"]);
	running[0]?.end();
	await next;
});

test("a statement that was slow is quick again after it ran quickly for a while", async () => {
	const { lanes, run, running, texts } = open({ connections: 3 });
	const slow = run(person("a"), "text");
	await vi.waitUntil(async () => {
		// One slow lane of three: taken by the running one once it counts as slow.
		const probe = new AbortController();
		const other = run(person("b"), "text", probe.signal).catch(() => undefined);
		await settled();
		const waits = texts().length === 1;
		if (waits) probe.abort(new Error());
		else running[1]?.end();
		await other;
		return waits;
	});
	running[0]?.end();
	await slow;
	for (let turn = 0; turn < 3; turn++) await lanes.run(person("a"), "text", undefined, async () => undefined);
	const three = ["a", "b", "c"].map((id) => run(person(id), "text"));
	await settled();
	expect(texts()).toEqual(["text", "text", "text"]);
	for (const { end } of [...running]) end();
	await Promise.all(three);
});

test("statements that are begun and dropped again and again use up their caller's allowance, not the connections", async () => {
	const { lanes, run, running, learn } = open({ connections: 3, abandonedFor: 60_000 });
	await learn("quick");
	for (let turn = 0; turn < 3; turn++) {
		const controller = new AbortController();
		const dropped = run(person("a"), "quick", controller.signal);
		controller.abort();
		running[0]?.end();
		await dropped;
	}
	let began = false;
	void lanes.run(person("a"), "quick", undefined, async () => {
		began = true;
	});
	const others = ["b", "c", "d"].map((id) => run(person(id), "quick"));
	await settled();
	expect([began, running.map(({ caller }) => caller)]).toEqual([false, ["b", "c", "d"]]);
	for (const { end } of [...running]) end();
	await Promise.all(others);
	expect(began).toBe(false);
});

test("who has used up their time of the database waits for more of it, and nobody else does", async () => {
	vi.useFakeTimers();
	try {
		const { lanes, run, texts } = open();
		const greedy: LaneCaller = { ...person("greedy"), metered: true };
		const other: LaneCaller = { ...person("other"), metered: true };
		await lanes.run(other, "small", undefined, async () => undefined);
		for (const text of ["first", "second"])
			await lanes.run(greedy, text, undefined, async () => void (await vi.advanceTimersByTimeAsync(300)));
		void run(greedy, "third");
		void run(other, "theirs");
		await vi.advanceTimersByTimeAsync(100);
		expect(texts()).toEqual(["theirs"]);
		await vi.advanceTimersByTimeAsync(200);
		expect(texts()).toEqual(["theirs", "third"]);
	} finally {
		vi.useRealTimers();
	}
});

test("nobody is charged for the time that other programs of the computer took", async () => {
	vi.useFakeTimers();
	try {
		const { lanes, run, texts } = open({ load: () => 10 });
		const ordinary: LaneCaller = { ...person("ordinary"), metered: true };
		await lanes.run({ ...person("other"), metered: true }, "small", undefined, async () => undefined);
		for (const text of ["first", "second"])
			await lanes.run(ordinary, text, undefined, async () => void (await vi.advanceTimersByTimeAsync(300)));
		void run(ordinary, "third");
		expect(texts()).toEqual(["third"]);
	} finally {
		vi.useRealTimers();
	}
});

test("who is alone waits for nothing, however much time their statements took", async () => {
	vi.useFakeTimers();
	try {
		const { lanes, run, texts } = open();
		const alone: LaneCaller = { ...person("alone"), metered: true };
		await lanes.run({ ...person("other"), metered: true }, "small", undefined, async () => undefined);
		await lanes.run(alone, "first", undefined, async () => void (await vi.advanceTimersByTimeAsync(3000)));
		void run(alone, "second");
		expect(texts()).toEqual(["second"]);
	} finally {
		vi.useRealTimers();
	}
});
