import type { Locator } from "@playwright/test";
import { enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { restingBox } from "../support/resting-box.ts";

test.use({
	expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch|Reading failed|AuthRetryableFetchError/,
});

/** Fails unless it ends above the banner of a lost connection. */
async function expectAboveBanner(foot: Locator): Promise<void> {
	const banner = foot.page().getByText("No connection to the server.");
	await expect(banner).toBeVisible();
	const [notice, last] = [await restingBox(banner), await restingBox(foot)];
	expect(last.y + last.height).toBeLessThanOrEqual(notice.y);
}

test.beforeEach(async ({ page }) => {
	await enter(page, await makeAccount());
	await page.goto("/secondary-kit?challenge=water-temp-monitor");
});

test("the banner of a lost connection leaves free what the helper says below its field", async ({ page, context }) => {
	await page.getByRole("tab", { name: "AI Help" }).click();
	await expect(page.getByRole("textbox", { name: "Your question" })).toBeVisible();
	await context.setOffline(true);
	await expectAboveBanner(page.getByText("What you typed stays here."));
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

	test("the banner of a lost connection leaves free the bar at the foot of a bench", async ({ page, context }) => {
		await page.getByRole("tab", { name: "Coding" }).click();
		await expect(page.getByRole("textbox", { name: "Code editor" })).toBeVisible();
		await context.setOffline(true);
		await expectAboveBanner(page.getByRole("group", { name: "Task, code or board" }));
	});
});
