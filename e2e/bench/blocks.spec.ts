import { BlocksPage } from "../pages/blocks-page.ts";
import { tabTo } from "../support/keys.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { expectStatus, expectToast, recordTexts } from "../support/toasts.ts";

test.beforeEach(async ({ page }) => {
	await enter(page, await makeAccount());
});

test("blocks are put together with the mouse, run, and light three LEDs in order", async ({ page }) => {
	const blocks = new BlocksPage(page);
	await blocks.open("led-sequence");
	await expect(page).toHaveTitle("LED Sequence · Inspire STEM");
	await blocks.button("Run").click();
	await expectStatus(page, "Add more blocks to create a sequence!");

	await blocks.addUnder("light_on", "when_flag_clicked");
	await expectStatus(page, "Block added successfully!");
	await blocks.addUnder("light_on", "light_on");
	await blocks.choose("light_on", "yellow");
	await blocks.addUnder("repeat_times", "light_on");
	await blocks.addInside("light_blink");

	await page.getByRole("tab", { name: "C++" }).click();
	const cpp = page.getByRole("region", { name: "C++" });
	await expect(cpp).toContainText("digitalWrite(YELLOW_LED, HIGH);");
	await expect(cpp).toContainText("for (int i = 0; i < 3; i++) {");
	await page.getByRole("tab", { name: "Your board" }).click();

	const seen = await blocks.watchRun();
	await blocks.button("Run").click();
	await expectStatus(page, "Sequence started! Watch the LEDs...");
	await expectStatus(page, "Sequence completed successfully!");
	await expectStatus(page, "Perfect Solution! Challenge completed!");
	const blinking = ["red yellow green", "red yellow"];
	expect(await seen()).toEqual({
		lights: ["", "red", "red yellow", ...blinking, ...blinking, ...blinking],
		blocks: ["light_on", "light_on", "light_blink"],
	});

	await expectToast(page, "Project Completed: 50 points!");
	await expect(page.getByRole("heading", { name: "Project Completed" })).toBeFocused();
	await expect(page.getByRole("img", { name: "3 of 3 stars" })).toBeVisible();
	await expect(page.getByText("+50", { exact: true })).toBeVisible();
	await expect(page.getByText("50 points. 50 more to level 2")).toBeVisible();
	await expect(page.getByRole("heading", { name: "Next project" })).toBeVisible();
	await page.getByRole("link", { name: "Back to the kit" }).click();
	await expect(page).toHaveURL(/\/primary-kit$/);
	await expect(page).toHaveTitle("Primary Level Kit · Inspire STEM");
	await expect(page.getByText("450 points to the next level")).toBeVisible();
	await expect(page.getByRole("tab", { name: "Available Projects (10)" })).toBeVisible();
	await page.getByRole("tab", { name: "Completed (1)" }).click();
	await expect(page.getByRole("img", { name: "3 of 3 stars" })).toBeVisible();
	await page.getByRole("link", { name: "Review Project LED Sequence" }).click();
	await blocks.button("Run").click();
	await expectToast(page, "You have completed this project before.");
});

test("a sequence that lacks something says what, until it is changed; tips are given one by one", {
	tag: "@matrix",
}, async ({ page }) => {
	const blocks = new BlocksPage(page);
	await blocks.open("led-sequence");
	await blocks.addUnder("light_blink", "when_flag_clicked");
	// A double click runs it, and does not stop it as well.
	await blocks.button("Run").dblclick();
	const faster = page.getByText("Another light was faster than the red one.");
	await expect(faster).toBeVisible();
	const said = await page.evaluate(() => (window as unknown as { seenStatus: string[] }).seenStatus);
	expect(said.filter((text) => /successfully|Perfect/.test(text))).toEqual(["Block added successfully!"]);
	await blocks.choose("light_blink", "red");
	await expect(faster).toHaveCount(0);

	await blocks.button("Show a hint").click();
	for (let others = 0; others < 2; others++) await blocks.button("Show another hint").click();
	await expect(blocks.button("Show another hint")).toHaveCount(0);
	await expect(page.locator("ul:focus > li")).toHaveCount(3);
});

