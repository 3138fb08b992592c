/** A running product that browser tests use. */
export interface TestedProduct {
	url: string;
	dataDir: string;
	/** Makes the first person who enters it an administrator. */
	setupCode: string;
}

const NONE: TestedProduct = { url: "", dataDir: "", setupCode: "" };

/** Publishes the products to the workers. Call it before they start. */
export function announceProducts(products: readonly TestedProduct[]): void {
	process.env.E2E_PRODUCTS = JSON.stringify(products);
}

/**
 * This worker's product. One per worker: what a test revokes or fills there affects no parallel test.
 * While Playwright only collects the tests there is none yet: then all of it is empty.
 */
export function testedProduct(): TestedProduct {
	const products: TestedProduct[] = JSON.parse(process.env.E2E_PRODUCTS ?? "[]");
	return products[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? NONE;
}
