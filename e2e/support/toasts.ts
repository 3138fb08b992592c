import { expect, type Page } from "@playwright/test";

/** Records each toast's text when it appears: a toast is visible for 4 seconds, and polling could miss it. */
export async function rememberToasts(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const seen: string[] = [];
		Object.assign(window, { seenToasts: seen });
		const toastOf = (node: Node) => {
			const element = node instanceof Element ? node : node.parentElement;
			return element?.closest("[data-sonner-toast]") ?? element?.querySelector("[data-sonner-toast]");
		};
		// A newer toast of the same kind updates the older one.
		new MutationObserver((changes) => {
			for (const { type, target, addedNodes } of changes) {
				for (const node of type === "characterData" ? [target] : addedNodes) {
					const words = toastOf(node)?.textContent;
					if (words && words !== seen.at(-1)) seen.push(words);
				}
			}
		}).observe(document, { childList: true, characterData: true, subtree: true });
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

/** A toast with these words has appeared since the page was loaded. */
export async function expectToast(page: Page, words: string): Promise<void> {
	// A page that is just being left has shown nothing yet.
	const seen = () =>
		page.evaluate(() => (window as unknown as { seenToasts: string[] }).seenToasts).catch((): string[] => []);
	await expect.poll(seen, { timeout: 60_000 }).toContainEqual(expect.stringContaining(words));
}
