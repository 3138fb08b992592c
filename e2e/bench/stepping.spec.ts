import type { Page } from "@playwright/test";
import { BlocksPage } from "../pages/blocks-page.ts";
import { ChallengePage } from "../pages/challenge-page.ts";
import { expectGoodScreen } from "../support/good-screen.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";

const SKETCH = `int rounds = 0;

int twice(int value) {
  Serial.println(value);
  return 2 * value;
}

void setup() {
  Serial.begin(9600);
  pinMode(13, OUTPUT);
}

void loop() {
  rounds++;
  int doubled = twice(rounds);
  Serial.println(doubled);
  digitalWrite(13, HIGH);
  delay(200);
}
`;

/** A busy computer compiles slowly. */
const COMPILED_WITHIN_MS = 60_000;

async function openWith(page: Page, sketch: string): Promise<ChallengePage> {
	await enter(page, await makeAccount());
	const challenge = new ChallengePage(page);
	await challenge.open("water-temp-monitor");
	await challenge.write(sketch);
	return challenge;
}

const pausedLine = (page: Page) => page.locator(".cm-pausedLine");
const value = (page: Page, name: string) => page.getByRole("row", { name: new RegExp(`^${name} `) });

test("a program is stepped through by mouse: line by line, into a function, from breakpoint to breakpoint", async ({
	page,
}) => {
	const challenge = await openWith(page, SKETCH);
	await page.getByRole("button", { name: "Step through the program" }).click();
	const tools = page.getByRole("group", { name: "Step through the program" });
	const press = (name: string) => tools.getByRole("button", { name }).click();
	await expect(pausedLine(page)).toHaveText("  Serial.begin(9600);", { timeout: COMPILED_WITHIN_MS });
	await expect(page.getByRole("button", { name: "Upload" })).toBeHidden();
	await expect(page.getByText("Paused before line 9")).toBeVisible();

	await page.locator(".cm-breakpoints .cm-gutterElement").nth(15).click();
	await press("Go on");
	await expect(pausedLine(page)).toHaveText("  int doubled = twice(rounds);");
	await expect(value(page, "rounds")).toContainText("int1");

	await press("Step into");
	await expect(pausedLine(page)).toHaveText("  Serial.println(value);");
	await expect(value(page, "value")).toContainText("int1");
	await press("Next line");
	await press("Go on");
	await expect(pausedLine(page)).toHaveText("  int doubled = twice(rounds);");
	await expect(value(page, "rounds")).toContainText("2was 1");
	await expect(value(page, "pin 13")).toContainText("HIGH");

	await press("Next line");
	await expect(pausedLine(page)).toHaveText("  Serial.println(doubled);");
	await expect(value(page, "doubled")).toContainText("4");
	await expectGoodScreen(page);

	await press("Stop stepping");
	await expect(pausedLine(page)).toHaveCount(0);
	await expect(page.getByRole("button", { name: "Upload" })).toBeVisible();
	await expect(challenge.editor).toContainText("int rounds = 0;");
});

test("and by keyboard alone: F9 sets a breakpoint, and a change of the text ends the stepping", {
	tag: "@matrix",
}, async ({ page }) => {
	const challenge = await openWith(page, SKETCH);
	await challenge.editor.focus();
	await page.keyboard.press("ControlOrMeta+Home");
	for (let line = 1; line < 18; line++) await page.keyboard.press("ArrowDown");
	await page.keyboard.press("F9");
	await expect(page.locator(".cm-breakpoint:visible")).toHaveCount(1);
	await page.getByRole("button", { name: "Step through the program" }).focus();
	await page.keyboard.press("Enter");
	const tools = page.getByRole("group", { name: "Step through the program" });
	await expect(pausedLine(page)).toHaveText("  Serial.begin(9600);", { timeout: COMPILED_WITHIN_MS });
	await tools.getByRole("button", { name: "Go on" }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("status").filter({ hasText: "Paused before line 18" })).toBeAttached();
	await tools.getByRole("button", { name: "Next line" }).focus();
	await page.keyboard.press("Enter");
	await expect(pausedLine(page)).not.toHaveText("  delay(200);");

	await challenge.editor.focus();
	await page.keyboard.type("// ");
	await expect(page.getByRole("button", { name: "Upload" })).toBeVisible();
	await expect(pausedLine(page)).toHaveCount(0);
});

test("a program with a mistake is not stepped through: the mistake is shown at its line", { tag: "@matrix" }, async ({
	page,
}) => {
	await openWith(page, SKETCH.replace("rounds++;", "rounds++"));
	await page.getByRole("button", { name: "Step through the program" }).click();
	await expect(page.getByRole("button", { name: /semicolon/ })).toBeVisible({ timeout: COMPILED_WITHIN_MS });
	await expect(page.getByRole("button", { name: "Upload" })).toBeVisible();
});

test("blocks are stepped through by keyboard and by mouse: the next one glows, and what the program holds is shown", {
	tag: "@matrix",
}, async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await enter(page, await makeAccount());
	const blocks = new BlocksPage(page);
	await blocks.open("led-sequence");
	await blocks.addUnder("light_on", "when_flag_clicked");
	await blocks.addUnder("light_blink", "light_on");
	const glowing = (kind: string) => page.locator(`.block-running.${kind}`);
	await blocks.button("Step through the blocks").press("Enter");
	const next = blocks.button("Next block");
	await expect(next).toBeFocused();
	await expect(glowing("light_on")).toHaveCount(1);
	await expect(page.getByText(/^Paused at “Turn on/)).toBeVisible();
	await expect(page.getByText("The red LED is off").first()).toBeAttached();
	await expectGoodScreen(page);

	await next.press("Enter");
	await expect(glowing("light_blink")).toHaveCount(1);
	await expect(page.getByText("The red LED is on").first()).toBeAttached();
	await expect(page.locator(".light-tag")).toHaveText("pin 11 on");
	await expect(page.locator(".block-bubble")).toHaveText("pin 9: off");
	await blocks.button("Go on").click();
	await expect(blocks.button("Run")).toBeVisible();
	await expect(page.locator(".block-bubble")).toHaveCount(0);
	await expect(page.getByText("It works!")).toHaveCount(0);

	// A program that waits for a hand is still running when Pause is pressed.
	await blocks.open("touch-light");
	await blocks.addUnder("forever", "when_flag_clicked");
	await blocks.addForever("wait_until");
	await blocks.button("Run").click();
	await blocks.button("Pause").click();
	await expect(page.getByText(/^Paused at/)).toBeVisible();
	await blocks.button("Stop").click();
	await expect(blocks.button("Step through the blocks")).toBeVisible();
});

test("what was compared is said at its block while the program is paused, and the level of the pin at the light", {
	tag: "@matrix",
}, async ({ page }) => {
	await enter(page, await makeAccount());
	const blocks = new BlocksPage(page);
	await blocks.open("auto-light");
	await blocks.addUnder("forever", "when_flag_clicked");
	await blocks.addForever("if_else");
	await blocks.addCondition("compare", "if_else");
	await blocks.addWhen("light_on", "yes");
	await page.getByRole("slider", { name: "Light" }).press("Home");
	await blocks.button("Step through the blocks").click();
	await blocks.button("Next block").click();
	await expect(page.getByText("Paused at “If light < 500”.")).toBeVisible();
	await blocks.button("Next block").click();
	const bubbles = blocks.workspace.locator(".block-bubble");
	await expect(bubbles).toHaveText([/^\d+ < 500: yes$/, "pin 9: off"]);
});
