import { expectGoodAtEverySize } from "../support/good-screen.ts";
import { atDashboard } from "../support/people.ts";
import { expect, test } from "../support/product.ts";

test("the legal pages are open to anyone, say when they were written, and lead back home", async ({ page }) => {
	await page.goto("/");
	await page.getByRole("link", { name: "Privacy Policy" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
	await expect(page.getByText(/^Last updated: \d{1,2} [A-Z][a-z]+ 20\d\d$/)).toBeVisible();
	await expect(page.getByText("within 48 hours")).toBeVisible();
	await page.getByRole("link", { name: "Back to Home" }).click();
	await page.getByRole("link", { name: "Terms of Service" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Terms of Service" })).toBeVisible();
	await expect(page.getByText("within 24 hours")).toBeVisible();
	await expect(page.getByText("within 48 hours")).toBeVisible();
	await expect(page.getByText("subject to moderation")).toBeVisible();
	// Without settings the page says who has to write them.
	await expect(page.getByText("installed it")).toContainText("OPERATOR_NAME");
	await expect(page.getByText("Whoever installed this server")).toContainText("CONTACT");
});

test("the quick start leads a learner to a first project, and prints a teacher's plan on one page", async ({
	page,
}) => {
	await atDashboard(page);
	await page
		.getByRole("navigation", { name: "Where to go" })
		.getByRole("link", { name: /^Quick Start/ })
		.click();
	await expect(page.getByRole("heading", { level: 1, name: "Quick Start" })).toBeVisible();
	await expect(page.getByRole("heading", { name: "Your first ten minutes" })).toBeVisible();
	await expectGoodAtEverySize(page);
	await expect(page.getByRole("rowheader", { name: "20 to 45" })).toBeVisible();
	const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
	expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
	await page.getByRole("link", { name: "Open LED Sequence" }).click();
	await expect(page).toHaveURL(/challenge=led-sequence/);
});

// The browser itself notes the status of the page.
test.describe("without a page", () => {
	test.use({ expectedErrors: /status of 404/ });

	test("an address that leads nowhere says so, logs the path and leads home", async ({ page }) => {
		const logged: string[] = [];
		page.on("console", (message) => logged.push(message.text()));
		const answer = await page.goto("/no/such-page");
		expect(answer?.status()).toBe(404);
		await expect(page.getByText("Oops! Page not found")).toBeVisible();
		await expectGoodAtEverySize(page);
		await expect.poll(() => logged.join("\n")).toContain("/no/such-page");
		await page.getByRole("link", { name: "Return to Home" }).click();
		await expect(page.getByRole("tab", { name: "Login" })).toBeVisible();
	});
});
