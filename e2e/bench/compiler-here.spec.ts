import { AROUND, ENDLESS } from "#compiler/testing/attacks.ts";
import { ChallengePage } from "../pages/challenge-page.ts";
import { LandingPage } from "../pages/landing-page.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, newPerson, schoolAddress, test } from "../support/product.ts";
import { programOf } from "../support/programs.ts";
import { expectStatus } from "../support/toasts.ts";

const PROJECT = "water-temp-monitor";
/** Milliseconds: the first program of a compiler that has just been loaded, on a busy computer. */
const COMPILED_WITHIN = 90_000;
const solution = programOf(PROJECT, "solution");

for (const [where, urlOf] of [
	["on localhost, in Cache Storage", undefined],
	["on plain http, in IndexedDB", schoolAddress],
] as const) {
	test.describe(where, { tag: "@matrix" }, () => {
		test.use({ productUrl: ({ product }, use) => use(urlOf?.() ?? product.url) });

		test("the compiler is fetched once, kept over a reload, and compiles what the server does not", async ({
			page,
		}) => {
			const landing = new LandingPage(page);
			await landing.open();
			await landing.signUp(newPerson());
			await expect(page).toHaveURL(/\/dashboard$/);
			const fetched: string[] = [];
			page.on("request", (request) => {
				const { pathname } = new URL(request.url());
				if (/^\/compiler\//.test(pathname)) fetched.push(pathname);
			});
			const challenge = new ChallengePage(page);
			await challenge.open(PROJECT);
			await challenge.skipTour();
			await challenge.menu("Work without the server");
			await page.getByRole("button", { name: "Load the compiler" }).click();
			await expect(page.getByText("The compiler is in this browser.")).toBeVisible({ timeout: COMPILED_WITHIN });
			expect(fetched).toHaveLength(6);

			await challenge.open(PROJECT);
			await page.route("**/api/compile", (route) => route.abort());
			await challenge.write(solution);
			await challenge.verify();
			await expect(page.getByText("Compiled in this browser")).toBeVisible({ timeout: COMPILED_WITHIN });
			await expectStatus(page, "Code verification successful!");
			expect(fetched).toHaveLength(6);
		});
	});
}

test("a program that never ends to compile is given up, and the tab goes on", { tag: "@matrix" }, async ({ page }) => {
	await enter(page, await makeAccount());
	const challenge = new ChallengePage(page);
	await challenge.open(PROJECT);
	await challenge.menu("Work without the server");
	await page.getByRole("button", { name: "Load the compiler" }).click();
	await expect(page.getByText("The compiler is in this browser.")).toBeVisible({ timeout: COMPILED_WITHIN });
	await page.keyboard.press("Escape");
	await page.route("**/api/compile", (route) => route.abort());
	await challenge.write(ENDLESS + AROUND);
	await challenge.verify();
	const mistakes = page.getByRole("region", { name: "What the compiler found" });
	await expect(mistakes).toContainText("This program takes too long or too much memory", { timeout: COMPILED_WITHIN });
	await challenge.write(solution);
	await challenge.verify();
	await expectStatus(page, "Code verification successful!");
});
