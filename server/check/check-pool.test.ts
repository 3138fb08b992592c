import { afterEach, expect, test } from "vitest";
import { type CheckJob, type CheckPool, openCheckPool } from "./check-pool.ts";

let pool: CheckPool;

afterEach(() => pool.stop());

/** A pool of one thread, which does this with the jobs that it is given; the seed says which. */
function poolOf(work: string, hungAfter?: number): CheckPool {
	const script = `import { parentPort, threadId } from "node:worker_threads";
		const slice = (id) => parentPort.postMessage({ id, state: "slice" });
		const done = (id) => parentPort.postMessage({ id, state: "done", verdict: { by: threadId } });
		const seeds = [];
		parentPort.on("message", ({ id, job: { seed } }) => { seeds.push(seed); ${work} });`;
	const file = new URL(`data:text/javascript,${encodeURIComponent(script)}`);
	pool = openCheckPool(file, 1, hungAfter === undefined ? {} : { hungAfter });
	return pool;
}

const job = (seed = 1): CheckJob => ({
	projectId: "led-sequence",
	program: { hex: "" },
	circuit: { board: "uno", parts: [], wires: [] },
	seed,
});
const HUNG = { verdict: "checked", report: { stopped: "too_fast" } };

test("a thread lives on from check to check", async () => {
	const { run } = poolOf("done(id);");
	expect(await run(job(), "asha")).toEqual(await run(job(), "asha"));
});

test("a thread that ends after its check is not given the next one", async () => {
	const { run } = poolOf("done(id); setTimeout(() => process.exit(), 0);");
	const first = await run(job(), "asha");
	const next = () => run(job(), "asha").catch(() => first);
	await expect.poll(next, { timeout: 20_000 }).not.toEqual(first);
});

test("a check whose threads end again and again fails", async () => {
	const { run } = poolOf("process.exit();");
	await expect(run(job(), "asha")).rejects.toThrow("ended");
});

test("a check that fails fails alone", async () => {
	const { run } = poolOf(
		`if (seed === 1) parentPort.postMessage({ id, state: "failed", error: new Error("no") }); else done(id);`,
	);
	const [bad, good] = [run(job(1), "asha"), run(job(2), "juma")];
	await expect(bad).rejects.toThrow("no");
	expect(await good).toMatchObject({ by: expect.any(Number) });
});

test("checks of several persons run at once on one thread, those of one person one after the other", async () => {
	// Results are returned once 3 has started: 2 is of the person of 1, and starts only after it.
	const { run } = poolOf(
		"globalThis.ids = [...(globalThis.ids ?? []), id]; if (seeds.includes(3)) ids.splice(0).forEach(done);",
	);
	const all = [run(job(1), "asha"), run(job(2), "asha"), run(job(3), "juma")];
	expect(await Promise.all(all)).toHaveLength(3);
	await pool.stop();
	const { run: alone } = poolOf("if (seeds.length === 1) setImmediate(() => done(id)); else done(id);");
	expect(await Promise.all([alone(job(1), "asha"), alone(job(2), "asha")])).toHaveLength(2);
});

test("a check that never ends its slice is stopped as too fast; the one beside it begins again and is answered", async () => {
	// The first job hangs, once the second has started.
	const { run } = poolOf("if (seed === 2 && seeds.includes(1)) { slice(1); for (;;); } if (seed === 2) done(id);", 200);
	const hanging = run(job(1), "asha");
	const beside = run(job(2), "juma");
	await expect(hanging).resolves.toMatchObject(HUNG);
	expect(await beside).toMatchObject({ by: expect.any(Number) });
});
