import { BlocksPage } from "../pages/blocks-page.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { expectStatus, expectToast, recordTexts, rememberToasts } from "../support/toasts.ts";

test("blocks come out of drawers, and a variable of one's own keeps a number: by mouse and by keyboard", async ({
	page,
}) => {
	await enter(page, await makeAccount());
	const blocks = new BlocksPage(page);
	await blocks.open("smoke-detector");
	await blocks.openDrawer("Variables");
	await page.locator(".blocklyFlyoutButton").click();
	await page.getByRole("textbox", { name: "New variable name:" }).fill("alarms");
	await page.getByRole("button", { name: "OK" }).click();
	await blocks.addUnder("variable_set", "when_flag_clicked");
	await blocks.openDrawer("Variables");
	await blocks.addUnder("variable_change", "variable_set");
	await blocks.openDrawer("If and repeat");
	await blocks.addUnder("if_then", "variable_change");
	await page.getByRole("tab", { name: "C++" }).click();
	const cpp = page.getByRole("region", { name: "C++" });
	await expect(cpp).toContainText("alarms = analogRead(SMOKE_SENSOR);");
	await expect(cpp).toContainText("alarms++;");
	await expect(cpp).toContainText("if (false) {");

	await blocks.button("Undo").click();
	await expect(blocks.block("if_then")).toHaveCount(0);
	await blocks.button("Think").focus();
	for (const key of ["Tab", "Tab", "Tab", "ArrowDown"]) await page.keyboard.press(key);
	await blocks.openDrawerByKeyboard("Variables");
	await expect(page.locator(":focus")).toHaveAttribute("aria-label", "New variable, button");
	await page.keyboard.press("Enter");
	const newName = page.getByRole("textbox", { name: "New variable name:" });
	await expect(newName).toBeFocused();
	await page.keyboard.type("rounds");
	await page.keyboard.press("Enter");
	await expect(newName).toHaveCount(0);
	await blocks.takeByKeyboard("variable_set", /Set, Variable 'rounds'/);
	await blocks.openDrawerByKeyboard("Sound");
	await blocks.takeByKeyboard("buzzer_on", /Buzzer on/);
	await expect(cpp).toContainText("rounds = analogRead(SMOKE_SENSOR);\n  delay(500);\n  digitalWrite(BUZZER, HIGH);");
});

test("a whole project is done with a finger on a phone, and blocks come out of drawers there", {
	tag: "@matrix",
}, async ({ browser, productUrl }) => {
	const phone = await browser.newContext({
		baseURL: productUrl,
		hasTouch: true,
		isMobile: true,
		viewport: { width: 360, height: 740 },
	});
	const page = await phone.newPage();
	await rememberToasts(page);
	await enter(page, await makeAccount());
	const blocks = new BlocksPage(page);
	await blocks.open("tilt-alarm");
	const area = page.getByRole("region", { name: "Blocks", exact: true });
	// One of three modes at a time, each as high as the phone allows.
	const tilted = page.getByRole("switch", { name: "Tilted" });
	await blocks.button("Board").tap();
	await expect(tilted).toBeVisible();
	await blocks.button("Task").tap();
	await expect(page.getByRole("heading", { name: "What to build" })).toBeVisible();
	await expect(tilted).toBeHidden();
	await blocks.button("Show a hint").tap();
	await expect(page.getByText("There are no blocks yet.")).toBeVisible();
	await blocks.button("Blocks").tap();
	await expect.poll(async () => (await area.boundingBox())?.height).toBeGreaterThan(400);
	await blocks.addByTouch("forever", "when_flag_clicked", { x: 0, y: 40 });
	await blocks.addByTouch("if_then", "forever", { x: 14, y: 42 });
	await blocks.addByTouch("sensed", "if_then", { x: 42, y: 4 });
	await blocks.addByTouch("light_blink", "if_then", { x: 14, y: 58 });
	await blocks.button("Step through the blocks").tap();
	await blocks.button("Next block").tap();
	await expect(page.locator(".block-running.if_then")).toHaveCount(1);
	await blocks.button("Stop").tap();
	// Not all that the project asks for yet: no success page takes the board away from the finger.
	const shown = await recordTexts(page, ".sr-only");
	await blocks.button("Run").tap();
	await blocks.button("Board").tap();
	await tilted.tap();
	await expect.poll(shown).toContain("The red LED is on.");
	await blocks.button("Stop").tap();
	await blocks.button("Blocks").tap();
	await blocks.addByTouch("repeat_times", "if_then", { x: 14, y: 58 });
	await blocks.addByTouch("play_tone", "repeat_times", { x: 14, y: 42 });
	await blocks.addByTouch("wait_seconds", "play_tone", { x: 0, y: 48 });
	await blocks.button("Run").tap();
	await expectStatus(page, "Perfect Solution! Challenge completed!");
	await expectToast(page, "Project Completed: 75 points!");
	await expect(page.getByRole("heading", { name: "Project Completed" })).toBeFocused();
	await page.getByRole("link", { name: "Back to the kit" }).tap();
	await expect(page).toHaveURL(/\/primary-kit$/);

	await blocks.open("smoke-detector");
	await blocks.openDrawer("Variables");
	await page.locator(".blocklyFlyoutButton").tap();
	await page.getByRole("textbox", { name: "New variable name:" }).fill("alarms");
	await page.getByRole("button", { name: "OK" }).tap();
	await blocks.addByTouch("variable_set", "when_flag_clicked", { x: 0, y: 40 });
	await blocks.openDrawer("If and repeat");
	await blocks.addByTouch("if_else", "variable_set", { x: 0, y: 48 });
	await blocks.button("Board").tap();
	await page.getByRole("tab", { name: "C++" }).tap();
	await expect(page.getByRole("region", { name: "C++" })).toContainText(
		"alarms = analogRead(SMOKE_SENSOR);\n  delay(500);\n  if (false) {",
	);
	await blocks.button("Blocks").tap();
	// To turn the phone takes nothing away, and neither what Undo knows.
	await page.setViewportSize({ width: 800, height: 360 });
	await page.setViewportSize({ width: 360, height: 740 });
	await blocks.button("Undo").click();
	await expect(blocks.block("if_else")).toHaveCount(0);
	await expect(blocks.block("variable_set")).toHaveCount(1);
	await phone.close();
});
