import { expect, test } from "vitest";
import { SketchTooComplex } from "./analysis.ts";
import { openAnalysisThreads } from "./analysis-threads.ts";

const NAMES = { arduino: [], members: [], headers: [], headerOf: new Map(), optional: new Map() };
const ASHA = { person: "asha" };

/** Threads that do this with each job, whose text is `source`. */
function threadsThat(work: string, options: { size?: number; deadline?: number } = {}) {
	const script = `import { parentPort, threadId } from "node:worker_threads";
		const done = (result) => parentPort.postMessage({ state: "done", result });
		parentPort.on("message", ({ source }) => { parentPort.postMessage({ state: "begun" }); ${work} });`;
	return openAnalysisThreads(new URL(`data:text/javascript,${encodeURIComponent(script)}`), NAMES, options);
}

test("an analysis happens in a thread that is not the caller's and lives on", async () => {
	const { translate } = threadsThat("done(String(threadId));", { size: 1 });
	const first = await translate("", ASHA);
	expect(Number(first)).toBeGreaterThan(0);
	expect(await translate("", ASHA)).toBe(first);
});

test("a text that is over its deadline is too complex, and the next one has a thread again", async () => {
	const { translate } = threadsThat(`if (source === "endless") for (;;); else done(source);`, {
		size: 1,
		deadline: 50,
	});
	const endless = translate("endless", ASHA);
	const next = translate("next", { person: "juma" });
	await expect(endless).rejects.toThrow(SketchTooComplex);
	expect(await next).toBe("next");
});

test("a text that the stack does not hold is too complex", async () => {
	const { translate } = threadsThat(`parentPort.postMessage({ state: "too_complex" });`);
	await expect(translate("", ASHA)).rejects.toThrow(SketchTooComplex);
});

test("a thread that fails is told at once", async () => {
	const { translate } = threadsThat("process.exit();");
	await expect(translate("", ASHA)).rejects.toThrow("ended");
});

test("whoever goes away ends their analysis", async () => {
	const { translate } = threadsThat(`if (source === "endless") for (;;); else done(source);`, { size: 1 });
	const controller = new AbortController();
	const endless = translate("endless", { ...ASHA, signal: controller.signal });
	controller.abort(new Error("gone"));
	await expect(endless).rejects.toThrow("gone");
	expect(await translate("next", ASHA)).toBe("next");
});

test("one person's texts run one at a time: another thread stays free for the others", async () => {
	const { translate } = threadsThat(`if (source === "endless") for (;;); else done(source);`, { size: 2 });
	const controller = new AbortController();
	const mine = ["endless", "endless"].map((source) => translate(source, { ...ASHA, signal: controller.signal }));
	expect(await translate("other", { person: "juma" })).toBe("other");
	controller.abort(new Error("gone"));
	for (const one of mine) await expect(one).rejects.toThrow("gone");
});
