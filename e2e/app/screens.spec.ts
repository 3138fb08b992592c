import { BlocksPage } from "../pages/blocks-page.ts";
import { ChallengePage } from "../pages/challenge-page.ts";
import { LandingPage } from "../pages/landing-page.ts";
import { Shell } from "../pages/shell.ts";
import { expectGoodAtEverySize, expectGoodScreen } from "../support/good-screen.ts";
import { expectUsablePage } from "../support/keyboard.ts";
import { atDashboard } from "../support/people.ts";
import { expect, test } from "../support/product.ts";

test("every screen is accessible and fits, on a phone and a laptop, in both themes", { tag: "@matrix" }, async ({
	page,
}) => {
	const landing = new LandingPage(page);
	await landing.open();
	await expect(page.getByRole("tab", { name: "Login" })).toBeVisible();
	await expectGoodAtEverySize(page);
	await page.getByRole("tab", { name: "Sign Up" }).click();
	await page.getByRole("tabpanel").getByRole("button", { name: "Sign Up" }).click();
	await expect(page.getByText("Name is required")).toBeVisible();
	await expectGoodAtEverySize(page);

	await atDashboard(page, { returning: true });
	await expect(page.getByRole("heading", { name: "Featured Kits" })).toBeVisible();
	await expect(page.getByText("100 points to level 2")).toBeVisible();
	await expectGoodAtEverySize(page);

	const shell = new Shell(page);
	await shell.openSettings();
	await expectGoodAtEverySize(page);
	await page.keyboard.press("Escape");
	await page.keyboard.press("Control+k");
	await expect(shell.search.getByRole("option").first()).toBeVisible();
	await expectGoodAtEverySize(page);
	await page.keyboard.press("Escape");

	await page.goto("/secondary-kit");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expectGoodAtEverySize(page);

	await page.goto("/secondary-kit?challenge=water-temp-monitor");
	await expect(page.getByRole("button", { name: "Continue to Coding Environment" })).toBeVisible();
	await expectGoodAtEverySize(page);
	await new ChallengePage(page).open("water-temp-monitor");
	await expectGoodAtEverySize(page);

	const blocks = new BlocksPage(page);
	await blocks.open("led-sequence");
	await expectGoodAtEverySize(page);
	await blocks.open("smoke-detector");
	await blocks.drawer("If and repeat").click();
	await expect(blocks.toolbox.locator("g.if_else").first()).toBeVisible();
	await expectGoodAtEverySize(page);

	await page.goto("/secondary-kit?challenge=nothing-here");
	await expect(page.getByRole("heading", { name: "Arduino Project" })).toBeVisible();
	await expectGoodAtEverySize(page);
	for (const path of ["/privacy-policy", "/terms-of-service"]) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expectGoodAtEverySize(page);
	}
	// No link leads to them: e2e/app/every-link.spec.ts judges all others by keyboard, too.
	for (const path of ["/waiting", "/confirm"]) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expectUsablePage(page);
	}
});

test("a page opens in the theme that was chosen, on a phone too", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.addInitScript(() => localStorage.setItem("inspire-stem-theme", "dark"));
	await page.goto("/");
	await expect(page.getByRole("tab", { name: "Login" })).toBeVisible();
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	await expectGoodScreen(page);
});
