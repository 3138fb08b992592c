import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { buildDesignPage, withDesignPage } from "./support/design-page.ts";
import { enter, makeAccount } from "./support/people.ts";
import { expect, test } from "./support/product.ts";
import { testedProduct } from "./support/tested-product.ts";

/** /design shows a read-only bench with any work. */
test.beforeAll(buildDesignPage);

async function openDesign(page: Page) {
	await withDesignPage(page);
	await enter(page, await makeAccount());
	await page.goto("/design");
	const bench = (name: string) => page.getByRole("region", { name, exact: true });
	await expect(bench("Fish tank").getByRole("button", { name: "Run" })).toBeVisible();
	return bench;
}

/** Nothing of the viewer's own is written: neither here nor at the server. */
async function watchWrites(page: Page): Promise<() => Promise<string[]>> {
	const sent: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		const asks = request.method() === "GET" || /^\/api\/compile$|^\/auth\//.test(pathname);
		if (!asks && request.url().startsWith(testedProduct().url)) sent.push(`${request.method()} ${pathname}`);
	});
	const keys = () => page.evaluate(() => Object.keys(localStorage).sort());
	const before = await keys();
	return async () => [...sent, ...(await keys()).filter((key) => !before.includes(key))];
}

test("a stored sketch is compiled, runs beside its text, senses what the viewer sets, and is changed by nothing", async ({
	page,
}) => {
	const bench = await openDesign(page);
	const writes = await watchWrites(page);
	const tank = bench("Fish tank");
	await expect(tank.getByRole("region", { name: "Program" })).toContainText("const float ALARM_CELSIUS = 28.0;");
	await expect(tank.locator("[data-marked]")).toContainText("This line:const float ALARM_CELSIUS");

	await tank.getByRole("button", { name: "Run" }).click();
	await expect(tank.getByRole("log")).toContainText("22.00");
	const water = tank.getByRole("slider", { name: "Water" });
	await water.focus();
	await page.keyboard.press("End");
	await expect(tank.getByRole("log")).toContainText("60.00");
	await expect(tank.getByText("The buzzer sounds.")).toBeAttached();

	await tank.getByRole("button", { name: "Stop" }).click();
	await expect(tank.getByText("What your program prints with Serial appears here.")).toBeVisible();
	await expect(tank.getByRole("button", { name: "Run" })).toBeVisible();
	expect(await writes()).toEqual([]);
});

test("stored blocks stay as they are and light what they say; Reset begins again, by keyboard too", async ({
	page,
}) => {
	const bench = await openDesign(page);
	const writes = await watchWrites(page);
	const night = bench("Night light");
	await expect(night.getByRole("region", { name: "Program" })).toContainText("Turn on white");
	await night.getByRole("button", { name: "Run" }).focus();
	await page.keyboard.press("Enter");
	await expect(night.getByText("The white LED is on.")).toBeAttached();
	await expect(night.getByText("The white LED is off.")).toBeAttached();
	await night.getByRole("button", { name: "Reset" }).focus();
	await page.keyboard.press("Enter");
	await expect(night.getByText(/00:00\.\d/)).toBeVisible();
	await night.getByRole("button", { name: "Stop" }).focus();
	await page.keyboard.press("Enter");
	await expect(night.getByRole("button", { name: "Run" })).toBeVisible();
	expect(await writes()).toEqual([]);
});

test("a board that is scrolled out of view is switched off", async ({ page }) => {
	const bench = await openDesign(page);
	const blinking = bench("Blinking");
	await blinking.getByRole("button", { name: "Run" }).click();
	await expect(blinking.getByRole("button", { name: "Stop" })).toBeVisible();
	await expect.poll(() => page.workers().length).toBe(1);
	await page.getByRole("heading", { name: "Colours" }).scrollIntoViewIfNeeded();
	await expect.poll(() => page.workers().length).toBe(0);
	await blinking.scrollIntoViewIfNeeded();
	await expect(blinking.getByRole("button", { name: "Run" })).toBeVisible();
});

test("what is wrong with a work is said in words, and what can be shown is shown", async ({ page }) => {
	const bench = await openDesign(page);
	const mistaken = bench("With a mistake");
	await mistaken.getByRole("button", { name: "Run" }).click();
	await mistaken.getByRole("button", { name: /semicolon/ }).click();
	await mistaken.getByText("Program", { exact: true }).click();
	await expect(mistaken.locator("[data-marked]")).toContainText("delay(300)");

	const odd = bench("An odd circuit");
	await expect(odd.getByText("This circuit has parts that are not known here: ghost.")).toBeVisible();
	await odd.getByRole("button", { name: "Run" }).click();
	await expect(odd.getByRole("log")).toContainText("1");

	await expect(bench("No blocks at all")).toContainText("The program of this work cannot be read");
	await expect(bench("No circuit at all")).toContainText("The circuit of this work cannot be read");
});

test.describe("without a connection", () => {
	test.use({ expectedErrors: /Reading failed: compiled/ });
	test("it says so, and the next press tries again", async ({ page }) => {
		const bench = await openDesign(page);
		await page.route("**/api/compile", (route) => route.abort());
		const blinking = bench("Blinking");
		await blinking.getByRole("button", { name: "Run" }).click();
		await expect(blinking.getByRole("alert")).toBeVisible();
		await page.unroute("**/api/compile");
		await blinking.getByRole("button", { name: "Try again" }).click();
		await expect(blinking.getByRole("log")).toContainText("1");
	});
});

test("it breaks no accessibility rule, wide and dark or narrow and light, and fits 360 pixels", async ({ page }) => {
	const bench = await openDesign(page);
	await bench("Fish tank").getByRole("button", { name: "Run" }).click();
	await expect(bench("Fish tank").getByRole("log")).toContainText("22.00");
	for (const [theme, width] of [
		["dark", 1280],
		["light", 360],
	] as const) {
		await page.evaluate((chosen) => Object.assign(document.documentElement.dataset, { theme: chosen }), theme);
		await page.setViewportSize({ width, height: 800 });
		const { violations } = await new AxeBuilder({ page })
			.include(".bench-player")
			.withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
			.setLegacyMode()
			.analyze();
		expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 120))])).toEqual([]);
		const { left, right } = await bench("Fish tank").evaluate((one) => one.getBoundingClientRect());
		expect([left >= 0, right <= width]).toEqual([true, true]);
	}
});
