import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** The 99th percentile of what a run takes, in milliseconds; of fewer than 100 runs, the slowest. One more goes ahead. */
export async function p99(runs, run) {
	const times = [];
	for (let index = 0; index <= runs; index += 1) {
		const began = performance.now();
		await run(index);
		times.push(performance.now() - began);
	}
	return slowest(times.slice(1));
}

/** The 99th percentile of times that were measured. */
export function slowest(times) {
	return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1];
}

/** Megabytes of the heap, and of arrays outside of it, that one of what `make` makes keeps: the average of several. */
export function megabytesKept(make, count = 10) {
	setFlagsFromString("--expose-gc");
	const collect = runInNewContext("gc");
	const used = () => {
		collect();
		const { heapUsed, arrayBuffers } = process.memoryUsage();
		return heapUsed + arrayBuffers;
	};
	make();
	const before = used();
	const kept = Array.from({ length: count }, make);
	return Math.max(0, used() - before) / kept.length / 1e6;
}
