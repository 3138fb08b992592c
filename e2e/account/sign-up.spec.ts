import { expect, test } from "../support/product.ts";

test("a class code leads to the class sign-in, with what the sign-up form knows", async ({ page }) => {
	await page.goto("/?form=sign-up");
	const form = page.getByRole("tabpanel", { name: "Sign Up" });
	await form.getByRole("button", { name: "Sign Up" }).click();
	await expect(form.getByLabel("Full name")).toBeFocused();
	await expect(form.getByText("Name is required")).toBeInViewport();

	await form.getByLabel("Full name").fill("Asha Mushi");
	await form.getByRole("radio", { name: "Student with Class Code" }).check();
	await form.getByLabel("Grade").selectOption("Grade 5");
	await form.getByLabel("Class code", { exact: true }).fill("zzz-zzz");
	await form.getByRole("button", { name: "Next" }).click();
	await expect(page.getByLabel("Your name, as on the class list")).toHaveValue("Asha Mushi");
	await page.getByRole("button", { name: "Next" }).click();
	await expect(page.getByText("No class has this code now.")).toBeVisible();
	await expect(page.getByRole("textbox", { name: "Your class code" })).toHaveValue("ZZZZZZ");
});
