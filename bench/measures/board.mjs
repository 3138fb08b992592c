// What the page's own thread does while a program runs on the board and its numbers are plotted: script in each frame of
// 16.7 ms and the longest task, in processor time (a busy computer stretches the clock, not this) and by the clock.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumFor } from "../../tools/chromium.mjs";
import { prepare } from "../../tools/prepare.mjs";
import { startProduct } from "../product.mjs";
import { signUpOn } from "./web/sign-up.mjs";

const MEASURED_MS = 8000;
const FRAME_US = 16_667;
const SETTLED_MS = 4000;
/** What counts as script, at its outermost. */
const SCRIPT = new Set([
	"FunctionCall",
	"EvaluateScript",
	"TimerFire",
	"FireAnimationFrame",
	"EventDispatch",
	"RunMicrotasks",
]);

const PROGRAMS = {
	"three numbers a hundredth of a second": `int n = 0;
void setup() { Serial.begin(115200); }
void loop() { n++; Serial.print("a:"); Serial.print(n % 50); Serial.print(" b:"); Serial.print(n % 90); Serial.print(" c:"); Serial.println(n % 7); delay(10); }`,
	"a tight loop that prints without end": `long n = 0;
void setup() { Serial.begin(115200); pinMode(8, OUTPUT); }
void loop() { digitalWrite(8, n & 1); Serial.println(n++ % 1000); }`,
	"a loop that never ends": `void setup() { pinMode(13, OUTPUT); for (;;) { digitalWrite(13, HIGH); digitalWrite(13, LOW); } }
void loop() {}`,
};

export async function measure() {
	await prepare({ tools: true });
	const dataDir = mkdtempSync(join(tmpdir(), "inspire-stem-bench-"));
	const browser = await chromium.launch({ executablePath: await chromiumFor(), args: ["--no-sandbox"] });
	const product = await startProduct(dataDir);
	try {
		const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
		await signUpOn(page, product.url);
		await page.goto(`${product.url}/secondary-kit?challenge=water-temp-monitor`);
		await page.getByRole("tab", { name: "Coding" }).click();
		await page.getByRole("button", { name: "More", exact: true }).click();
		await page.getByRole("button", { name: "Wire it for me" }).click();
		const figures = {};
		for (const [name, program] of Object.entries(PROGRAMS))
			Object.assign(figures, await measureProgram(page, name, program));
		return figures;
	} finally {
		await product.stop();
		await browser.close();
		rmSync(dataDir, { recursive: true, force: true });
	}
}

async function measureProgram(page, name, program) {
	await page.getByRole("textbox", { name: "Code editor" }).click();
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.insertText(program);
	const compiled = page.waitForResponse(/\/api\/compile$/);
	await page.getByRole("button", { name: "Upload" }).click();
	await compiled;
	await page.getByRole("tab", { name: "Plot" }).click();
	await page.getByRole("button", { name: "Pause" }).and(page.locator(":enabled")).waitFor();
	await page.waitForTimeout(SETTLED_MS);
	const devtools = await page.context().newCDPSession(page);
	const events = [];
	devtools.on("Tracing.dataCollected", ({ value }) => events.push(...value));
	await devtools.send("Tracing.start", {
		categories: "toplevel,devtools.timeline,__metadata",
		transferMode: "ReportEvents",
	});
	await page.waitForTimeout(MEASURED_MS);
	const complete = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
	await devtools.send("Tracing.end");
	await complete;
	await devtools.detach();
	const { script, tasks } = mainThread(events);
	const longest = tasks.reduce((one, other) => (other.clock > one.clock ? other : one));
	return {
		[`${name}: script a frame, 99 of 100 (ms, limit 8)`]: rounded(percentile(script, 0.99)),
		[`${name}: script a frame, most (ms)`]: rounded(Math.max(...script)),
		[`${name}: longest task (ms of processor, limit 50)`]: rounded(Math.max(...tasks.map((task) => task.cpu)) / 1000),
		[`${name}: longest task (ms by the clock)`]: rounded(longest.clock / 1000),
		[`${name}: of that at work, and mostly at what`]: `${rounded(longest.cpu / 1000)} ms, ${longest.mostly()}`,
	};
}

/** Script by frame in milliseconds, and the tasks, of the thread that runs the page. */
function mainThread(events) {
	const counts = new Map();
	for (const event of events) {
		if (event.name !== "FireAnimationFrame" && event.name !== "FunctionCall") continue;
		if (!String(event.args?.data?.url ?? "").startsWith("http") && event.name === "FunctionCall") continue;
		const thread = `${event.pid}.${event.tid}`;
		counts.set(thread, (counts.get(thread) ?? 0) + 1);
	}
	const names = new Map(
		events
			.filter((event) => event.ph === "M" && event.name === "thread_name")
			.map((event) => [`${event.pid}.${event.tid}`, event.args.name]),
	);
	const [main] = [...counts]
		.filter(([thread]) => names.get(thread) === "CrRendererMain")
		.toSorted((a, b) => b[1] - a[1])[0] ?? [""];
	const own = events.filter((event) => `${event.pid}.${event.tid}` === main && event.ph === "X");
	const tasks = own
		.filter((event) => event.name === "RunTask" || event.name === "ThreadControllerImpl::RunTask")
		.map((event) => ({ cpu: event.tdur ?? event.dur, clock: event.dur, mostly: () => largestInside(event, own) }));
	const began = Math.min(...own.map((event) => event.ts));
	const script = new Map();
	let end = 0;
	for (const event of own.filter(({ name }) => SCRIPT.has(name)).toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)) {
		if (event.ts < end) continue;
		end = event.ts + event.dur;
		const frame = Math.floor((event.ts - began) / FRAME_US);
		script.set(frame, (script.get(frame) ?? 0) + (event.tdur ?? event.dur) / 1000);
	}
	const frames = Array.from(
		{ length: Math.ceil((MEASURED_MS * 1000) / FRAME_US) },
		(_, frame) => script.get(frame) ?? 0,
	);
	if (tasks.length === 0) throw new Error("The page's thread was not found in the trace.");
	return { script: frames, tasks };
}

/** The event in a task that took the most processor time. */
function largestInside(task, events) {
	const inside = events.filter(
		({ name, ts, dur }) => !name.endsWith("RunTask") && ts >= task.ts && ts + dur <= task.ts + task.dur,
	);
	const largest = inside.toSorted((a, b) => (b.tdur ?? b.dur) - (a.tdur ?? a.dur))[0];
	return largest ? `${largest.name} ${rounded((largest.tdur ?? largest.dur) / 1000)} ms` : "nothing with a name";
}

function percentile(values, share) {
	return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)];
}

function rounded(value) {
	return Math.round(value * 10) / 10;
}
