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

test("an educator's name, avatar and school are kept, and the name is cleaned", async ({ page }) => {
	const { id } = await atDashboard(page, { name: "Neema Mwakyusa", userType: "educator" });
	const dialog = await openEditor(page);
	await dialog.getByRole("radio", { name: "Gear" }).check();
	await dialog.getByLabel("Name", { exact: true }).fill("  <Amina> of the Lake ");
	await dialog.getByLabel("School").fill("Uhuru Primary");
	await dialog.getByLabel("Region").selectOption("Arusha");
	await dialog.getByLabel("Subject").selectOption("Physics");
	await expectGoodScreen(page);
	await dialog.getByRole("button", { name: "Save" }).click();
	await expectToast(page, "Profile updated successfully!");
	await expect(dialog).toBeHidden();
	await page.reload();
	await expect(page.getByRole("heading", { name: "Welcome, Amina", exact: true })).toBeVisible();
	await expect(page.getByRole("button", { name: "Profile", exact: true }).locator("svg")).toBeVisible();
	const [kept] = await sql("select name, school_name, region, subject_taught from public.profiles where id = $1", [id]);
	expect(kept).toEqual({
		...{ name: "Amina of the Lake", school_name: "Uhuru Primary" },
		...{ region: "Arusha", subject_taught: "Physics" },
	});
});

test.describe("with the profiles refused by the server", () => {
	test.use({ expectedErrors: /status of 40\d|A change failed|Reading failed: profile/ });

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
