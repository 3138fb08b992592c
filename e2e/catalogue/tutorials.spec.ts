import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { LandingPage } from "../pages/landing-page.ts";
import { expectGoodAtEverySize } from "../support/good-screen.ts";
import { expect, newPerson, test } from "../support/product.ts";

const TUTORIALS: readonly string[] = JSON.parse(readFileSync("content/tutorials.json", "utf8"));

test("a tutorial is opened after signing in, and its board says when each try is done", async ({ page }) => {
	await page.goto("/tutorials");
	await expect(page).toHaveURL(/\/\?next=%2Ftutorials$/);
	await new LandingPage(page).signUp(newPerson());
	await expect(page.getByRole("heading", { level: 1, name: "Tutorials" })).toBeVisible();
	await expect(page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) })).toHaveCount(
		TUTORIALS.length,
	);
	await page.getByRole("button", { name: "Voltage divider" }).click();
	await expect(page.getByRole("dialog", { name: "What Voltage divider means" })).toContainText("Two resistors");
	await page.keyboard.press("Escape");
	await expectGoodAtEverySize(page);

	await page.getByRole("link", { name: /^Analog in/ }).click();
	await expect(page.getByRole("heading", { level: 2, name: "Ask the pin" })).toBeVisible();
	await page.getByRole("button", { name: "analog", exact: true }).click();
	await expect(page.getByRole("dialog", { name: "What Analog means" }).locator("svg use")).toBeVisible();
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "pin", exact: true }).press("Enter");
	const pin = page.getByRole("dialog", { name: "What Pin means" });
	await pin.getByRole("button", { name: "See it work" }).press("Enter");
	const shown = page.getByRole("dialog", { name: "Pin", exact: true });
	await expect(shown.getByRole("button", { name: "Stop" })).toBeVisible({ timeout: 60_000 });
	await page.keyboard.press("Escape");
	await expect(shown).toBeHidden();
	await expect(page.getByRole("button", { name: "pin", exact: true })).toBeFocused();
	const board = page.getByRole("region", { name: "The board of Analog in: read the light" });
	await board.getByRole("button", { name: "Run" }).click();
	const done = page.getByText("You did it. Go on with Next.");
	await expect(done).toBeVisible({ timeout: 60_000 });
	await page.getByRole("button", { name: "Next" }).click();
	await expect(page.getByRole("heading", { level: 2, name: "Light becomes a number" })).toBeFocused();
	await expect(page.getByRole("img", { name: /^Pin A0 measures \d+. Wanted: below 500.$/ })).toBeVisible();
	await expectGoodAtEverySize(page);
	const sensor = page.getByRole("button", { name: "photoresistor" });
	await sensor.press("Enter");
	const meaning = page.getByRole("dialog", { name: "What Light sensor means" });
	await expect(meaning).toContainText("In bright light it gives a high number");
	await expectGoodAtEverySize(page);
	await page.keyboard.press("Escape");
	await expect(meaning).toBeHidden();
	await expect(sensor).toBeFocused();
	await expect(done).toBeHidden();
	// On the phone the board was out of view, which switches it off.
	await board.getByRole("button", { name: "Run" }).click();
	await board.getByRole("slider", { name: "Photoresistor: drag" }).press("Home");
	const light = board.getByRole("slider", { name: "Light", exact: true });
	await expect(light).toHaveAttribute("aria-valuenow", "0");
	await expect(done).toBeVisible();
	await page.getByRole("button", { name: "Next" }).click();
	await expect(page.getByRole("heading", { level: 2, name: "The program decides" })).toBeFocused();
	await expect(done).toBeHidden();
	const sketch = readFileSync("content/tutorials/analog-in/main.ino", "utf8");
	const editor = board.getByRole("textbox", { name: "Code editor" });
	const printed = board.getByRole("log");
	await type(page, editor, sketch.replace("500", "700"));
	await board.getByRole("button", { name: "Run" }).click();
	// A number every 0.2 s: the board has been in the light for long enough.
	await expect(printed).toContainText(/(?:\d+\n){5}/, { timeout: 60_000 });
	await light.press("Home");
	for (let lux = 0; lux < 16; lux += 1) await light.press("ArrowRight");
	await expect(done).toBeVisible();
	await page.getByRole("button", { name: "Next" }).click();
	await expect(page.getByRole("heading", { level: 2, name: "Turn it round" })).toBeFocused();
	await expect(done).toBeHidden();
	await type(page, editor, sketch.replace("<", ">"));
	await board.getByRole("button", { name: "Run" }).click();
	await light.press("Home");
	await expect(printed).toContainText(/(?:\b\d{1,2}\n){5}/, { timeout: 60_000 });
	await light.press("End");
	await expect(done).toBeVisible();
	await page.getByRole("button", { name: "It does not work for me" }).click();
	await expect(page.getByText("Night is a number below 400")).toBeVisible();
	await expect(page.getByText("Press Run first.")).toBeVisible();
	await page.getByRole("link", { name: "Finish" }).click();
	await page.reload();
	await expect(page.getByRole("link", { name: /^Analog in.*Done$/ })).toBeVisible();
	await page.goto("/tutorials?tutorial=analog-in");
	await page.getByRole("button", { name: "pin", exact: true }).click();
	await page.getByRole("link", { name: "All words" }).click();
	await expect(page).toHaveURL(/\/tutorials#word-pin$/);
	await expect(page.getByRole("button", { name: "Pin", exact: true })).toBeFocused();
	await page.getByRole("button", { name: "Watt" }).click();
	await expect(page.getByRole("dialog", { name: "What Watt means" })).toBeVisible();
	await expect(page.getByRole("link", { name: "All words" })).toBeHidden();
	await expect(page.getByRole("button", { name: "See it work" })).toBeHidden();
	await page.goto("/tutorials?tutorial=nothing");
	await expect(page.getByText("There is no such tutorial")).toBeVisible();
});

