import type { Page, Request } from "@playwright/test";
import { ChallengePage } from "../pages/challenge-page.ts";
import { LandingPage } from "../pages/landing-page.ts";
import { Shell } from "../pages/shell.ts";
import { pauseClock } from "../support/clock.ts";
import { keepLiveLineShut } from "../support/live-line.ts";
import { atDashboard, clearStorage, type SignedIn } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { expectToast } from "../support/toasts.ts";

const SESSION_KEY = "inspire-stem-session";
const REFRESH = /\/auth\/v1\/token\?grant_type=refresh_token/;
/** What the browser and the page say while the server refuses a session that ran out. */
const REFUSED =
	/the server responded with a status of 40[0-3]|Reading failed|AuthApiError|BackendError: Invalid login credentials/;

async function signUp(page: Page): Promise<SignedIn> {
	const person = await atDashboard(page);
	await expect(page.getByRole("heading", { name: "Featured Kits" })).toBeVisible();
	return person;
}

/** Counts the requests for a fresh session. */
function countRefreshes(page: Page): { count: number } {
	const seen = { count: 0 };
	page.on("request", (request: Request) => {
		if (REFRESH.test(request.url())) seen.count += 1;
	});
	return seen;
}

/** The session as a sleeping computer finds it on waking: its time is over, and the server knows it no more. */
async function letSessionRunOut(page: Page): Promise<void> {
	await changeSession(page, { expires_at: 1, refresh_token: "gone-gone-gone" });
}

/** Moves the end of the session to this many seconds from now, by the page's own clock. */
async function setExpiry(page: Page, seconds: number): Promise<void> {
	const now = await page.evaluate(() => Math.floor(Date.now() / 1000));
	await changeSession(page, { expires_at: now + seconds });
}

async function changeSession(page: Page, change: object): Promise<void> {
	await page.evaluate(
		([key, changed]) => {
			const session = JSON.parse(localStorage.getItem(key) ?? "{}");
			localStorage.setItem(key, JSON.stringify({ ...session, ...changed }));
		},
		[SESSION_KEY, change] as const,
	);
}

function secondsLeft(page: Page): Promise<number> {
	return page.evaluate(
		(key) => JSON.parse(localStorage.getItem(key) ?? "{}").expires_at - Date.now() / 1000,
		SESSION_KEY,
	);
}

/** The browser's event when a page is shown again. */
async function wake(page: Page): Promise<void> {
	await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
}

test("a guarded page leads a stranger to the landing page, and back after signing in", async ({ page }) => {
	const person = await signUp(page);
	await clearStorage(page);
	await page.goto("/secondary-kit?challenge=water-temp-monitor");
	await expect(page).toHaveURL(/\/\?next=/);
	await new LandingPage(page).logIn(person);
	await expect(page).toHaveURL(/\/secondary-kit\?challenge=water-temp-monitor$/);
});

test("the session is refreshed from 90 seconds before its end, at a check every 30 seconds", async ({ page }) => {
	await page.clock.install();
	await signUp(page);
	const refreshes = countRefreshes(page);
	await pauseClock(page);
	await page.clock.fastForward((await secondsLeft(page)) * 1000 - 155_000);
	await page.clock.runFor(30_000);
	expect(refreshes.count).toBe(0);
	await page.clock.runFor(60_000);
	await expect.poll(() => refreshes.count).toBeGreaterThan(0);
	await expect(page.getByRole("dialog")).toHaveCount(0);
});

test.describe("with no way to the server", () => {
	test.use({ expectedErrors: /TypeError: Failed to fetch|A change failed: BackendError/ });

	test("a refresh that fails is tried again after 200 ms, and twice as long each time", async ({ page }) => {
		await page.clock.install();
		await keepLiveLineShut(page);
		await signUp(page);
		// This page reads nothing again when it is looked at, which would ask for the session, too.
		await page.goto("/waiting");
		await expect(page.getByText("Nothing is waiting")).toBeVisible();
		await page.route(REFRESH, (route) => route.abort());
		const failures = { count: 0 };
		page.on("console", (message) => {
			if (message.text().includes("Failed to fetch")) failures.count += 1;
		});
		const offline = page.getByText("No connection to the server");
		await pauseClock(page);
		await setExpiry(page, 60);
		await wake(page);
		await expect.poll(() => failures.count).toBe(1);
		for (const [tries, pause] of [200, 400, 800, 1600, 3200, 6400, 12_800].entries()) {
			await page.clock.runFor(pause - 20);
			// After 4 s without a connection the page polls the server's health. The page's clock runs faster than the response:
			// an answer of before may not meet the next failure.
			if (pause > 3000) await expect(offline).toBeHidden();
			expect(failures.count).toBe(tries + 1);
			await page.clock.runFor(20);
			await expect.poll(() => failures.count).toBe(tries + 2);
		}
		// The request has ended: no retry until the health check succeeds.
		await page.clock.runFor(3900);
		expect(failures.count).toBe(8);
	});

	test("a session that ran out meanwhile is refreshed as soon as the network returns", async ({ page, context }) => {
		await signUp(page);
		await setExpiry(page, -1);
		await context.setOffline(true);
		await wake(page);
		await expect(page.getByText("No connection to the server")).toBeVisible();
		await context.setOffline(false);
		await expect.poll(() => secondsLeft(page)).toBeGreaterThan(0);
		await page.getByRole("link", { name: "Secondary Level Kit" }).first().click();
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page.getByRole("dialog")).toHaveCount(0);
	});

	test("signing out still ends the session in this browser", async ({ page }) => {
		await signUp(page);
		await page.route(/\/auth\/v1\/logout/, (route) => route.abort());
		await page.getByRole("button", { name: "Profile", exact: true }).click();
		await page.getByRole("button", { name: "Sign Out" }).click();
		await expectToast(page, "Successfully signed out!");
		await expect(page.getByRole("tab", { name: "Login" })).toBeVisible();
		await page.goto("/dashboard");
		await expect(page.getByRole("tab", { name: "Login" })).toBeVisible();
	});

	test("signing out elsewhere says that it failed", async ({ page }) => {
		await signUp(page);
		await page.route(/\/auth\/v1\/logout/, (route) => route.abort());
		await new Shell(page).openSettings();
		await page.getByRole("button", { name: "Sign out on other devices" }).click();
		await expect(page.getByText("Failed to sign out")).toBeVisible();
		await expect(page).toHaveURL(/\/dashboard$/);
	});
});

