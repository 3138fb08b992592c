import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Records the text of each toast, and of each sentence that a bench says at Run, when it appears: both go after 4 seconds,
 * and polling could miss them.
 */
export async function rememberToasts(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const record = (selector: string): string[] => {
			const seen: string[] = [];
			const found = (node: Node) => {
				const element = node instanceof Element ? node : node.parentElement;
				return element?.closest(selector) ?? element?.querySelector(selector);
			};
			// A newer one of the same kind updates the older one.
			new MutationObserver((changes) => {
				for (const { type, target, addedNodes } of changes) {
					for (const node of type === "characterData" ? [target] : addedNodes) {
						const text = found(node)?.textContent;
						if (text && text !== seen.at(-1)) seen.push(text);
					}
				}
			}).observe(document, { childList: true, characterData: true, subtree: true });
			return seen;
		};
		Object.assign(window, { seenToasts: record("[data-sonner-toast]"), seenStatus: record(".status-message") });
	});
}

/**
 * Records from now on whether such an element appears, however short. The returned function tells whether
 * it has.
 */
export async function watchFor(page: Page, selector: string): Promise<() => Promise<boolean>> {
	const seen = await page.evaluateHandle((wanted) => {
		const result = { stood: false };
		new MutationObserver(() => {
			result.stood ||= (document.querySelector(wanted)?.getBoundingClientRect().width ?? 0) > 0;
		}).observe(document, { childList: true, subtree: true });
		return result;
	}, selector);
	return () => seen.evaluate(({ stood }) => stood);
}

/**
 * Records from now on each text that such an element shows, in order and however short: a light that blinks is off again before a
 * busy computer looks. The returned function tells what was recorded.
 */
export async function recordTexts(page: Page, selector: string): Promise<() => Promise<string[]>> {
	const shown = await page.evaluateHandle((wanted) => {
		const texts: string[] = [];
		const record = (node: Node) => {
			const element = node instanceof Element ? node : node.parentElement;
			const around = element?.closest(wanted);
			for (const one of around ? [around] : (element?.querySelectorAll(wanted) ?? []))
				texts.push(one.textContent ?? "");
		};
		record(document.body);
		new MutationObserver((changes) => {
			for (const { type, target, addedNodes } of changes) {
				for (const node of type === "characterData" ? [target] : addedNodes) record(node);
			}
		}).observe(document, { childList: true, characterData: true, subtree: true });
		return texts;
	}, selector);
	return () => shown.evaluate((texts) => texts);
}

/** Records from now on whether such an element was once wholly in the window, however short. The returned function tells whether it was. */
export async function watchForWhole(page: Page, selector: string): Promise<() => Promise<boolean>> {
	const seen = await page.evaluateHandle((wanted) => {
		const result = { whole: false };
		const look = () => {
			for (const one of document.querySelectorAll(wanted)) {
				const { left, top, right, bottom } = one.getBoundingClientRect();
				result.whole ||= right > left && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
			}
			if (!result.whole) requestAnimationFrame(look);
		};
		look();
		return result;
	}, selector);
	return () => seen.evaluate(({ whole }) => whole);
}

/** A toast with these words has appeared since the page was loaded. */
export function expectToast(page: Page, text: string): Promise<void> {
	return expectSeen(page, "seenToasts", text);
}

/** A bench has said this at Run since the page was loaded. */
export function expectStatus(page: Page, text: string): Promise<void> {
	return expectSeen(page, "seenStatus", text);
}

async function expectSeen(page: Page, list: "seenToasts" | "seenStatus", text: string): Promise<void> {
	// A page that is just being left has shown nothing yet.
	const seen = () =>
		page
			.evaluate((name) => (window as unknown as Record<string, string[]>)[name] ?? [], list)
			.catch((): string[] => []);
	await expect.poll(seen, { timeout: 60_000 }).toContainEqual(expect.stringContaining(text));
}

/**
 * What a toast lies on and takes the press of: buttons, links, fields, sliders, and the editor's own tools. Pins, blocks and
 * lines of code are no controls: they move, scroll and zoom.
 */
export function controlsUnder(toast: Locator): Promise<string[]> {
	return toast.evaluate((element) => {
		const CONTROLS = "button, a[href], input, select, [role=slider], [role=tab], .blocklyZoom, .blocklyTrash";
		const { left, top, right, bottom } = element.getBoundingClientRect();
		const found = new Set<string>();
		for (let x = left + 1; x < right; x += 6) {
			for (let y = top + 1; y < bottom; y += 6) {
				const under = document.elementsFromPoint(x, y).find((one) => !one.closest("[data-sonner-toaster]"));
				const control = under?.closest(CONTROLS);
				if (!control || control.closest(".build-place, .board-place, .cm-editor")) continue;
				found.add(control.getAttribute("aria-label") || control.textContent || control.outerHTML.slice(0, 80));
			}
		}
		return [...found];
	});
}

/** No toast shown lies over this, once both have come to rest. */
export async function expectUncovered(page: Page, target: Locator): Promise<void> {
	// All in one turn: a toast may leave between two.
	const covered = () =>
		target.evaluate((element) => {
			const box = element.getBoundingClientRect();
			return [...document.querySelectorAll("[data-sonner-toast][data-removed=false]")].filter((toast) => {
				const { left, top, right, bottom } = toast.getBoundingClientRect();
				return left < box.right && box.left < right && top < box.bottom && box.top < bottom;
			}).length;
		});
	await expect(page.locator("[data-sonner-toast][data-removed=false][data-mounted=true]").first()).toBeVisible();
	await expect.poll(covered, `covered: ${target}`).toBe(0);
}
