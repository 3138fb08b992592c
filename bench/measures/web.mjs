// How long the landing page takes on a poor phone and a poor line (a 4x slower processor, 1.6 Mbit/s, 150 ms), and how
// much script each page loads, beside a floor: the same libraries with an empty page, built in the same run.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumFor } from "../../tools/chromium.mjs";
import { prepare } from "../../tools/prepare.mjs";
import { serveFloor } from "../floor/serve-floor.mjs";
import { startProduct } from "../product.mjs";

const RUNS = 3;
const SLOWER = 4;
const LINE = { latency: 150, downloadThroughput: (1.6e6 / 8) | 0, uploadThroughput: (0.75e6 / 8) | 0, offline: false };
const FORM = "input[type=password]";

export async function measure() {
	await prepare({ tools: true });
	const dataDir = mkdtempSync(join(tmpdir(), "inspire-stem-bench-"));
	const browser = await chromium.launch({ executablePath: await chromiumFor(), args: ["--no-sandbox"] });
	const floor = await serveFloor();
	const product = await startProduct(dataDir);
	try {
		const landing = [];
		const bare = [];
		for (let run = 0; run < RUNS; run += 1) {
			landing.push(await visit(browser, product.url, FORM));
			bare.push(await visit(browser, floor.url, FORM));
		}
		return {
			"landing: first paint (ms, target 700)": middle(landing, "paint"),
			"landing: form usable (ms, target 1600)": middle(landing, "usable"),
			"floor: first paint (ms)": middle(bare, "paint"),
			"floor: form usable (ms)": middle(bare, "usable"),
			"landing: script (KB, brotli)": middle(landing, "kilobytes"),
			"floor: script (KB, brotli)": middle(bare, "kilobytes"),
			...(await weighSignedIn(browser, product.url)),
		};
	} finally {
		await product.stop();
		await floor.stop();
		await browser.close();
		rmSync(dataDir, { recursive: true, force: true });
	}
}

/** One visit with an empty cache: times from the beginning of the navigation, and the script that came. */
async function visit(browser, url, selector) {
	const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
	const page = await context.newPage();
	const devtools = await context.newCDPSession(page);
	await devtools.send("Network.enable");
	await devtools.send("Network.emulateNetworkConditions", LINE);
	await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
	const script = weighScript(devtools);
	await page.goto(url, { waitUntil: "commit" });
	const usable = await page.evaluate(usableAt, selector);
	const paint = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime);
	await page.waitForLoadState("networkidle");
	await context.close();
	return { paint, usable, kilobytes: script() };
}

/** In the page: when the field can be typed into, with the page's own code listening. */
function usableAt(selector) {
	return new Promise((resolve) => {
		const look = () => {
			const field = document.querySelector(selector);
			const listening = field && Object.keys(field).some((key) => key.startsWith("__react"));
			if (listening) resolve(performance.now());
			else requestAnimationFrame(look);
		};
		look();
	});
}

/** The script of pages for people signed in, each from an empty cache. */
async function weighSignedIn(browser, url) {
	const context = await browser.newContext();
	const first = await context.newPage();
	await first.goto(url);
	await signUp(first);
	const session = await context.storageState();
	await context.close();
	const pages = { dashboard: "/dashboard", "challenge view": "/secondary-kit?challenge=water-temp-monitor" };
	const weights = {};
	for (const [name, path] of Object.entries(pages)) {
		const own = await browser.newContext({ storageState: session });
		const page = await own.newPage();
		const devtools = await own.newCDPSession(page);
		await devtools.send("Network.enable");
		const script = weighScript(devtools);
		await page.goto(url + path, { waitUntil: "networkidle" });
		weights[`${name}: script (KB, brotli)`] = Math.round(script());
		await own.close();
	}
	return weights;
}

async function signUp(page) {
	await page.getByRole("tab", { name: "Sign Up" }).click();
	const form = page.getByRole("tabpanel", { name: "Sign Up" });
	await form.getByLabel("Full name").fill("Bench Person");
	await form.getByLabel("Email", { exact: true }).fill("bench@example.org");
	await form.getByLabel("Password", { exact: true }).fill("correct horse");
	await form.getByLabel("Confirm password").fill("correct horse");
	await form.getByRole("button", { name: "Sign Up" }).click();
	await page.waitForURL(/\/dashboard$/);
}

/** Counts the bytes of script as they come over the line; the answer is in KB. */
function weighScript(devtools) {
	const scripts = new Set();
	let bytes = 0;
	devtools.on("Network.responseReceived", ({ requestId, response }) => {
		if (/javascript/.test(response.mimeType)) scripts.add(requestId);
	});
	devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		if (scripts.has(requestId)) bytes += encodedDataLength;
	});
	return () => bytes / 1000;
}

function middle(visits, figure) {
	return Math.round(visits.map((one) => one[figure]).toSorted((a, b) => a - b)[Math.floor(visits.length / 2)]);
}
