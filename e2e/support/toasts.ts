import { expect, type Page } from "@playwright/test";

/** Remembers each toast's words from the moment it appears: a toast stands for 4 seconds, and a busy machine looks away longer. */
export async function rememberToasts(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const seen: string[] = [];
		Object.assign(window, { seenToasts: seen });
		new MutationObserver((changes) => {
			for (const node of changes.flatMap((change) => [...change.addedNodes])) {
				const toast =
					node instanceof Element
						? (node.closest("[data-sonner-toast]") ?? node.querySelector("[data-sonner-toast]"))
						: null;
				if (toast?.textContent) seen.push(toast.textContent);
			}
		}).observe(document, { childList: true, subtree: true });
	});
}

/** A toast with these words has appeared since the page was loaded. */
export async function expectToast(page: Page, words: string): Promise<void> {
	const seen = () => page.evaluate(() => (window as unknown as { seenToasts: string[] }).seenToasts);
	await expect.poll(seen, { timeout: 60_000 }).toContainEqual(expect.stringContaining(words));
}
