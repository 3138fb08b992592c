import type { Locator, Page } from "@playwright/test";
import { BuildingPage } from "../pages/building-page.ts";
import { ChallengePage } from "../pages/challenge-page.ts";
import { expectGoodScreen } from "../support/good-screen.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { restingBox } from "../support/resting-box.ts";

async function openBoard(page: Page) {
	await enter(page, await makeAccount());
	const challenge = new ChallengePage(page);
	await challenge.open("water-temp-monitor");
	return new BuildingPage(page);
}

const wireLine = (page: Page) =>
	page.evaluate(() => document.querySelector(".build-world > svg path:last-of-type")?.getAttribute("d") ?? "");

test("the pen draws wires in its colour; one is bent, several parts are copied, turned and removed", async ({
	page,
}) => {
	const building = await openBoard(page);
	await building.tool("Wire").click();
	await page.getByRole("radio", { name: "purple" }).check();
	await building.clickPoint("uno.2");
	await building.pointAt("bb.h26");
	await expect(page.getByText("Now the second pin or hole. Esc stops.")).toBeVisible();
	await expect(page.locator(".point-name")).toHaveText(["pin 2", /^row 26, column [f-j]$/]);
	await building.clickPoint("bb.h26");
	await expect(building.wires).toHaveCount(1);
	await expectGoodScreen(page);
	await building.clickPoint("uno.7");
	// Beside every pin its free end follows the pointer.
	const free = await building.pointBeside();
	for (const x of [free.x, free.x + 30]) {
		await page.mouse.move(x, free.y);
		await expect.poll(() => building.freeEndOfWire()).toEqual({ x, y: free.y });
	}
	await page.keyboard.press("Escape");
	await expect(building.announcements).toContainText("No wire was drawn.");
	await page.keyboard.press("Escape");
	await expect(building.tool("Move")).toHaveAttribute("aria-pressed", "true");

	await building.wires.first().focus();
	const straight = await wireLine(page);
	await page.keyboard.press("Alt+ArrowRight");
	await expect(building.announcements).toContainText("The wire is bent.");
	await expect.poll(() => wireLine(page)).not.toBe(straight);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("radio", { name: "purple" })).toBeChecked();
	await page.keyboard.press("Alt+Home");
	await expect.poll(() => wireLine(page)).toBe(straight);

	const parts = page.locator("[data-part]");
	await expect(parts).toHaveCount(4);
	await page.locator('[data-part="buzzer"]').press("Enter");
	await page.locator('[data-part="pullup"]').press("Shift+Enter");
	await expect(page.getByRole("region", { name: "2 chosen" })).toBeVisible();
	await building.tool("Copy").click();
	await expect(parts).toHaveCount(6);
	await expect(building.announcements).toContainText("2 parts copied.");
	await building.tool("Turn").click();
	await expect(building.announcements).toContainText("2 parts turned.");
	await building.tool("Remove").click();
	await expect(parts).toHaveCount(4);
	for (const count of [6, 6, 4]) {
		await page.keyboard.press("Control+z");
		await expect(parts).toHaveCount(count);
	}
	// A part that is dropped on another moves beside it.
	const before = await building.boxOf("probe");
	await building.dragPart(/^Temperature sensor/, -180, 20);
	await expect.poll(() => building.boxOf("probe")).not.toEqual(before);
	const after = await building.boxOf("probe");
	const board = await restingBox(page.locator(".uno-board"));
	expect(
		after.x < board.x + board.width &&
			after.x + after.width > board.x &&
			after.y < board.y + board.height &&
			after.y + after.height > board.y,
	).toBe(false);
});

