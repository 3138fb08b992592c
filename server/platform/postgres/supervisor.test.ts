import { expect, test } from "vitest";
import { type Running, supervise } from "./supervisor.ts";

/** Processes that a test starts and ends by hand. */
function processes() {
	const lines: string[] = [];
	const started: { die(): void; stopped: boolean }[] = [];
	let broken = 0;
	const start = async (): Promise<Running> => {
		if (broken-- > 0) throw new Error("no room");
		let die = () => {};
		const ended = new Promise<void>((resolve) => {
			die = resolve;
		});
		const one = { die, stopped: false };
		started.push(one);
		const stop = async () => {
			one.stopped = true;
			die();
		};
		return { ended, stop };
	};
	const log = { warn: (line: string) => lines.push(line), error: (line: string) => lines.push(line) };
	const breakNext = (times: number) => {
		broken = times;
	};
	return { start, started, lines, log, breakNext };
}

test("a first start that fails is the caller's to hear", async () => {
	const { start, log, breakNext } = processes();
	breakNext(1);
	await expect(supervise(start, "It", log, [0])).rejects.toThrow("no room");
});

test("what ends by itself is started again, also after starts that fail, and each is logged", async () => {
	const { start, started, lines, log, breakNext } = processes();
	const stop = await supervise(start, "It", log, [0]);
	breakNext(2);
	started[0]?.die();
	await expect.poll(() => started.length).toBe(2);
	await stop();
	expect(lines).toEqual([
		"It ended although nobody stopped it; it is started again.",
		"It could not be started again: no room",
		"It could not be started again: no room",
		"It runs again.",
	]);
	expect(started.map(({ stopped }) => stopped)).toEqual([false, true]);
});

test("what is stopped is not started again, also while it waits for its next start", async () => {
	const { start, started, log } = processes();
	const stop = await supervise(start, "It", log, [3_600_000]);
	started[0]?.die();
	await stop();
	expect(started).toHaveLength(1);
});