test("what is typed in a tutorial is compiled, judged and kept", async ({ page }) => {
	await page.goto("/");
	await new LandingPage(page).signUp(newPerson());
	await expect(page).toHaveURL(/\/dashboard/);
	await page.goto("/tutorials?tutorial=serial");
	const board = page.getByRole("region", { name: "The board of Serial: the board talks" });
	const editor = board.getByRole("textbox", { name: "Code editor" });
	const done = page.getByText("You did it. Go on with Next.");
	await expect(page.getByRole("heading", { level: 2, name: "The board says hello" })).toBeVisible();
	await expect(editor).toBeHidden();
	await page.getByRole("button", { name: "Next" }).click();
	await expect(page.getByRole("heading", { level: 2, name: "Words of your own" })).toBeFocused();

	await board.getByRole("button", { name: "Run" }).click();
	await expect(board.getByRole("log")).toContainText("Hello, I am your board.", { timeout: 60_000 });
	await expect(done).toBeHidden();
	const sketch = readFileSync("content/tutorials/serial/main.ino", "utf8");
	const awake = sketch.replace("Hello, I am your board.", "I am awake.");
	await type(page, editor, awake.replace('");\n}', '")\n}'));
	await board.getByRole("button", { name: "Run" }).click();
	await expect(board.getByRole("region", { name: "What the compiler found" })).toContainText("semicolon");
	await expect(done).toBeHidden();
	await expectGoodAtEverySize(page);

	await type(page, editor, awake);
	await board.getByRole("button", { name: "Run" }).click();
	await expect(done).toBeVisible({ timeout: 60_000 });
	await expect(board.getByRole("log")).toContainText("I am awake.");

	await page.reload();
	await page.getByRole("button", { name: "Next" }).click();
	await expect(done).toBeVisible();
	await expect(editor).toContainText("I am awake.");
	await board.getByRole("button", { name: "Start again" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Start again" }).click();
	await expect(editor).toContainText("Hello, I am your board.");
	await page.reload();
	await page.getByRole("button", { name: "Next" }).click();
	await expect(editor).toContainText("Hello, I am your board.");

	await page.route("**/api/compile", (route) => route.abort());
	await type(page, editor, sketch.replace("Hello", "Jambo"));
	await board.getByRole("button", { name: "Run" }).click();
	await expect(board.getByRole("alert")).toContainText("The server cannot be reached");
});

/** Replaces the program in an editor. */
async function type(page: Page, editor: Locator, program: string): Promise<void> {
	await editor.click();
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.insertText(program);
}
