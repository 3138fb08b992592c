import type { Page } from "@playwright/test";
import { BlocksPage } from "../pages/blocks-page.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, expectNoSidewaysScroll, matrixUnless, test } from "../support/product.ts";
import { restingBox } from "../support/resting-box.ts";
import { FANFARE, recordTones } from "../support/sounds.ts";
import { recordTexts, watchForWhole } from "../support/toasts.ts";

/** From hole to hole, in pixels of the drawing. */
const PITCH = 9.6;
const SIZES = [
	{ width: 1280, height: 800, touch: false, sound: true },
	{ width: 768, height: 1024, touch: false, sound: false },
	{ width: 740, height: 360, touch: true, sound: false },
	{ width: 360, height: 740, touch: true, sound: true },
];

for (const { width, height, touch, sound } of SIZES)
	test(`a whole project is done at ${width} × ${height}, with sound ${sound ? "on" : "off"}`, {
		tag: "@matrix",
	}, async ({ browser, productUrl }) => {
		const device = await browser.newContext({
			baseURL: productUrl,
			viewport: { width, height },
			hasTouch: touch,
			isMobile: touch,
		});
		const page = await device.newPage();
		const tones = await recordTones(page, sound);
		await enter(page, await makeAccount());
		const blocks = new BlocksPage(page);
		await blocks.open("led-sequence");
		await expect(blocks.button("Run")).toBeInViewport({ ratio: 1 });
		// The list below the program shows its tallest block, "Repeat", where the window is high enough.
		if (width === 360) await expect.poll(() => hiddenBelowList(page)).toBeLessThanOrEqual(0);
		const under = (kind: string, above: string) =>
			touch ? blocks.addByTouch(kind, above, { x: 0, y: 46 }) : blocks.addUnder(kind, above);
		await under("light_on", "when_flag_clicked");
		await under("light_on", "light_on");
		await blocks.choose("light_on", "yellow");
		await under("repeat_times", "light_on");
		if (touch) await blocks.addByTouch("light_blink", "repeat_times", { x: 14, y: 50 });
		else await blocks.addInside("light_blink");
		const running = await recordTexts(page, ".running-block");
		const lights = await recordTexts(page, ".sr-only");
		const stopSeen = await watchForWhole(page, "[data-running] .run-bar-run");
		await blocks.button("Run").click();
		await expect.poll(lights).toContain("The red LED is on.");
		await expect.poll(running).toContain("Running: Turn on yellow2 of 4");
		expect(await stopSeen()).toBe(true);
		await expect(page.getByRole("heading", { name: "Project Completed" })).toBeFocused();
		await expect(page.getByRole("img", { name: "3 of 3 stars" })).toBeVisible();
		if (sound) expect(await tones()).toEqual(expect.arrayContaining(FANFARE));
		else expect(await tones()).toEqual([]);
		await expectNoSidewaysScroll(page);
		await device.close();
	});

/** How many pixels the tallest block of the list sticks out below it. */
function hiddenBelowList(page: Page): Promise<number> {
	return page.locator("svg.blocklyFlyout").evaluate((list) => {
		const bottoms = [...list.querySelectorAll(".blocklyDraggable > .blocklyPath")].map(
			(block) => block.getBoundingClientRect().bottom,
		);
		return Math.max(...bottoms) - list.getBoundingClientRect().bottom;
	});
}

