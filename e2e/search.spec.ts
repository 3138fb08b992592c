import { Shell } from "./pages/shell.ts";
import { sql } from "./support/database.ts";
import { expectGoodAtEverySize } from "./support/good-screen.ts";
import { atDashboard, makeAccount } from "./support/people.ts";
import { expect, test } from "./support/product.ts";

test.beforeEach(async ({ page }) => {
	await atDashboard(page);
	await expect(page.getByRole("heading", { name: "Featured Kits" })).toBeVisible();
});

test("Ctrl-K opens the search; arrow keys and Enter lead to what was found", async ({ page }) => {
	const { search } = new Shell(page);
	await page.keyboard.press("Control+k");
	const field = search.getByRole("combobox", { name: "Search" });
	await expect(field).toBeFocused();
	await field.fill("kit");
	await expect(search.getByRole("option").nth(1)).toBeVisible();
	await expect(search.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
	await page.keyboard.press("ArrowDown");
	await expect(search.getByRole("option").nth(1)).toHaveAttribute("aria-selected", "true");
	await page.keyboard.press("ArrowUp");
	await field.fill("TEMPERATURE water");
	await expect(search.getByRole("option").first()).toHaveAccessibleName(/^Water Temperature Monitor.*Project$/);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/secondary-kit\?challenge=water-temp-monitor$/);
	await expect(search).toHaveCount(0);
});

test("a kit that was found opens its kit, a project made with blocks its workspace", async ({ page }) => {
	const { search } = new Shell(page);
	await page.getByRole("button", { name: "Search projects and kits" }).click();
	await search.getByRole("combobox").fill("intermediate");
	await search.getByRole("option", { name: /Kit$/ }).first().click();
	await expect(page).toHaveURL(/\/secondary-kit\?kit=/);
	await page.keyboard.press("Meta+k");
	await search.getByRole("combobox").fill("led sequence");
	await search
		.getByRole("option", { name: /Project$/ })
		.first()
		.click();
	await expect(page).toHaveURL(/\/primary-kit\?challenge=led-sequence$/);
});

test("a typo is forgiven, a word is explained on the spot, and a post of the forum is found", async ({ page }) => {
	const author = await makeAccount({ name: "Juma Ally" });
	await sql("insert into forum_posts (user_id, title, content, category) values ($1, $2, 'It hums.', 'showcase')", [
		author.id,
		"My zebrafish tank",
	]);
	const { search } = new Shell(page);
	await page.keyboard.press("Control+k");
	const field = search.getByRole("combobox", { name: "Search" });
	await field.fill("temprature montor");
	await expect(search.getByRole("option", { name: /^Water Temperature Monitor/ })).toBeVisible();
	await field.fill("resistor");
	const word = search.getByRole("option", { name: /Word$/ }).first();
	await expect(word).toContainText("Resistor");
	await word.click();
	await expect(word.locator("svg[role=img], .dots svg").first()).toBeVisible();
	await expectGoodAtEverySize(page);
	await field.fill("debuging");
	await expect(search.getByRole("option", { name: /Tutorial$/ })).toContainText("Debugging: find the mistake");
	await field.fill("zebrafish");
	await expect(search.getByRole("option", { name: /Post$/ })).toContainText("My zebrafish tank");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "My zebrafish tank" })).toBeVisible();
});

test("a search without success says so, and signs stand for themselves", async ({ page }) => {
	const { search } = new Shell(page);
	await page.keyboard.press("Control+k");
	await search.getByRole("combobox").fill('a,b(c)%_"\\');
	await expect(search.getByText("Nothing found")).toBeVisible();
	await expect(search.getByRole("option")).toHaveCount(0);
	await page.keyboard.press("Escape");
	await expect(search).toHaveCount(0);
});

test.describe("when the server does not answer", () => {
	test.use({ expectedErrors: /Reading failed/ });

	test("the search finds projects all the same, says what failed and is tried again on a press", async ({ page }) => {
		const { search } = new Shell(page);
		await page.route(/\/rest\/v1\/learning_kits/, (route) => route.abort());
		await page.keyboard.press("Control+k");
		await expect(search.getByText("Kits could not be searched")).toBeVisible();
		await search.getByRole("combobox").fill("led sequence");
		await expect(search.getByRole("option", { name: /Project$/ }).first()).toBeVisible();
		await page.unroute(/\/rest\/v1\/learning_kits/);
		await search.getByRole("button", { name: "Retry" }).click();
		await search.getByRole("combobox").fill("intermediate");
		await expect(search.getByRole("option", { name: /Kit$/ }).first()).toBeVisible();
		await expect(search.getByRole("button", { name: "Retry" })).toHaveCount(0);
	});
});