/** Draws one wire and chooses it by a press on its middle; answers where its handle is. */
async function chooseWire(building: BuildingPage, press: (x: number, y: number) => Promise<void>) {
	await building.dragWire("probe.DQ", "bb.h26");
	const { x, y } = await building.middleOfWire();
	await press(x, y);
	const handles = building.page.getByTestId("bend-handle");
	await expect(handles).toHaveCount(1);
	const box = await restingBox(handles);
	return { handles, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The bend is where it was dropped, with a handle on either side of it; undone, the wire is as before. */
async function expectBent(building: BuildingPage, handles: Locator, dropped: { x: number; y: number }, before: string) {
	await expect(handles).toHaveCount(3);
	const box = await restingBox(handles.first());
	expect(Math.abs(box.x + box.width / 2 - dropped.x)).toBeLessThan(3);
	expect(Math.abs(box.y + box.height / 2 - dropped.y)).toBeLessThan(3);
	expect(await wireLine(building.page)).not.toBe(before);
	await building.tool("Undo").click();
	await expect.poll(() => wireLine(building.page)).toBe(before);
}

test("a wire is bent by the mouse", { tag: "@matrix" }, async ({ page }) => {
	const building = await openBoard(page);
	const { handles, x, y } = await chooseWire(building, (x, y) => page.mouse.click(x, y));
	const before = await wireLine(page);
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x + 40, y - 50, { steps: 4 });
	await page.mouse.up();
	await expectBent(building, handles, { x: x + 40, y: y - 50 }, before);
});

test.describe("with a finger", () => {
	test.use({ hasTouch: true });
	test("a wire is bent by touch", { tag: "@matrix" }, async ({ page }) => {
		const building = await openBoard(page);
		const { handles, x, y } = await chooseWire(building, (x, y) => page.touchscreen.tap(x, y));
		const before = await wireLine(page);
		const finger = await building.finger();
		await finger.pressAt(x + 4, y - 4);
		for (const share of [0.3, 0.6, 1]) await finger.moveTo(x + 40 * share, y - 50 * share);
		await finger.lift();
		await expectBent(building, handles, { x: x + 40, y: y - 50 }, before);
	});
});

test("the keyboard takes the pen and goes from hole to hole", async ({ page }) => {
	const building = await openBoard(page);
	const points = page.getByRole("toolbar", { name: "Pins and holes" });
	await points.getByRole("button", { name: "row 10, f to j" }).focus();
	await page.keyboard.press("w");
	await expect(building.tool("Wire")).toHaveAttribute("aria-pressed", "true");
	await points.getByRole("button", { name: "row 10, f to j" }).focus();
	await page.keyboard.press("ArrowRight");
	await expect(page.locator(":focus")).toHaveAccessibleName("row 11, f to j");
	await page.keyboard.press("Enter");
	await page.keyboard.press("ArrowDown");
	await expect(page.locator(":focus")).toHaveAccessibleName("row 11, column i");
	await page.keyboard.press("ArrowRight");
	await expect(page.locator(":focus")).toHaveAccessibleName("row 12, column i");
	await page.keyboard.press("Enter");
	await expect(building.wires).toHaveCount(1);
	await expect(building.announcements).toContainText("Wire from row 11, f to j to row 12, f to j.");
});

test.describe("with a trembling thumb on a small screen", () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
	test("each wire lands where the loupe names it, and leaving the board joins nothing", { tag: "@matrix" }, async ({
		page,
	}) => {
		const building = await openBoard(page);
		await page.getByRole("button", { name: "Board", exact: true }).click();
		await building.tool("Wire").tap();
		const thumb = await building.finger();
		const loupe = page.getByTestId("loupe");
		const wires = [
			["uno.7", "uno.3"],
			["uno.4", "uno.2"],
			["uno.6", "uno.5"],
		] as const;
		await thumb.press("uno.4");
		await thumb.lift();
		await expect(building.announcements).toBeAttached();
		for (const [index, [from, to]] of wires.entries()) {
			await thumb.press(from, 5, -5);
			await expect(loupe).toHaveAttribute("data-pin", from);
			await thumb.lift();
			await thumb.press(from, 0, 40);
			await thumb.move(to, -5, 5);
			await expect(loupe).toHaveAttribute("data-pin", to);
			await expect(loupe).toContainText(`pin ${to.slice(4)}`);
			await thumb.lift();
			await expect(building.announcements).toHaveText(`Wire from Uno ${from.slice(4)} to Uno ${to.slice(4)}.`);
			await expect(building.wires).toHaveCount(index + 1);
		}
		await building.tool("Undo").tap();
		await expect(building.wires).toHaveCount(wires.length - 1);
		await thumb.press("uno.7");
		await thumb.lift();
		await thumb.press("uno.3");
		await thumb.moveTo(200, 735);
		await expect(building.announcements).toHaveText("No wire was drawn.");
		await thumb.lift();
		await expect(building.wires).toHaveCount(wires.length - 1);

		// Without the pen a finger moves parts; one that it taps can be copied, turned and removed.
		await building.tool("Fit").tap();
		await building.tool("Move").tap();
		const before = await building.boxOf("buzzer");
		const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
		await thumb.pressAt(x, y);
		for (const share of [0.5, 1]) await thumb.moveTo(x + 60 * share, y);
		await thumb.lift();
		await expect.poll(async () => (await building.boxOf("buzzer")).x - before.x).toBeGreaterThan(30);
		await page.touchscreen.tap(x + 60, y);
		const parts = page.locator("[data-part]");
		await building.tool("Copy").tap();
		await expect(parts).toHaveCount(5);
		await building.tool("Turn").tap();
		await expect(building.announcements).toContainText("turned");
		await building.tool("Remove").tap();
		await expect(parts).toHaveCount(4);
	});
});