test("every control of the bench can be pressed at 1280 × 800, 1366 × 640 and 1024 × 700", { tag: "@matrix" }, async ({
	page,
}) => {
	await enter(page, await makeAccount());
	const blocks = new BlocksPage(page);
	await blocks.open("distance-meter");
	await blocks.openDrawer("Wait");
	await blocks.addUnder("wait_seconds", "when_flag_clicked");
	await expect(blocks.block("wait_seconds")).toHaveCount(1);
	await expect(page.getByRole("slider", { name: "Distance", exact: true })).toBeVisible();
	await expect(blocks.button("Show a hint")).toBeAttached();
	for (const [width, height] of [
		[1280, 800],
		[1366, 640],
		[1024, 700],
	] as const) {
		await page.setViewportSize({ width, height });
		for (const name of ["Run", "Step through the blocks", "Clear All", "Undo", "Redo", "Wiring guide", "Save", "Help"])
			await expect(blocks.button(name)).toBeInViewport({ ratio: 1 });
		await expect(page.getByRole("tab", { name: "C++" })).toBeInViewport({ ratio: 1 });
		await expect(page.getByRole("slider", { name: "Distance", exact: true })).toBeInViewport({ ratio: 1 });
		await expect.poll(() => controlsOutOfReach(page)).toEqual([]);
		for (const name of ["Lights", "Screen", "Wait", "If and repeat", "Sensors", "Variables"]) {
			await blocks.openDrawer(name);
			await expect(blocks.toolbox.locator(".blocklyDraggable").first()).toBeInViewport();
		}
		await blocks.drawer("Variables").click();
		await blocks.button("Step through the blocks").click();
		for (const name of ["Next block", "Go on", "Stop"]) await expect(blocks.button(name)).toBeInViewport({ ratio: 1 });
		await blocks.button("Stop").click();
	}
});

/** What cannot be pressed in its middle after scrolling to it; the blocks and the pins of the drawing apart. */
function controlsOutOfReach(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const controls = document.querySelectorAll<HTMLElement>("main :is(button, a, summary, input, [role=tab])");
		const out: string[] = [];
		for (const control of controls) {
			if (control.closest("[inert], .injectionDiv, .board-place") || control.matches(":disabled")) continue;
			if (!control.checkVisibility() || control.getBoundingClientRect().width <= 1) continue;
			control.scrollIntoView({ block: "center", inline: "nearest" });
			const { left, top, right, bottom } = control.getBoundingClientRect();
			const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
			const isWhole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
			if (!isWhole || !hit || !(control.contains(hit) || hit.closest("label")?.contains(control)))
				out.push(control.getAttribute("aria-label") ?? control.textContent ?? control.tagName);
		}
		// A page cannot be scrolled by hand in what hides its overflow.
		for (const box of document.querySelectorAll("main, main *"))
			if (box.scrollTop !== 0 && getComputedStyle(box).overflowY === "hidden") out.push(`scrolled: ${box.className}`);
		return out;
	});
}

test("each block of a list is seen whole at 1280 × 800, and the program keeps its room", { tag: "@matrix" }, async ({
	page,
}) => {
	await enter(page, await makeAccount());
	const blocks = new BlocksPage(page);
	for (const id of ["led-sequence", "tilt-alarm", "touch-light", "motion-light", "auto-light"]) {
		await blocks.open(id);
		await expect.poll(() => roomBesideList(page)).toBeGreaterThanOrEqual(6);
		const list = await restingBox(page.locator("svg.blocklyFlyout"));
		expect(list.width).toBeLessThanOrEqual(240);
		const first = await restingBox(blocks.toolbox.locator(".blocklyDraggable > .blocklyPath").first());
		expect(first.y - list.y).toBeGreaterThanOrEqual(8);
	}
});

test("What next? can be pressed at once at 1280 × 800 and 1366 × 640, whether the program runs or not", async ({
	page,
}) => {
	await enter(page, await makeAccount());
	const blocks = new BlocksPage(page);
	await blocks.open("auto-light");
	await blocks.addUnder("forever", "when_flag_clicked");
	for (const [width, height] of [
		[1280, 800],
		[1366, 640],
	] as const) {
		await page.setViewportSize({ width, height });
		for (const name of ["What next?", "Show a hint"]) await expect(blocks.button(name)).toBeInViewport({ ratio: 1 });
		await blocks.button("Run").click();
		await expect(page.locator(".run-bar-run")).toHaveText("Stop");
		for (const name of ["What next?", "Show a hint"]) await expect(blocks.button(name)).toBeInViewport({ ratio: 1 });
		await blocks.button("Stop").click();
	}
});

