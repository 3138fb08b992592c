import { ChallengePage } from "./pages/challenge-page.ts";
import { LandingPage } from "./pages/landing-page.ts";
import { Shell } from "./pages/shell.ts";
import { expectGoodScreen } from "./support/good-screen.ts";
import { expect, newPerson, test } from "./support/product.ts";

const SIZES = [
	{ name: "phone", width: 360, height: 740 },
	{ name: "laptop", width: 1280, height: 800 },
];
const THEMES = ["light", "dark"] as const;

for (const size of SIZES) {
	for (const theme of THEMES) {
		test(`every screen is accessible and fits on a ${size.name} in the ${theme} theme`, async ({ page }) => {
			test.setTimeout(120_000);
			await page.setViewportSize(size);
			await page.addInitScript((chosen) => localStorage.setItem("inspire-stem-theme", chosen), theme);
			const landing = new LandingPage(page);
			await landing.open();
			await expect(page.getByRole("tab", { name: "Login" })).toBeVisible();
			await expectGoodScreen(page);
			await page.getByRole("tab", { name: "Sign Up" }).click();
			await page.getByRole("tabpanel").getByRole("button", { name: "Sign Up" }).click();
			await expect(page.getByText("Name is required")).toBeVisible();
			await expectGoodScreen(page);

			await landing.signUp(newPerson());
			await expect(page).toHaveURL(/\/dashboard$/);
			await expect(page.getByRole("heading", { name: "Featured Kits" })).toBeVisible();
			await expect(page.getByText("100 points to level 2")).toBeVisible();
			await expectGoodScreen(page);

			const shell = new Shell(page);
			await shell.openSettings();
			await expectGoodScreen(page);
			await page.keyboard.press("Escape");
			await page.keyboard.press("Control+k");
			await expect(shell.search.getByRole("option").first()).toBeVisible();
			await expectGoodScreen(page);
			await page.keyboard.press("Escape");

			await page.goto("/secondary-kit");
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			await expectGoodScreen(page);

			await page.goto("/secondary-kit?challenge=water-temp-monitor");
			await expect(page.getByRole("button", { name: "Continue to Coding Environment" })).toBeVisible();
			await expectGoodScreen(page);
			await new ChallengePage(page).open("water-temp-monitor");
			await expectGoodScreen(page);

			await page.goto("/secondary-kit?challenge=nothing-here");
			await expect(page.getByRole("heading", { name: "Arduino Project" })).toBeVisible();
			await expectGoodScreen(page);
			for (const path of ["/tutorials", "/privacy-policy", "/terms-of-service"]) {
				await page.goto(path);
				await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
				await expectGoodScreen(page);
			}
			await page.goto("/nowhere");
			await expect(page.getByText("Oops! Page not found")).toBeVisible();
			await expectGoodScreen(page);
		});
	}
}
