import { BlocksPage } from "../pages/blocks-page.ts";
import { expectGoodAtEverySize } from "../support/good-screen.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { restingBox } from "../support/resting-box.ts";

test("the built-in helper names one next step for blocks, and shows its block and its part", async ({ page }) => {
	await enter(page, await makeAccount());
	const blocks = new BlocksPage(page);
	await blocks.open("auto-light");
	await blocks.addUnder("forever", "when_flag_clicked");
	await blocks.addForever("light_on");

	const step = page.getByRole("region", { name: "Your next step" });
	const marked = page.locator(".block-pointed-at");
	await blocks.button("What next?").click();
	await expect(step).toContainText(
		"The marked block switches the white LED on, but no block ever switches it off again",
	);
	await expect(step).toContainText("answers by the built-in helper");
	await expect(marked).toHaveClass(/\blight_on\b/);
	for (const width of [360, 1280]) {
		const before = await marked.elementHandle();
		await page.setViewportSize({ width, height: 740 });
		await expect.poll(() => before?.evaluate(({ isConnected }) => isConnected)).toBe(false);
		await expect(marked).toHaveClass(/\blight_on\b/);
	}
	await expectGoodAtEverySize(page);
	await step.getByRole("button", { name: "Show the white LED" }).click();
	await expect(page.locator(".pointed-at")).toBeVisible();
	await expect(marked).toHaveCount(0);

	await page.setViewportSize({ width: 360, height: 740 });
	await page.getByRole("button", { name: "Task", exact: true }).click();
	await step.getByRole("button", { name: "Show the block" }).click();
	await expect(marked).toBeInViewport();
	await expect.poll(async () => (await restingBox(blocks.block("when_flag_clicked"))).x).toBeGreaterThanOrEqual(0);
	await blocks.button("Undo").click();
	await expect(marked).toHaveCount(0);
	await expect(page.locator(".pointed-at")).toHaveCount(0);
});
