import { ChallengePage } from "../pages/challenge-page.ts";
import { LandingPage } from "../pages/landing-page.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, newPerson, test } from "../support/product.ts";
import { programOf } from "../support/programs.ts";
import { expectToast } from "../support/toasts.ts";

const PROJECT = "water-temp-monitor";

// What the page logs of the refusals that these tests cause.
test.use({ expectedErrors: /status of 4\d\d|AuthApiError|BackendError|Failed to/ });

test("a wrong password and a known email are told apart, and what was typed stays", async ({ page, browser }) => {
	const person = newPerson();
	const landing = new LandingPage(page);
	await landing.open();
	await landing.signUp(person);
	await expect(page).toHaveURL(/\/dashboard$/);

	const other = await browser.newContext({ baseURL: page.url() });
	const secondLanding = new LandingPage(await other.newPage());
	await secondLanding.open();
	await secondLanding.logIn({ email: person.email, password: "not this one" });
	await expect(secondLanding.page.getByText("Email or password is wrong.")).toBeVisible();
	await expect(secondLanding.page.getByLabel("Email", { exact: true })).toHaveValue(person.email);

	await secondLanding.signUp(person);
	await expect(secondLanding.page.getByText("This email already has an account. Sign in.")).toBeVisible();
	await expect(secondLanding.page.getByText(/This email already has an account|Failed to create/)).toHaveCount(1);
	await expect(secondLanding.page.getByLabel("Full name")).toHaveValue(person.name);
	await other.close();
});

test("with the network cut nothing is lost: the program is compiled when it is back, and awarded from another page", async ({
	page,
	context,
}) => {
	await enter(page, await makeAccount());
	const challenge = new ChallengePage(page);
	await challenge.open(PROJECT);
	await challenge.wireForMe();
	await challenge.write(`// mine\n${programOf(PROJECT, "solution.ino")}`);
	await context.setOffline(true);
	await challenge.verify();
	await expect(
		page
			.getByRole("alert")
			.or(page.getByRole("status"))
			.filter({ hasText: /connection|cannot be reached/i })
			.first(),
	).toBeVisible();
	await expect(challenge.editor).toContainText("// mine");
	await context.setOffline(false);
	await challenge.verify();
	await expectToast(page, "Code verification successful!");

	await page.route("**/api/check", (route) => route.abort());
	await challenge.upload();
	await expect(page.getByText("the server has not confirmed it yet. We keep asking.")).toBeVisible({
		timeout: 60_000,
	});
	await page.reload();
	await expect(challenge.editor).toContainText("// mine");
	await page.getByRole("link", { name: "Back to Kit" }).click();
	await expect(page.getByRole("heading", { name: "Secondary Level Kit", exact: true })).toBeVisible();
	let requests = 0;
	page.on("requestfinished", (request) => {
		if (request.url().endsWith("/api/check")) requests += 1;
	});
	await page.unroute("**/api/check");
	await expectToast(page, "Project CompletedWater Temperature Monitor: you earned 100 points.");
	await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Dashboard" }).click();
	await expect(page.getByText("100 points to level 3")).toBeVisible();
	expect(requests).toBe(1);
});

test("a program that floods the serial line leaves the page usable and says why it was stopped", async ({ page }) => {
	await enter(page, await makeAccount());
	const challenge = new ChallengePage(page);
	await challenge.open(PROJECT);
	await challenge.write(
		'void setup() { Serial.begin(2000000); }\nvoid loop() { Serial.println("flood flood flood"); }\n',
	);
	await challenge.upload();
	const checks = page.getByRole("region", { name: "Checks" });
	await expect(checks.getByText("The check was stopped: your program prints without a pause.")).toBeVisible({
		timeout: 60_000,
	});
	await page.getByRole("button", { name: "Pause" }).click();
	await expect(page.getByRole("button", { name: "Run", exact: true })).toBeEnabled();
});
