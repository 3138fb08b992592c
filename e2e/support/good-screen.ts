import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll } from "./product.ts";

/** No accessibility rule is broken and nothing sticks out at the side. */
export async function expectGoodScreen(page: Page): Promise<void> {
	await expectNoSidewaysScroll(page);
	// Colours are judged when they have arrived, not halfway through a transition.
	await page.evaluate(() =>
		Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
	);
	const { violations } = await new AxeBuilder({ page })
		// A toast leaves by itself after 4 seconds, at times while axe is looking, and is half transparent then.
		.exclude("[data-sonner-toaster]")
		.withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
		.analyze();
	expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html.slice(0, 160)) }))).toEqual([]);
}

/** The same at 360 and 1280 pixels, light and dark. Ends as a light one of 1280. */
export async function expectGoodAtEverySize(page: Page): Promise<void> {
	for (const theme of ["dark", "light"]) {
		await page.evaluate((chosen) => Object.assign(document.documentElement.dataset, { theme: chosen }), theme);
		for (const size of [
			{ width: 360, height: 740 },
			{ width: 1280, height: 800 },
		]) {
			await page.setViewportSize(size);
			await expectGoodScreen(page);
		}
	}
}
