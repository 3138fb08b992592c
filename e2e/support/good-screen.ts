import { createHash } from "node:crypto";
import AxeBuilder from "@axe-core/playwright";
import { type Page, test } from "@playwright/test";
import { expect, expectNoSidewaysScroll } from "./product.ts";

const TOASTS = "[data-sonner-toaster]";
const RULES = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];
/** Those of them that depend on colours. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
const SIZES = [
	{ width: 360, height: 740 },
	{ width: 1280, height: 800 },
];

/**
 * No accessibility rule is broken and nothing sticks out at the side. Toasts come and go meanwhile, half transparent and one
 * behind the other: `expectGoodToasts` judges them.
 */
export async function expectGoodScreen(page: Page, about: "all" | "colours" = "all"): Promise<void> {
	await settle(page);
	await expectNoSidewaysScroll(page);
	const found = await violations((await axeOn(page)).exclude(TOASTS), about);
	expect(await lastingViolations(page, found)).toEqual([]);
}

/** No accessibility rule is broken in a part of the page. */
export async function expectAccessible(page: Page, area: string): Promise<void> {
	await settle(page);
	expect(await violations((await axeOn(page)).include(area))).toEqual([]);
}

/**
 * The same at 360 and 1280 pixels, and in the dark theme what colours can break. Ends as a light one of 1280. In the gate
 * only the width is judged at both sizes; the rules are at one size and theme, another one for another test.
 */
export async function expectGoodAtEverySize(page: Page): Promise<void> {
	if (process.env.FULL)
		return atEverySize(page, (theme) => expectGoodScreen(page, theme === "dark" ? "colours" : "all"));
	const chosen = numberFrom(test.info().title) % (2 * SIZES.length);
	for (const [index, size] of SIZES.entries()) {
		await page.setViewportSize(size);
		if (index === chosen % SIZES.length) {
			await setTheme(page, chosen < SIZES.length ? "light" : "dark");
			await expectGoodScreen(page);
			await setTheme(page, "light");
		} else {
			await settle(page);
			await expectNoSidewaysScroll(page);
		}
	}
}

/** The same number for the same words. */
function numberFrom(text: string): number {
	return createHash("sha256").update(text).digest().readUInt8();
}

/** No accessibility rule is broken by the present toasts: at 360 and 1280 pixels, light and dark. */
export async function expectGoodToasts(page: Page, texts: readonly string[]): Promise<void> {
	await atEverySize(page, async () => {
		await expect(async () => {
			const held = await holdToasts(page);
			for (const word of texts) expect(held.join()).toContain(word);
			await settle(page);
			expect(await areHeld(page, held)).toBe(true);
		}).toPass();
		expect(await violations((await axeOn(page)).include(TOASTS))).toEqual([]);
	});
}

async function atEverySize(page: Page, judge: (theme: "dark" | "light") => Promise<void>): Promise<void> {
	for (const theme of ["dark", "light"] as const) {
		await setTheme(page, theme);
		for (const size of SIZES) {
			await page.setViewportSize(size);
			await judge(theme);
		}
	}
}

async function setTheme(page: Page, theme: "dark" | "light"): Promise<void> {
	await page.evaluate((chosen) => Object.assign(document.documentElement.dataset, { theme: chosen }), theme);
}

/** Hovers the toasts, so that they stay open. Returns their texts. */
async function holdToasts(page: Page): Promise<string[]> {
	const front = page.locator("[data-sonner-toast][data-front=true]").first();
	const box = (await front.count()) > 0 ? await front.boundingBox({ timeout: 1000 }).catch(() => null) : null;
	if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
	return page.locator("[data-sonner-toast]").allTextContents();
}

/** True while the same toasts are held by the hover. A dialog above takes the mouse: then none is. */
async function areHeld(page: Page, texts: readonly string[]): Promise<boolean> {
	const held = await page.locator("[data-sonner-toast][data-expanded=true][data-removed=false]").allTextContents();
	const all = await page.locator("[data-sonner-toast]").count();
	return all === held.length && held.join() === texts.join();
}

/**
 * Colours and sizes are tested after their transitions, which begin a frame after the mouse came or the window changed (a
 * toast that grows is small until then). What pulses without an end is not waited for.
 */
async function settle(page: Page): Promise<void> {
	await page.evaluate(async () => {
		await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
		const ending = document
			.getAnimations()
			.filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
		return Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
	});
}

/** Axe evaluates its 580 kB twice a run: once a document is enough, and takes half of the time. */
async function axeOn(page: Page): Promise<AxeBuilder> {
	const isThere = await page.evaluate(() => "axe" in window);
	return new AxeBuilder(isThere ? { page, axeSource: ";" } : { page });
}

async function violations(axe: AxeBuilder, about: "all" | "colours" = "all") {
	// "Legacy": without a blank page per run, which only cross-origin frames need. What passes is not described.
	const run = axe.options({ resultTypes: ["violations"] }).setLegacyMode();
	const { violations } = await (about === "all" ? run.withTags(RULES) : run.withRules(COLOUR_RULES)).analyze();
	return violations.map(({ id, nodes }) => ({
		id,
		where: nodes.map(({ html }) => html.slice(0, 160)),
		selectors: nodes.map(({ target }) => target.join(" ")),
	}));
}

/** Without what is too small only while it lies half under a bar that stays in view: it is scrolled out from there. */
async function lastingViolations(page: Page, found: Awaited<ReturnType<typeof violations>>) {
	const lasting = [];
	for (const { selectors, ...violation } of found) {
		if (violation.id === "target-size" && (await areLargeInView(page, selectors))) continue;
		lasting.push(violation);
	}
	return lasting;
}

async function areLargeInView(page: Page, selectors: readonly string[]): Promise<boolean> {
	for (const selector of selectors) {
		await page
			.locator(selector)
			.first()
			.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
		const run = (await axeOn(page))
			.include(selector)
			.options({ resultTypes: ["violations"] })
			.setLegacyMode();
		if ((await run.withRules(["target-size"]).analyze()).violations.length > 0) return false;
	}
	return true;
}
