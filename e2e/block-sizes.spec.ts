import { BlocksPage } from "./pages/blocks-page.ts";
import { enter, makeAccount } from "./support/people.ts";
import { expect, test } from "./support/product.ts";

const SIZES = [
	{ width: 1280, height: 800, touch: false },
	{ width: 768, height: 1024, touch: false },
	{ width: 740, height: 360, touch: true },
	{ width: 360, height: 740, touch: true },
];

for (const { width, height, touch } of SIZES)
	test(`a whole project is done at ${width} × ${height}`, async ({ browser, productUrl }) => {
		const device = await browser.newContext({
			baseURL: productUrl,
			viewport: { width, height },
			hasTouch: touch,
			isMobile: touch,
		});
		const page = await device.newPage();
		await enter(page, await makeAccount());
		const blocks = new BlocksPage(page);
		await blocks.open("led-sequence");
		await expect(blocks.button("Run")).toBeInViewport({ ratio: 1 });
		const under = (kind: string, above: string) =>
			touch ? blocks.addByTouch(kind, above, { x: 0, y: 46 }) : blocks.addUnder(kind, above);
		await under("light_on", "when_flag_clicked");
		await under("light_on", "light_on");
		await blocks.choose("light_on", "yellow");
		await under("repeat_times", "light_on");
		if (touch) await blocks.addByTouch("light_blink", "repeat_times", { x: 14, y: 50 });
		else await blocks.addInside("light_blink");
		await blocks.button("Run").click();
		await expect(page.getByText("The red LED is on.")).toBeAttached();
		await expect(page.locator(".running-block")).toContainText("2 of 4");
		await expect(page.locator(".running-block")).toContainText("Running: Turn on yellow");
		await expect(blocks.button("Stop")).toBeInViewport({ ratio: 1 });
		await expect(page.getByRole("heading", { name: "Project Completed" })).toBeFocused();
		await expect(page.getByRole("img", { name: "3 of 3 stars" })).toBeVisible();
		const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		expect(wide).toBe(0);
		await device.close();
	});
