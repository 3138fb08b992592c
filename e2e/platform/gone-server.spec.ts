import type { Locator } from "@playwright/test";
import { enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { restingBox } from "../support/resting-box.ts";

test.use({
	expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch|Reading failed|AuthRetryableFetchError/,
});

/** Fails unless the line of a lost connection lies above the head, and what is at the foot is still in the window. */
async function expectLineAboveHead(foot: Locator): Promise<void> {
	const page = foot.page();
	const line = page.getByRole("status").filter({ hasText: "No connection to the server." });
	await expect(line).toBeVisible();
	await expect(foot).toBeInViewport({ ratio: 1 });
	const head = page.getByRole("heading", { level: 1 });
	// The page makes room for the line after it is drawn: on a busy computer some frames later.
	await expect.poll(async () => (await restingBox(head)).y - (await restingBox(line)).height).toBeGreaterThanOrEqual(0);
	const [notice, title] = [await restingBox(line), await restingBox(head)];
	expect(notice.y).toBe(0);

	await page.getByRole("button", { name: "Make this notice small" }).click();
	await expect(page.getByRole("button", { name: "No connection: show more" })).toBeFocused();
	await expect.poll(async () => (await restingBox(head)).y).toBeLessThan(title.y);
	await page.keyboard.press("Enter");
	await expect(line).toBeVisible();
}

test.beforeEach(async ({ page }) => {
	await enter(page, await makeAccount());
	await page.goto("/secondary-kit?challenge=water-temp-monitor");
});

test("the line of a lost connection leaves free what the helper says below its field", async ({ page, context }) => {
	await page.getByRole("tab", { name: "AI Help" }).click();
	await expect(page.getByRole("textbox", { name: "Your question" })).toBeVisible();
	await context.setOffline(true);
	await expectLineAboveHead(page.getByText("What you typed stays here."));
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

	test("the line of a lost connection leaves free the bar at the foot of a bench", async ({ page, context }) => {
		await page.getByRole("tab", { name: "Coding" }).click();
		await expect(page.getByRole("textbox", { name: "Code editor" })).toBeVisible();
		await context.setOffline(true);
		await expectLineAboveHead(page.getByRole("group", { name: "Task, code or board" }));
	});
});
