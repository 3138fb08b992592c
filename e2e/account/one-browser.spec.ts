import type { Page } from "@playwright/test";
import { ChallengePage } from "../pages/challenge-page.ts";
import { LandingPage } from "../pages/landing-page.ts";
import { Shell } from "../pages/shell.ts";
import { sql } from "../support/database.ts";
import { enter, makeAccount, type SignedIn } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { expectToast } from "../support/toasts.ts";

const PROJECT = "water-temp-monitor";

async function signOut(page: Page): Promise<void> {
	await new Shell(page).signOut();
	await expectToast(page, "Successfully signed out!");
	await expect(page.getByRole("tab", { name: "Login" })).toBeVisible();
}

/** Whose work the server keeps with these words in it. */
async function ownersOf(text: string): Promise<string[]> {
	const rows = await sql<{ user_id: string }>("select distinct user_id from public.work_versions where body like $1", [
		`%${text}%`,
	]);
	return rows.map(({ user_id }) => user_id);
}

async function logIn(page: Page, person: SignedIn): Promise<void> {
	await new LandingPage(page).logIn(person);
	await expect(page).toHaveURL(/\/dashboard$/);
}

test.describe("two people, of whom the first works and leaves without a network", () => {
	test.use({ expectedErrors: /TypeError: Failed to fetch|Reading failed|A change failed/ });

	test("the second sees and uploads nothing of it; the first finds it again, and the server gets it", async ({
		page,
		context,
	}) => {
		const [amina, baraka] = await Promise.all([makeAccount({ name: "Amina" }), makeAccount({ name: "Baraka" })]);
		const challenge = new ChallengePage(page);
		await enter(page, amina);
		// By the landing page, so that its script is there when the network is not.
		await page.goto("/");
		await expect(page).toHaveURL(/\/dashboard$/);
		await page
			.getByRole("navigation", { name: "Pages" })
			.getByRole("link", { name: /^Secondary Level Kit/ })
			.click();
		await page
			.getByRole("link", { name: /Water Temperature Monitor/ })
			.first()
			.click();
		await page.getByRole("tab", { name: "Coding" }).click();
		await expect(challenge.editor).toBeVisible();
		await context.setOffline(true);
		const secret = `the secret of ${amina.id}`;
		await challenge.write(`// ${secret}`);
		await page.goBack();
		await page.goBack();
		await signOut(page);

		await context.setOffline(false);
		await logIn(page, baraka);
		await challenge.open(PROJECT);
		await expect(challenge.editor).toContainText("setup");
		await expect(challenge.editor).not.toContainText(amina.id);
		await challenge.write(`// of ${baraka.id}`);
		await challenge.save();
		await expect.poll(() => ownersOf(`of ${baraka.id}`)).toEqual([baraka.id]);
		expect(await ownersOf(secret)).toEqual([]);
		await page.goto("/dashboard");
		await signOut(page);

		await logIn(page, amina);
		await challenge.open(PROJECT);
		await expect(challenge.editor).toContainText(secret);
		await expect.poll(() => ownersOf(secret)).toEqual([amina.id]);
	});
});

test("a laptop that slept for a night goes on, in both of its tabs", async ({ page, context }) => {
	const person = await makeAccount({ returning: true });
	await enter(page, person);
	const tabs = [page, await context.newPage()];
	for (const tab of tabs) {
		await tab.clock.install();
		await tab.goto("/dashboard");
		await expect(tab.getByText("100 points to level 2")).toBeVisible();
	}
	const before = await page.evaluate(() => localStorage.getItem("inspire-stem-session"));
	await Promise.all(tabs.map((tab) => tab.clock.fastForward("09:00:00")));
	await expect.poll(() => page.evaluate(() => localStorage.getItem("inspire-stem-session"))).not.toBe(before);
	for (const tab of tabs) {
		await tab
			.getByRole("navigation", { name: "Pages" })
			.getByRole("link", { name: /^Challenges/ })
			.click();
		await tab.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Dashboard" }).click();
		await expect(tab.getByText("100 points to level 2")).toBeVisible();
		await expect(tab.getByRole("dialog")).toHaveCount(0);
	}
});