test("a phone shows the board above the blocks while they run, and their list while they do not", async ({
	browser,
	productUrl,
}) => {
	const viewport = { width: 360, height: 740 };
	const phone = await browser.newContext({ baseURL: productUrl, viewport, hasTouch: true, isMobile: true });
	const page = await phone.newPage();
	await enter(page, await makeAccount());
	const blocks = new BlocksPage(page);
	await blocks.open("auto-light");
	const list = page.locator("svg.blocklyFlyout");
	const board = page.locator(".block-bench-board");
	await expect(board).toBeHidden();
	await expect.poll(() => hiddenBelowList(page)).toBeLessThanOrEqual(0);
	await blocks.addByTouch("forever", "when_flag_clicked", { x: 0, y: 46 });
	await blocks.addByTouch("if_else", "forever", { x: 14, y: 46 });
	const wide = await restingBox(blocks.block("if_else"));
	for (const button of [page.locator(".blocklyTrash"), page.locator(".blocklyZoomReset")])
		expect((await restingBox(button)).y + 32).toBeLessThanOrEqual(wide.y);
	await expect(page.locator(".blocklyZoomIn")).toBeHidden();
	await blocks.button("Run").tap();
	await expect(list).toBeHidden();
	await expect.poll(async () => (await restingBox(board)).height).toBe(184);
	for (const name of ["Stop", "What next?", "Show a hint"])
		await expect(blocks.button(name)).toBeInViewport({ ratio: 1 });
	await blocks.button("Stop").press("Enter");
	await expect(list).toBeVisible();
	await expect(board).toBeHidden();
	await phone.close();
});

/** How many pixels there are between the widest block of the list and its right edge. */
function roomBesideList(page: Page): Promise<number> {
	return page.locator("svg.blocklyFlyout").evaluate((list) => {
		const rights = [...list.querySelectorAll(".blocklyDraggable > .blocklyPath")].map(
			(block) => block.getBoundingClientRect().right,
		);
		return list.getBoundingClientRect().right - Math.max(...rights);
	});
}

for (const [width, height, id, least] of [
	[1280, 800, "joystick-led", 8],
	[1280, 800, "temp-humid-monitor", 8],
	[1280, 800, "distance-meter", 8],
	[1366, 640, "distance-meter", 7.8],
	[1366, 640, "joystick-led", 8.5],
	[1024, 700, "temp-humid-monitor", 7],
	[1024, 700, "fire-alarm", 8.8],
] as const)
	test(
		`the board of ${id} is large while the program runs at ${width} × ${height}`,
		matrixUnless(width === 1366 && id === "joystick-led"),
		async ({ page }) => {
			await page.setViewportSize({ width, height });
			await enter(page, await makeAccount());
			const blocks = new BlocksPage(page);
			await blocks.open(id);
			await blocks.openDrawer("If and repeat");
			await blocks.addUnder("forever", "when_flag_clicked");
			await blocks.openDrawer("Wait");
			await blocks.addForever("wait_seconds");
			await expect.poll(() => positionsOnBoard(page)).not.toEqual([]);
			const idle = await positionsOnBoard(page);
			if (height < 800) await expect.poll(() => pixelsBetweenHoles(page)).toBeGreaterThanOrEqual(5.8);
			await blocks.button("Run").click();
			await expect(page.locator(".run-bar-run")).toHaveText("Stop");
			await expect.poll(() => pixelsBetweenHoles(page)).toBeGreaterThanOrEqual(least);
			// Larger, but nothing of it moved to elsewhere.
			expect(await positionsOnBoard(page)).toEqual(idle);
			const result = page.locator(".run-result").getByText(/\w/).first();
			await expect(result).toBeVisible();
			await expect.poll(() => edgesOfResult(page)).toBeGreaterThanOrEqual(4);
			const controls = page.locator(".block-bench-controls").getByRole("slider");
			for (const control of await controls.all()) await expect(control).toBeInViewport({ ratio: 1 });
		},
	);

