import type { Page } from "@playwright/test";
import { BlocksPage } from "./pages/blocks-page.ts";
import { BuildingPage } from "./pages/building-page.ts";
import { ChallengePage } from "./pages/challenge-page.ts";
import { LandingPage } from "./pages/landing-page.ts";
import { expectGoodScreen } from "./support/good-screen.ts";
import { enter, makeAccount } from "./support/people.ts";
import { expect, newPerson, test } from "./support/product.ts";

/** Without motion, as a pulse that never ends could not be waited for. */
async function openGuide(page: Page) {
	await page.emulateMedia({ reducedMotion: "reduce" });
	const landing = new LandingPage(page);
	await landing.open();
	await landing.signUp(newPerson());
	await expect(page).toHaveURL(/\/dashboard$/);
	const challenge = new ChallengePage(page);
	await challenge.open("water-temp-monitor");
	await challenge.skipTour();
	const building = new BuildingPage(page);
	await building.tool("Wiring guide").click();
	return { building, guide: page.getByRole("region", { name: "Build the circuit" }) };
}

test("the guide leads from step to step, ticks what is electrically true, and mends a mistake", async ({ page }) => {
	const { building, guide } = await openGuide(page);
	const card = guide.getByRole("article");
	await expect(guide.getByRole("heading", { name: "Build the circuit" })).toBeFocused();
	await expect(card).toContainText("Step 1 of 7");
	await expect(card).toContainText("Ground of the temperature sensor → GND");
	await expect(page.getByTestId("guide-marks")).toContainText("1 · ground");
	await expectGoodScreen(page);

	// Any ground pin counts, and so does another hole of the row.
	await building.dragWire("probe.GND", "uno.GND.1");
	await expect(card).toContainText("Step 2 of 7");
	await expect(card).toContainText("Power of the temperature sensor");
	await building.tool("Wire this one for me").click();
	await expect(building.wires).toHaveCount(2);
	await expect(card).toContainText("Step 3 of 7");
	await building.tool("Undo").click();
	await expect(building.wires).toHaveCount(1);
	await expect(card).toContainText("Step 2 of 7");

	await building.dragWire("uno.3", "bb.h26");
	await building.dragWire("probe.DQ", "bb.h26");
	await expect(card).toContainText("not right yet");
	await expect(card).toContainText("Move that wire to pin 2.");
	await expect(page.getByTestId("guide-marks")).toContainText("in pin 3: not here");
	await expect(page.getByTestId("guide-marks")).toContainText("pin 2: here");
	await expectGoodScreen(page);
	await building.tool("Move it for me").click();
	await expect(card).not.toContainText("not right yet");
	await expect(building.wires).toHaveCount(3);

	await building.tool("Wire all for me").click();
	await expect(card).toContainText("Everything is joined.");
	await page.locator(".build-place").focus();
	await page.keyboard.press("Control+z");
	await expect(building.wires).toHaveCount(3);
	await building.tool("To the code").press("Enter");
	await expect(guide).toHaveCount(0);
	await expect(page.getByRole("textbox", { name: "Code editor" })).toBeVisible();
});

test("by keyboard, each step is wired and the list opens any of them", async ({ page }) => {
	const { building, guide } = await openGuide(page);
	const steps = guide.getByRole("list").getByRole("button");
	await expect(steps).toHaveCount(7);
	await steps.last().press("Enter");
	await expect(guide.getByRole("article")).toContainText("Step 7 of 7");
	for (let count = 1; count <= 7; count += 1) {
		await building.tool("Wire this one for me").press("Enter");
		await expect(building.wires).toHaveCount(count);
	}
	await expect(guide.getByRole("article")).toContainText("The circuit is wired right.");
});

test("a primary project is wired for practice beside its blocks, which stay as they are", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await enter(page, await makeAccount());
	const blocks = new BlocksPage(page);
	await blocks.open("touch-light");
	await blocks.addUnder("forever", "when_flag_clicked");
	const building = new BuildingPage(page);
	await building.tool("Wiring guide").press("Enter");
	const guide = page.getByRole("region", { name: "Build the circuit" });
	const card = guide.getByRole("article");
	const steps = guide.getByRole("list").getByRole("button");
	await expect(guide.getByRole("heading", { name: "Build the circuit" })).toBeFocused();
	await expect(card).toContainText("Step 1 of");
	await expect(page.getByTestId("guide-marks")).toContainText("1 ·");
	const below = page.locator("[inert]").getByText("Run", { exact: true });
	await expect(below).toBeAttached();
	await expectGoodScreen(page);

	await building.tool("Wire this one for me").press("Enter");
	await expect(building.wires).toHaveCount(1);
	await steps.last().click();
	await building.tool("Check the wiring").click();
	await expect(guide.getByRole("status")).toContainText("1 of");
	await expect(guide.getByRole("status")).toContainText("Still missing:");
	await building.tool("Show me").press("Enter");
	await expect(card).toContainText("Step 2 of");

	await page.setViewportSize({ width: 360, height: 740 });
	await building.tool("For me").click();
	await expect(building.wires).toHaveCount(2);
	await expectGoodScreen(page);
	await page.reload();
	await expect(blocks.block("forever")).toHaveCount(1);
	await page.setViewportSize({ width: 1280, height: 800 });
	await building.tool("Wiring guide").click();
	await expect(building.wires).toHaveCount(2);
	await building.tool("Wire all for me").click();
	await expect(card).toContainText("Now make the program with blocks.");
	await building.tool("To the blocks").press("Enter");
	await expect(building.tool("Wiring guide")).toBeFocused();
	await expect(below).toHaveCount(0);
	await expect(blocks.button("Run")).toBeInViewport();
});
