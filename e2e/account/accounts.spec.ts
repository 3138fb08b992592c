import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { ChallengePage } from "../pages/challenge-page.ts";
import { LandingPage } from "../pages/landing-page.ts";
import { Shell } from "../pages/shell.ts";
import { SubmitDialog } from "../pages/submit-dialog.ts";
import { atDashboard, makeAccount, type SignedIn } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { expectToast } from "../support/toasts.ts";

test("the header greets by the first name", async ({ page }) => {
	await atDashboard(page, { name: "Zawadi Mrema" });
	await expect(page.getByRole("heading", { name: "Welcome, Zawadi", exact: true })).toBeVisible();
});

test("the theme is light until somebody chooses, is kept, and follows the system when asked to", async ({ page }) => {
	await page.emulateMedia({ colorScheme: "dark" });
	const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
	await atDashboard(page);
	await expect.poll(theme).toBe("light");
	const shell = new Shell(page);
	await shell.openSettings();
	await shell.settings.getByRole("radio", { name: "System" }).check();
	await expect.poll(theme).toBe("dark");
	await page.emulateMedia({ colorScheme: "light" });
	await expect.poll(theme).toBe("light");
	await shell.settings.getByRole("radio", { name: "Dark" }).check();
	await expect.poll(theme).toBe("dark");
	await page.reload();
	await expect.poll(theme).toBe("dark");
	await shell.openProfileMenu();
	await page.getByRole("switch", { name: "Light mode" }).click();
	await expect.poll(theme).toBe("light");
});

test("larger text enlarges the whole page, and is kept", async ({ page }) => {
	await atDashboard(page);
	const size = () => page.evaluate(() => getComputedStyle(document.body).fontSize);
	await expect.poll(size).toBe("16px");
	const shell = new Shell(page);
	await shell.openSettings();
	await shell.settings.getByRole("radio", { name: "Larger" }).check();
	await expect.poll(size).toBe("20px");
	await page.reload();
	await expect.poll(size).toBe("20px");
});

test("a press is felt for 30 or 40 ms and heard at a quarter of the volume, unless switched off", async ({ page }) => {
	await page.addInitScript(() => {
		const noticed: unknown[] = [];
		Object.assign(window, { noticed });
		navigator.vibrate = (pattern) => noticed.push(pattern) > 0;
		const gainOf = window.GainNode;
		window.GainNode = class extends gainOf {
			constructor(context: BaseAudioContext, options?: GainOptions) {
				super(context, options);
				noticed.push(`volume ${options?.gain}`);
			}
		};
	});
	const noticed = () => page.evaluate(() => (window as unknown as { noticed: unknown[] }).noticed.filter(Boolean));
	const forget = () => page.evaluate(() => (window as unknown as { noticed: unknown[] }).noticed.splice(0));
	await atDashboard(page);
	const shell = new Shell(page);
	await forget();
	await shell.openProfileMenu();
	await expect.poll(noticed).toEqual([40, "volume 0.25"]);
	await page.getByRole("button", { name: "Settings" }).click();
	await forget();
	await shell.settings.getByRole("radio", { name: "Dark" }).check();
	await expect.poll(noticed).toEqual([30, "volume 0.25"]);
	await shell.settings.getByRole("switch", { name: "Click sound" }).click();
	await forget();
	await shell.settings.getByRole("radio", { name: "Light" }).check();
	await expect.poll(noticed).toEqual([30]);
	await shell.settings.getByRole("switch", { name: "Vibration" }).click();
	await forget();
	await shell.settings.getByRole("radio", { name: "Dark" }).check();
	expect(await noticed()).toEqual([]);
});

async function chooseFile(page: Page, person: SignedIn, name: string): Promise<void> {
	const work = new SubmitDialog(page);
	await page.getByRole("button", { name: "Submit Your Work" }).click();
	await work.choose([{ name, mimeType: "text/plain", buffer: Buffer.from("hi") }]);
	await expect(work.file(name)).toBeVisible();
	await work.expectKept(1, person);
}

