import { expect, test } from "vitest";
import { openJobThreads } from "./job-threads.ts";
import { JobTooComplex } from "./job-too-complex.ts";

const ASHA = { userId: "asha" };

/** Threads that do this with each job, a text that is `job`. */
function threadsThat(work: string, { size = 2, deadline = 4000 } = {}) {
	const script = `import { parentPort, threadId } from "node:worker_threads";
		const done = (result) => parentPort.postMessage({ state: "done", result });
		parentPort.on("message", (job) => { parentPort.postMessage({ state: "begun" }); ${work} });`;
	const file = new URL(`data:text/javascript,${encodeURIComponent(script)}`);
	return openJobThreads<string, string>(file, { size, deadline });
}

test("a job is done in a thread that is not the caller's and lives on", async () => {
	const { run } = threadsThat("done(String(threadId));", { size: 1 });
	const first = await run("", ASHA);
	expect(Number(first)).toBeGreaterThan(0);
	expect(await run("", ASHA)).toBe(first);
});

test("a text that is over its deadline is too complex, and the next one has a thread again", async () => {
	const { run } = threadsThat(`if (job === "endless") for (;;); else done(job);`, {
		size: 1,
		deadline: 50,
	});
	const endless = run("endless", ASHA);
	const next = run("next", { userId: "juma" });
	await expect(endless).rejects.toThrow(JobTooComplex);
	expect(await next).toBe("next");
});

test("a text that the stack does not hold is too complex", async () => {
	const { run } = threadsThat(`parentPort.postMessage({ state: "too_complex" });`);
	await expect(run("", ASHA)).rejects.toThrow(JobTooComplex);
});

test("a thread that fails is told at once", async () => {
	const { run } = threadsThat("process.exit();");
	await expect(run("", ASHA)).rejects.toThrow("ended");
});

test("whoever goes away ends their analysis", async () => {
	const { run } = threadsThat(`if (job === "endless") for (;;); else done(job);`, { size: 1 });
	const controller = new AbortController();
	const endless = run("endless", { ...ASHA, signal: controller.signal });
	controller.abort(new Error("gone"));
	await expect(endless).rejects.toThrow("gone");
	expect(await run("next", ASHA)).toBe("next");
});

test("one person's texts run one at a time: another thread stays free for the others", async () => {
	const { run } = threadsThat(`if (job === "endless") for (;;); else done(job);`, { size: 2 });
	const controller = new AbortController();
	const mine = ["endless", "endless"].map((source) => run(source, { ...ASHA, signal: controller.signal }));
	expect(await run("other", { userId: "juma" })).toBe("other");
	controller.abort(new Error("gone"));
	for (const one of mine) await expect(one).rejects.toThrow("gone");
});
