import { LandingPage } from "./pages/landing-page.ts";
import { expectGoodAtEverySize } from "./support/good-screen.ts";
import { expect, newPerson, test } from "./support/product.ts";

test("a tutorial is opened after signing in, and its board says when each try is done", async ({ page }) => {
	test.setTimeout(120_000);
	await page.goto("/tutorials");
	await expect(page).toHaveURL(/\/\?next=%2Ftutorials$/);
	await new LandingPage(page).signUp(newPerson());
	await expect(page.getByRole("heading", { level: 1, name: "Tutorials" })).toBeVisible();
	await expect(page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) })).toHaveCount(9);
	await expectGoodAtEverySize(page);

	await page.getByRole("link", { name: /^Analog in/ }).click();
	await expect(page.getByRole("heading", { level: 2, name: "Light becomes a number" })).toBeVisible();
	await expectGoodAtEverySize(page);
	const board = page.getByRole("region", { name: "The board of Analog in: read the light" });
	await board.getByRole("button", { name: "Run" }).click();
	const done = page.getByText("You did it. Go on with Next.");
	const light = board.getByRole("slider");
	await light.press("Home");
	await expect(done).toBeVisible({ timeout: 60_000 });
	await page.getByRole("button", { name: "Next" }).click();
	await expect(page.getByRole("heading", { level: 2, name: "The program decides" })).toBeFocused();
	await expect(done).toBeVisible();
	await page.getByRole("button", { name: "Next" }).click();
	await expect(page.getByRole("heading", { level: 2, name: "And back again" })).toBeFocused();
	await expect(done).toBeHidden();
	await light.press("End");
	await expect(done).toBeVisible();
	await page.getByRole("button", { name: "It does not work for me" }).click();
	await expect(page.getByText("Press Run first.")).toBeVisible();
	await page.getByRole("link", { name: "Finish" }).click();
	await page.reload();
	await expect(page.getByRole("link", { name: /^Analog in.*Done$/ })).toBeVisible();
	await page.goto("/tutorials?tutorial=nothing");
	await expect(page.getByText("There is no such tutorial")).toBeVisible();
});
