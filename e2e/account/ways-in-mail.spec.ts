import type { Locator, Page } from "@playwright/test";
import { LandingPage } from "../pages/landing-page.ts";
import { Shell } from "../pages/shell.ts";
import { sql } from "../support/database.ts";
import { clearStorage, enter, makeAccount } from "../support/people.ts";
import { expect, newPerson } from "../support/product.ts";
import { type School, test } from "../support/school.ts";
import { expectToast } from "../support/toasts.ts";

test.use({ expectedErrors: /status of 4(00|03|29)|A change failed/ });

/** Where the link of the n-th mail to an address leads. */
async function linkIn({ box }: School, email: string, n = 1): Promise<string> {
	const { link } = await box.arrived(email, n);
	return `/confirm?${new URLSearchParams({ token_hash: link?.token_hash ?? "", type: link?.type ?? "" })}`;
}

/** As if a minute had gone by: one mail a minute goes to an address. */
async function passMinute({ server }: School): Promise<void> {
	await sql("update gateway.sends set sent_at = sent_at - interval '61 seconds'", [], server.dataDir);
}

/** A refusal that asks to wait counts its seconds down, and the button waits with it. The page's clock is a test's own. */
async function expectCountdown(page: Page, button: Locator): Promise<void> {
	const timer = page.getByRole("timer");
	await expect(timer).toHaveText(/Wait \d+ seconds/);
	await expect(button).toBeDisabled();
	const left = async () => Number(/\d+/.exec((await timer.textContent()) ?? "")?.[0]);
	const first = await left();
	await page.clock.fastForward(10_000);
	await expect.poll(left).toBeLessThanOrEqual(first - 10);
	await expect(button).toBeDisabled();
	await page.clock.fastForward(61_000);
	await expect(timer).toHaveText("You can try again now.");
	await expect(button).toBeEnabled();
}

test("a sign-up waits for the press on its link, which is sent again on request and works once", {
	tag: "@matrix",
}, async ({ page, school }) => {
	const person = newPerson();
	const landing = new LandingPage(page);
	await page.clock.install();
	await landing.open();
	await landing.signUp(person);
	const done = page.getByText("Account created successfully! Please check your email to verify your account.");
	await expect(done).toBeVisible();
	await page.getByRole("button", { name: "Send again" }).click();
	await expect(page.getByRole("alert").getByText(/Too many tries. Wait \d+ seconds/)).toBeVisible();
	await expect(page.getByRole("button", { name: "Send again" })).toBeDisabled();
	await passMinute(school);
	await page.clock.fastForward("01:01");
	await page.getByRole("button", { name: "Send again" }).click();
	await expectToast(page, "Email sent again!");

	await page.getByRole("tab", { name: "Login" }).click();
	await landing.logIn(person);
	await expect(page.getByRole("alert").getByText("Please check your email to verify your account")).toBeVisible();
	await passMinute(school);
	await page.getByRole("alert").getByRole("button", { name: "Send again" }).click();
	const link = await linkIn(school, person.email, 3);

	await page.goto(link);
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page).toHaveURL(/\/dashboard$/);
	await expect(page.getByRole("heading", { name: "Welcome, Amina", exact: true })).toBeVisible();
	await clearStorage(page);

	await page.goto(link);
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page.getByText("It was used before, or it is too old.")).toBeVisible();
	await page.getByLabel("Email").fill(person.email);
	await page.getByRole("button", { name: "Send again" }).click();
	await expectCountdown(page, page.getByRole("button", { name: "Send again" }));
	await passMinute(school);
	await page.getByRole("button", { name: "Send again" }).click();
	await expect(page.getByText("If this address has an account, the email arrives")).toBeVisible();
	await page.getByRole("link", { name: "Go to the login page" }).click();
	await expect(page.getByRole("tab", { name: "Login" })).toBeVisible();
});

test("a forgotten password is replaced by the link of a mail, which a look at the page does not use up", async ({
	page,
	school,
}) => {
	const { url, dataDir } = school.server;
	const member = await makeAccount({ url, dataDir });
	await page.clock.install();
	await page.goto("/");
	await page.getByRole("button", { name: "Forgot password?" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Email").fill(member.email);
	await dialog.getByRole("button", { name: "Send link" }).click();
	await expectToast(page, "Password reset email sent!");
	const address = await linkIn(school, member.email);
	await page.reload();
	await page.getByRole("button", { name: "Forgot password?" }).click();
	await dialog.getByLabel("Email").fill(member.email);
	await dialog.getByRole("button", { name: "Send link" }).click();
	await expectCountdown(page, dialog.getByRole("button", { name: "Send link" }));
	await page.goto(address);
	await page.goto(address);
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page).toHaveURL(/\/dashboard$/);
	const chosen = page.getByRole("dialog", { name: "Set a new password" });
	await chosen.getByLabel("New password").fill("short");
	await chosen.getByLabel("Confirm password").fill("other");
	await chosen.getByRole("button", { name: "Save password" }).click();
	await expect(chosen.getByText("Password must be at least 6 characters long")).toBeVisible();
	await expect(chosen.getByText("Passwords don't match")).toBeVisible();
	const password = "giraffe by the lake";
	await chosen.getByLabel("New password").fill(password);
	await chosen.getByLabel("Confirm password").fill(password);
	await chosen.getByRole("button", { name: "Save password" }).click();
	await expectToast(page, "Your password is changed!");
	await expect(chosen).toBeHidden();
	await clearStorage(page);
	await page.goto("/");
	await new LandingPage(page).logIn({ email: member.email, password });
	await expect(page).toHaveURL(/\/dashboard$/);
});

test("a new email holds from the link in the mail to it", { tag: "@matrix" }, async ({ page, school }) => {
	const { url, dataDir } = school.server;
	const member = await makeAccount({ url, dataDir });
	await enter(page, member, url);
	await page.goto("/dashboard");
	const shell = new Shell(page);
	await shell.openSettings();
	await shell.settings.getByRole("button", { name: "Change email" }).click();
	const dialog = page.getByRole("dialog", { name: "Change email" });
	const { email } = newPerson();
	await dialog.getByLabel("New email").fill(email);
	await dialog.getByLabel("Present password").fill(member.password);
	await dialog.getByRole("button", { name: "Change email" }).click();
	await expect(dialog.getByText(`We sent a link to ${email}.`)).toBeVisible();
	await dialog.getByRole("button", { name: "Close" }).last().click();
	await expect(shell.settings.getByText(member.email)).toBeVisible();
	await page.goto(await linkIn(school, email));
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page).toHaveURL(/\/dashboard$/);
	await shell.openSettings();
	await expect(shell.settings.getByText(email)).toBeVisible();
});
