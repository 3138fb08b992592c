import type { Page } from "@playwright/test";
import { BlocksPage } from "../pages/blocks-page.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";

/** Opens the first project as somebody who has seen no tour. */
async function openAsNew(page: Page, wanted = {}): Promise<BlocksPage> {
	await enter(page, await makeAccount(wanted));
	await page.goto("/health");
	await page.evaluate(() => localStorage.removeItem("first-steps"));
	const blocks = new BlocksPage(page);
	await blocks.open("led-sequence");
	return blocks;
}

test("the first minute points at four things, by keyboard, and never again", async ({ page }) => {
	const blocks = await openAsNew(page);
	for (const title of ["Take a block", "Run it", "Watch the board", "Need a hint?"]) {
		const step = page.getByRole("dialog", { name: title });
		await expect(step.getByRole("button", { name: /Next|Got it/ })).toBeFocused();
		await page.keyboard.press("Enter");
	}
	await expect(page.getByRole("heading", { name: "Need a hint?" })).toHaveCount(0);
	await page.reload();
	await blocks.block("when_flag_clicked").first().waitFor();
	await expect(blocks.button("Run")).toBeEnabled();
	await expect(page.getByRole("tab", { name: "Your board" })).toBeVisible();
	await page.waitForLoadState("networkidle");
	await expect(page.getByRole("heading", { name: "Take a block" })).toHaveCount(0);
});

test("who has completed a project, on another computer too, is shown no first minute", async ({ page }) => {
	const blocks = await openAsNew(page, { returning: true });
	await expect(page.getByText("Completed", { exact: true })).toBeVisible();
	await expect(blocks.button("Run")).toBeEnabled();
	// The tour's file has its own request; nothing is waited for any more.
	await page.waitForLoadState("networkidle");
	await expect(page.getByRole("heading", { name: "Take a block" })).toHaveCount(0);
});
