import { test as base, expect, type Page } from "@playwright/test";
import { rememberToasts } from "./toasts.ts";

/** What a browser may say without a test failing: a request the test itself cut, and the browser's note about it. */
const EXPECTED_ERRORS = [/Failed to load resource: net::ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION_REFUSED)/];

interface ProductFixtures {
	/** The console errors that this test means to cause; null for none. */
	expectedErrors: RegExp | null;
	/** The address of the running product. */
	productUrl: string;
}

/** A test of the product. Any console error or uncaught exception that it does not expect fails it. */
export const test = base.extend<ProductFixtures>({
	expectedErrors: [null, { option: true }],
	productUrl: [process.env.E2E_URL ?? "", { option: true }],
	baseURL: ({ productUrl }, use) => use(productUrl),
	page: async ({ page, expectedErrors }, use) => {
		const errors: string[] = [];
		page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
		page.on("pageerror", (error) => errors.push(`uncaught: ${error.message}`));
		await rememberToasts(page);
		await use(page);
		const allowed = expectedErrors ? [...EXPECTED_ERRORS, expectedErrors] : EXPECTED_ERRORS;
		expect(errors.filter((error) => !allowed.some((pattern) => pattern.test(error)))).toEqual([]);
	},
});

export { expect };

let people = 0;

/** Someone who has not been here before. */
export function newPerson(name = "Amina Juma") {
	people += 1;
	return { name, email: `learner-${process.pid}-${Date.now()}-${people}@example.org`, password: "correct horse" };
}

/** The address of this product under a host name that the browser does not trust: no secure context. */
export function schoolAddress(): string {
	return (process.env.E2E_URL ?? "").replace(/\/\/[^:]+/, "//school.test");
}

/** The page scrolls down, never sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
	const { scroll, client } = await page.evaluate(() => ({
		scroll: document.documentElement.scrollWidth,
		client: document.documentElement.clientWidth,
	}));
	expect(scroll).toBeLessThanOrEqual(client);
}
