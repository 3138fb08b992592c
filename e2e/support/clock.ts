import type { Page } from "@playwright/test";

/** Milliseconds that a busy computer may take from reading the page's clock to stopping it: into the past it cannot be set. */
const SPARE = 10_000;

/** Stops the page's clock, which `page.clock.install()` has replaced, some seconds from now: timers until then have fired. */
export async function pauseClock(page: Page): Promise<void> {
	await page.clock.pauseAt((await page.evaluate(() => Date.now())) + SPARE);
}
