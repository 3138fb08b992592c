import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { ChallengePage } from "../pages/challenge-page.ts";
import { LandingPage } from "../pages/landing-page.ts";
import { Shell } from "../pages/shell.ts";
import { SubmitDialog } from "../pages/submit-dialog.ts";
import { atDashboard, makeAccount, type SignedIn } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { expectToast } from "../support/toasts.ts";

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
