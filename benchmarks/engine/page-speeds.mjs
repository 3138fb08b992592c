// The engine in Chromium at a slower processor, beside avr8js in the same page. Chromium slows the page's own thread down and
// no worker's, so that both run there; in processor time, which other work on the computer does not lengthen.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { build } from "vite";
import { chromiumFor } from "../../tools/chromium.mjs";
import { waitsFor } from "../waits-for.mjs";

const SLOWER = 4;
const here = dirname(fileURLToPath(import.meta.url));

/** Of each program (its name, hex and wires), how many times faster than a 16 MHz board it runs. */
export async function speedsInPage(programs) {
	waitsFor("the browser to run the engine");
	const script = await bundleForPage();
	const executablePath = await chromiumFor();
	const args = process.getuid?.() === 0 ? ["--no-sandbox", "--disable-background-networking"] : [];
	const browser = await chromium.launch({ executablePath, args });
	try {
		const page = await browser.newPage();
		await page.addScriptTag({ content: script, type: "module" });
		const devtools = await page.context().newCDPSession(page);
		await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
		const timed = async (run) => {
			const before = await taskSeconds(devtools);
			await page.evaluate(run);
			return (await taskSeconds(devtools)) - before;
		};
		const loop = "{ let sum = 0; for (let at = 0; at < 3e8; at++) sum = (sum * 31 + at) | 0; globalThis.kept = sum; }";
		const whole = await timed(loop);
		await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
		const measured = {
			"in the page: a loop of JavaScript is slower by": `${((await timed(loop)) / whole).toFixed(1)}×`,
		};
		for (const { name, hex, wires, seconds } of programs) {
			waitsFor(`"${name}" to run in the page`);
			await page.evaluate(`globalThis.run = warmedUp(${JSON.stringify(hex)}, ${JSON.stringify(wires)}); undefined`);
			const ours = seconds / (await timed(`run(${seconds})`));
			await page.evaluate(`globalThis.run = warmedUpPlain(${JSON.stringify(hex)}); undefined`);
			const plain = 0.2 / (await timed("run(0.2)"));
			measured[`in the page, ${SLOWER} times slower: ${name}`] = `${ours.toFixed(2)}×`;
			measured[`  peer in the page: avr8js, ${name}`] = `${plain.toFixed(2)}×`;
		}
		return measured;
	} finally {
		await browser.close();
	}
}

async function taskSeconds(devtools) {
	const { metrics } = await devtools.send("Performance.getMetrics");
	return metrics.find(({ name }) => name === "TaskDuration").value;
}

async function bundleForPage() {
	const built = await build({
		configFile: false,
		root: dirname(dirname(here)),
		logLevel: "error",
		build: { write: false, target: "es2023", rolldownOptions: { input: join(here, "in-page.ts") } },
	});
	return built.output.find(({ type }) => type === "chunk").code;
}
