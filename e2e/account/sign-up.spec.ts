import { LandingPage } from "../pages/landing-page.ts";
import { expect, newPerson, test } from "../support/product.ts";
import { expectToast } from "../support/toasts.ts";

test("the sign-up form says at each field what is wrong with it, and offers every choice", async ({ page }) => {
	await page.goto("/?form=sign-up");
	const form = page.getByRole("tabpanel", { name: "Sign Up" });
	const send = form.getByRole("button", { name: "Sign Up" });
	const options = (label: string) => form.getByLabel(label).getByRole("option");
	await expect(form.getByRole("radio", { name: "Student with Email" })).toBeChecked();
	await expect(form.getByLabel("Gender")).toHaveValue("");
	expect((await options("Gender").allTextContents()).slice(1)).toEqual(["Male", "Female", "Other"]);
	const ages = (await options("Age").allTextContents()).slice(1);
	expect([ages.length, ages[0], ages.at(-1)]).toEqual([76, "5", "80"]);

	await send.click();
	for (const text of ["Name is required", "Email is required", "Password is required"]) {
		await expect(form.getByText(text)).toBeVisible();
	}
	await expect(form.getByLabel("Full name")).toBeFocused();
	await expect(form.getByText("Name is required")).toBeInViewport();
	await form.getByLabel("Email", { exact: true }).fill("no address");
	await form.getByLabel("Password", { exact: true }).fill("12345");
	await form.getByLabel("Confirm password").fill("123456");
	for (const text of [
		"Please enter a valid email address",
		"Password must be at least 6 characters long",
		"Passwords don't match",
	]) {
		await expect(form.getByText(text)).toBeVisible();
	}
	await form.getByLabel("Password", { exact: true }).fill("x".repeat(257));
	await expect(form.getByText("Password cannot be longer than 256 characters")).toBeVisible();
	await form.getByLabel("Password", { exact: true }).fill("123456");
	await expect(form.getByText("Password must be at least 6 characters long")).toBeHidden();
	await expect(form.getByText("Passwords don't match")).toBeHidden();

	await form.getByLabel("Age").selectOption("12");
	await expect(form.getByText("Writing in the forum waits until an adult agrees")).toBeVisible();
	await form.getByLabel("Age").selectOption("13");
	await expect(form.getByText("Please ask a parent or guardian, then tick the box")).toBeVisible();
	await form.getByLabel("A parent or guardian agrees").check();
	await expect(form.getByText("Please ask a parent or guardian, then tick the box")).toBeHidden();

	await form.getByRole("radio", { name: "Educator" }).check();
	await send.click();
	await expect(form.getByText("Educators are 18 or older")).toBeVisible();
	await form.getByLabel("Age").selectOption("18");
	await expect(form.getByText("Educators are 18 or older")).toBeHidden();
	await expect(form.getByText("Please confirm that you are 18 or older")).toBeVisible();
	expect(await options("Region").count()).toBe(1 + 27);
	expect(await options("Subject taught").count()).toBe(1 + 13);
	await expect(form.getByLabel("Grade level")).toHaveValue("primary");
	expect(await options("Grade level").allTextContents()).toEqual(["Primary (Grade 1-7)", "Secondary (Form 1-6)"]);
});

test("an age that the picker does not offer is refused, also where the page was tampered with", async ({ page }) => {
	await page.goto("/?form=sign-up");
	const age = page.getByRole("combobox", { name: /^Age/ });
	for (const years of ["4", "121"]) {
		await age.evaluate((picker, value) => picker.append(new Option(value, value)), years);
		await age.focus();
		await age.selectOption(years);
		await age.blur();
		await expect(page.getByText("Please enter a valid age between 5 and 120")).toBeVisible();
		await age.selectOption("80");
		await expect(page.getByText("Please enter a valid age between 5 and 120")).toBeHidden();
	}
});

test("a class code leads to the class sign-in from both forms, with what the sign-up form knows", async ({ page }) => {
	await page.goto("/");
	await page.getByLabel("Email", { exact: true }).fill("asha@shule.or.tz");
	await page.getByRole("radio", { name: "Student with Class Code" }).check();
	await page.getByRole("radio", { name: "Student with Email" }).check();
	await expect(page.getByLabel("Email", { exact: true })).toHaveValue("asha@shule.or.tz");

	await page.goto("/?form=sign-up");
	await page.getByLabel("Full name").fill("Asha Mushi");
	await page.getByRole("radio", { name: "Student with Class Code" }).check();
	expect((await page.getByLabel("Grade").getByRole("option").allTextContents()).slice(1)).toEqual([
		"Pre-Primary",
		...Array.from({ length: 12 }, (_, grade) => `Grade ${grade + 1}`),
		...Array.from({ length: 6 }, (_, form) => `Form ${form + 1}`),
	]);
	await page.getByLabel("Grade").selectOption("Grade 5");
	await page.getByLabel("Class code", { exact: true }).fill("zzz-zzz");
	await page.getByRole("tabpanel").getByRole("button", { name: "Next" }).click();
	await expect(page.getByLabel("Your name, as on the class list")).toHaveValue("Asha Mushi");
	await page.getByRole("button", { name: "Next" }).click();
	await expect(page.getByText("No class has this code now.")).toBeVisible();
	await expect(page.getByRole("textbox", { name: "Your class code" })).toHaveValue("ZZZZZZ");
});

test.describe("a sign-up that fails", () => {
	test.use({ expectedErrors: /TypeError: Failed to fetch|A change failed/ });

	test("says so, keeps what was typed, and works at the next press", async ({ page }) => {
		const landing = new LandingPage(page);
		const person = newPerson();
		await landing.open();
		await page.route("**/auth/v1/signup*", (route) => route.abort());
		await landing.signUp(person);
		await expectToast(page, "Failed to create account. Please try again.");
		await expect(page.getByRole("alert").getByText("The server cannot be reached.")).toBeVisible();
		await page.unroute("**/auth/v1/signup*");
		await page.getByRole("tabpanel").getByRole("button", { name: "Sign Up" }).click();
		await expectToast(page, "Account created successfully!");
		await expect(page).toHaveURL(/\/dashboard$/);
	});
});
