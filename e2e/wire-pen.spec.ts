import type { Page } from "@playwright/test";
import { BuildingPage } from "./pages/building-page.ts";
import { ChallengePage } from "./pages/challenge-page.ts";
import { LandingPage } from "./pages/landing-page.ts";
import { expectGoodScreen } from "./support/good-screen.ts";
import { expect, newPerson, test } from "./support/product.ts";

async function openBoard(page: Page) {
	const landing = new LandingPage(page);
	await landing.open();
	await landing.signUp(newPerson());
	await expect(page).toHaveURL(/\/dashboard$/);
	const challenge = new ChallengePage(page);
	await challenge.open("water-temp-monitor");
	await challenge.skipTour();
	const building = new BuildingPage(page);
	return building;
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
	await page.keyboard.press("Escape");
	await expect(building.announcements).toContainText("No wire was drawn.");
	await page.keyboard.press("Escape");
	await expect(building.tool("Move")).toHaveAttribute("aria-pressed", "true");

	await building.wires.first().focus();
	const straight = await wireLine(page);
	await page.keyboard.press("Alt+ArrowRight");
	await expect(building.announcements).toContainText("The wire is bent.");
	expect(await wireLine(page)).not.toBe(straight);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("radio", { name: "purple" })).toBeChecked();
	await page.keyboard.press("Alt+Home");
	expect(await wireLine(page)).toBe(straight);

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
	const after = await building.boxOf("probe");
	const board = await page.locator(".uno-board").boundingBox();
	expect(after).not.toEqual(before);
	expect(
		board &&
			after.x < board.x + board.width &&
			after.x + after.width > board.x &&
			after.y < board.y + board.height &&
			after.y + after.height > board.y,
	).toBe(false);
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
	test("each wire lands where the loupe names it, and leaving the board joins nothing", async ({ page }) => {
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
			if (index === 0) await page.screenshot({ path: "test-results/loupe.png" });
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
	});
});
