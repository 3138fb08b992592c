import type { Locator, Page } from "@playwright/test";
import { BuildingPage } from "../pages/building-page.ts";
import { ChallengePage } from "../pages/challenge-page.ts";
import { TourCard } from "../pages/tour-card.ts";
import { sql } from "../support/database.ts";
import { expectGoodScreen } from "../support/good-screen.ts";
import { enter, makeAccount, type SignedIn } from "../support/people.ts";
import { expect, matrixUnless, test } from "../support/product.ts";
import { programOf } from "../support/programs.ts";
import { restingBox } from "../support/resting-box.ts";

const PROJECT = "water-temp-monitor";
/** The check tries its scenes in another order each time. */
/** Which of them fails first is left to chance. */
const FAILED = /The buzzer is silent (in cool water|at 30 °C and just below)/;
/** What a bare board is offered first. */
const COMMON_PARTS = [/Breadboard/, /LED/, /Resistor/, /button/i, /Buzzer/];
/** The height of a line of a title. */
const LINE = 16;
const COMPILED_WITHIN = 60_000;

async function openBench(page: Page): Promise<ChallengePage> {
	await enter(page, await makeAccount());
	const challenge = new ChallengePage(page);
	await challenge.open(PROJECT);
	return challenge;
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const panel = (page: Page) => page.getByRole("region", { name: "Results and output" });

/** The whole of it is in the window, where a press arrives. */
async function expectReachable(locator: Locator): Promise<void> {
	await expect(locator).toBeInViewport({ ratio: 0.95 });
	if (await locator.isEnabled()) await locator.click({ trial: true, timeout: 10_000 });
}

/** Nothing to scroll to below the bench. */
async function expectNoPageScroll(page: Page): Promise<void> {
	await expect
		.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
		.toBeLessThanOrEqual(0);
}

for (const [width, height] of [
	[1280, 800],
	[1366, 640],
	[1024, 700],
	[768, 1024],
] as const) {
	test(
		`at ${width}×${height} every tool is in view, beside each other and without scrolling`,
		matrixUnless(width === 1280),
		async ({ page }) => {
			await page.setViewportSize({ width, height });
			const challenge = await openBench(page);
			for (const name of ["Verify", "Upload", "Reference", "Hint", "More for your program", "Run", "Help"])
				await expectReachable(button(page, name));
			for (const name of ["Fold the panel", "Board on the full screen", "Submit Your Work"])
				await expectReachable(button(page, name));
			for (const name of ["Project", "Manual", "Checks 5", "Task", "Serial", "Plotter", "Pins"])
				await expectReachable(page.getByRole("tab", { name, exact: true }));
			await expectNoPageScroll(page);
			const board = await restingBox(page.getByRole("region", { name: "Simulated board" }));
			const code = await restingBox(challenge.editor.locator("xpath=ancestor::section"));
			expect(board.x >= code.x + code.width || board.y + board.height <= code.y).toBe(true);
			await expectGoodScreen(page);
		},
	);
}

for (const [width, height] of [
	[360, 740],
	[740, 360],
] as const) {
	test(
		`at ${width}×${height} there are three modes with the whole height, and all tools`,
		matrixUnless(width === 360),
		async ({ page }) => {
			await page.setViewportSize({ width, height });
			const challenge = await openBench(page);
			for (const name of ["Verify", "Upload", "Hint", "More for your program", "Task", "Code", "Board", "Tab", ";"])
				await expectReachable(button(page, name));
			await expectNoPageScroll(page);
			await expectGoodScreen(page);

			await challenge.write("int x");
			await button(page, "=").click();
			await button(page, ";").click();
			await expect(challenge.editor).toContainText("int x=;");
			await expect(challenge.editor).toBeFocused();

			await button(page, "Board").click();
			await expect(challenge.editor).toBeHidden();
			for (const name of ["Run", "Board on the full screen", "Unfold the panel"])
				await expectReachable(button(page, name));
			await expectReachable(page.getByRole("tab", { name: "Serial" }));
			await expectNoPageScroll(page);
			await expectGoodScreen(page);

			await button(page, "Task").click();
			await expect(page.getByRole("heading", { name: /Write the program/ })).toBeVisible();
			const hints = button(page, "Hint, costs 10 points (15 left)");
			await hints.scrollIntoViewIfNeeded();
			await expectNoPageScroll(page);
			await expectGoodScreen(page);
			await button(page, "Code").press("Enter");
			await button(page, "Task").press("Enter");
			await expect(hints).toBeInViewport();

			await challenge.unfoldHead();
			for (const name of ["Submit Your Work", "Help"]) await expectReachable(button(page, name));
			await expectReachable(page.getByRole("tab", { name: "Manual" }));
		},
	);
}

for (const [width, height] of [
	[1280, 800],
	[1024, 700],
	[768, 1024],
] as const)
	test(`at ${width}×${height} no words touch an edge, and a completed project leaves the board as large`, {
		tag: "@matrix",
	}, async ({ page }) => {
		await page.setViewportSize({ width, height });
		const person = await inClass();
		await enter(page, person);
		const challenge = new ChallengePage(page);
		// Of all projects the one with the widest circuit, and so the narrowest editor.
		await challenge.open("digital-scale");
		const tabs = page.getByRole("tablist", { name: "Results and output" });
		await expect.poll(() => tabs.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
		for (const name of ["Verify", "Upload", "Hint"])
			await expect.poll(() => roomAroundText(button(page, name))).toBeGreaterThanOrEqual(8);

		await challenge.open(PROJECT);
		const head = page
			.locator("header")
			.filter({ has: page.getByRole("heading", { name: "Water Temperature Monitor" }) });
		await expect(button(page, "I need help")).toBeVisible();
		const title = head.getByRole("heading");
		const hidden = () => title.evaluate((one) => one.scrollHeight - one.clientHeight);
		await expect.poll(hidden).toBeLessThan(LINE / 2);
		const { height: before } = await restingBox(head);
		const back = head.getByRole("link", { name: "Back to Kit" });
		const inset = (await restingBox(back)).y - (await restingBox(head)).y;
		expect(inset).toBeGreaterThanOrEqual(4);
		await sql("insert into public.project_completions (user_id, project_id, points, source) values ($1, $2, 0, '')", [
			person.id,
			PROJECT,
		]);
		await challenge.open(PROJECT);
		await expect(head.getByText("Completed")).toBeAttached();
		await expect.poll(async () => Math.abs((await restingBox(head)).height - before)).toBeLessThan(1);
		await expect.poll(hidden).toBeLessThan(LINE / 2);
	});

/** A learner of a class: its buttons take room in the head. */
async function inClass(): Promise<SignedIn> {
	const [teacher, learner] = [await makeAccount({ userType: "educator" }), await makeAccount()];
	await sql("update roles set verified_at = now() where user_id = $1", [teacher.id]);
	await sql("insert into class_codes (id, class_name, teacher_id) values ($1, '7A Robotics', $1)", [teacher.id]);
	await sql("insert into class_members (class_id, user_id) values ($1, $2)", [teacher.id, learner.id]);
	return learner;
}

/** How many pixels a button leaves left and right of its words. */
function roomAroundText(locator: Locator): Promise<number> {
	return locator.evaluate((element) => {
		const range = document.createRange();
		range.selectNodeContents(element);
		const [text, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
		return Math.min(text.left - box.left, box.right - text.right);
	});
}

test("the divider and the panel are moved by mouse and keys, remembered, and put back", { tag: "@matrix" }, async ({
	page,
}) => {
	const challenge = await openBench(page);
	const code = challenge.editor.locator("xpath=ancestor::section");
	const divider = page.getByRole("separator", { name: "Width of the editor" });
	const width = async () => Math.round((await restingBox(code)).width);
	await expect.poll(width).toBe(544);
	// A chart has more height, until one is chosen.
	const panelHeight = async () => (await restingBox(panel(page))).height;
	await page.getByRole("tab", { name: "Plotter" }).click();
	await expect.poll(panelHeight).toBe(384);
	await page.getByRole("tab", { name: /^Checks/ }).click();
	await expect.poll(panelHeight).toBe(280);

	const { x, y } = await restingBox(divider);
	await page.mouse.move(x + 4, y + 100);
	await page.mouse.down();
	await page.mouse.move(x + 104, y + 100, { steps: 4 });
	await page.mouse.up();
	await expect.poll(width).toBe(644);
	await divider.press("ArrowLeft");
	await expect.poll(width).toBe(628);
	await page.getByRole("separator", { name: "Height of the panel" }).press("ArrowUp");
	await expect.poll(panelHeight).toBe(296);
	await page.getByRole("tab", { name: "Plotter" }).click();
	await expect.poll(panelHeight).toBe(296);

	await page.reload();
	await expect(challenge.editor).toBeVisible();
	await expect.poll(width).toBe(628);
	await divider.dblclick();
	await expect.poll(width).toBe(544);

	await button(page, "Fold the panel").press("Enter");
	await expect.poll(panelHeight).toBe(46);
	await expect.poll(async () => (await restingBox(page.locator(".cm-editor"))).height).toBeGreaterThanOrEqual(600);
	await page.getByRole("tab", { name: "Serial" }).click();
	await expect(page.getByRole("log", { name: "Serial monitor" })).toBeVisible();
});

test.describe("with a finger", () => {
	test.use({ hasTouch: true });
	test("the divider is dragged, and remembered", { tag: "@matrix" }, async ({ page }) => {
		const challenge = await openBench(page);
		const code = challenge.editor.locator("xpath=ancestor::section");
		const width = async () => Math.round((await restingBox(code)).width);
		await expect.poll(width).toBe(544);
		const { x, y } = await restingBox(page.getByRole("separator", { name: "Width of the editor" }));
		const finger = await new BuildingPage(page).finger();
		await finger.pressAt(x + 4, y + 100);
		for (const moved of [30, 60, 90]) await finger.moveTo(x + 4 + moved, y + 100);
		await finger.lift();
		await expect.poll(width).toBe(634);
		await page.reload();
		await expect.poll(width).toBe(634);
	});
});

test("the reference, the task and the hints open beside the code, and Ctrl-S saves", async ({ page }) => {
	const challenge = await openBench(page);
	await button(page, "Reference").click();
	await expect(page.getByRole("searchbox", { name: "Search the reference" })).toBeVisible();
	await expect(button(page, "Reference")).toHaveAttribute("aria-pressed", "true");
	await expectReachable(button(page, "Verify"));
	await button(page, "Reference").press("Enter");
	await expect(page.getByRole("region", { name: "Checks", exact: true })).toBeVisible();

	await button(page, "Hint").click();
	await expect(page.getByRole("region", { name: "Hints" })).toBeFocused();
	await expect(button(page, "Hint, costs 10 points (15 left)")).toBeInViewport();
	await expect(page.getByText("Print the temperature in °C to the serial monitor")).toBeAttached();
	await expect(challenge.editor).toBeInViewport();
	const [hint, editor] = [await restingBox(panel(page)), await restingBox(page.locator(".cm-editor"))];
	expect(hint.y).toBeGreaterThanOrEqual(editor.y + editor.height - 1);

	await challenge.write("// mine");
	await page.keyboard.press("ControlOrMeta+s");
	await expect(page.getByText("Saved", { exact: true })).toBeVisible();
	await button(page, "Board on the full screen").click();
	await expect.poll(async () => (await restingBox(page.getByRole("region", { name: "Simulated board" }))).x).toBe(0);
	await button(page, "Leave the full screen").press("Enter");
	await expectReachable(button(page, "Verify"));
});

test("a failed check stands at Run and first in its panel, and leads to its line; on a phone, too", {
	tag: "@matrix",
}, async ({ page }) => {
	const challenge = await openBench(page);
	await challenge.wireForMe();
	await challenge.write(programOf(PROJECT, "wrong/always-on"));
	await page.getByRole("tab", { name: "Serial" }).click();
	await challenge.upload();
	const result = page.getByRole("button", { name: /of 5 pass/ });
	await expect(result).toBeVisible({ timeout: COMPILED_WITHIN });
	const checks = page.getByRole("region", { name: "Checks", exact: true });
	const first = checks.getByRole("listitem").first();
	await expect(first).toContainText("Not yet");
	await expect(first).toContainText("and the buzzer sounded");
	await expect(first).toBeInViewport();
	await first.getByRole("button", { name: /Show line/ }).click();
	const line = page.locator(".cm-activeLine");
	await expect(line).toContainText("digitalWrite(8, HIGH)");
	await expect(challenge.editor).toBeFocused();

	// A stopped program is before its first line, from where it runs again.
	const board = page.getByRole("region", { name: "Simulated board" });
	await button(page, "Stop").press("Enter");
	await expect(button(page, "Run")).toBeFocused();
	await expect(board).toContainText("00:00.0 · paused");
	await button(page, "Run").press("Enter");
	await expect(button(page, "Stop")).toBeFocused();
	await expect(board).toContainText(/00:00\.[1-9]/);

	await page.setViewportSize({ width: 360, height: 740 });
	await button(page, "Code").click();
	await page.keyboard.press("ControlOrMeta+Home");
	const strip = page.getByTitle("Show what is wrong");
	await expect(strip).toContainText(FAILED);
	await expectGoodScreen(page);
	await strip.press("Enter");
	await expect(line).toContainText("digitalWrite(8, HIGH)");
});

test("the first minute goes from one thing that is done to the next, once", { tag: "@matrix" }, async ({ page }) => {
	await enter(page, await makeAccount());
	await page.addInitScript(() => sessionStorage.getItem("kept") ?? localStorage.removeItem("first-steps"));
	const challenge = new ChallengePage(page);
	const tour = new TourCard(page);
	await challenge.open(PROJECT);
	await page.evaluate(() => sessionStorage.setItem("kept", "yes"));
	await tour.expectFree("Press Upload.", ".editor-toolbar, .cm-line");
	await challenge.upload();
	await tour.expectFree("Now work a part.", ".editor-toolbar, .cm-line");
	await page.getByRole("slider", { name: "Water temperature" }).press("ArrowRight");
	await tour.expectFree(/Change the \d+ to another number./, ".editor-toolbar, .cm-line");
	await page.locator("[data-tour-target]").dblclick();
	await page.keyboard.type("7");
	await tour.expectFree("Not sure? Open Help.", ".editor-toolbar, .cm-line");
	await page.getByRole("tab", { name: "Help" }).click();
	await expect(tour.card).toHaveCount(0);
	await page.getByRole("tab", { name: "Coding" }).click();
	await expect(tour.card).toHaveCount(0);
	await page.reload();
	await expect(challenge.editor).toBeVisible();
	await expect(button(page, "Hint")).toBeVisible();
	await page.waitForLoadState("networkidle");
	await expect(tour.card).toHaveCount(0);
});

test("a first minute that comes late leaves an opened menu open", { tag: "@matrix" }, async ({ page }) => {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(/BenchTour[^/]*\.js/, async (route) => {
		await released;
		await route.continue();
	});
	await enter(page, await makeAccount());
	await page.addInitScript(() => localStorage.removeItem("first-steps"));
	const challenge = new ChallengePage(page);
	await challenge.open(PROJECT);
	await button(page, "More for your program").click();
	await expect(button(page, "Save")).toBeVisible();
	release();
	await new TourCard(page).expectText("Press Upload.");
	await button(page, "Save").click();
	await expect(button(page, "Save")).toHaveCount(0);
});

test("an entry of the program's menu closes it, and after its dialog the menu's button has the focus", {
	tag: "@matrix",
}, async ({ page }) => {
	await openBench(page);
	const menu = button(page, "More for your program");
	for (const name of ["Versions", "New tab", "Editor settings", "Start again"]) {
		await menu.click();
		await button(page, name).click();
		await expect(page.getByRole("dialog")).toBeVisible();
		await expect(page.getByRole("dialog", { name: "More for your program", includeHidden: true })).toHaveCount(0);
		await page.keyboard.press("Escape");
		await expect(page.getByRole("dialog")).toHaveCount(0);
		await expect(menu).toBeFocused();
	}
});

test("a project that the server does not know stays in this browser, and nothing is refused", async ({ page }) => {
	const refused: string[] = [];
	page.on("response", (response) => {
		if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
	});
	await enter(page, await makeAccount());
	const challenge = new ChallengePage(page);
	await challenge.open("my-own-idea");
	await expect(page.getByRole("heading", { name: "Arduino Project" })).toBeVisible();
	await challenge.write("// my own idea");
	await challenge.save();
	await expect(page.getByText("Saved in this browser", { exact: true })).toBeVisible();
	const building = new BuildingPage(page);
	await building.openParts();
	const tray = page.getByRole("region", { name: "Parts to take" }).getByRole("button");
	for (const [index, name] of COMMON_PARTS.entries()) await expect(tray.nth(index)).toContainText(name);
	await expect(tray.first()).toBeInViewport();
	await tray.first().click();
	await expect(page.locator("[data-part]")).toHaveCount(1);
	await page.reload();
	await expect(challenge.editor).toContainText("// my own idea");
	await expect(page.locator("[data-part]")).toHaveCount(1);
	await page.goto("/dashboard");
	await expect(button(page, "Profile")).toBeVisible();
	expect(refused).toEqual([]);
});

test("a completed project moves neither the head nor what stands beside the hint, and a reload opens the same tab", async ({
	page,
}) => {
	const person = await makeAccount();
	await enter(page, person);
	const challenge = new ChallengePage(page);
	await challenge.open(PROJECT);
	const measure = async () => {
		const measured = [];
		for (const width of [360, 768, 1024, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			const { height } = await restingBox(page.locator("header:has(h1)"));
			const { x } = await restingBox(button(page, "More for your program"));
			measured.push({ width, height, x });
		}
		return measured;
	};
	await expect(button(page, "Hint")).toBeVisible();
	const before = await measure();
	await challenge.showPanel("Serial");
	await sql("insert into public.project_completions (user_id, project_id, points, source) values ($1, $2, 100, '')", [
		person.id,
		PROJECT,
	]);
	await page.reload();
	await expect(page.getByRole("log", { name: "Serial monitor" })).toBeVisible();
	await expect(button(page, "Hint")).toBeVisible();
	expect(await measure()).toEqual(before);
});