test("where every part is on the breadboard, board and task are both seen while the program runs at 1280 × 800", {
	tag: "@matrix",
}, async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await enter(page, await makeAccount());
	const blocks = new BlocksPage(page);
	await blocks.open("auto-light");
	await blocks.addUnder("forever", "when_flag_clicked");
	await blocks.addForever("wait_seconds");
	await blocks.button("Run").click();
	await expect(page.locator(".run-bar-run")).toHaveText("Stop");
	await expect.poll(() => pixelsBetweenHoles(page)).toBeGreaterThanOrEqual(8);
	await expect(page.getByRole("heading", { name: "What to build" })).toBeInViewport({ ratio: 1 });
	await expect(page.getByText("When it is not less, the lamp goes off.")).toBeInViewport({ ratio: 1 });
	await expect(page.getByRole("slider", { name: "Light" })).toBeInViewport({ ratio: 1 });
});

test("what says which pins light the LEDs covers no control at 1280 × 800, 1366 × 640 and 1024 × 700", {
	tag: "@matrix",
}, async ({ page }) => {
	await enter(page, await makeAccount());
	const blocks = new BlocksPage(page);
	await blocks.open("led-sequence");
	await blocks.addUnder("light_on", "when_flag_clicked");
	await blocks.addUnder("light_on", "light_on");
	await blocks.choose("light_on", "yellow");
	await blocks.addUnder("light_on", "light_on");
	await blocks.choose("light_on", "green");
	await blocks.addUnder("wait_seconds", "light_on");
	for (const [width, height] of [
		[1280, 800],
		[1366, 640],
		[1024, 700],
	] as const) {
		await page.setViewportSize({ width, height });
		const tags = await watchTags(page);
		await blocks.button("Run").click();
		await expect
			.poll(async () => (await tags()).sort())
			.toEqual(["pin 10 on is free", "pin 11 on is free", "pin 9 on is free"]);
		await expect(page.locator(".run-bar-run")).toHaveText("Run");
	}
});

/** Each tag of a lit LED that is seen from now on, and whether it is free of the tabs and wholly in the pane. */
async function watchTags(page: Page): Promise<() => Promise<string[]>> {
	const seen = await page.evaluateHandle(() => {
		const seen = new Set<string>();
		const look = () => {
			const pane = document.querySelector(".block-bench-scene")?.getBoundingClientRect();
			const tabs = document.querySelector(".block-bench-tabs")?.getBoundingClientRect();
			for (const tag of document.querySelectorAll(".light-tag")) {
				const { left, top, right, bottom } = tag.getBoundingClientRect();
				if (!pane || !tabs || right === 0) continue;
				const isCut = left < pane.left || top < pane.top || right > pane.right || bottom > pane.bottom;
				const isOver = left < tabs.right && right > tabs.left && top < tabs.bottom && bottom > tabs.top;
				seen.add(`${tag.textContent} is ${isCut ? "cut" : isOver ? "over the tabs" : "free"}`);
			}
		};
		new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
		return seen;
	});
	return () => seen.evaluate((texts) => [...texts]);
}

/** From hole to hole of the breadboard that runs, in pixels of the screen. */
function pixelsBetweenHoles(page: Page): Promise<number> {
	return page
		.locator(".block-bench-scene .part-kind-breadboard")
		.evaluate((board: HTMLElement, pitch) => (board.getBoundingClientRect().width / board.offsetWidth) * pitch, PITCH);
}

/** Where the parts are in the circuit, whatever its size on the screen. */
function positionsOnBoard(page: Page): Promise<string[]> {
	return page
		.locator(".block-bench-scene .part-mark")
		.evaluateAll((parts) => parts.map((part) => `${part.className} ${(part as HTMLElement).style.cssText}`));
}

/** How many pixels there are between the words of the result and the edges of their row. */
function edgesOfResult(page: Page): Promise<number> {
	return page.locator(".run-result").evaluate((result) => {
		const range = document.createRange();
		range.selectNodeContents(result);
		const [text, row] = [range.getBoundingClientRect(), result.parentElement?.getBoundingClientRect()];
		return row ? Math.min(text.top - row.top, row.bottom - text.bottom) : 0;
	});
}
