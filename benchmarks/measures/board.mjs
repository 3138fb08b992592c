// What the page's own thread does while a program runs on the board and its numbers are plotted: script in each frame of
// 16.7 ms and the longest task, in processor time (a busy computer stretches the clock, not this) and by the clock. And the
// frames that are left while wires are drawn meanwhile on a slow processor.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumFor } from "../../tools/chromium.mjs";
import { prepare } from "../../tools/prepare.mjs";
import { startProduct } from "../product.mjs";
import { waitsFor } from "../waits-for.mjs";
import { signUpOn } from "./web/sign-up.mjs";

const MEASURED_MS = 8000;
const FRAME_US = 16_667;
const SETTLED_MS = 4000;
const SLOWER = 4;
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
		waitsFor("a wired circuit beside the code editor");
		await page.goto(`${product.url}/secondary-kit?challenge=water-temp-monitor`);
		await page.getByRole("tab", { name: "Coding" }).click();
		await page.getByRole("button", { name: "More", exact: true }).click();
		await page.getByRole("button", { name: "Wire it for me" }).click();
		const figures = {};
		for (const [name, program] of Object.entries(PROGRAMS)) {
			Object.assign(figures, await measureProgram(page, name, program));
			if (Object.keys(PROGRAMS).indexOf(name) === 0) Object.assign(figures, await measureWires(page));
		}
		return figures;
	} finally {
		await product.stop();
		await browser.close();
		rmSync(dataDir, { recursive: true, force: true });
	}
}

async function measureProgram(page, name, program) {
	waitsFor(`${name} to be compiled, run and plotted`);
	await page.getByRole("textbox", { name: "Code editor" }).click();
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.insertText(program);
	const compiled = page.waitForResponse(/\/api\/compile$/);
	await page.getByRole("button", { name: "Upload" }).click();
	await compiled;
	await page.getByRole("tab", { name: "Plot" }).click();
	await page.getByRole("button", { name: "Pause" }).and(page.locator(":enabled")).waitFor();
	await page.waitForTimeout(SETTLED_MS);
	const { script, tasks } = await traced(page, () => page.waitForTimeout(MEASURED_MS));
	const longest = tasks.reduce((one, other) => (other.clock > one.clock ? other : one));
	return {
		[`${name}: script a frame, 99 of 100 (ms, limit 8)`]: rounded(percentile(script, 0.99)),
		[`${name}: script a frame, most (ms)`]: rounded(Math.max(...script)),
		[`${name}: longest task (ms of processor, limit 50)`]: rounded(Math.max(...tasks.map((task) => task.cpu)) / 1000),
		[`${name}: longest task (ms by the clock)`]: rounded(longest.clock / 1000),
		[`${name}: of that at work, and mostly at what`]: `${rounded(longest.cpu / 1000)} ms, ${longest.mostly()}`,
	};
}

/** What the main thread does, as `mainThread` tells it, during an act. */
async function traced(page, act) {
	const devtools = await page.context().newCDPSession(page);
	const events = [];
	devtools.on("Tracing.dataCollected", ({ value }) => events.push(...value));
	await devtools.send("Tracing.start", {
		categories: "toplevel,devtools.timeline,__metadata",
		transferMode: "ReportEvents",
	});
	await act();
	const complete = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
	await devtools.send("Tracing.end");
	await complete;
	await devtools.detach();
	return mainThread(events);
}

/**
 * What a frame costs while wires are drawn beside a running program. At a quarter of the speed, 60 frames a second leave
 * the page's thread 4.2 ms of this processor for each. The frames by the clock are those of a computer that does nothing else.
 */
async function measureWires(page) {
	waitsFor("wires to be drawn");
	await page.getByRole("button", { name: "Wire", exact: true }).click();
	const ends = [];
	for (const endpoint of ["uno.3", "bb.h20", "uno.12", "bb.c5", "uno.A2", "bb.c28"]) {
		const { x, y, width, height } = await page.locator(`[data-endpoint="${endpoint}"]`).boundingBox();
		ends.push([x + width / 2, y + height / 2]);
	}
	let times = [];
	const draw = async () => {
		await page.evaluate(() => {
			window.frameTimes = [];
			const frame = (now) => {
				window.frameTimes.push(now);
				window.following = requestAnimationFrame(frame);
			};
			window.following = requestAnimationFrame(frame);
		});
		const end = Date.now() + MEASURED_MS;
		for (let index = 0; Date.now() < end; index += 1) {
			const [x, y] = ends[index % ends.length];
			await page.mouse.move(x, y, { steps: 30 });
			await page.mouse.click(x, y);
		}
		times = await page.evaluate(() => {
			cancelAnimationFrame(window.following);
			return window.frameTimes;
		});
	};
	const { tasks } = await traced(page, draw);
	const busy = tasks.reduce((sum, { cpu }) => sum + cpu, 0) / 1000 / times.length;
	const costliest = tasks.toSorted((a, b) => b.cpu - a.cpu)[Math.floor(times.length * 0.05)];
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
	await draw();
	await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
	await devtools.detach();
	await page.keyboard.press("Escape");
	await page.keyboard.press("Escape");
	const seconds = (times.at(-1) - times[0]) / 1000;
	return {
		[`wires drawn: the page's thread a frame (ms of processor, limit ${rounded(FRAME_US / 1000 / SLOWER)})`]:
			rounded(busy),
		"wires drawn: task that one frame in twenty has (ms of processor), and mostly at what": `${rounded(costliest.cpu / 1000)} ms, ${costliest.mostly()}`,
		[`wires drawn at a ${SLOWER} times slower processor: frames a second by the clock (goal 60)`]: rounded(
			(times.length - 1) / seconds,
		),
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
