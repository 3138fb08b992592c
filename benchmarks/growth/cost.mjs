import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** This share of the runs goes ahead and is not counted: the engine translates what it runs often. */
const AHEAD = 0.2;

/** The 99th percentile of what a run takes, in milliseconds; of fewer than 100 runs, the slowest. */
export async function p99(runs, run) {
	const times = [];
	const ahead = Math.ceil(runs * AHEAD);
	for (let index = 0; index < ahead + runs; index += 1) {
		const began = performance.now();
		await run(index);
		if (index >= ahead) times.push(performance.now() - began);
	}
	return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1];
}

/** Megabytes of the heap, and of arrays outside of it, that one of what `make` makes keeps: the average of several. */
export function megabytesKept(make, count = 40) {
	setFlagsFromString("--expose-gc");
	const collect = runInNewContext("gc");
	const used = () => {
		// What one collection sets free, such as code no longer used, is gone with the next.
		for (let time = 0; time < 3; time += 1) collect();
		const { heapUsed, arrayBuffers } = process.memoryUsage();
		return heapUsed + arrayBuffers;
	};
	make();
	const before = used();
	const kept = Array.from({ length: count }, make);
	return Math.max(0, used() - before) / kept.length / 1e6;
}
