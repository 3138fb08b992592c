import { defineConfig } from "@playwright/test";

/** Real Chromium against the built product on a data folder of its own (e2e/support/global-setup.ts starts it). */
export default defineConfig({
	testDir: "e2e",
	outputDir: "test-results",
	globalSetup: "./e2e/support/global-setup.ts",
	// A file at a time in each: while one waits for the product, the other works. Each has a product of its own.
	workers: 2,
	forbidOnly: Boolean(process.env.CI),
	retries: 0,
	// A guard against what never ends, and no measure: a busy computer takes many times as long as a quiet one.
	timeout: 180_000,
	expect: { timeout: 10_000 },
	reporter: [["list"]],
	use: {
		browserName: "chromium",
		viewport: { width: 1280, height: 800 },
		locale: "en-GB",
		// What was asked and answered, without pictures: filming each test takes more than half of a computer's time.
		trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
		launchOptions: {
			executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
			args: [
				"--no-sandbox",
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-features=HttpsUpgrades",
				"--host-resolver-rules=MAP school.test 127.0.0.1",
			],
		},
	},
});
