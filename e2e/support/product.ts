import { type Browser, type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { sql } from "./database.ts";
import { startTestedProduct, type TestedProduct, testedProduct } from "./tested-product.ts";
import { rememberToasts } from "./toasts.ts";

/** What a browser may say without a test failing: a request the test itself cut, and the browser's note about it. */
const EXPECTED_ERRORS = [
	/Failed to load resource: net::ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION_REFUSED)/,
	/^WebSocket connection to '[^']+' failed: .*net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED)/,
];

/** Milliseconds for a worker's product to start beside other work. */
const STARTED_WITHIN = 120_000;

export interface ProductFixtures {
	/** The console errors that this test means to cause; null for none. */
	expectedErrors: RegExp | null;
	/** The browser fetches what may be opened later, as it does unless its data saver is on: for what is done offline. */
	prefetch: boolean;
	/** The address of the running product. */
	productUrl: string;
	/** A page of somebody else, in a browser of their own. */
	otherPage: Page;
	/** Revokes a privilege on a table, such as "select" on "public.profiles", until the returned call. */
	refuse: (right: string, table: string) => Promise<() => Promise<void>>;
}

/** A test of the product. Any console error or uncaught exception that it does not expect fails it. */
export const test = base.extend<ProductFixtures, { product: TestedProduct }>({
	product: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names that a fixture needs from this pattern
		async ({}, use) => {
			const server = await startTestedProduct();
			await use(testedProduct());
			await server.stop();
		},
		{ scope: "worker", auto: true, timeout: STARTED_WITHIN },
	],
	expectedErrors: [null, { option: true }],
	prefetch: [false, { option: true }],
	productUrl: [({ product }, use) => use(product.url), { option: true }],
	baseURL: ({ productUrl }, use) => use(productUrl),
	page: async ({ page, prefetch, expectedErrors }, use) => {
		if (!prefetch) await saveData(page.context());
		const expectNoErrors = await watched(page, expectedErrors);
		await use(page);
		expectNoErrors();
	},
	otherPage: async ({ browser, productUrl, prefetch, expectedErrors }, use) => {
		const page = await newPage(browser, productUrl);
		if (!prefetch) await saveData(page.context());
		const expectNoErrors = await watched(page, expectedErrors);
		await use(page);
		expectNoErrors();
		await page.context().close();
	},
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names that a fixture needs from this pattern
	refuse: async ({}, use) => {
		const refused = new Set<string>();
		const allow = async (what: string) => {
			if (refused.delete(what)) await sql(`grant ${what} to authenticated`);
		};
		await use(async (right, table) => {
			const what = `${right} on ${table}`;
			refused.add(what);
			await sql(`revoke ${what} from authenticated`);
			return () => allow(what);
		});
		for (const what of refused) await allow(what);
	},
});

/** Turns the browser's data saver on. */
async function saveData(context: BrowserContext): Promise<void> {
	await context.addInitScript(() => {
		const { connection } = navigator as { connection?: object };
		if (connection) Object.defineProperty(connection, "saveData", { value: true });
	});
}

async function newPage(browser: Browser, baseURL: string): Promise<Page> {
	return (await browser.newContext({ baseURL })).newPage();
}

/** Records the page's toasts and errors; the returned function asserts that all errors were expected. */
async function watched(page: Page, expectedErrors: RegExp | null): Promise<() => void> {
	const errors: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "error") errors.push(message.text());
	});
	page.on("pageerror", (error) => errors.push(`uncaught: ${error.message}`));
	await rememberToasts(page);
	const allowed = expectedErrors ? [...EXPECTED_ERRORS, expectedErrors] : EXPECTED_ERRORS;
	return () => expect(errors.filter((error) => !allowed.some((pattern) => pattern.test(error)))).toEqual([]);
}

export { expect };

/** For one of many sizes or projects: the gate tries the one that is named, `npm run test:all` every one (CONTRIBUTING.md). */
export function matrixUnless(isInGate: boolean): { tag: string[] } {
	return { tag: isInGate ? [] : ["@matrix"] };
}

let people = 0;

/** Someone who has not been here before. */
export function newPerson(name = "Amina Juma") {
	people += 1;
	return { name, email: `learner-${process.pid}-${Date.now()}-${people}@example.org`, password: "correct horse" };
}

/** The address of this product under a host name that the browser does not trust: no secure context. */
export function schoolAddress(): string {
	return testedProduct().url.replace(/\/\/[^:]+/, "//school.test");
}

/** The page scrolls down, never sideways, once what is loading has its size. Names what sticks out. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
	const outside = () =>
		page.evaluate(() => {
			const { scrollWidth, clientWidth } = document.documentElement;
			if (scrollWidth <= clientWidth) return [];
			const all = [...document.body.querySelectorAll("*")];
			const wide = all.filter((one) => one.getBoundingClientRect().right > clientWidth);
			return [`${scrollWidth} > ${clientWidth}`, ...wide.slice(0, 10).map(({ outerHTML }) => outerHTML.slice(0, 120))];
		});
	await expect.poll(outside, page.url()).toEqual([]);
}