/** Whether a record of this browser belongs to the person, and whether an item of local storage does. Actions of the outbox are records, too. */
async function keptOf(userId: string): Promise<[boolean, boolean]> {
	const database = await new Promise<IDBDatabase>((resolve) => {
		const opening = indexedDB.open("inspire-stem");
		opening.onsuccess = () => resolve(opening.result);
	});
	const keys = await new Promise<IDBValidKey[]>((resolve) => {
		const asking = database.transaction("records").objectStore("records").getAllKeys();
		asking.onsuccess = () => resolve(asking.result);
	});
	database.close();
	const texts = Object.entries({ ...localStorage }).filter(([key]) => key !== "inspire-stem-session");
	return [keys.some((key) => String(key).startsWith(userId)), JSON.stringify(texts).includes(userId)];
}

test("the download holds what the server and the browser keep of me, and nothing of another person", async ({
	page,
}) => {
	const other = await atDashboard(page, { name: "Other Person" });
	const challenge = new ChallengePage(page);
	await challenge.open("water-temp-monitor");
	await challenge.write("// of the other person");
	await chooseFile(page, other, "their drawing.txt");
	await page.goto("/dashboard");
	const shell = new Shell(page);
	await shell.signOut();
	await expect(page.getByRole("tab", { name: "Login" })).toBeVisible();

	const me = await makeAccount({ name: "Amina Juma" });
	await new LandingPage(page).logIn(me);
	await expect(page).toHaveURL(/\/dashboard$/);
	await challenge.open("water-temp-monitor");
	await challenge.write("// my own program");
	await chooseFile(page, me, "mchoro wangu.txt");
	await page.goto("/dashboard");
	await shell.openSettings();
	const arriving = page.waitForEvent("download");
	await shell.settings.getByRole("button", { name: "Download my data" }).click();
	const file = await arriving;
	expect(file.suggestedFilename()).toMatch(/^inspire-stem-\d{4}-\d\d-\d\d\.json$/);
	await expectToast(page, "Your data is downloaded.");
	const text = readFileSync(await file.path(), "utf8");
	const data = JSON.parse(text);
	expect(data.email).toBe(me.email);
	expect(data.server.profiles).toEqual([expect.objectContaining({ name: "Amina Juma", email: me.email })]);
	expect(data.server.user_points).toHaveLength(1);
	expect(text).toContain("// my own program");
	expect(data.browser.files["chosen-files:water-temp-monitor"].files).toEqual([
		expect.objectContaining({
			file: { name: "mchoro wangu.txt", type: "text/plain", size: 2, content: "data:text/plain;base64,aGk=" },
		}),
	]);
	for (const foreign of [
		other.email,
		"their drawing",
		"Other Person",
		"// of the other person",
		"access_token",
		"refresh_token",
	]) {
		expect(text).not.toContain(foreign);
	}

	// After the grace period nothing of a deleted account is left in this browser.
	const ofOther = () => page.evaluate(keptOf, other.id);
	expect(await ofOther()).toEqual([true, true]);
	await page.evaluate((id) => {
		localStorage.setItem("inspire-stem-leavers", JSON.stringify({ [id]: new Date(0).toISOString() }));
	}, other.id);
	await page.reload();
	await expect.poll(ofOther).toEqual([false, false]);
	expect(await page.evaluate(keptOf, me.id)).toEqual([true, true]);
});

test.describe("with no way to the server", () => {
	test.use({ expectedErrors: /A change failed: BackendError/ });

	test("a download says that it failed, and the settings stay open", async ({ page }) => {
		await atDashboard(page);
		const shell = new Shell(page);
		await shell.openSettings();
		await page.route(/\/rest\/v1\/point_awards/, (route) => route.abort());
		await shell.settings.getByRole("button", { name: "Download my data" }).click();
		await expect(page.getByText("Failed to download your data")).toBeVisible();
		await expect(shell.settings).toBeVisible();
	});
});
