import { ChallengePage } from "../pages/challenge-page.ts";
import { expectGoodScreen } from "../support/good-screen.ts";
import { tabTo } from "../support/keys.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { expectToast, watchFor } from "../support/toasts.ts";

const PROJECT = "water-temp-monitor";

test("hints and the solution cost what they say, on every device, and the award is what is left", async ({
	page,
	otherPage,
}) => {
	const person = await makeAccount();
	await enter(page, person);
	const challenge = new ChallengePage(page);
	await challenge.open(PROJECT);
	await expect(page.getByText("Score 100")).toBeVisible();
	await expect(page).toHaveTitle("Water Temperature Monitor · Inspire STEM");
	await page.getByRole("button", { name: "Hint", exact: true }).click();
	await page.getByRole("button", { name: "Hint, costs 10 points (15 left)" }).click();
	await expect(
		page.getByText("You will lose 10% of the available points for this project. Are you sure?"),
	).toBeVisible();
	await page.getByRole("button", { name: "Cancel" }).click();
	// A held key opens the question, and does not confirm it.
	await expect(page.getByRole("button", { name: "Hint, costs 10 points (15 left)" })).toBeFocused();
	await page.keyboard.down("Enter");
	await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
	for (let held = 0; held < 3; held += 1) await page.keyboard.down("Enter");
	await page.keyboard.up("Enter");
	await page.getByRole("button", { name: "Get the hint" }).click();
	await expectToast(page, "Hint requested!- 10 points deducted");
	await expect(page.getByText("Which function starts a measurement")).toBeVisible();
	await expect(page.getByRole("button", { name: "Hint, costs 10 points (14 left)" })).toBeFocused();
	await expect(page.getByText("Score 90")).toBeVisible();

	await page.evaluate(() => localStorage.removeItem("sketch:water-temp-monitor"));
	await page.reload();
	await expect(page.getByText("Score 90")).toBeVisible();
	// The task was open in the panel, and is so again.
	await page.getByRole("tab", { name: "AI Help" }).click();
	await expect(
		page.getByRole("tabpanel", { name: "AI Help" }).getByText("Which function starts a measurement"),
	).toBeVisible();

	await enter(otherPage, person);
	const elsewhere = new ChallengePage(otherPage);
	// A phone with keys: from tab to tab and through the whole project without a touch.
	await otherPage.setViewportSize({ width: 360, height: 740 });
	await otherPage.goto(`/secondary-kit?challenge=${PROJECT}`);
	await expect(otherPage.getByText("Score 90")).toBeVisible();
	await tabTo(otherPage.getByRole("tab", { name: "Project" }));
	for (const [tab, text] of [
		["Coding", "Verify"],
		["Manual", "Open Complete Project Manual"],
		["AI Help", "Hint, costs 10 points (14 left)"],
	] as const) {
		await otherPage.keyboard.press("ArrowRight");
		await expect(otherPage.getByRole("tab", { name: tab })).toBeFocused();
		await expect(otherPage.getByRole("button", { name: text })).toBeVisible();
	}
	const press = async (name: string, key?: "Shift+Tab") => {
		await tabTo(otherPage.getByRole("button", { name, exact: true }), key);
		await otherPage.keyboard.press("Enter");
	};
	await tabTo(otherPage.getByRole("tab", { name: "AI Help" }));
	await otherPage.keyboard.press("Home");
	await press("Continue to Coding Environment");
	await press("Board");
	await press("More");
	await press("Wire it for me");
	await press("Task");
	await press("Reveal Solution");
	await press("Reveal it");
	await expect(otherPage.getByRole("heading", { name: "Solution" })).toBeFocused();
	await press("Put it in the editor");
	await expect(otherPage.getByText("Score 80")).toBeVisible();
	await expect(elsewhere.editor).toContainText("ALARM_CELSIUS");
	await otherPage.emulateMedia({ reducedMotion: "reduce" });
	const confettiLies = await watchFor(otherPage, ".confetti i");
	await press("Upload");
	await expectToast(otherPage, "Project CompletedYou earned 80 points.");
	await expect.poll(confettiLies).toBe(true);
	await elsewhere.leaveSuccess();
	await elsewhere.unfoldHead();
	await otherPage.getByRole("tab", { name: "AI Help" }).click();
	const help = otherPage.getByRole("tabpanel", { name: "AI Help" });
	await expect(help.getByText("You have completed this project: hints cost nothing now.")).toBeVisible();
	for (let left = 14; left > 0; left -= 1)
		await otherPage.getByRole("button", { name: `Get a hint (${left} left)` }).click();
	await expect(help.getByText("These are all the hints there are.")).toBeVisible();
	await expect(otherPage.locator(":focus")).toContainText("pinMode(BUZZER_PIN, OUTPUT)");
	await expect(otherPage.getByText("Score 80")).toBeVisible();
	await page.goto("/dashboard");
	await expect(page.getByText("20 points to level 2")).toBeVisible();
});

