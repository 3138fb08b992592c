import { LandingPage } from "./pages/landing-page.ts";
import { expect, newPerson, test } from "./support/product.ts";

test("the legal pages are open to anyone, say when they were written, and lead back home", async ({ page }) => {
	await page.goto("/");
	await page.getByRole("link", { name: "Privacy Policy" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
	await expect(page.getByText(/^Last updated: \d{1,2} [A-Z][a-z]+ 20\d\d$/)).toBeVisible();
	await expect(page.getByText("within 48 hours")).toBeVisible();
	await page.getByRole("link", { name: "Back to Home" }).click();
	await page.getByRole("link", { name: "Terms of Service" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Terms of Service" })).toBeVisible();
	await expect(page.getByText("within 24 hours")).toBeVisible();
	await expect(page.getByText("within 48 hours")).toBeVisible();
	await expect(page.getByText("subject to moderation")).toBeVisible();
	await expect(page.getByText("installed it")).toBeVisible();
});

test("tutorials and quick start say that they are under construction, to people signed in", async ({ page }) => {
	await page.goto("/tutorials");
	await expect(page).toHaveURL(/\/\?next=%2Ftutorials$/);
	await new LandingPage(page).signUp(newPerson());
	await expect(page.getByRole("heading", { name: "Tutorials Page" })).toBeVisible();
	await expect(page.getByText("This page is under construction.")).toBeVisible();
	await page.goto("/dashboard");
	await page.getByRole("link", { name: /^Quick Start/ }).click();
	await expect(page.getByRole("heading", { name: "Quick Start Page" })).toBeVisible();
	await expect(page.getByText("This page is under construction.")).toBeVisible();
});

test("an address that leads nowhere says so, logs the path and leads home", async ({ page }) => {
	const logged: string[] = [];
	page.on("console", (message) => logged.push(message.text()));
	await page.goto("/no/such-page");
	await expect(page.getByText("Oops! Page not found")).toBeVisible();
	await expect.poll(() => logged.join("\n")).toContain("/no/such-page");
	await page.getByRole("link", { name: "Return to Home" }).click();
	await expect(page.getByRole("tab", { name: "Login" })).toBeVisible();
});