test.describe("a session that ran out", () => {
	test.use({ expectedErrors: REFUSED });

	test("loses nothing typed: the page waits below the question for the password", async ({ page }) => {
		const person = await signUp(page);
		await page.getByRole("button", { name: "Profile", exact: true }).click();
		await page.getByRole("button", { name: "Edit Profile" }).click();
		await page.getByLabel("Name", { exact: true }).fill("Amina of the Lake");
		await letSessionRunOut(page);
		await wake(page);
		const again = page.getByRole("dialog", { name: "Please sign in again" });
		await expect(again).toBeVisible();
		// The question has taken the keys: Escape is no longer for the form below it.
		await expect(again.locator(":focus")).toHaveCount(1);
		await page.keyboard.press("Escape");
		await again.getByLabel("Password", { exact: true }).fill("wrong word");
		await again.getByRole("button", { name: "Login" }).click();
		await expect(again.getByRole("alert")).toBeVisible();
		await again.getByLabel("Password", { exact: true }).fill(person.password);
		await again.getByRole("button", { name: "Login" }).click();
		await expect(again).toHaveCount(0);
		await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Amina of the Lake");
		await page.getByRole("button", { name: "Save" }).click();
		await expectToast(page, "Profile updated successfully!");
	});

	test("keeps the program, also when the page is opened anew", async ({ page }) => {
		const person = await signUp(page);
		const challenge = new ChallengePage(page);
		await challenge.open("water-temp-monitor");
		await challenge.write("// my own work");
		await letSessionRunOut(page);
		await page.reload();
		await expect(page).toHaveURL(/\/\?next=/);
		await new LandingPage(page).logIn(person);
		await expect(page).toHaveURL(/challenge=water-temp-monitor&view=coding$/);
		await expect(challenge.editor).toContainText("// my own work");
	});

	test("shows nothing of it to another person who signs in", async ({ page }) => {
		const other = await signUp(page);
		await clearStorage(page);
		await signUp(page);
		const challenge = new ChallengePage(page);
		await challenge.open("water-temp-monitor");
		await challenge.write("// the first person's work");
		await letSessionRunOut(page);
		await wake(page);
		await page.getByRole("button", { name: "Sign in as someone else" }).click();
		await expect(page).toHaveURL(/\/$/);
		await new LandingPage(page).logIn(other);
		await expect(page).toHaveURL(/\/dashboard$/);
		await challenge.open("water-temp-monitor");
		await expect(challenge.editor).not.toContainText("the first person's work");
	});
});

test("signing out in one tab takes the pages of the others away", async ({ page, context }) => {
	await signUp(page);
	const second = await context.newPage();
	await second.goto("/dashboard");
	await expect(second.getByRole("heading", { name: "Featured Kits" })).toBeVisible();
	await new Shell(page).signOut();
	await expectToast(page, "Successfully signed out!");
	await expect(second).toHaveURL(/\/$/);
	await expect(second.getByRole("dialog")).toHaveCount(0);
	await expect(second.getByRole("tab", { name: "Login" })).toBeVisible();
});

test("signing out on other devices ends their sessions and keeps this one", async ({ page, browser, productUrl }) => {
	const person = await signUp(page);
	const elsewhere = await browser.newContext();
	const other = await elsewhere.newPage();
	await other.goto(productUrl);
	await new LandingPage(other).logIn(person);
	await expect(other).toHaveURL(/\/dashboard$/);
	await new Shell(page).openSettings();
	await page.getByRole("button", { name: "Sign out on other devices" }).click();
	await expectToast(page, "Other devices are signed out.");
	await setExpiry(other, -1);
	await wake(other);
	await expect(other.getByRole("dialog", { name: "Please sign in again" })).toBeVisible();
	await setExpiry(page, 60);
	await wake(page);
	await expect.poll(() => secondsLeft(page)).toBeGreaterThan(60);
	await expect(page).toHaveURL(/\/dashboard$/);
	await elsewhere.close();
});

test("signing out everywhere ends this session too", async ({ page }) => {
	await signUp(page);
	await new Shell(page).openSettings();
	await page.getByRole("button", { name: "Sign out everywhere" }).click();
	await expectToast(page, "You are signed out everywhere.");
	await expect(page.getByRole("tab", { name: "Login" })).toBeVisible();
});
