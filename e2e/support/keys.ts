import type { Locator } from "@playwright/test";
import { expect } from "./product.ts";

/** Enough to walk through any page twice. */
const STEPS = 80;

/** Walks there with the Tab key alone, as somebody without a mouse. */
export async function tabTo(target: Locator): Promise<void> {
	await target.waitFor();
	for (let step = 0; step < STEPS; step += 1) {
		if (await target.evaluate((element) => element === document.activeElement)) return;
		await target.page().keyboard.press("Tab");
	}
	await expect(target).toBeFocused();
}
