// The compiler in Chromium, by the thread of the built page: at this computer's speed and at a quarter of it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumFor } from "../../tools/chromium.mjs";
import { slowProcesses, withDescendants } from "./slow-processes.mjs";

const SLOWER = 4;
const VERIFIES = 15;

/**
 * Milliseconds of the compiles of `sketch`es, by name, in a browser that visits the product's page.
 * @param {string} url of the running product
 * @param {string} built the folder of the built page
 * @param {(name: string) => string} sketch
 */
export async function timePageCompiler(url, built, sketch) {
	const script = readdirSync(join(built, "assets")).find((file) => /^compiler-worker-[^.]+\.js$/.test(file));
	const args = process.getuid?.() === 0 ? ["--no-sandbox", "--disable-background-networking"] : [];
	const server = await chromium.launchServer({ executablePath: await chromiumFor(), args });
	const browser = await chromium.connect(server.wsEndpoint());
	const pid = server.process().pid;
	try {
		const usual = await visits(browser);
		const megabytes = largestMegabytes(pid);
		const restore = slowProcesses(pid, SLOWER);
		const slow = await visits(browser).finally(restore);
		return { usual, slow, megabytes };
	} finally {
		await browser.close();
		await server.close();
	}

	/** One person's first visit, and a later one. */
	async function visits(browser) {
		const context = await browser.newContext();
		const [first] = await visit(context, "first", 1);
		// What the browser keeps of what it has translated is written a while after it.
		const [later, ...warm] = await visit(context, "later", 1 + VERIFIES);
		await context.close();
		return { first, later, warm };
	}

	async function visit(context, name, count) {
		const page = await context.newPage();
		await page.goto(url);
		const sketches = Array.from({ length: count }, (_, index) => sketch(`${name} ${index}`));
		const times = await page.evaluate(timeInPage, { script: `/assets/${script}`, sketches });
		await page.close();
		return times;
	}
}

/** In the page: from the question to the program, one after another; the first has the thread made and its files fetched. */
async function timeInPage({ script, sketches }) {
	let thread;
	const times = [];
	for (const [id, source] of sketches.entries()) {
		const began = performance.now();
		thread ??= new Worker(script, { type: "module" });
		await new Promise((resolve, reject) => {
			thread.onmessage = ({ data }) => {
				if (data.state === "compiled" && data.result.outcome === "compiled") resolve();
				else if (data.state === "compiled" || data.state === "failed") reject(new Error(JSON.stringify(data)));
			};
			thread.postMessage({ id, ask: { do: "compile", source, debug: false } });
		});
		times.push(performance.now() - began);
	}
	thread.terminate();
	return times;
}

/** The most memory that one of the browser's processes has had: that of the page. */
function largestMegabytes(pid) {
	const peaks = withDescendants(pid).map((one) => {
		try {
			return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${one}/status`, "utf8"))?.[1] ?? 0);
		} catch {
			return 0;
		}
	});
	return Math.round(Math.max(...peaks) / 1024);
}
