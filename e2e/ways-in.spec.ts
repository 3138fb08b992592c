import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { openMailBox } from "../gateway/tests/mail-box.ts";
import { type RunningServer, runServer } from "../server/tests/run-server.ts";
import { LandingPage } from "./pages/landing-page.ts";
import { expect, newPerson, test as productTest } from "./support/product.ts";
import { expectToast } from "./support/toasts.ts";

interface School {
	box: Awaited<ReturnType<typeof openMailBox>>;
	phones: Awaited<ReturnType<typeof openPhones>>;
	server: RunningServer;
	/** Had an account before this school sent mail. */
	member: ReturnType<typeof newPerson>;
}

/** A product of its own that sends mail and SMS. */
const test = productTest.extend<object, { school: School }>({
	school: [
		async ({ browserName: _browser }, use) => {
			const [box, phones] = await Promise.all([openMailBox(), openPhones()]);
			const DATA_DIR = mkdtempSync(join(tmpdir(), "inspire-stem-"));
			const member = newPerson("Neema Juma");
			const before = await runServer({ DATA_DIR });
			await openAccount(before.url, member);
			await before.stop();
			const server = await runServer({
				DATA_DIR,
				SITE_URL: "http://localhost:8080",
				SMTP_URL: `${box.url}?from=post@school.test`,
				SMS_WEBHOOK_URL: phones.url,
				SMS_WEBHOOK_SECRET: `v1,whsec_${Buffer.alloc(32, "k").toString("base64")}`,
			});
			await use({ box, phones, server, member });
			await server.stop();
			rmSync(DATA_DIR, { recursive: true, force: true });
			await Promise.all([phones.stop(), box.stop()]);
		},
		{ scope: "worker" },
	],
	productUrl: ({ school }, use) => use(school.server.url),
});
test.use({ expectedErrors: /status of 40[03]|A change failed/ });

async function openAccount(url: string, { name, email, password }: ReturnType<typeof newPerson>): Promise<void> {
	const { publishableKey } = (await (await fetch(`${url}/config.json`)).json()) as { publishableKey: string };
	const answer = await fetch(`${url}/auth/v1/signup`, {
		method: "POST",
		headers: { apikey: publishableKey, "content-type": "application/json" },
		body: JSON.stringify({ email, password, data: { name, user_type: "student" } }),
	});
	expect(answer.status).toBe(200);
}

/** Stands in for the service that sends SMS; keeps the codes. */
async function openPhones() {
	const codes = new Map<string, string>();
	const receiver = createServer((request, response) => {
		void text(request).then((body) => {
			const { user, sms } = JSON.parse(body) as { user: { phone: string }; sms: { otp: string } };
			codes.set(user.phone, sms.otp);
			response.end("{}");
		});
	});
	await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
	const { port } = receiver.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}/`,
		codes,
		stop: () => new Promise<void>((resolve) => void receiver.close(() => resolve())),
	};
}

test("a sign-up waits for the press on its link, which works once", async ({ page, school }) => {
	const { box } = school;
	const person = newPerson();
	const landing = new LandingPage(page);
	const openLink = async (n: number) => {
		const { link } = await box.arrived(person.email, n);
		await page.goto(`/confirm?${new URLSearchParams({ token_hash: link?.token_hash ?? "", type: link?.type ?? "" })}`);
	};
	await landing.open();
	await landing.signUp(person);
	await expect(page.getByText("Account created successfully! Please check your email")).toBeVisible();
	await page.getByRole("tab", { name: "Login" }).click();
	await landing.logIn(person);
	await expect(page.getByRole("alert").getByText("Please check your email to verify your account")).toBeVisible();

	await openLink(1);
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page).toHaveURL(/\/dashboard$/);
	await expect(page.getByRole("heading", { name: "Welcome, Amina", exact: true })).toBeVisible();
	await page.evaluate(() => localStorage.clear());

	await openLink(1);
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page.getByText("It was used before, or it is too old.")).toBeVisible();
	await page.getByRole("link", { name: "Go to the login page" }).click();
});

test("a forgotten password is replaced by the link of a mail, which a look at the page does not use up", async ({
	page,
	school,
}) => {
	const { box, member } = school;
	await page.goto("/");
	await page.getByRole("button", { name: "Forgot password?" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Email").fill(member.email);
	await dialog.getByRole("button", { name: "Send link" }).click();
	await expectToast(page, "Password reset email sent!");
	const { link } = await box.arrived(member.email);
	const address = `/confirm?${new URLSearchParams({ token_hash: link?.token_hash ?? "", type: link?.type ?? "" })}`;
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
	await page.evaluate(() => localStorage.clear());
	await page.goto("/");
	await new LandingPage(page).logIn({ email: member.email, password });
	await expect(page).toHaveURL(/\/dashboard$/);
});

test("a phone signs in with the code it was sent, and is asked once who the person is", async ({ page, school }) => {
	await page.goto("/");
	await page.getByRole("radio", { name: "Phone Number" }).check({ force: true });
	await page.getByRole("tabpanel", { name: "Login" }).getByRole("button", { name: "Login" }).click();
	await page.getByRole("button", { name: "Send code" }).click();
	await expect(page.getByText("Phone number is required")).toBeVisible();
	await page.getByLabel("Phone Number").fill("0712 345 678");
	await page.getByRole("button", { name: "Send code" }).click();
	await expectToast(page, "OTP sent to your phone number!");
	await page.getByRole("button", { name: "Verify" }).click();
	await expect(page.getByText("Please enter the complete OTP")).toBeVisible();
	const code = [...school.phones.codes.values()][0] ?? "";
	const wrong = code === "000000" ? "111111" : "000000";
	await page.getByLabel("Code from the SMS").fill(wrong);
	await page.getByRole("button", { name: "Verify" }).click();
	await expect(page.getByText("Invalid OTP. Please try again.")).toBeVisible();
	await page.getByLabel("Code from the SMS").fill(code);
	await page.getByRole("button", { name: "Verify" }).click();
	await expect(page).toHaveURL(/\/dashboard$/);
	const dialog = page.getByRole("dialog", { name: "Tell us who you are" });
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(dialog).toBeHidden();
	await page.reload();
	await expect(page.getByRole("heading", { name: /Welcome/ })).toBeVisible();
	await expect(dialog).toBeHidden();
});
