import { readdirSync } from "node:fs";
import { BuildingPage } from "../pages/building-page.ts";
import { ChallengePage } from "../pages/challenge-page.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, expectNoSidewaysScroll, matrixUnless, test } from "../support/product.ts";
import { kindOf, programOf } from "../support/programs.ts";

const PROJECT = "water-temp-monitor";
/** Every finished project, by its kind. */
const [SKETCHES, BLOCKS] = ["sketch", "blocks"].map((kind) =>
	readdirSync("content/projects").filter((id) => kindOf(id) === kind),
) as [string[], string[]];
/** With the widest circuit. */
const TIGHTEST = "digital-scale";
const ROOMY = 12;
const COMPILED_WITHIN = 60_000;
const SIZES = [
	{ width: 1280, height: 800, touch: false },
	{ width: 768, height: 1024, touch: false },
	{ width: 740, height: 360, touch: true },
	{ width: 360, height: 740, touch: true },
];

for (const { width, height, touch } of SIZES)
	test(`a whole sketch project is done at ${width} × ${height}`, { tag: "@matrix" }, async ({
		browser,
		productUrl,
	}) => {
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
		const result = page.getByRole("button", { name: /of 5 pass/ });
		await expect(result).toBeInViewport({ ratio: 1, timeout: COMPILED_WITHIN });
		if (touch) {
			await result.tap();
			await expect(
				page.getByRole("region", { name: "Checks", exact: true }).getByRole("listitem").first(),
			).toBeInViewport();
			await press("Code");
			await press("Step through the program");
			await expect(page.locator(".cm-pausedLine")).toBeVisible({ timeout: COMPILED_WITHIN });
			await press("Next line");
			await press("Stop stepping");
		}
		await challenge.write(programOf(PROJECT, "solution"));
		await press(/^Upload/);
		await expect(page.getByRole("heading", { name: "Project Completed" })).toBeFocused({ timeout: COMPILED_WITHIN });
		await expect(page.getByRole("img", { name: "3 of 3 stars" })).toBeVisible();
		await expectNoSidewaysScroll(page);
		await page.getByRole("region", { name: "Make it yours" }).getByRole("button").press("Enter");
		await expect(page.getByRole("main")).toBeFocused();
		await device.close();
	});

for (const id of [...SKETCHES, ...BLOCKS])
	test(`the holes of ${id} have room between them at 1280 × 800`, matrixUnless(id === TIGHTEST), async ({ page }) => {
		await page.setViewportSize({ width: 1280, height: 800 });
		await enter(page, await makeAccount());
		const building = new BuildingPage(page);
		if (SKETCHES.includes(id)) await new ChallengePage(page).open(id);
		else {
			await page.goto(`/primary-kit?challenge=${id}&step=program`);
			await page.getByRole("button", { name: "Wiring guide", exact: true }).click();
		}
		await expect(building.tool("Fit")).toBeVisible();
		await expect.poll(() => building.pixelsBetweenHoles()).toBeGreaterThanOrEqual(ROOMY);
		// With its wires it is a little larger.
		await building.tool("More").press("Enter");
		await building.tool("Wire it for me").press("Enter");
		await expect(building.wires).not.toHaveCount(0);
		await building.tool("Fit").press("Enter");
		await expect.poll(() => building.pixelsBetweenHoles()).toBeGreaterThanOrEqual(ROOMY);
	});
