import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RunningServer, runServer } from "../../server/tests/run-server.ts";
import { ChallengePage } from "../pages/challenge-page.ts";
import { LandingPage } from "../pages/landing-page.ts";
import { sql } from "../support/database.ts";
import { expect, newPerson, test as productTest } from "../support/product.ts";
import { programOf } from "../support/programs.ts";
import { expectStatus, expectToast } from "../support/toasts.ts";

const PROJECT = "water-temp-monitor";
/** Milliseconds: the first program of a compiler that has just been loaded, on a busy computer. */
const COMPILED_WITHIN = 60_000;
const solution = programOf(PROJECT, "solution");
const withoutSemicolon = solution.replace("Serial.begin(9600);", "Serial.begin(9600)");

interface OwnServer {
	dataDir: string;
	url: string;
	stop(): Promise<unknown>;
	/** At the same address, with the same data. */
	startAgain(): Promise<void>;
}

/** A server that the test itself stops and starts. */
const test = productTest.extend<{ server: OwnServer }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names that a fixture needs from this pattern
	server: async ({}, use) => {
		const dataDir = mkdtempSync(join(tmpdir(), "inspire-own-server-"));
		let running: RunningServer | null = await runServer({ DATA_DIR: dataDir });
		const { url } = running;
		await use({
			dataDir,
			url,
			async stop() {
				await running?.stop();
				running = null;
			},
			async startAgain() {
				running = await runServer({ DATA_DIR: dataDir, PORT: new URL(url).port });
			},
		});
		await running?.stop();
		rmSync(dataDir, { recursive: true, force: true });
	},
	productUrl: ({ server }, use) => use(server.url),
	prefetch: true,
	expectedErrors:
		/ERR_CONNECTION_REFUSED|503 \(Service Unavailable\)|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|Failed to fetch|Reading failed|AuthRetryableFetchError/,
});

test("a project from sign-up to a program that passes with the server stopped, which is awarded once it is back", async ({
	page,
	server,
}) => {
	test.setTimeout(240_000);
	const landing = new LandingPage(page);
	await landing.open();
	await landing.signUp(newPerson());
	await expect(page).toHaveURL(/\/dashboard$/);
	const challenge = new ChallengePage(page);
	// The last of the prefetched files.
	const last = page.waitForEvent("requestfinished", (request) => /\/StepBar-[^/]+\.js$/.test(request.url()));
	await challenge.open(PROJECT);
	await challenge.skipTour();
	await challenge.wireForMe();
	await challenge.menu("Work without the server");
	await page.getByRole("button", { name: "Load the compiler" }).click();
	await expect(page.getByText("The compiler is in this browser.")).toBeVisible({ timeout: COMPILED_WITHIN });
	await page.keyboard.press("Escape");
	await last;

	await server.stop();
	await challenge.write(withoutSemicolon);
	await challenge.verify();
	const mistakes = page.getByRole("region", { name: "What the compiler found" });
	await expect(mistakes).toContainText("Line 12: a semicolon is missing", { timeout: COMPILED_WITHIN });

	await challenge.write(solution);
	await challenge.verify();
	await expect(page.getByText("Compiled in this browser")).toBeVisible();
	await expectStatus(page, "Code verification successful!");
	await challenge.upload();
	await expectStatus(page, "Upload complete!");
	await challenge.showPanel("Serial");
	await expect(challenge.serial).toContainText(/Water temperature: \d/);
	await challenge.showPanel("Checks");
	await expect(
		page.getByText("These pass here, but the server has not confirmed it yet.", { exact: false }),
	).toBeVisible();

	await page.getByRole("button", { name: "Step through the program" }).click();
	await expect(page.getByRole("button", { name: "Go on" })).toBeVisible();

	await server.startAgain();
	await expectToast(page, "Project CompletedYou earned 100 points.");
	const awards = await sql("select points from public.project_completions", [], server.dataDir);
	expect(awards).toEqual([{ points: 100 }]);
});
