import type { Page, Request } from "@playwright/test";
import { expect } from "./product.ts";

/** Holds matching requests back until the returned call: all at these addresses, or those of them that are meant. */
export async function holdBack(
	page: Page,
	address: string | RegExp | ((url: URL) => boolean),
	isMeant: (request: Request) => boolean = () => true,
): Promise<() => void> {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(address, async (route) => {
		if (isMeant(route.request())) await held;
		await route.continue();
	});
	return release;
}

/** Runs the back-off of a failing read on the page's fake clock, until something is visible. */
export async function passRetries(page: Page, until: () => Promise<void>): Promise<void> {
	await expect(async () => {
		await page.clock.fastForward(5000);
		await until();
	}).toPass();
}

/** Counts matching requests from now on. */
export function countRequests(page: Page, address: RegExp): { count: number } {
	const seen = { count: 0 };
	page.on("request", (request) => {
		if (address.test(request.url())) seen.count += 1;
	});
	return seen;
}

/** Watches matching requests from now on. The returned call waits until one that began at that time or later, and all, are over. */
export function watchRequests(page: Page, address: RegExp): (since: number) => Promise<void> {
	let open = 0;
	let lastBegun = 0;
	page.on("request", (request) => {
		if (!address.test(request.url())) return;
		open += 1;
		lastBegun = Date.now();
		void request.response().then(
			() => (open -= 1),
			() => (open -= 1),
		);
	});
	return (since) => expect.poll(() => open === 0 && lastBegun >= since).toBe(true);
}
