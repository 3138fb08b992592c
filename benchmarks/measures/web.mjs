// How long pages take on a poor phone and a poor line (a 4x slower processor, 1.6 Mbit/s, 150 ms): the landing page, the
// workspace and the coding environment, each beside a floor: the same libraries with an empty page, built in the same run.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumFor } from "../../tools/chromium.mjs";
import { prepare } from "../../tools/prepare.mjs";
import { serveFloor } from "../floor/serve-floor.mjs";
import { startProduct } from "../product.mjs";
import { waitsFor } from "../waits-for.mjs";
import { signUp } from "./web/sign-up.mjs";
import { middleOf, visitTwice } from "./web/visit.mjs";

const RUNS = Number(process.env.RUNS ?? 3);

/** `ready`: what can be typed into or dragged then. */
const PAGES = [
	{ name: "landing", path: "/", floor: "floor", ready: "input[type=password]", limits: [1600, ""] },
	{
		name: "workspace",
		path: "/primary-kit?challenge=led-sequence&step=program",
		floor: "floor-blocks",
		ready: ".blocklyDraggable",
		limits: [3000, 1400],
	},
	{
		name: "coding environment",
		path: "/secondary-kit?challenge=water-temp-monitor&view=coding",
		floor: "floor-editor",
		ready: ".cm-content[contenteditable=true]",
		limits: [3000, 1400],
	},
];

export async function measure() {
	await prepare({ tools: true });
	const dataDir = mkdtempSync(join(tmpdir(), "inspire-stem-bench-"));
	const browser = await chromium.launch({ executablePath: await chromiumFor(), args: ["--no-sandbox"] });
	const product = await startProduct(dataDir);
	try {
		const session = await signUp(browser, product.url);
		const rows = {};
		for (const page of PAGES) Object.assign(rows, await compare(browser, product.url, session, page));
		return rows;
	} finally {
		await product.stop();
		await browser.close();
		rmSync(dataDir, { recursive: true, force: true });
	}
}

/** The page and its floor, turn by turn: the machine's moods meet both. */
async function compare(browser, url, session, { name, path, floor, limits, ...page }) {
	waitsFor(`the page of the bare libraries, ${floor}, to be built`);
	const bare = await serveFloor(floor);
	const ours = [];
	const theirs = [];
	try {
		const storageState = path === "/" ? undefined : session;
		for (let run = 0; run < RUNS; run += 1) {
			ours.push(await visitTwice(browser, url + path, { ...page, storageState }));
			theirs.push(await visitTwice(browser, bare.url, { ready: page.ready }));
		}
	} finally {
		await bare.stop();
	}
	const row = (figure, limit) => {
		const [own, least] = [middleOf(ours, figure), middleOf(theirs, figure)];
		return { ours: own, floor: least, "times the floor": Number((own / least).toFixed(2)), limit };
	};
	return {
		[`${name}: first paint (ms)`]: row("paint", path === "/" ? 700 : ""),
		[`${name}: ready, first visit (ms)`]: row("ready", limits[0]),
		[`${name}: ready, from cache (ms)`]: row("readyAgain", limits[1]),
		[`${name}: script until ready (KB, brotli)`]: row("kilobytes", 330),
		[`${name}: all script (KB, brotli)`]: row("kilobytesInAll", ""),
	};
}
