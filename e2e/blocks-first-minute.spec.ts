import type { Page } from "@playwright/test";
import { BlocksPage } from "./pages/blocks-page.ts";
import { enter, makeAccount } from "./support/people.ts";
import { expect, test } from "./support/product.ts";

/** Opens the first project as somebody who has seen no tour. */
async function openAsNew(page: Page): Promise<BlocksPage> {
	await enter(page, await makeAccount());
	await page.goto("/health");
	await page.evaluate(() => localStorage.removeItem("first-steps"));
	const blocks = new BlocksPage(page);
	await blocks.open("led-sequence");
	return blocks;
}

test("the first minute points at four things, by keyboard, and never again", async ({ page }) => {
	const blocks = await openAsNew(page);
	for (const title of ["Take a block", "Run it", "Watch the board", "Need a hint?"]) {
		await expect(page.getByRole("heading", { name: title })).toBeVisible();
		await page.keyboard.press("Enter");
	}
	await expect(page.getByRole("heading", { name: "Need a hint?" })).toHaveCount(0);
	await page.reload();
	await blocks.block("when_flag_clicked").first().waitFor();
	await expect(blocks.button("Run")).toBeEnabled();
	await expect(page.getByRole("tab", { name: "Your board" })).toBeVisible();
	await expect(page.getByRole("heading", { name: "Take a block" })).toHaveCount(0);
});
