import { expect, test } from "vitest";
import type { ServiceClient } from "../platform/backend/backend.ts";
import { openTextFilter } from "./filter-threads.ts";

/** Staff's words: "pudding" is stopped, "idiot" let through. */
const service = {
	from: () => ({
		select: () => ({
			order: () => ({
				throwOnError: async () => ({
					data: [
						{ word: "pudding", allowed: false },
						{ word: "idiot", allowed: true },
					],
				}),
			}),
		}),
	}),
} as unknown as ServiceClient;

function filterThat(work: string) {
	const script = `import { parentPort, threadId } from "node:worker_threads";
		parentPort.on("message", (job) => { parentPort.postMessage({ state: "begun" }); parentPort.postMessage(${work}); });`;
	return openTextFilter(new URL(`data:text/javascript,${encodeURIComponent(script)}`), service);
}

test("texts are read in another thread, with the staff's words", async () => {
	const { findingsIn } = filterThat(`{ state: "done", result: [job, threadId] }`);
	const [job, thread] = (await findingsIn(["a", "b"], "asha")) as unknown[];
	expect(job).toEqual({ texts: ["a", "b"], words: { blocked: ["pudding"], allowed: ["idiot"] } });
	expect(Number(thread)).toBeGreaterThan(0);
});

test("texts that cannot be read are refused as such", async () => {
	const { findingsIn } = filterThat(`{ state: "too_complex" }`);
	await expect(findingsIn(["a"], "asha")).rejects.toMatchObject({ body: { code: "too_complex" } });
});
