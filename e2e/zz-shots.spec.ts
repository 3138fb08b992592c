import { BuildingPage } from "./pages/building-page.ts";
import { ChallengePage } from "./pages/challenge-page.ts";
import { LandingPage } from "./pages/landing-page.ts";
import { expect, newPerson, test } from "./support/product.ts";

test("shots", async ({ page }) => {
	test.setTimeout(120000);
	await page.setViewportSize({ width: 1280, height: 800 });
	const landing = new LandingPage(page);
	await landing.open();
	await landing.signUp(newPerson());
	await expect(page).toHaveURL(/\/dashboard$/);
	const challenge = new ChallengePage(page);
	await challenge.open("water-temp-monitor");
	const building = new BuildingPage(page);
	const skip = page.getByRole("button", { name: "Skip" });
	await skip.click();
	await building.tool("More").click();
	await building.tool("Wire it for me").click();
	await building.tool("Parts").click();
	await page.addStyleTag({
		content:
			".board-stage{position:fixed!important;inset:64px 0 0 552px;z-index:50;height:auto!important} .zzz .board-stage{inset:100px 0 60px 0}",
	});
	await page.waitForTimeout(800);
	await page.screenshot({ path: "/tmp/shot-1.png" });
	console.log(
		await page.evaluate(() =>
			JSON.stringify(
				[...document.querySelectorAll(".circuit-board,.build-world")].map((e) => [
					e.className,
					e.getAttribute("style"),
					e.getBoundingClientRect(),
				]),
			),
		),
	);
	await building.tool("Wire").click();
	const at = async (e: string) => {
		const b = await page.locator(`[data-endpoint="${e}"]`).boundingBox();
		return { x: (b?.x ?? 0) + (b?.width ?? 0) / 2, y: (b?.y ?? 0) + (b?.height ?? 0) / 2 };
	};
	const a = await at("uno.2");
	await page.mouse.click(a.x, a.y);
	const b = await at("bb.h26");
	await page.mouse.move(b.x, b.y);
	await page.screenshot({ path: "/tmp/shot-2.png" });
	await page.keyboard.press("Escape");
	await page.keyboard.press("Escape");
	await page
		.getByRole("button", { name: /^Buzzer/ })
		.first()
		.click({ force: true });
	await page.keyboard.press("Enter");
	await page.screenshot({ path: "/tmp/shot-3.png" });
	for (const id of ["led-sequence", "distance-meter", "fire-alarm", "obstacle-avoidance", "joystick-led"]) {
		await challenge.open(id);
		await page.addStyleTag({
			content: ".board-stage{position:fixed!important;inset:64px 0 0 552px;z-index:50;height:auto!important}",
		});
		if (await skip.isVisible()) await skip.click();
		await building.tool("More").click();
		await building.tool("Wire it for me").click();
		await page.waitForTimeout(500);
		await page.screenshot({ path: `/tmp/shot-${id}.png` });
	}
});
