import { defineConfig } from "@playwright/test";

const { FULL, QUARANTINE } = process.env;
/** In `npm run test:all` only: what the gate tries in one way, in all others (CONTRIBUTING.md). */
const MATRIX = /@matrix/;
/** Red for no fault of the product, three times (docs/flaky-tests.md). */
const QUARANTINED = /@quarantine/;

/** Real Chromium against the built product; each worker process has one of its own (e2e/support/tested-product.ts). */
export default defineConfig({
	testDir: "e2e",
	outputDir: "test-results",
	// A file at a time in each: while one waits for the product, the others work.
	workers: 3,
	forbidOnly: Boolean(process.env.CI),
	...(QUARANTINE ? { grep: QUARANTINED } : { grepInvert: FULL ? [QUARANTINED] : [QUARANTINED, MATRIX] }),
	// In a process and with a product of their own.
	retries: 2,
	failOnFlakyTests: Boolean(FULL),
	// Guards against what never ends, and no measures: a busy computer takes many times as long as a quiet one.
	timeout: 300_000,
	expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
	reporter: [["list"], ["./tools/flaky-tests/playwright-reporter.mjs"]],
	use: {
		// A button that is missing ends its test, long before the guard does.
		actionTimeout: 60_000,
		browserName: "chromium",
		viewport: { width: 1280, height: 800 },
		locale: "en-GB",
		// Movements take a tenth of the computer's time. `npm run test:all` has them.
		contextOptions: FULL ? {} : { reducedMotion: "reduce" },
		// A failure comes with the page as it was. Recording every request of every test takes an eighth of the computer's time.
		trace: "off",
		launchOptions: {
			executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
			args: [
				"--no-sandbox",
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-features=HttpsUpgrades",
				// Two processes and their messages less: an eighth of the computer's time.
				"--in-process-gpu",
				"--enable-features=NetworkServiceInProcess2",
				"--host-resolver-rules=MAP school.test 127.0.0.1",
			],
		},
	},
});
