import { afterEach, expect, test } from "vitest";
import { type CheckJob, type CheckPool, openCheckPool } from "./check-pool.ts";

let pool: CheckPool;

afterEach(() => pool.stop());

/** A pool of one thread, which does this with each job that it is given. */
function poolOf(work: string): CheckPool {
	const script = `import { parentPort, threadId } from "node:worker_threads"; parentPort.on("message", (job) => { ${work} });`;
	pool = openCheckPool(new URL(`data:text/javascript,${encodeURIComponent(script)}`), 1);
	return pool;
}

const job: CheckJob = { projectId: "led-sequence", program: { hex: "" }, circuit: undefined, seed: 1 };
const ANSWER = `parentPort.postMessage({ verdict: "checked", by: threadId });`;

test("a thread lives on from check to check", async () => {
	const { run } = poolOf(ANSWER);
	expect(await run(job, "asha")).toEqual(await run(job, "asha"));
});

test("a thread that ends after its check is not given the next one", async () => {
	const { run } = poolOf(`${ANSWER} setTimeout(() => process.exit(), 0);`);
	const first = await run(job, "asha");
	const next = () => run(job, "asha").catch(() => first);
	await expect.poll(next, { timeout: 20_000 }).not.toEqual(first);
});

test("a thread that ends in the middle of a check is told at once", async () => {
	const { run } = poolOf("process.exit();");
	await expect(run(job, "asha")).rejects.toThrow("ended");
});
