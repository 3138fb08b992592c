import { atDashboard } from "./support/people.ts";
import { test } from "./support/product.ts";

for (const [width, height] of [[1280, 800], [360, 740]] as const)
	test(`look ${width}`, async ({ page }) => {
		test.setTimeout(120_000);
		await page.setViewportSize({ width, height });
		await atDashboard(page);
		for (const id of (process.env.IDS ?? "magnetic-detector").split(",")) {
			await page.goto(`/secondary-kit?challenge=${id}`);
			await page.getByRole("heading", { level: 1 }).first().waitFor();
			await page.waitForTimeout(1200);
			await page.screenshot({ path: `/tmp/shots/${id}-${width}-lesson.png`, fullPage: true });
			await page.goto(`/secondary-kit?challenge=${id}&view=coding`);
			await page.waitForTimeout(3000);
			await page.screenshot({ path: `/tmp/shots/${id}-${width}-bench.png` });
			await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
			await page.screenshot({ path: `/tmp/shots/${id}-${width}-dark.png` });
		}
	});
