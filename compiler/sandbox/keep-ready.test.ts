import { expect, test } from "vitest";
import type { ContainedProcess, JobResult } from "./contained-process.ts";
import { keepReady } from "./keep-ready.ts";

const FINE: JobResult = { exit: 0, stopped: null, messages: "", output: Buffer.from("program") };
const DIED: JobResult = { exit: null, stopped: null, messages: "", output: Buffer.alloc(0) };
const JOB = { input: { text: "text" } };

/** Processes that end on request; `served` names those that got a job, in that order. A pause ends with `rest()`. */
function bench({ most = 1, waits = true, all = new Set<ContainedProcess>() } = {}) {
	const pauses: (() => void)[] = [];
	const pause = () => new Promise<void>((resolve) => pauses.push(resolve));
	const processes: { waits: boolean; isSetUp: Promise<void>; ended: boolean; finish: (result: JobResult) => void }[] =
		[];
	const served: number[] = [];
	const startOne = () => {
		let end: (result: JobResult) => void = () => undefined;
		const promise = new Promise<JobResult>((resolve) => {
			end = resolve;
		});
		const at = processes.length;
		const process = {
			waits,
			isSetUp: Promise.resolve(),
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
	};
	const { run, close } = keepReady(startOne, { most, pause, all });
	const rest = async () => {
		for (const end of pauses.splice(0)) end();
		await new Promise(setImmediate);
	};
	return { run, close, rest, served, started: () => processes.length, process: (at: number) => processes[at] };
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

test("in pauses more are started, one after another, and none while a job runs", async () => {
	const { run, close, rest, started, served, process } = bench({ most: 3 });
	for (const count of [2, 3, 3]) {
		await rest();
		expect(started()).toBe(count);
	}
	const all = [run(JOB), run(JOB), run(JOB)];
	expect(served).toEqual([0, 1, 2]);
	await rest();
	expect(started()).toBe(4);
	for (const at of [0, 1, 2]) process(at)?.finish(FINE);
	await Promise.all(all);
	expect(started()).toBe(4);
	await rest();
	expect(started()).toBe(5);
	const last = run(JOB);
	await rest();
	expect(started()).toBe(5);
	process(3)?.finish(FINE);
	await last;
	close();
	await rest();
	expect(started()).toBe(5);
	expect(process(4)?.ended).toBe(true);
});

test("where processes die as they are set up, no more are started until the next job", async () => {
	const { rest, started } = bench({ most: 5, waits: false });
	for (let pause = 0; pause < 3; pause++) await rest();
	expect(started()).toBe(2);
});

test("all who keep some ready have one most together, and one each", async () => {
	const all = new Set<ContainedProcess>();
	const [first, second] = [bench({ most: 3, all }), bench({ most: 3, all })];
	for (let pause = 0; pause < 3; pause++) for (const one of [first, second]) await one.rest();
	expect(first.started() + second.started()).toBe(3);
	first.close();
	const done = second.run(JOB);
	second.process(0)?.finish(FINE);
	await done;
	for (let pause = 0; pause < 3; pause++) await second.rest();
	expect(all.size).toBe(3);
	expect(bench({ most: 3, all }).started()).toBe(1);
});
