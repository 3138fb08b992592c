import type { Page } from "@playwright/test";
import { sql } from "../support/database.ts";
import { expect } from "../support/product.ts";
import { type School, test } from "../support/school.ts";
import { expectToast } from "../support/toasts.ts";

test.use({ expectedErrors: /status of (4\d\d|50\d)|TypeError: Failed to fetch|A change failed/ });

async function openPhone(page: Page): Promise<void> {
	await page.goto("/");
	await page.getByRole("radio", { name: "Phone Number" }).check();
	await page.getByRole("tabpanel", { name: "Login" }).getByRole("button", { name: "Login" }).click();
	// The form for the number has replaced the one with the choice "Phone Number".
	await expect(page.getByRole("button", { name: "Send code" })).toBeVisible();
}

async function enterCode(page: Page, code: string): Promise<void> {
	await page.getByLabel("Code from the SMS").fill(code);
	await page.getByRole("button", { name: "Verify" }).click();
}

/** As if a minute had gone by: one SMS a minute goes to a number. */
async function passMinute({ server }: School): Promise<void> {
	await sql("update gateway.sends set sent_at = sent_at - interval '61 seconds'", [], server.dataDir);
}

const wrongFor = (code: string) => (code === "000000" ? "111111" : "000000");

test("a phone signs in with the code it was sent, and is asked once who the person is", async ({ page, school }) => {
	await openPhone(page);
	await page.getByLabel("Country").selectOption("KE");
	await page.getByRole("textbox", { name: "Phone Number" }).fill("0712 345 679");
	await page.getByRole("button", { name: "Send code" }).click();
	await expectToast(page, "OTP sent to your phone number!");
	await expect(page.getByText("We sent 6 digits to +254712345679.")).toBeVisible();

	const code = school.sms.codeFor("+254712345679");
	await enterCode(page, wrongFor(code));
	await expectToast(page, "Failed to verify OTP");
	await expect(page.getByText("Invalid OTP. Please try again.")).toBeVisible();
	await enterCode(page, code);
	await expectToast(page, "Phone number verified successfully!");
	await expect(page).toHaveURL(/\/dashboard$/);
	const dialog = page.getByRole("dialog", { name: "Tell us who you are" });
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(dialog.getByText("Name must be at least 2 characters.")).toBeVisible();
	await dialog.getByLabel("Full name").fill("Baraka Said");
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(dialog).toBeHidden();
	await page.reload();
	await expect(page.getByRole("heading", { name: "Welcome, Baraka" })).toBeVisible();
	await expect(dialog).toBeHidden();
});

test("a code dies after five wrong tries; another one is sent after a minute", async ({ page, school }) => {
	await page.clock.install();
	await openPhone(page);
	await page.getByRole("textbox", { name: "Phone Number" }).fill("0712345670");
	await page.getByRole("button", { name: "Send code" }).click();
	await expectToast(page, "OTP sent to your phone number!");
	const code = school.sms.codeFor("+255712345670");
	for (let time = 0; time < 5; time += 1) {
		const answer = page.waitForResponse(/\/auth\/v1\/verify/);
		await enterCode(page, wrongFor(code));
		await answer;
	}
	const answer = page.waitForResponse(/\/auth\/v1\/verify/);
	await enterCode(page, code);
	expect((await answer).status()).toBe(403);
	await expect(page.getByText("Invalid OTP. Please try again.")).toBeVisible();

	const again = page.getByRole("button", { name: "Send the code again" });
	await again.click();
	await expect(page.getByRole("alert").getByText(/Too many tries. Wait \d+ seconds/)).toBeVisible();
	await expect(again).toBeDisabled();
	await passMinute(school);
	await page.clock.fastForward("01:01");
	await again.click();
	await expect(page.getByRole("alert").getByText(/Too many tries/)).toBeHidden();
	await expect.poll(() => school.sms.codeFor("+255712345670")).not.toBe(code);
	await enterCode(page, school.sms.codeFor("+255712345670"));
	await expect(page).toHaveURL(/\/dashboard$/);
});
