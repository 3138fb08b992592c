import { ChallengePage } from "../pages/challenge-page.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { programOf } from "../support/programs.ts";
import { expectStatus, expectToast } from "../support/toasts.ts";

const PROJECT = "water-temp-monitor";

// What the page logs of the refusals that these tests cause.
test.use({ expectedErrors: /status of 4\d\d|AuthApiError|BackendError|Failed to/ });

test("with the network cut nothing is lost: the program is compiled when it is back, and awarded from another page", async ({
	page,
	context,
}) => {
	await enter(page, await makeAccount());
	const challenge = new ChallengePage(page);
	await challenge.open(PROJECT);
	await challenge.wireForMe();
	await challenge.write(`// mine\n${programOf(PROJECT, "solution")}`);
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
	await expectStatus(page, "Code verification successful!");

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
