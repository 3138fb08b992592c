import type { Page } from "@playwright/test";
import { sql } from "../support/database.ts";
import { clearStorage } from "../support/people.ts";
import { expect } from "../support/product.ts";
import { type School, test } from "../support/school.ts";
import { expectToast } from "../support/toasts.ts";

let people = 0;

/** Sends somebody new to the provider, who agrees. */
function nextPerson({ provider }: School, name: string): string {
	people += 1;
	const email = `person-${people}@mail.test`;
	const claims = { sub: `person-${people}`, email, email_verified: true, name };
	provider.service.removeAllListeners("beforeTokenSigning");
	provider.service.on("beforeTokenSigning", ({ payload }) => Object.assign(payload, claims));
	return email;
}

/** The next person does not agree. */
function refuseNext({ provider }: School): void {
	provider.service.once("beforeAuthorizeRedirect", ({ url }) => {
		url.searchParams.delete("code");
		url.searchParams.set("error", "access_denied");
	});
}

function pressGoogle(page: Page): Promise<void> {
	return page.getByRole("button", { name: "Continue with Google" }).click();
}

test("a sign-up by Google keeps the choices of the form across the way there and back", { tag: "@matrix" }, async ({
	page,
	school,
}) => {
	const email = nextPerson(school, "Neema Mwakyusa");
	const requests: URL[] = [];
	page.on("request", (request) => requests.push(new URL(request.url())));
	await page.goto("/?form=sign-up");
	// It renders with the server's settings, and shifts the layout below it.
	await expect(page.getByRole("button", { name: "Continue with Google" })).toBeVisible();
	await page.getByRole("radio", { name: "Educator" }).check();
	await page.getByLabel("School name").fill("Uhuru Primary");
	await page.getByLabel("Region").selectOption("Mwanza");
	await page.getByLabel("Subject taught").selectOption("Physics");
	await pressGoogle(page);
	await expect(page.getByText("Please confirm that you are 18 or older")).toBeVisible();
	await page.getByLabel("I am 18 or older").check();
	await pressGoogle(page);
	await expect(page).toHaveURL(/\/dashboard$/);
	await expectToast(page, "Successfully signed up with Google!");
	await expect(page.getByRole("heading", { name: "Welcome, Neema", exact: true })).toBeVisible();
	await expect(page.getByRole("dialog", { name: "Tell us who you are" })).toHaveCount(0);
	const [profile] = await sql(
		"select name, user_type, school_name, region, subject_taught, teacher_grade_level from public.profiles where email = $1",
		[email],
		school.server.dataDir,
	);
	expect(profile).toEqual({
		name: "Neema Mwakyusa",
		user_type: "educator",
		school_name: "Uhuru Primary",
		region: "Mwanza",
		subject_taught: "Physics",
		teacher_grade_level: "primary",
	});

	const atServer = requests.find(({ pathname }) => pathname === "/auth/v1/authorize")?.searchParams;
	expect(atServer?.get("redirect_to")).toBe(`${school.server.url}/dashboard`);
	expect([atServer?.get("access_type"), atServer?.get("prompt")]).toEqual(["offline", "consent"]);
	expect(atServer?.get("code_challenge_method")).toBe("s256");
	const atProvider = requests.find(({ origin }) => origin === school.provider.issuer.url)?.searchParams;
	expect([atProvider?.get("access_type"), atProvider?.get("prompt")]).toEqual(["offline", "consent"]);
	expect(atProvider?.get("code_challenge_method")).toBe("S256");
});

test("a first sign-in by Google is asked who somebody is, once; a later one is not", async ({ page, school }) => {
	nextPerson(school, "Asha Mushi");
	await page.goto("/");
	await pressGoogle(page);
	await expectToast(page, "Successfully signed in!");
	const dialog = page.getByRole("dialog", { name: "Tell us who you are" });
	await dialog.getByRole("radio", { name: "Educator" }).check();
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(dialog.getByText("Please confirm that you are 18 or older")).toBeVisible();
	await dialog.getByLabel("I am 18 or older").check();
	await dialog.getByRole("button", { name: "Save" }).click();
	await expectToast(page, "Thank you!");
	await expect(page.getByText("An administrator verifies you first")).toBeVisible();
	await clearStorage(page);
	await page.goto("/");
	await pressGoogle(page);
	await expect(page.getByText("An administrator verifies you first")).toBeVisible();
	await expect(dialog).toBeHidden();
});

test.describe("a way back that fails", () => {
	test.use({ expectedErrors: /status of 4\d\d|AuthApiError|A change failed/ });

	test("says why at the login form, and at the sign-up form that the sign-up failed", { tag: "@matrix" }, async ({
		page,
		school,
	}) => {
		nextPerson(school, "Juma Hassan");
		refuseNext(school);
		await page.goto("/");
		await pressGoogle(page);
		await expect(page.getByText("Google sign in failed: The sign-in was cancelled")).toBeVisible();
		await expect(page.getByRole("tab", { name: "Login" })).toBeVisible();

		await page.goto("/?form=sign-up");
		await page.getByLabel("Full name").fill("Juma Hassan");
		refuseNext(school);
		await pressGoogle(page);
		await expect(page.getByText("Failed to sign up with Google")).toBeVisible();
		await page.getByRole("tab", { name: "Sign Up" }).click();
		await expect(page.getByLabel("Full name")).toHaveValue("Juma Hassan");
	});
});
