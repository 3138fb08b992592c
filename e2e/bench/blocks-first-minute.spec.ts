import type { Page } from "@playwright/test";
import { BlocksPage } from "../pages/blocks-page.ts";
import { TourCard } from "../pages/tour-card.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, matrixUnless, test } from "../support/product.ts";

/** Opens a project as somebody who has seen no tour. */
async function openAsNew(page: Page, id: string, wanted = {}): Promise<{ blocks: BlocksPage; tour: TourCard }> {
	await enter(page, await makeAccount(wanted));
	await page.goto("/health");
	await page.evaluate(() => localStorage.removeItem("first-steps"));
	const blocks = new BlocksPage(page);
	await blocks.open(id);
	return { blocks, tour: new TourCard(page) };
}

const NUMBER = ".blocklySvg > .blocklyWorkspace .blocklyNumberField";

for (const [width, height] of [
	[1280, 800],
	[1366, 640],
	[1024, 700],
	[768, 1024],
	[740, 360],
	[360, 740],
] as const)
	test(
		`the first minute goes from one thing that is done to the next at ${width} × ${height}`,
		matrixUnless((width === 1280 && height === 800) || width === 360),
		async ({ browser, productUrl }) => {
			const touch = width < 800;
			const viewport = { width, height };
			const device = await browser.newContext({ baseURL: productUrl, viewport, hasTouch: touch, isMobile: touch });
			const page = await device.newPage();
			const { blocks, tour } = await openAsNew(page, "touch-light");
			const expectFree = (text: string | RegExp) =>
				tour.expectFree(text, `${NUMBER}, .blocklySvg > .blocklyWorkspace .blocklyDraggable > .blocklyPath`);

			await expectFree("Drag a block under the flag.");
			if (touch) await blocks.addByTouch("wait_seconds", "when_flag_clicked", { x: 0, y: 46 });
			else await blocks.addUnder("wait_seconds", "when_flag_clicked");
			await expectFree("Press Run.");
			await blocks.button("Run").click();
			await expectFree("Now work the sensor.");
			await page.getByRole("button", { name: "Touch", exact: true }).click();
			await expectFree("Tap the 1. Try another number.");
			await page.locator(NUMBER).click();
			await page.keyboard.press("ControlOrMeta+a");
			await page.keyboard.type("2");
			await page.keyboard.press("Enter");
			await expectFree("Not sure? Press What next?");
			await blocks.button("What next?").click();
			await expect(tour.card).toHaveCount(0);
			await expect(page.getByRole("region", { name: "Your next step" })).toBeVisible();

			await page.reload();
			await expectNoTour(page, blocks);
			await device.close();
		},
	);

/** The tour's file has its own request; nothing is waited for any more. */
async function expectNoTour(page: Page, blocks: BlocksPage): Promise<void> {
	// A phone may show another mode than the blocks: that which was open.
	await blocks.block("when_flag_clicked").first().waitFor({ state: "attached" });
	await expect(blocks.button("What next?")).toBeVisible();
	await page.waitForLoadState("networkidle");
	await expect(page.locator(".tour-card")).toHaveCount(0);
}

test("what was done before it was asked for is taken as done, and the focus stays", async ({ page }) => {
	const { blocks, tour } = await openAsNew(page, "touch-light");
	await tour.expectText("Drag a block under the flag.");
	await page.getByRole("button", { name: "Touch", exact: true }).click();
	await blocks.addUnder("wait_seconds", "when_flag_clicked");
	await tour.expectText("Press Run.");
	await blocks.button("Run").focus();
	await page.keyboard.press("Enter");
	await tour.expectText("Tap the 1. Try another number.");
	await expect(page.locator(".run-bar-run")).toBeFocused();
});

test("a first minute that has begun is over after a reload; one that has not is shown again", async ({ page }) => {
	const { blocks, tour } = await openAsNew(page, "led-sequence");
	await tour.expectText("Drag a block under the flag.");
	await page.reload();
	await tour.expectText("Drag a block under the flag.");
	await blocks.addUnder("light_on", "when_flag_clicked");
	await blocks.button("Run").click();
	await tour.expectText("Watch your board.");
	await tour.expectText('Tap "red". Choose another.');
	await page.reload();
	await expectNoTour(page, blocks);
});

test("Skip ends the first minute for good", async ({ page }) => {
	const { blocks, tour } = await openAsNew(page, "led-sequence");
	await tour.skip();
	await page.reload();
	await expectNoTour(page, blocks);
});

test("who has completed a project, on another computer too, is shown no first minute", async ({ page }) => {
	const { blocks } = await openAsNew(page, "led-sequence", { returning: true });
	await expect(page.getByText("Completed", { exact: true })).toBeVisible();
	await expectNoTour(page, blocks);
});
