import type { BrowserContext, Page } from "@playwright/test";
import { atDashboard, enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";

test.use({
	prefetch: true,
	expectedErrors: /ERR_INTERNET_DISCONNECTED|status of 404|Failed to fetch|Reading failed|AuthRetryableFetchError/,
});

/** Loses the requests for these files, with the browser's cache as it is (`route` would turn it off). */
async function lose(page: Page, ...files: string[]): Promise<() => Promise<void>> {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("Network.enable");
	await devtools.send("Network.setBlockedURLs", { urls: files.map((file) => `*/assets/${file}-*.js`) });
	return () => devtools.detach();
}

/** Answers requests for this file as a server does that has another build. */
async function dropFromServer(page: Page, file: string): Promise<() => Promise<void>> {
	const address = new RegExp(`/assets/${file}-[^/]+\\.js$`);
	await page.route(address, (route) => route.fulfill({ status: 404 }));
	return () => page.unroute(address);
}

/** Fails once the document was loaded again. */
async function markDocument(page: Page): Promise<() => Promise<void>> {
	await page.evaluate(() => Object.assign(window, { firstDocument: true }));
	return async () => expect(await page.evaluate(() => "firstDocument" in window)).toBe(true);
}

/** An editor with a text typed into it, in a browser that lacks the file of the pages beside the sidebar. */
async function typeWithoutSidebar(page: Page, withhold: typeof dropFromServer, typed: string) {
	const give = await withhold(page, "PageWithSidebar");
	await enter(page, await makeAccount());
	await page.goto("/secondary-kit?challenge=water-temp-monitor");
	await page.getByRole("button", { name: "Continue to Coding Environment" }).click();
	const editor = page.getByRole("textbox", { name: "Code editor" });
	await editor.click();
	await page.keyboard.press("Control+Home");
	await page.keyboard.type(typed);
	return { give, editor };
}

async function cut(context: BrowserContext): Promise<void> {
	await context.setOffline(true);
}

const PAGES = [
	["Primary Level Kit", "Primary Level Kit"],
	["Secondary Level Kit", "Secondary Level Kit"],
	["Challenges", "Challenges"],
] as const;

test("after a cut each page that was not loaded says so beside the sidebar, and opens by itself", async ({
	page,
	context,
}) => {
	const give = await lose(page, "PrimaryKitScreen", "SecondaryKitScreen", "ChallengesScreen");
	await atDashboard(page);
	const expectSameDocument = await markDocument(page);
	await cut(context);
	const pages = page.getByRole("navigation", { name: "Pages" });
	const note = page.getByRole("alert").getByText("This page is not loaded yet");
	for (const [link] of PAGES) {
		await pages.getByRole("link", { name: new RegExp(`^${link}`) }).click();
		await expect(note).toBeVisible();
		await expect(pages).toBeVisible();
		await expectSameDocument();
	}
	await give();
	await context.setOffline(false);
	await expect(note).toBeHidden();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expectSameDocument();
});

test("work typed into the editor survives the way to a page that is not loaded, and back", async ({
	page,
	context,
}) => {
	const { give, editor } = await typeWithoutSidebar(page, lose, "// typed before the cut\n");
	const expectSameDocument = await markDocument(page);
	await cut(context);
	await page.getByRole("link", { name: "Back to Kit" }).click();
	await expect(page.getByText("This page is not loaded yet")).toBeVisible();
	await page.goBack();
	await expect(editor).toContainText("// typed before the cut");
	await page.getByRole("link", { name: "Back to Kit" }).click();
	await give();
	await context.setOffline(false);
	await expect(page.getByRole("navigation", { name: "Pages" })).toBeVisible();
	await expectSameDocument();
});

test("after a new build the page says that it has changed, and a reload loses nothing that was typed", async ({
	page,
}) => {
	const { give, editor } = await typeWithoutSidebar(page, dropFromServer, "// typed before the new build\n");
	await page.getByRole("link", { name: "Back to Kit" }).click();
	await expect(page.getByText("This page has changed on the server")).toBeVisible({ timeout: 30_000 });
	await give();
	await page.getByRole("button", { name: "Retry" }).click();
	await expect(page.getByRole("navigation", { name: "Pages" })).toBeVisible();
	await page.goto("/secondary-kit?challenge=water-temp-monitor");
	await page.getByRole("button", { name: "Continue to Coding Environment" }).click();
	await expect(editor).toContainText("// typed before the new build");
});

test("all routes' files are loaded while the browser is idle, and open without a network", async ({
	page,
	context,
}) => {
	const loaded = new Set<string>();
	page.on("requestfinished", (request) => loaded.add(/\/(\w+)-[^/]+\.js$/.exec(request.url())?.[1] ?? ""));
	await atDashboard(page);
	const screens = [
		"SecondaryKitScreen",
		"PrimaryKitScreen",
		"ChallengesScreen",
		"StaffScreen",
		"TermsScreen",
		"ForumScreen",
	];
	const wanted = [...screens, "BlockProjectView", "CodingBench", "BlockSuccess", "BenchSuccess"];
	await expect
		.poll(() => wanted.filter((name) => !loaded.has(name)), {
			timeout: 90_000,
		})
		.toEqual([]);
	await cut(context);
	const pages = page.getByRole("navigation", { name: "Pages" });
	for (const [link, heading] of PAGES) {
		await pages.getByRole("link", { name: new RegExp(`^${link}`) }).click();
		await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
	}
	await expect(page.getByText("This page is not loaded yet")).toBeHidden();
});
