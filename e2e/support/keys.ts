import type { Locator } from "@playwright/test";
import { expect } from "./product.ts";

/** Enough to walk through any page twice. */
const STEPS = 80;

/** Moves the focus with the Tab key alone; with Shift+Tab backwards. */
export async function tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
	await target.waitFor();
	for (let step = 0; step < STEPS; step += 1) {
		if (await target.evaluate((element) => element === document.activeElement)) return;
		await target.page().keyboard.press(key);
	}
	await expect(target).toBeFocused();
}