test("what is dropped outside goes back; what is saved comes back", async ({ page }) => {
	const blocks = new BlocksPage(page);
	await blocks.open("led-sequence");
	await blocks.button("Load").click();
	await expectStatus(page, "No saved sequence found!");
	await blocks.dragFromToolbox("light_off", { x: 1100, y: 300 });
	await expectStatus(page, "Drop block in the workspace area!");
	await expect(blocks.block("light_off")).toHaveCount(0);

	await blocks.addUnder("light_on", "when_flag_clicked");
	await page.keyboard.press("ControlOrMeta+s");
	await expectStatus(page, "Sequence saved!");
	await blocks.button("Clear All").click();
	await page.getByRole("dialog").getByRole("button", { name: "Clear All" }).click();
	await expectStatus(page, "Workspace cleared!");
	await expect(blocks.block("light_on")).toHaveCount(0);
	await expect(blocks.block("when_flag_clicked")).toHaveCount(1);
	await blocks.button("Load").click();
	await expectStatus(page, "Sequence loaded!");
	await expect(blocks.block("light_on")).toHaveCount(1);
});

test("saved data that cannot be read loses nothing", async ({ page }) => {
	const blocks = new BlocksPage(page);
	await blocks.open("led-sequence");
	await blocks.addUnder("light_on", "when_flag_clicked");
	await blocks.button("Save").click();
	await expectStatus(page, "Sequence saved!");
	// The server's answer to the save is kept, too. Nothing may come between the break and the press.
	await page.waitForLoadState("networkidle");
	const key = await blocks.button("Load").evaluate((load: HTMLElement) => {
		const found = Object.keys(localStorage).find((name) => name.startsWith("scratch-blocks:")) ?? "";
		localStorage.setItem(found, "{broken");
		load.click();
		return found;
	});
	await expectStatus(page, "Failed to load sequence!");
	await expect(blocks.block("light_on")).toHaveCount(1);
	expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe("{broken");
});

test("a block is taken and put down with the keyboard alone; no sound is opened before the first one", {
	tag: "@matrix",
}, async ({ page }) => {
	await page.addInitScript(() => {
		const opened = { sounds: 0 };
		const Context = AudioContext;
		const Counted = class extends Context {
			constructor() {
				super();
				opened.sounds += 1;
			}
		};
		Object.assign(window, { opened, AudioContext: Counted });
	});
	const sounds = () => page.evaluate(() => (window as unknown as { opened: { sounds: number } }).opened.sounds);
	const blocks = new BlocksPage(page);
	await blocks.open("led-sequence");
	await expect(page.getByRole("button", { name: "Help", exact: true })).toBeEnabled();
	await page.getByRole("button", { name: "Think" }).focus();
	const focused = page.locator(":focus");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await page.keyboard.press("ArrowDown");
	await expect(focused).toHaveAttribute("aria-label", /When flag clicked/);
	expect(await sounds()).toBe(0);
	await page.keyboard.press("ArrowLeft");
	await expect.poll(sounds).toBe(1);
	await page.keyboard.press("t");
	await expect(focused).toHaveAttribute("aria-label", /Turn on/);
	await page.keyboard.press("Enter");
	await expect(page.getByText("Moving Turn on, red after When flag clicked.")).toBeAttached();
	await page.keyboard.press("Enter");
	await expectStatus(page, "Block added successfully!");
	await page.keyboard.press("t");
	await expect(focused).toHaveAttribute("aria-label", /Turn on/);
	await blocks.pressEnterTwiceInOneFrame();
	await expect(blocks.block("light_on")).toHaveCount(2);
	await expect(focused).toHaveAttribute("aria-label", /Turn on/);
	await page.keyboard.press("ArrowUp");
	await expect(focused).toHaveAttribute("aria-label", /Turn on/);
	await page.keyboard.press("ArrowUp");
	await expect(focused).toHaveAttribute("aria-label", /When flag clicked/);
	await page.getByRole("tab", { name: "C++" }).click();
	await expect(page.getByRole("region", { name: "C++" })).toContainText("digitalWrite(RED_LED, HIGH);");
});

