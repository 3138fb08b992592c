import type { Page } from "@playwright/test";
import { Shell } from "../pages/shell.ts";
import { sql } from "../support/database.ts";
import { expectGoodScreen } from "../support/good-screen.ts";
import { atDashboard, enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { holdBack, passRetries } from "../support/requests.ts";
import { expectToast } from "../support/toasts.ts";

async function openEditor(page: Page) {
	await new Shell(page).openProfileMenu();
	await page.getByRole("button", { name: "Edit Profile" }).click();
	return page.getByRole("dialog", { name: "Edit Profile" });
}

test("a press that is held while the profile arrives opens the menu", async ({ page }) => {
	await enter(page, await makeAccount({ name: "Amina Juma" }));
	const release = await holdBack(page, "**/rest/v1/profiles*");
	await page.goto("/dashboard");
	const button = page.getByRole("button", { name: "Profile", exact: true });
	await button.hover();
	await page.mouse.down();
	await expect(button).not.toHaveText("AJ");
	release();
	await expect(button).toHaveText("AJ");
	await page.mouse.up();
	await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
});

test("a name has 2 to 50 characters and no < or >; an avatar is saved with it", async ({ page }) => {
	await atDashboard(page, { name: "Amina wa Juma" });
	const dialog = await openEditor(page);
	const name = dialog.getByLabel("Name", { exact: true });
	await expect(name).toHaveAttribute("placeholder", "Enter your name");
	await name.fill("<A>");
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(dialog.getByText("Name must be at least 2 characters.")).toBeVisible();
	await name.fill("x".repeat(60));
	await expect(name).toHaveValue("x".repeat(50));
	await expect(dialog.getByText("Name must be at least 2 characters.")).toBeHidden();
	await name.evaluate((field: HTMLInputElement) => field.removeAttribute("maxlength"));
	await name.fill("x".repeat(51));
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(dialog.getByText("Name must not exceed 50 characters.")).toBeVisible();

	await expect(dialog.getByRole("radio")).toHaveCount(29);
	await dialog.getByRole("radio", { name: "Gear" }).check();
	await name.fill("  <Amina> of the Lake ");
	const release = await holdBack(page, "**/rest/v1/profiles*");
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(dialog.getByRole("button", { name: "Saving..." })).toBeDisabled();
	release();
	await expectToast(page, "Profile updated successfully!");
	await expect(dialog).toBeHidden();
	await expect(page.getByRole("heading", { name: "Welcome, Amina", exact: true })).toBeVisible();
	const menu = page.getByRole("button", { name: "Profile", exact: true });
	await expect(menu.locator("svg")).toBeVisible();
	await menu.click();
	await expect(page.getByText("Amina of the Lake")).toBeVisible();
	await expect(page.getByRole("dialog").getByText("Student", { exact: true })).toBeVisible();
	await page.keyboard.press("Escape");
	await openEditor(page);
	await dialog.getByRole("radio", { name: "Initials" }).check();
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(dialog).toBeHidden();
	// The first letter of every word.
	await expect(menu).toHaveText("AOTL");
	await openEditor(page);
	await dialog.getByRole("radio", { name: "Robot" }).check();
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(dialog).toBeHidden();
	await page.reload();
	await expect(menu.locator("svg")).toBeVisible();
});

test("an educator changes school, region and subject, where they said them at sign-up or not", async ({ page }) => {
	const { id } = await atDashboard(page, { userType: "educator" });
	const dialog = await openEditor(page);
	await dialog.getByLabel("School").fill("Uhuru Primary");
	await dialog.getByLabel("Region").selectOption("Arusha");
	await dialog.getByLabel("Subject").selectOption("Physics");
	await expectGoodScreen(page);
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(dialog).toBeHidden();
	const [school] = await sql("select school_name, region, subject_taught from public.profiles where id = $1", [id]);
	expect(school).toEqual({ school_name: "Uhuru Primary", region: "Arusha", subject_taught: "Physics" });
});

test("the menu calls an educator Educator; Cancel forgets what was typed, and gives the focus back", async ({
	page,
}) => {
	await atDashboard(page, { name: "Neema Mwakyusa", userType: "educator" });
	await new Shell(page).openProfileMenu();
	await expect(page.getByRole("dialog").getByText("Educator", { exact: true })).toBeVisible();
	await page.keyboard.press("Escape");
	const dialog = await openEditor(page);
	await dialog.getByLabel("Name", { exact: true }).fill("Somebody else");
	await dialog.getByRole("button", { name: "Cancel" }).click();
	await expect(dialog).toBeHidden();
	await expect(page.getByRole("button", { name: "Profile", exact: true })).toBeFocused();
	await openEditor(page);
	await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue("Neema Mwakyusa");
});

test.describe("with the profiles refused by the server", () => {
	test.use({ expectedErrors: /status of 40\d|A change failed|Reading failed: profile/ });

	test("an edit says 'Failed to update profile', stays open and keeps the name", { tag: "@matrix" }, async ({
		page,
		refuse,
	}) => {
		await atDashboard(page);
		const dialog = await openEditor(page);
		await dialog.getByLabel("Name", { exact: true }).fill("Amina of the Lake");
		const allow = await refuse("update", "public.profiles");
		await dialog.getByRole("button", { name: "Save" }).click();
		await expectToast(page, "Failed to update profile");
		await expect(dialog.getByRole("alert")).toContainText("does not let this account change its profile");
		await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue("Amina of the Lake");
		await allow();
		await dialog.getByRole("button", { name: "Save" }).click();
		await expect(dialog).toBeHidden();
		await expect(page.getByText("Failed to update profile")).toBeHidden();
	});

	test("a profile that cannot be read says 'Failed to load profile', and is there after Retry", {
		tag: "@matrix",
	}, async ({ page, refuse }) => {
		await page.clock.install();
		const allow = await refuse("select", "public.profiles");
		await atDashboard(page);
		const failed = page.getByRole("main").getByRole("alert");
		await passRetries(page, () => expect(failed).toContainText("Failed to load profile", { timeout: 200 }));
		await expectToast(page, "Failed to load profile");
		await page.getByRole("button", { name: "Profile", exact: true }).click();
		await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
		await expect(page.getByText("Student", { exact: true })).toBeHidden();
		await page.keyboard.press("Escape");
		await allow();
		await page.getByRole("main").getByRole("button", { name: "Retry" }).click();
		await expect(page.getByRole("heading", { name: "Welcome, Amina", exact: true })).toBeVisible();
		await expect(page.getByText("Failed to load profile")).toBeHidden();
	});

	test("a missing profile that cannot be made says 'Failed to create profile'; else it is made as a student's", {
		tag: "@matrix",
	}, async ({ page, refuse }) => {
		await page.clock.install();
		const person = await makeAccount();
		await sql("delete from public.profiles where id = $1", [person.id]);
		await enter(page, person);
		const allow = await refuse("insert", "public.profiles");
		await page.goto("/dashboard");
		const failed = page.getByRole("main").getByRole("alert");
		await passRetries(page, () => expect(failed).toContainText("Failed to create profile", { timeout: 200 }));
		await expectToast(page, "Failed to create profile");
		await allow();
		await page.getByRole("main").getByRole("button", { name: "Retry" }).click();
		await expect(page.getByRole("heading", { name: "Welcome, Amina", exact: true })).toBeVisible();
		const [made] = await sql("select name, email, user_type, school_name from public.profiles where id = $1", [
			person.id,
		]);
		expect(made).toEqual({ name: person.name, email: person.email, user_type: "student", school_name: null });
	});
});
