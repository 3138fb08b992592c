import type { Page, Request } from "@playwright/test";
import { BlocksPage } from "../pages/blocks-page.ts";
import { BuildingPage } from "../pages/building-page.ts";
import { ChallengePage } from "../pages/challenge-page.ts";
import { expectGoodScreen } from "../support/good-screen.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { expectToast } from "../support/toasts.ts";

const isSaved = (page: Page) =>
	page.waitForResponse((answer) => answer.url().endsWith("/rpc/save_work") && answer.ok());

/** Shows the page again: it sends unsaved work and merges with the server. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

async function cut(...pages: Page[]): Promise<void> {
	for (const page of pages) await page.context().setOffline(true);
}

/** The network is back; resolves once the server has what waited. */
async function mend(page: Page): Promise<void> {
	const saved = isSaved(page);
	await page.context().setOffline(false);
	await saved;
}

test("blocks: two devices that both change them without a network lose nothing", { tag: "@matrix" }, async ({
	page,
	otherPage,
}) => {
	const person = await makeAccount();
	const [school, home] = [new BlocksPage(page), new BlocksPage(otherPage)];
	await enter(page, person);
	await enter(otherPage, person);
	await school.open("led-sequence");
	await home.open("led-sequence");

	await school.addUnder("light_on", "when_flag_clicked");
	const begun = isSaved(page);
	await school.button("Save").click();
	await begun;
	await lookAgain(otherPage);
	await expect(home.block("light_on")).toHaveCount(1);
	await expectToast(otherPage, "Shown as you left it on another device.");

	await cut(page, otherPage);
	await school.addUnder("light_blink", "light_on");
	await school.button("Save").click();
	await home.addUnder("light_off", "light_on");
	await home.button("Save").click();
	await mend(page);
	await mend(otherPage);
	await expectToast(otherPage, "You worked on this in two places");
	await expect(home.block("light_off")).toHaveCount(1);

	await home.button("Versions").click();
	const versions = otherPage.getByRole("dialog", { name: "Versions of your blocks" });
	await expect(versions.getByRole("listitem").filter({ hasText: "You saved it" })).toHaveCount(3);
	// Saved within a minute, they differ by their numbers.
	await expect(versions.getByRole("button", { name: /^Version \d+/ })).toHaveCount(3);
	await versions.getByRole("button", { name: "You saved it" }).nth(1).click();
	await expect(versions.getByRole("region", { name: "The chosen version" })).toContainText("Blink");
	await expectGoodScreen(otherPage);
	await versions.getByRole("button", { name: "Bring this version back" }).click();
	await expect(home.block("light_blink")).toHaveCount(1);
	await expect(home.block("light_off")).toHaveCount(0);
	await home.button("Load").click();
	await expect(home.block("light_off")).toHaveCount(1);
});

test("circuits: two devices that both build without a network lose nothing", { tag: "@matrix" }, async ({
	page,
	otherPage,
}) => {
	const person = await makeAccount();
	const [school, home] = [new BuildingPage(page), new BuildingPage(otherPage)];
	await enter(page, person);
	await enter(otherPage, person);
	await new ChallengePage(page).open("water-temp-monitor");
	await new ChallengePage(otherPage).open("water-temp-monitor");

	await school.dragWire("uno.5V", "bb.h20");
	const begun = isSaved(page);
	await lookAgain(page);
	await begun;
	await lookAgain(otherPage);
	await expect(home.wires).toHaveCount(1);

	await cut(page, otherPage);
	await school.dragWire("uno.8", "bb.h10");
	await school.dragWire("uno.2", "bb.h26");
	await lookAgain(page);
	await home.dragWire("uno.GND.1", "bb.h8");
	await lookAgain(otherPage);
	await mend(page);
	await mend(otherPage);
	await expectToast(otherPage, "You worked on this in two places");
	await expect(home.wires).toHaveCount(2);

	await home.tool("More").click();
	await home.tool("Versions of your circuit").click();
	const versions = otherPage.getByRole("dialog", { name: "Versions of your circuit" });
	await versions.getByRole("listitem").nth(1).getByRole("button").click();
	await expect(versions.getByRole("list", { name: "Wiring", includeHidden: true }).locator("li")).toHaveCount(3);
	await expectGoodScreen(otherPage);
	await versions.getByRole("button", { name: "Bring this version back" }).click();
	await expect(home.wires).toHaveCount(3);
	await home.tool("Undo").click();
	await expect(home.wires).toHaveCount(2);
});

test("a revealed solution costs ten points, also after a reload; what the server could not check is sent from another page", {
	tag: "@matrix",
}, async ({ page }) => {
	await enter(page, await makeAccount());
	const blocks = new BlocksPage(page);
	await blocks.open("led-sequence");
	await expect(page.getByText("Score 50")).toBeVisible();
	await blocks.button("Reveal Solution").click();
	await expect(page.getByText("You will lose 10 points for this project. This cannot be undone.")).toBeVisible();
	await blocks.button("Reveal it").click();
	await expect(page.getByText("Score 40")).toBeVisible();
	await expect(page.getByRole("region", { name: "Solution" }).last()).toContainText("Turn on");
	await page.setViewportSize({ width: 768, height: 1024 });
	const task = page.locator(".block-bench-task");
	await expect.poll(() => task.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
	await page.setViewportSize({ width: 1280, height: 800 });

	await page.reload();
	await expect(page.getByText("Score 40")).toBeVisible();
	await blocks.button("Put the blocks in the workspace").click();
	await expect(blocks.block("light_on").first()).toBeVisible();

	await page.route("**/api/check", (route) => route.abort());
	await blocks.button("Run").click();
	await expectToast(page, "Your points come as soon as the server has checked your blocks.");
	await page.getByRole("link", { name: "Back to the kit" }).click();
	await expect(page).toHaveURL(/\/primary-kit$/);
	await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Dashboard" }).click();
	await expect(page).toHaveURL(/\/dashboard$/);
	let requests = 0;
	page.on("requestfinished", (request) => {
		if (request.url().endsWith("/api/check")) requests += 1;
	});
	await page.unroute("**/api/check");
	await expectToast(page, "Project Completed: 40 points!");
	await expect(page.getByText("60 points to level 2")).toBeVisible();
	expect(requests).toBe(1);
});

test.describe("with the success page's file late", () => {
	test.use({ expectedErrors: /ERR_FAILED/ });

	test("the blocks stay in use until it is there", { tag: "@matrix" }, async ({ page }) => {
		await enter(page, await makeAccount());
		const blocks = new BlocksPage(page);
		const isLate = (request: Request) => request.url().includes("/BlockSuccess-");
		await page.route("**/assets/BlockSuccess-*.js", (route) => route.abort());
		await blocks.open("led-sequence");
		await blocks.button("Reveal Solution").click();
		await blocks.button("Reveal it").click();
		await blocks.button("Put the blocks in the workspace").click();
		await blocks.button("Run").click();
		await expectToast(page, "Project Completed: 40 points!");
		// Its retries are 4 seconds apart: by the second one it is due.
		for (let lost = 0; lost < 2; lost++) await page.waitForEvent("requestfailed", isLate);
		await blocks.button("Versions").click();
		await expect(page.getByRole("dialog")).toBeVisible();
		await page.keyboard.press("Escape");
		await page.unroute("**/assets/BlockSuccess-*.js");
		await expect(page.getByRole("heading", { name: "Project Completed" })).toBeFocused();
	});
});
