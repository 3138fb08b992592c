import type { Page } from "@playwright/test";
import { BuildingPage } from "../pages/building-page.ts";
import { ChallengePage } from "../pages/challenge-page.ts";
import { expectGoodScreen } from "../support/good-screen.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { programOf } from "../support/programs.ts";
import { expectStatus, expectToast } from "../support/toasts.ts";

const PROJECT = "water-temp-monitor";
const WIRES = [
	["uno.5V", "bb.h20"],
	["probe.VDD", "bb.h20"],
	["probe.GND", "uno.GND.2"],
	["uno.2", "bb.h26"],
	["probe.DQ", "bb.h26"],
	["uno.8", "bb.h10"],
	["uno.GND.1", "bb.h8"],
] as const;
const TYPED_WIRES = [
	["Uno 5V", "row 20, f"],
	["Temperature sensor power", "row 20, f"],
	["Temperature sensor ground", "Uno GND"],
	["Uno 2", "row 26, f"],
	["Temperature sensor data", "row 26, f"],
	["Uno 8", "row 10, f"],
] as const;

async function openBench(page: Page, tour = false) {
	await enter(page, await makeAccount());
	if (tour) await page.addInitScript(() => localStorage.removeItem("first-steps"));
	const challenge = new ChallengePage(page);
	const building = new BuildingPage(page);
	await challenge.open(PROJECT);
	if (tour) await challenge.skipTour();
	return { challenge, building };
}

test("a learner wires the parts by mouse, and the program passes in that circuit", async ({ page }) => {
	const { challenge, building } = await openBench(page);
	await expect(building.wires).toHaveCount(0);
	for (const [from, to] of WIRES) await building.dragWire(from, to);
	await expect(building.wires).toHaveCount(WIRES.length);
	await page.keyboard.press("Control+z");
	await expect(building.wires).toHaveCount(WIRES.length - 1);
	await building.tool("Undo").click();
	await expect(building.wires).toHaveCount(WIRES.length - 2);
	await building.tool("Redo").click();
	await building.releaseBeside();
	await page.keyboard.press("Control+y");
	await expect(building.wires).toHaveCount(WIRES.length);

	await page.reload();
	await expect(building.wires).toHaveCount(WIRES.length);
	await building.tool("Check the wiring").press("Enter");
	await expect(page.getByRole("region", { name: "Wiring", exact: true })).toBeFocused();
	await expect(page.getByText("The circuit is wired right.")).toBeVisible();

	await challenge.write(programOf(PROJECT, "solution"));
	await challenge.upload();
	await expectStatus(page, "Upload complete!");
	await expectToast(page, "Project CompletedYou earned 100 points.");
	await challenge.leaveSuccess();
	await page.getByRole("tab", { name: /^Serial/ }).click();
	await expect(challenge.serial).toContainText(/Water temperature: \d/);
	await page.getByRole("tab", { name: /^Checks/ }).click();

	await building.tool("Pause").press("Enter");
	await expect(page.getByRole("region", { name: "Simulated board", exact: true })).toBeFocused();

	// A toast lies above the dock, over the lower pins.
	await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
	await building.dragWire("uno.5V", "uno.GND.3");
	const danger = page.getByRole("region", { name: "Wiring", exact: true }).getByRole("button", { name: /^Danger/ });
	await expect(danger.first()).toBeVisible();
	await expectGoodScreen(page);
	await challenge.upload();
	await expect(page.getByRole("button", { name: "Mend the wiring first" })).toBeVisible();
	await building.tool("Undo").click();
	await expect(danger).toHaveCount(0);

	const before = await building.wires.count();
	await building.dragPart(/^Buzzer/, -140, 40);
	await expect(page.getByRole("button", { name: "Buzzer", exact: true })).toBeVisible();
	await building.tool("Undo").click();
	await expect(page.getByRole("button", { name: "Buzzer, in row 8, f to j, row 10, f to j" })).toBeAttached();
	await expect(building.wires).toHaveCount(before);
});

test("the keyboard alone takes parts, moves them, draws every wire and begins again", { tag: "@matrix" }, async ({
	page,
}) => {
	const { building } = await openBench(page);
	await building.tool("Wire from lists").press("Enter");
	await expectGoodScreen(page);
	for (const [from, to] of TYPED_WIRES) await building.typeWire(from, to);
	await expect(building.wires).toHaveCount(TYPED_WIRES.length);
	await page.keyboard.press("Escape");
	await expect(building.tool("Wire from lists")).toBeFocused();

	// The last one from pin to pin: Enter begins, arrow keys continue, Enter ends.
	const points = page.getByRole("toolbar", { name: "Pins and holes" });
	await points.getByRole("button", { name: "Uno GND" }).first().focus();
	await page.keyboard.press("Enter");
	await expect(building.announcements).toContainText("Wire from Uno GND");
	await page.keyboard.press("ArrowUp");
	await expect(points.getByRole("button", { name: /rail/ }).and(page.locator(":focus"))).toHaveCount(1);
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("Enter");
	await expect(building.wires).toHaveCount(TYPED_WIRES.length + 1);
	await building.wires.first().focus();
	await page.keyboard.press("Delete");
	await expect(building.wires).toHaveCount(TYPED_WIRES.length);

	await building.openParts();
	const more = page.getByRole("list", { name: "More parts" });
	await more.getByRole("button", { name: /^LED/ }).press("Enter");
	await expect(building.announcements).toContainText("LED added.");
	const led = page.locator('[data-part="led"]');
	await page.getByRole("combobox", { name: /^Put “short leg/ }).focus();
	await building.typeChoice("row 3, a");
	await expect(led).toHaveAccessibleName("LED, in row 3, a to e, row 5, a to e");
	await led.press("ArrowRight");
	await expect(led).toHaveAccessibleName("LED, in row 4, a to e, row 6, a to e");
	await led.press("r");
	await led.press("Delete");
	await expect(led).toHaveCount(0);
	// The keys stay on the board.
	await page.keyboard.press("Control+z");
	await expect(led).toHaveCount(1);
	await page.keyboard.press("Control+y");
	await expect(led).toHaveCount(0);

	await building.tool("More").press("Enter");
	await building.tool("Start over").press("Enter");
	await page.getByRole("dialog").getByRole("button", { name: "Start over" }).press("Enter");
	await expect(building.wires).toHaveCount(0);
	await building.tool("More").press("Enter");
	await building.tool("Wire it for me").press("Enter");
	await expect(building.wires).toHaveCount(WIRES.length);
	await page.keyboard.press("Control+z");
	await expect(building.wires).toHaveCount(0);
});

test.describe("with a finger on a small screen", () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
	test("a wire is drawn by taps, which bring small pins nearer first", { tag: "@matrix" }, async ({ page }) => {
		const { building } = await openBench(page, true);
		await page.getByRole("button", { name: "Board", exact: true }).tap();
		await expectGoodScreen(page);
		await building.tapWire("uno.2", "uno.7");
		await expect(building.wires).toHaveCount(1);
		await building.tool("Fit").tap();
		await building.tool("Parts").tap();
		await page
			.getByRole("complementary", { name: "Parts" })
			.getByRole("button", { name: /^Buzzer/ })
			.tap();
		await expect(building.announcements).toContainText("Buzzer added.");
		await expectGoodScreen(page);
	});
});
