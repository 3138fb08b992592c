import { expectGoodScreen } from "./support/good-screen.ts";
import { atDashboard } from "./support/people.ts";
import { expect, test } from "./support/product.ts";

const SHOTS = process.env.SHOTS;

test("a primary lesson begins with its story, leads to the blocks, and opens next time where it was left", async ({
	page,
}) => {
	await atDashboard(page);
	await page.goto("/primary-kit?challenge=auto-light");
	await expect(page.getByRole("heading", { name: "The street lamp that knows the night" })).toBeVisible();
	await page.getByRole("button", { name: "Next: Parts" }).click();
	await expect(page.getByText("Resistor, 10 kΩ")).toBeVisible();
	await page.getByRole("button", { name: "Next: Build" }).click();
	await page.getByRole("button", { name: "Wire 2 of 7" }).click();
	await expect(page.locator(".lesson-wires [aria-current=step]")).toContainText("of the white LED");
	await page.reload();
	await expect(page.getByRole("heading", { name: "Build", exact: true })).toBeVisible();
	await expect(page.getByRole("button", { name: "Story, done" })).toBeVisible();
	await page.getByRole("button", { name: "Next: Program" }).click();
	await expect(page.getByRole("heading", { name: "What to build" })).toBeVisible();
	await page.getByRole("button", { name: "Come on" }).click();
	await expect(page.getByText("Your guess: Come on")).toBeVisible();
	await page.getByRole("button", { name: "Show a hint" }).click();
	await expect(page.getByText("It was bright. Which mouth should run then?")).toBeVisible();
});

for (const width of [1280, 360])
	for (const theme of ["light", "dark"])
		test(`the lessons of both kits are good screens at ${width} in ${theme}`, async ({ page }) => {
			await page.setViewportSize({ width, height: 800 });
			await atDashboard(page);
			await page.evaluate((name) => localStorage.setItem("inspire-stem-theme", name), theme);
			const shot = async (name: string) => {
				if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}-${width}-${theme}.png`, fullPage: true });
			};
			for (const step of ["story", "parts", "build", "program", "test", "make", "think"]) {
				await page.goto(`/primary-kit?challenge=auto-light&step=${step}`);
				await page.locator(".lesson-rail").waitFor();
				await expectGoodScreen(page);
				await shot(`lesson-primary-${step}`);
			}
			await page.goto("/secondary-kit?challenge=water-temp-monitor");
			await expect(page.getByRole("heading", { name: "Seaweed in warm water" })).toBeVisible();
			await expectGoodScreen(page);
			await shot("lesson-secondary");
		});
