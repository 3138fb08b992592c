import { expect, test } from "vitest";
import type { JobResult } from "./contained-process.ts";
import { keepReady } from "./keep-ready.ts";

const FINE: JobResult = { exit: 0, stopped: null, messages: "", output: Buffer.from("program") };
const DIED: JobResult = { exit: null, stopped: null, messages: "", output: Buffer.alloc(0) };
const JOB = { input: { text: "text" } };

/** Processes that end on request; `served` names those that got a job, in that order. */
function bench() {
	const processes: { waits: boolean; ended: boolean; finish: (result: JobResult) => void }[] = [];
	const served: number[] = [];
	const { run, close } = keepReady(() => {
		let end: (result: JobResult) => void = () => undefined;
		const promise = new Promise<JobResult>((resolve) => {
			end = resolve;
		});
		const at = processes.length;
		const process = {
			waits: true,
			finish: end,
			ended: false,
			end() {
				process.ended = true;
			},
			run() {
				process.waits = false;
				served.push(at);
				return promise;
			},
		};
		processes.push(process);
		return process;
	});
	return { run, close, served, started: () => processes.length, process: (at: number) => processes[at] };
}

test("a job gets a process that was started before it came, each process one job", async () => {
	const { run, served, started, process } = bench();
	expect(started()).toBe(1);
	for (const at of [0, 1, 2]) {
		const done = run(JOB);
		expect(started()).toBe(at + 2);
		process(at)?.finish(FINE);
		expect(await done).toEqual(FINE);
	}
	expect(served).toEqual([0, 1, 2]);
});

test("jobs that come at once have a process each, and one is kept ready behind them", async () => {
	const { run, served, started, process } = bench();
	const both = [run(JOB), run(JOB)];
	expect(served).toEqual([0, 1]);
	for (const at of [0, 1]) process(at)?.finish(FINE);
	await Promise.all(both);
	expect(started()).toBe(3);
});

test("a process that ended while it waited is not used; one that ends as its job comes is replaced", async () => {
	const { run, served, process } = bench();
	const first = process(0);
	if (first) first.waits = false;
	const done = run(JOB);
	process(1)?.finish(FINE);
	await done;
	const late = run(JOB);
	process(2)?.finish(DIED);
	await expect.poll(() => served).toEqual([1, 2, 4]);
	process(4)?.finish(FINE);
	expect(await late).toEqual(FINE);
});

test("closing ends the process that waits, and no other is started to wait", async () => {
	const { run, close, started, process } = bench();
	close();
	expect(process(0)?.ended).toBe(true);
	const done = run(JOB);
	process(1)?.finish(FINE);
	expect(await done).toEqual(FINE);
	expect(started()).toBe(2);
});
