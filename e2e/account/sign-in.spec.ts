import type { Locator } from "@playwright/test";
import { LandingPage } from "../pages/landing-page.ts";
import { Shell } from "../pages/shell.ts";
import { atDashboard, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { expectToast } from "../support/toasts.ts";

test.describe("a login that fails", () => {
	test.use({ expectedErrors: /status of 400|A change failed/ });

	test("says so at the form and in a toast; then the right password signs in", async ({ page }) => {
		const person = await makeAccount();
		const landing = new LandingPage(page);
		await landing.open();
		const login = page.getByRole("tabpanel").getByRole("button", { name: "Login" });
		await expect(login).toBeDisabled();
		await page.getByLabel("Email", { exact: true }).fill(person.email);
		await expect(login).toBeDisabled();
		await page.keyboard.press("Tab");
		await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
		const left = async (one: Locator) => (await one.boundingBox())?.x ?? 0;
		const forgot = page.getByRole("button", { name: "Forgot password?" });
		expect(await left(page.getByText("Password", { exact: true }))).toBeLessThan(await left(forgot));
		await landing.logIn({ email: "no address", password: "not this one" });
		const email = page.getByRole("textbox", { name: "Email" });
		await expect(email).toHaveAccessibleDescription("Please enter a valid email address");
		await expect(email).toBeFocused();
		await landing.logIn({ email: person.email, password: "not this one" });
		await expectToast(page, "Failed to sign in");
		await expect(page.getByRole("alert").getByText("Email or password is wrong.")).toBeVisible();
		await expect(email).toHaveValue(person.email);
		await page.getByLabel("Password", { exact: true }).fill("not");
		await expect(page.getByText("Email or password is wrong.")).toBeHidden();
		await landing.logIn(person);
		await expectToast(page, "Successfully signed in!");
		await expect(page).toHaveURL(/\/dashboard$/);
		await expect(page.getByText("Failed to sign in")).toBeHidden();
	});
});

test("without mail and SMS a forgotten password is the teacher's to help with, and no phone is offered", async ({
	page,
}) => {
	await page.goto("/");
	await expect(page.getByRole("radio")).toHaveCount(3);
	await expect(page.getByRole("button", { name: "Continue with Google" })).toHaveCount(0);
	await page.getByRole("button", { name: "Forgot password?" }).click();
	await expect(page.getByRole("dialog").getByText("Ask your teacher")).toBeVisible();
});

test("whoever is signed in is led from the landing page to the dashboard, and signs out to it", async ({ page }) => {
	await atDashboard(page);
	await page.goto("/");
	await expect(page).toHaveURL(/\/dashboard$/);
	await new Shell(page).signOut();
	await expectToast(page, "Successfully signed out!");
	await expect(page.getByRole("tab", { name: "Login" })).toBeVisible();
});
