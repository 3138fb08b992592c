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
	// Guards against what never ends, and no measures: a busy computer takes many times as long as a quiet one.
	timeout: 300_000,
	expect: { timeout: 30_000 },
	reporter: [["list"]],
	use: {
		browserName: "chromium",
		viewport: { width: 1280, height: 800 },
		locale: "en-GB",
		// A failure comes with the page as it was. Recording every request of every test takes an eighth of the computer's time.
		trace: "off",
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
