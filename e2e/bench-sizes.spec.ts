import { BuildingPage } from "./pages/building-page.ts";
import { ChallengePage } from "./pages/challenge-page.ts";
import { enter, makeAccount } from "./support/people.ts";
import { expect, expectNoSidewaysScroll, test } from "./support/product.ts";
import { programOf } from "./support/programs.ts";

const PROJECT = "water-temp-monitor";
const COMPILED_WITHIN = 60_000;
const SIZES = [
	{ width: 1280, height: 800, touch: false },
	{ width: 768, height: 1024, touch: false },
	{ width: 740, height: 360, touch: true },
	{ width: 360, height: 740, touch: true },
];

for (const { width, height, touch } of SIZES)
	test(`a whole sketch project is done at ${width} × ${height}`, async ({ browser, productUrl }) => {
		const device = await browser.newContext({
			baseURL: productUrl,
			viewport: { width, height },
			hasTouch: touch,
			isMobile: touch,
		});
		const page = await device.newPage();
		await enter(page, await makeAccount());
		const challenge = new ChallengePage(page);
		const building = new BuildingPage(page);
		const press = (name: string | RegExp) => {
			const button = page.getByRole("button", { name, exact: true });
			return touch ? button.tap() : button.click();
		};
		await challenge.open(PROJECT);

		if (touch) await press("Board");
		await press("Wiring guide");
		for (let count = 1; count <= 7; count += 1) {
			await press(touch ? "For me" : "Wire this one for me");
			await expect(building.wires).toHaveCount(count);
		}
		await expect(page.getByText("Everything is joined.")).toBeInViewport();
		await press(touch ? "Wiring guide" : "To the code");

		if (touch) await press("Code");
		await challenge.write(programOf(PROJECT, "wrong/always-on"));
		await press(/^Upload/);
		const result = page.getByRole("button", { name: /of 5 checks pass/ });
		await expect(result).toBeInViewport({ ratio: 1, timeout: COMPILED_WITHIN });
		if (touch) await press("Code");
		await challenge.write(programOf(PROJECT, "solution.ino"));
		await press(/^Upload/);
		await expect(page.getByRole("heading", { name: "Project Completed" })).toBeFocused({ timeout: COMPILED_WITHIN });
		await expect(page.getByRole("img", { name: "3 of 3 stars" })).toBeVisible();
		await expectNoSidewaysScroll(page);
		await page.getByRole("region", { name: "Make it yours" }).getByRole("button").press("Enter");
		await expect(page.getByRole("main")).toBeFocused();
		await device.close();
	});