test("a light that senses the dark is built with the mouse and tried by hand while it runs", {
	tag: "@matrix",
}, async ({ page }) => {
	const blocks = new BlocksPage(page);
	await blocks.open("auto-light");
	await blocks.addUnder("forever", "when_flag_clicked");
	await blocks.addForever("if_else");
	await blocks.addCondition("compare", "if_else");
	await blocks.addWhen("light_on", "yes");
	// Not all that the project asks for yet: no success page takes the board away from the hand.
	await blocks.button("Run").click();
	await expect(page.getByText("The white LED is off.")).toBeAttached();
	await page.getByRole("slider", { name: "Light" }).press("Home");
	await expect(page.getByText("The white LED is on.")).toBeAttached();
	await blocks.button("Stop").click();

	await blocks.addWhen("light_off", "no");
	await page.getByRole("tab", { name: "C++" }).click();
	await expect(page.getByRole("region", { name: "C++" })).toContainText(
		"if (analogRead(LIGHT_SENSOR) < 500) {\n    digitalWrite(WHITE_LED, HIGH);",
	);
	await page.getByRole("tab", { name: "Your board" }).click();

	const shown = await recordTexts(page, ".sr-only");
	const replayed = await recordTexts(page, ".run-result[role=status]");
	await blocks.button("Run").click();
	await expectStatus(page, "Perfect Solution! Challenge completed! It works! Now try it with your own hands.");
	await expectToast(page, "Project Completed: 60 points!");
	// The board plays the stimuli that the checks used, then it is celebrated; the program runs on meanwhile.
	await expect
		.poll(async () => (await shown()).join(" "))
		.toMatch(/The white LED is on\..*The white LED is off\..*The white LED is on\./);
	await expect(page.getByRole("heading", { name: "Project Completed" })).toBeFocused();
	expect((await replayed()).join()).toMatch(/Watch what the page does now: Light [\d.]+ lx, dark\./);
	const running = page.getByRole("region", { name: "Your program is running" });
	await expect(running.getByText("The white LED is on.")).toBeAttached();
	await page.getByRole("region", { name: "Make it yours" }).getByRole("button").press("Enter");
	await expect(page).toHaveURL(/step=make/);
	await expect(page.getByText("A real board shows no number.")).toBeVisible();
	await expect(blocks.block("if_else")).toHaveCount(1);
	await page.getByRole("link", { name: "Kit" }).click();
	await expect(page).toHaveURL(/\/primary-kit$/);
	await expect(page.getByRole("tab", { name: "Completed (1)" })).toBeVisible();
});

test("a whole project is done with the keyboard alone", async ({ page }) => {
	const blocks = new BlocksPage(page);
	await blocks.open("touch-light");
	await blocks.tabTo("Think");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await page.keyboard.press("ArrowDown");
	for (const [kind, name] of [
		["forever", /Forever/],
		["wait_until", /Wait until/],
		["light_on", /Turn on/],
		["wait_until", /Wait until/],
	] as const)
		await blocks.addByKeyboard(kind, name);
	// Not all that the project asks for yet: no success page takes the board away from the hand.
	await blocks.tabTo("Run");
	await page.keyboard.press("Enter");
	await expect(page.getByText("The white LED is off.")).toBeAttached();
	await blocks.tabTo("Touch");
	await page.keyboard.down(" ");
	await expect(page.getByText("The white LED is on.")).toBeAttached();
	await page.keyboard.up(" ");
	await tabTo(blocks.button("Stop"), "Shift+Tab");
	await page.keyboard.press("Enter");

	await tabTo(blocks.button("Think"), "Shift+Tab");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await blocks.addByKeyboard("light_off", /Turn off/);
	await blocks.tabTo("Run");
	const shown = await recordTexts(page, ".sr-only");
	await page.keyboard.press("Enter");
	await expectStatus(page, "Perfect Solution! Challenge completed!");
	await expectToast(page, "Project Completed: 55 points!");
	// The board plays the touches that the checks used: the first switches on, the second off.
	await expect.poll(async () => (await shown()).join(" ")).toMatch(/The white LED is on\..*The white LED is off\./);
});
