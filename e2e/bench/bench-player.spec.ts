import type { Locator, Page } from "@playwright/test";
import { buildDesignPage, withDesignPage } from "../support/design-page.ts";
import { expectAccessible } from "../support/good-screen.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { testedProduct } from "../support/tested-product.ts";
import { recordTexts } from "../support/toasts.ts";

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

/** Presses Run, or what tries it again; returns once its sketch is compiled, which takes long on a busy computer. */
async function runSketch(page: Page, bench: Locator, press = "Run"): Promise<void> {
	const compiled = page.waitForResponse(/\/api\/compile$/);
	await bench.getByRole("button", { name: press }).click();
	await compiled;
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

	await runSketch(page, tank);
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
	const lights = await recordTexts(page, '[aria-label="Night light"] .sr-only');
	await night.getByRole("button", { name: "Run" }).focus();
	await page.keyboard.press("Enter");
	await expect.poll(lights).toContain("The white LED is on.");
	await expect.poll(lights).toContain("The white LED is off.");
	await expect(night.getByText(/00:0[1-9]\.\d/)).toBeVisible();
	const clock = await recordTexts(page, '[aria-label="Night light"] p:has(> .sr-only)');
	await night.getByRole("button", { name: "Reset" }).focus();
	await page.keyboard.press("Enter");
	await expect.poll(async () => (await clock()).join()).toMatch(/00:00\.\d/);
	await night.getByRole("button", { name: "Stop" }).focus();
	await page.keyboard.press("Enter");
	await expect(night.getByRole("button", { name: "Run" })).toBeVisible();
	expect(await writes()).toEqual([]);
});

test("a board that is scrolled out of view is switched off", async ({ page }) => {
	const bench = await openDesign(page);
	const blinking = bench("Blinking");
	await runSketch(page, blinking);
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
	await runSketch(page, odd);
	await expect(odd.getByRole("log")).toContainText("1");

	await expect(bench("No blocks at all")).toContainText("The program of this work cannot be read");
	await expect(bench("No circuit at all")).toContainText("The circuit of this work cannot be read");
});

test.describe("without a connection", () => {
	test.use({ expectedErrors: /Reading failed: compiled/ });
	test("it says so, and the next press tries again", { tag: "@matrix" }, async ({ page }) => {
		const bench = await openDesign(page);
		await page.route("**/api/compile", (route) => route.abort());
		const blinking = bench("Blinking");
		await blinking.getByRole("button", { name: "Run" }).click();
		await expect(blinking.getByRole("alert")).toBeVisible();
		await page.unroute("**/api/compile");
		await runSketch(page, blinking, "Try again");
		await expect(blinking.getByRole("log")).toContainText("1");
	});
});

test.describe("with a finger", () => {
	test.use({ hasTouch: true });
	test("it runs, breaks no accessibility rule, wide and dark or narrow and light, and fits 360 pixels", {
		tag: "@matrix",
	}, async ({ page }) => {
		const bench = await openDesign(page);
		const compiled = page.waitForResponse(/\/api\/compile$/);
		await bench("Fish tank").getByRole("button", { name: "Run" }).tap();
		await compiled;
		await expect(bench("Fish tank").getByRole("log")).toContainText("22.00");
		for (const [theme, width] of [
			["dark", 1280],
			["light", 360],
		] as const) {
			await page.evaluate((chosen) => Object.assign(document.documentElement.dataset, { theme: chosen }), theme);
			await page.setViewportSize({ width, height: 800 });
			await expectAccessible(page, ".bench-player");
			const { left, right } = await bench("Fish tank").evaluate((one) => one.getBoundingClientRect());
			expect([left >= 0, right <= width]).toEqual([true, true]);
		}
	});
});
