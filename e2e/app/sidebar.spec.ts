import { atDashboard, enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";

test("from 1024 pixels on the sidebar stands there; below, a button opens and closes it", async ({ page }) => {
	await page.setViewportSize({ width: 1024, height: 700 });
	await atDashboard(page);
	const pages = page.getByRole("navigation", { name: "Pages" });
	const toggle = page.getByRole("button", { name: "Open the menu" });
	await expect(pages).toBeVisible();
	await expect(toggle).toBeHidden();
	await expect(pages.getByText("Learn & Create")).toBeVisible();
	await expect(pages.getByText("Educator Tools")).toHaveCount(0);

	await page.setViewportSize({ width: 1023, height: 700 });
	await expect(pages).toBeHidden();
	await toggle.click();
	await expect(pages).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(pages).toBeHidden();
	await expect(toggle).toBeFocused();
	await toggle.click();
	await page.getByRole("button", { name: "Close" }).click();
	await toggle.click();
	await pages.getByRole("link", { name: /^Primary Level Kit/ }).click();
	await expect(page).toHaveURL(/\/primary-kit$/);
	await expect(pages).toBeHidden();
	await toggle.click();
	await pages.getByRole("link", { name: /^Secondary Level Kit/ }).click();
	await expect(page).toHaveURL(/\/secondary-kit$/);
	await toggle.click();
	await pages.getByRole("link", { name: /^Challenges.*Compete & earn rewards/ }).click();
	await expect(page).toHaveURL(/\/challenges$/);
	await toggle.click();
	await pages.getByRole("link", { name: "Dashboard" }).click();
	await expect(page).toHaveURL(/\/dashboard$/);
});

test.describe("where the role cannot be read", () => {
	test.use({ expectedErrors: /status of 500|Reading failed/ });

	test("the menu has what everyone finds in it, says that a part is missing, and offers Retry", {
		tag: "@matrix",
	}, async ({ page }) => {
		await enter(page, await makeAccount({ userType: "educator" }));
		await page.route("**/rest/v1/roles?*", (route) => route.fulfill({ status: 500, json: {} }));
		await page.goto("/forum");
		const menu = page.getByRole("complementary");
		await expect(menu.getByRole("alert")).toContainText("Part of the menu could not be loaded");
		await expect(menu.getByRole("link", { name: "Dashboard" })).toBeVisible();
		await expect(menu.getByText("Educator Tools")).toBeHidden();
		await page.unroute("**/rest/v1/roles?*");
		await menu.getByRole("button", { name: "Retry" }).click();
		await expect(menu.getByRole("link", { name: "Class Management" })).toBeVisible();
		await expect(menu.getByRole("alert")).toBeHidden();
	});
});
