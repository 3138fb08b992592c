import type { Page } from "@playwright/test";
import { BlocksPage } from "../pages/blocks-page.ts";
import { BuildingPage } from "../pages/building-page.ts";
import { ChallengePage } from "../pages/challenge-page.ts";
import { expectGoodScreen } from "../support/good-screen.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { restingBox } from "../support/resting-box.ts";

/** Without motion, as a pulse that never ends could not be waited for. */
async function openGuide(page: Page) {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await enter(page, await makeAccount());
	const challenge = new ChallengePage(page);
	await challenge.open("water-temp-monitor");
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

test.describe("on a phone", () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
	test("the board has most of the window, and a point is named once: by the loupe while a finger aims", {
		tag: "@matrix",
	}, async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await enter(page, await makeAccount());
		await new ChallengePage(page).open("water-temp-monitor");
		const building = new BuildingPage(page);
		await building.tool("Board").tap();
		await building.tool("Wiring guide").tap();
		const ends = page.getByTestId("guide-marks").locator("text");
		await expect(ends).toHaveText([/1 ·/, /2 ·/]);
		await building.tool("Wire").tap();
		await expect.poll(async () => (await restingBox(page.locator(".build-place"))).height).toBeGreaterThan(420);
		const thumb = await building.finger();
		await thumb.press("uno.GND.2");
		await thumb.lift();
		await expect(ends.last()).toBeVisible();
		await thumb.press("uno.GND.2", 0, 10);
		await expect(page.getByTestId("loupe")).toContainText("GND");
		await expect(page.getByText("Slide to the pin. Lift to join.")).toBeVisible();
		await expect(ends.last()).toBeHidden();
		await thumb.lift();
		await expect(page.locator(".point-name")).toHaveCount(1);
		await expect(ends.last()).toBeHidden();
		await building.tool("Move").tap();
		await expect(ends.last()).toBeVisible();
	});
});

test("by keyboard, each step is wired and the list opens any of them", async ({ page }) => {
	const { building, guide } = await openGuide(page);
	const steps = guide.getByRole("list").getByRole("button");
	await expect(steps).toHaveCount(7);
	await steps.last().press("Enter");
	await expect(guide.getByRole("article")).toContainText("Step 7 of 7");
	// A second press that comes before the guide has followed wires nothing twice.
	await building.tool("Wire this one for me").evaluate(async (button: HTMLElement) => {
		button.click();
		await Promise.resolve();
		button.click();
	});
	for (let count = 1; count <= 7; count += 1) {
		if (count > 1) await building.tool("Wire this one for me").press("Enter");
		await expect(guide.getByRole("progressbar")).toHaveAttribute("aria-valuenow", String(count));
		await expect(building.wires).toHaveCount(count);
	}
	await expect(guide.getByRole("article")).toContainText("The circuit is wired right.");
});

test("the checks tell how much is wired and lead to the next step; on a phone, too", { tag: "@matrix" }, async ({
	page,
}) => {
	await enter(page, await makeAccount());
	const challenge = new ChallengePage(page);
	await challenge.open("water-temp-monitor");
	const building = new BuildingPage(page);
	const wiring = page.getByRole("region", { name: "Wiring", exact: true });
	await expect(wiring).toContainText("0 of 7 joined. Still missing: Ground of the temperature sensor → GND");
	await building.tool("Show me").click();
	await expect(page.getByRole("heading", { name: "Build the circuit" })).toBeFocused();
	await building.tool("Wire this one for me").click();
	await expect(building.wires).toHaveCount(1);
	await building.tool("To the code").click();
	await expect(wiring).toContainText("1 of 7 joined.");
	await expectGoodScreen(page);

	await page.setViewportSize({ width: 360, height: 740 });
	await building.tool("Task").click();
	await expect(page.getByRole("region", { name: /Build the circuit/ })).toContainText("1 of 7");
	await building.tool("Board").click();
	await building.tool("Unfold the panel").click();
	await building.tool("Show me").press("Enter");
	await expect(page.getByRole("region", { name: "Simulated board" })).toBeFocused();
	await expect(page.getByText("Step 2 of 7")).toBeInViewport();
	await building.tool("Wiring guide").click();
	await page.setViewportSize({ width: 1280, height: 800 });
	await challenge.wireForMe();
	await expect(building.tool("Check the wiring")).toBeVisible();
	await expect(wiring).not.toContainText("joined");
});

test("a primary project is wired for practice beside its blocks, which stay as they are", { tag: "@matrix" }, async ({
	page,
}) => {
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
	const practice = page.getByText("Your blocks run on the finished circuit.");
	await expect(practice).toBeInViewport({ ratio: 1 });
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
	await expect(practice).toBeInViewport({ ratio: 1 });
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

for (const [width, height, project] of [
	[1280, 800, "touch-light"],
	[1024, 700, "touch-light"],
	[1366, 640, "fire-alarm"],
] as const)
	test(`each step of ${project} is shown whole at ${width} × ${height}: its ends, their names, its line of the list`, {
		tag: "@matrix",
	}, async ({ page }) => {
		await page.setViewportSize({ width, height });
		await page.emulateMedia({ reducedMotion: "reduce" });
		await enter(page, await makeAccount());
		await new BlocksPage(page).open(project);
		const building = new BuildingPage(page);
		await building.tool("Wiring guide").press("Enter");
		const guide = page.getByRole("region", { name: "Build the circuit" });
		const next = building.tool("Wire this one for me");
		const bar = guide.getByRole("progressbar");
		await expect(next).toBeVisible();
		const count = Number(await bar.getAttribute("aria-valuemax"));
		for (let done = 0; done < count; done += 1) {
			await expect(bar).toHaveAttribute("aria-valuenow", String(done));
			await expect.poll(() => outside(page, ".guide-end", ".guide-picture, b")).toEqual([]);
			await expect.poll(() => outside(page, ".build-place", "[data-testid=guide-marks] rect")).toEqual([]);
			await expect(guide.locator("[aria-current=step]")).toBeInViewport({ ratio: 0.9 });
			await next.press("Enter");
		}
	});

/** What sticks out of the box that it belongs to, by more than a pixel. */
function outside(page: Page, box: string, content: string): Promise<string[]> {
	return page.evaluate(
		([box, content]) => {
			const out: string[] = [];
			for (const one of document.querySelectorAll(content)) {
				const owner = one.closest(box) ?? document.querySelector(box);
				const [inner, outer] = [one.getBoundingClientRect(), owner?.getBoundingClientRect()];
				if (!outer) continue;
				const beyond = Math.max(
					outer.left - inner.left,
					outer.top - inner.top,
					inner.right - outer.right,
					inner.bottom - outer.bottom,
				);
				if (beyond > 1) out.push(`${one.outerHTML.slice(0, 80)}: ${Math.round(beyond)} px`);
			}
			return out;
		},
		[box, content] as const,
	);
}
