import type { Page } from "@playwright/test";
import { expectGoodScreen } from "./good-screen.ts";
import { expect } from "./product.ts";

/** More than any page has. */
const TABS_MAXIMUM = 600;

declare global {
	interface Window {
		focusSteps?: { visited: Element[]; unseen: string[]; ended: boolean };
	}
}

/** No accessibility rule is broken at the present size, and the keyboard is enough. */
export async function expectUsablePage(page: Page): Promise<void> {
	await expectGoodScreen(page);
	await expectKeyboardReachesAll(page);
}

/**
 * Tab reaches every control of the page and is caught by none, and shows where it is. Of what arrow keys move within (tabs, a
 * grid, radio buttons of one name) one control is enough, and of a file field the button that opens it.
 */
async function expectKeyboardReachesAll(page: Page): Promise<void> {
	await page.evaluate(recordFocus);
	for (let pressed = 0; pressed < TABS_MAXIMUM; pressed += 10) {
		for (let one = 0; one < 10; one++) await page.keyboard.press("Tab");
		if (await page.evaluate(() => window.focusSteps?.ended)) break;
	}
	const { ended, ...wrong } = await page.evaluate(judgeFocus);
	expect.soft({ ended, ...wrong }, `by keyboard at ${page.url()}`).toEqual({ ended: true, missed: [], unseen: [] });
}

function recordFocus(): void {
	const steps = { visited: [] as Element[], unseen: [] as string[], ended: false };
	window.focusSteps = steps;
	if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
	getSelection()?.removeAllRanges();
	const isRinged = (element: Element | null, levels = 3): boolean => {
		if (!element || levels === 0) return false;
		const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
		const ring = outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
		return ring || boxShadow !== "none" || isRinged(element.parentElement, levels - 1);
	};
	document.addEventListener("focusin", ({ target }) => {
		if (!(target instanceof Element) || steps.ended) return;
		if (steps.visited.includes(target)) steps.ended = true;
		else steps.visited.push(target);
		if (!isRinged(target.shadowRoot?.activeElement ?? target)) steps.unseen.push(target.outerHTML.slice(0, 120));
	});
}

function judgeFocus(): { ended: boolean; missed: string[]; unseen: string[] } {
	const { visited = [], unseen = [], ended = false } = window.focusSteps ?? {};
	const CONTROLS =
		'a[href], button:enabled, input:enabled:not([type=file][tabindex="-1"]), select:enabled, textarea:enabled, summary, [contenteditable=true]';
	const COMPOSITES =
		"[role=tablist], [role=grid], [role=radiogroup], [role=listbox], [role=menu], [role=toolbar], table";
	const isReached = (control: Element): boolean => {
		if (visited.includes(control)) return true;
		const composite = control.closest(COMPOSITES);
		if (composite && visited.some((one) => composite.contains(one))) return true;
		return (
			control instanceof HTMLInputElement &&
			control.type === "radio" &&
			visited.some((one) => one instanceof HTMLInputElement && one.type === "radio" && one.name === control.name)
		);
	};
	const missed = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
		(control) =>
			control.checkVisibility({ visibilityProperty: true }) &&
			!control.closest("[inert], [aria-hidden=true], [data-sonner-toaster]") &&
			!isReached(control),
	);
	return { ended, unseen, missed: missed.map(({ outerHTML }) => outerHTML.slice(0, 120)) };
}
