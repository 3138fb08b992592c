import { readdirSync, readFileSync } from "node:fs";
import { BlocksPage } from "../pages/blocks-page.ts";
import { expectGoodAtEverySize } from "../support/good-screen.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";

test.describe("with the network gone as soon as the page is there", () => {
	test.use({ prefetch: true, expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch|Reading failed/ });

	test("each part of it opens for the first time, and the way back leads on", { tag: "@matrix" }, async ({
		page,
		context,
	}) => {
		await enter(page, await makeAccount());
		// The last of the prefetched files.
		const last = [/\/StepBar-[^/]+\.js$/, /\/PageWithSidebar-[^/]+\.js$/].map((script) =>
			page.waitForEvent("requestfinished", (request) => script.test(request.url())),
		);
		await page.goto("/secondary-kit?challenge=water-temp-monitor");
		await Promise.all(last);
		await page.waitForLoadState("networkidle");
		await context.setOffline(true);

		await page.getByRole("button", { name: "Continue to Coding Environment" }).click();
		await expect(page.getByRole("textbox", { name: "Code editor" })).toBeVisible();
		const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
		await press("Parts");
		await press("Servo motor");
		await expect(page.locator("wokwi-servo svg").first()).toBeVisible();
		await press("Fold the parts away");
		await press("More");
		await press("Versions of your circuit");
		await expect(page.getByText("The versions could not be loaded")).toBeVisible();
		await page.keyboard.press("Escape");
		await page.getByRole("tab", { name: "Plotter" }).click();
		await expect(page.getByRole("img", { name: "Serial plotter" })).toBeVisible();
		await page.getByRole("tab", { name: "Pins" }).click();
		await expect(page.getByRole("combobox", { name: "Pin" })).toBeVisible();

		await press("Reference");
		await page.getByRole("tab", { name: /^Libraries/ }).click();
		await expect(page.getByText("OneWire", { exact: true })).toBeVisible();
		const menu = "More for your program";
		for (const [title, tools, text] of [
			["Versions of your program", [menu, "Versions"], "Retry"],
			["Start again?", [menu, "Start again"], "Keep my program"],
			["Editor settings", [menu, "Editor settings"], "Close"],
			["Submit Your Work", [menu, "Submit Your Work"], "Submit"],
			["Challenge Help", ["Help"], "Close"],
		] as const) {
			for (const tool of tools) await press(tool);
			const dialog = page.getByRole("dialog", { name: title });
			await expect(dialog.getByRole("button", { name: text })).toBeVisible();
			await page.keyboard.press("Escape");
		}
		await press("Hint");
		await expect(page.getByRole("button", { name: "Hint, costs 10 points (15 left)" })).toBeVisible();
		await expect(page.getByRole("button", { name: "Reveal Solution" })).toBeVisible();

		await page.getByRole("tab", { name: "Manual" }).click();
		await press("Open Complete Project Manual");
		await expect(page.getByRole("tab", { name: "Materials" })).toBeVisible();
		await press("Back");
		await press("Obstacle Robot with LIDAR");
		await expect(page.getByRole("heading", { name: "Obstacle Robot with LIDAR" })).toBeVisible();
		await page.getByRole("tab", { name: "AI Help" }).click();
		await expect(page.getByRole("heading", { name: "Advice for this project" })).toBeVisible();
		await page.getByRole("link", { name: "Back to Kit" }).click();
		await expect(page.getByRole("tab", { name: /Advanced Projects/ })).toBeVisible();
		await expect(page.getByRole("navigation", { name: "Pages" })).toBeVisible();
	});
});

test.describe("where one file is not given", () => {
	test.use({ expectedErrors: /Reading failed: manual/ });

	test("a manual that cannot be loaded is said so, not called missing, and a press loads it", {
		tag: "@matrix",
	}, async ({ page }) => {
		const texts = readdirSync("dist/web/assets").filter(
			(file) =>
				file.endsWith(".js") && readFileSync(`dist/web/assets/${file}`, "utf8").includes("Obstacle Robot with LIDAR"),
		);
		expect(texts).toHaveLength(1);
		const file = `**/assets/${texts[0]}`;
		await page.route(file, (route) => route.abort());
		await enter(page, await makeAccount());
		await page.goto("/secondary-kit?challenge=water-temp-monitor");
		await page.getByRole("tab", { name: "Manual" }).click();
		const failed = page.getByRole("alert").filter({ hasText: "The other build’s manual could not be loaded" });
		await expect(failed).toBeVisible();
		await expect(page.getByRole("button", { name: "Obstacle Robot with LIDAR" })).toHaveCount(0);
		await page.unroute(file);
		await failed.getByRole("button", { name: "Retry" }).click();
		await expect(page.getByRole("button", { name: "Obstacle Robot with LIDAR" })).toBeVisible();
		await expect(failed).toHaveCount(0);
	});
});

test.describe("where the network goes before the board has come", () => {
	test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch|Reading failed/ });

	test("the blocks' bench says so in the board's place, and draws it when the network is back", async ({
		page,
		context,
	}) => {
		await enter(page, await makeAccount());
		// A route would switch the browser's cache off, and what is fetched before it is imported comes from there.
		const browser = await context.newCDPSession(page);
		await browser.send("Network.enable");
		await browser.send("Network.setBlockedURLs", { urls: ["*/BoardOrCpp-*.js"] });
		const blocks = new BlocksPage(page);
		await blocks.open("led-sequence");
		await context.setOffline(true);
		const away = page.getByText("The board comes when the server is back.", { exact: false });
		await expect(away).toBeVisible();
		await expectGoodAtEverySize(page);
		await browser.send("Network.setBlockedURLs", { urls: [] });
		await context.setOffline(false);
		await expect(page.getByRole("tab", { name: "Your board" })).toBeVisible();
		await expect(away).toHaveCount(0);
	});
});