test("two devices that both edit without a network: both texts are found again", async ({ page, otherPage }) => {
	const person = await makeAccount();
	await enter(page, person);
	const school = new ChallengePage(page);
	await school.open(PROJECT);
	await school.write("// begun\n");
	await school.save();
	await expect(page.getByText("Saved", { exact: true })).toBeVisible();

	await enter(otherPage, person);
	const home = new ChallengePage(otherPage);
	await home.open(PROJECT);
	await expect(home.editor).toContainText("// begun");

	await page.context().setOffline(true);
	await otherPage.context().setOffline(true);
	await school.write("// at the school\n");
	await home.write("// at home\n");
	await expect(page.getByText("Saved in this browser")).toBeVisible();
	await expect(otherPage.getByText("Saved in this browser")).toBeVisible();

	await page.context().setOffline(false);
	await expect(page.getByText("Saved", { exact: true })).toBeVisible({ timeout: 30_000 });
	await otherPage.context().setOffline(false);
	await expectToast(otherPage, "You worked on this in two places");
	await expect(home.editor).toContainText("// at home");

	await home.menu("Versions");
	const versions = otherPage.getByRole("dialog").getByRole("list").getByRole("button");
	await expect(versions).toHaveCount(3);
	await versions.nth(1).click();
	await expect(otherPage.getByRole("region", { name: "The chosen version" })).toContainText("// at the school");
	await otherPage.getByRole("button", { name: "Bring this version back" }).click();
	await expect(home.editor).toContainText("// at the school");
});

test("two tabs show the same program, and neither loses what was typed in it", async ({ page }) => {
	await enter(page, await makeAccount());
	const first = new ChallengePage(page);
	await first.open(PROJECT);
	const secondPage = await page.context().newPage();
	const second = new ChallengePage(secondPage);
	await second.open(PROJECT);
	await first.write("// from the first tab\n");
	await expect(second.editor).toContainText("// from the first tab");
	await second.write("// from the second tab\n");
	await expect(first.editor).toContainText("// from the second tab");
});

test("the reference, the manual, the settings, the names that are offered and a project without content are there, at 360 px too", {
	tag: "@matrix",
}, async ({ page }) => {
	await enter(page, await makeAccount());
	await page.setViewportSize({ width: 360, height: 740 });
	const challenge = new ChallengePage(page);
	await challenge.open(PROJECT);
	await challenge.menu("Reference");
	await page.getByRole("searchbox", { name: "Search the reference" }).fill("tone");
	await page.getByText("noTone", { exact: true }).click();
	await expect(page.getByRole("region", { name: "Example for noTone" })).toContainText("noTone(8);");
	await expectGoodScreen(page);
	await page.getByRole("button", { name: "Close", exact: true }).click();

	await challenge.menu("Editor settings");
	await page.getByLabel("Font size").selectOption("20 pixels");
	await page.keyboard.press("Escape");
	await page.reload();
	await expect(page.locator(".cm-editor")).toHaveCSS("font-size", "20px");

	// Search and completions load right after the editor.
	const find = page.getByRole("textbox", { name: "Find" });
	await challenge.editor.click();
	await expect(async () => {
		await page.keyboard.press("ControlOrMeta+f");
		await expect(find).toBeVisible({ timeout: 1000 });
	}).toPass();
	await page.keyboard.press("Escape");
	await challenge.write("void setup() { digitalWr");
	await page.keyboard.press("i");
	await page.getByRole("listbox", { name: "Suggestions" }).getByRole("option", { name: "digitalWrite" }).click();
	await expect(challenge.editor).toContainText("void setup() { digitalWrite");

	await challenge.unfoldHead();
	await page.getByRole("tab", { name: "Manual" }).click();
	const focused = page.locator(":focus");
	await page.getByRole("button", { name: "Open Complete Project Manual" }).press("Enter");
	await expect(focused).toContainText("Materials");
	for (const [tab, text] of [
		["Materials", "DS18B20 temperature sensor, waterproof"],
		["Circuit", "data"],
		["Code", "#include <OneWire.h>"],
		["Testing", "Hold the steel tip in your hand"],
		["Application", "Seaweed and fish farmers"],
	] as const) {
		await page.getByRole("tab", { name: tab }).click();
		await expect(page.getByRole("tabpanel", { name: tab }).getByText(text).first()).toBeVisible();
	}
	await expectGoodScreen(page);
	await page.getByRole("button", { name: "Back", exact: true }).press("Enter");
	await expect(focused).toContainText("Obstacle Robot with LIDAR");
	await page.getByRole("button", { name: "Obstacle Robot with LIDAR" }).click();
	await expect(page.getByRole("heading", { name: "Obstacle Robot with LIDAR" })).toBeVisible();

	await page.goto("/secondary-kit?challenge=of-nobody");
	await expect(page.getByRole("heading", { name: "Arduino Project" })).toBeVisible();
	await expect(page.getByRole("tab", { name: "Manual Not Available" })).toBeDisabled();
	await expectGoodScreen(page);
});
