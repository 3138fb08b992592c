import { waitsFor } from "../../waits-for.mjs";

const SLOWER = 4;
const LINE = { latency: 150, downloadThroughput: (1.6e6 / 8) | 0, uploadThroughput: (0.75e6 / 8) | 0, offline: false };
const QUIET_MS = 3000;
const GIVE_UP_MS = 60_000;

/**
 * Opens the page with an empty cache, then once more with what the first visit left. Times are milliseconds from the
 * beginning of the navigation, script is KB on the wire.
 */
export async function visitTwice(browser, url, { ready, storageState }) {
	const context = await browser.newContext({ viewport: { width: 360, height: 740 }, storageState });
	const first = await visit(context, url, { ready });
	const again = await visit(context, url, { ready });
	await context.close();
	return { ...first, readyAgain: again.ready };
}

async function visit(context, url, { ready }) {
	const page = await context.newPage();
	const devtools = await context.newCDPSession(page);
	await devtools.send("Network.enable");
	await devtools.send("Network.emulateNetworkConditions", LINE);
	await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
	const script = weighScript(devtools);
	waitsFor(`${ready} at ${url}`);
	await page.goto(url, { waitUntil: "commit" });
	const readyAt = await page.evaluate(readyWhen, { ready, within: GIVE_UP_MS });
	const kilobytes = script();
	const paint = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime);
	waitsFor(`${url} to ask for no more script for ${QUIET_MS / 1000} s`);
	// Lazy modules load after pauses: loading is complete after this long without a request.
	for (let before = -1; before !== script(); ) {
		before = script();
		await page.waitForTimeout(QUIET_MS);
	}
	await page.close();
	return { paint, ready: readyAt, kilobytes, kilobytesInAll: script() };
}

/** In the page: when the thing is there, with the page's own code listening. Fields of React's are listened to by React. */
function readyWhen({ ready, within }) {
	return new Promise((resolve, reject) => {
		// A page that paints no frames asks for none.
		const giveUp = () => reject(new Error(`No ${ready} at ${location.href} within ${within / 1000} s`));
		setTimeout(giveUp, within);
		const check = () => {
			const thing = document.querySelector(ready);
			const mine = thing?.matches("input") ? Object.keys(thing).some((key) => key.startsWith("__react")) : thing;
			if (mine) resolve(performance.now());
			else requestAnimationFrame(check);
		};
		check();
	});
}

/** Counts the bytes of script on the wire, in KB. */
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

export function middleOf(visits, figure) {
	return Math.round(visits.map((one) => one[figure]).toSorted((a, b) => a - b)[Math.floor(visits.length / 2)]);
}
