/** A running product that browser tests use. */
export interface TestedProduct {
	url: string;
	dataDir: string;
	/** Makes the first person who enters it an administrator. */
	setupCode: string;
}

const NONE: TestedProduct = { url: "", dataDir: "", setupCode: "" };

/** Says to the workers which products there are. Called before they start. */
export function announceProducts(products: readonly TestedProduct[]): void {
	process.env.E2E_PRODUCTS = JSON.stringify(products);
}

/**
 * This worker's product. Each worker has one of its own: what a test refuses or fills there, no test at its side meets.
 * While Playwright only collects the tests there is none yet: then all of it is empty.
 */
export function testedProduct(): TestedProduct {
	const products: TestedProduct[] = JSON.parse(process.env.E2E_PRODUCTS ?? "[]");
	return products[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? NONE;
}
