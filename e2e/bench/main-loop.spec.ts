import { ChallengePage } from "../pages/challenge-page.ts";
import { LandingPage } from "../pages/landing-page.ts";
import { expectGoodAtEverySize } from "../support/good-screen.ts";
import { pagesIn } from "../support/pdf.ts";
import { enter, makeAccount, sessionOf } from "../support/people.ts";
import { expect, newPerson, schoolAddress, test } from "../support/product.ts";
import { programOf } from "../support/programs.ts";
import { expectStatus, expectToast, watchFor } from "../support/toasts.ts";

const PROJECT = "water-temp-monitor";
/** Milliseconds: a compiler beside a whole product, on a busy computer. */
const COMPILED_WITHIN = 60_000;
const solution = programOf(PROJECT, "solution");
const withoutSemicolon = solution.replace("Serial.begin(9600);", "Serial.begin(9600)");

/** The whole main job, on the address a learner's browser trusts and on the one it does not. */
function mainLoop(judged: "screens" | "behaviour") {
	test("from sign-up to a working, checked and awarded program", async ({ page }) => {
		// The confetti of a completed project is a movement.
		await page.emulateMedia({ reducedMotion: "no-preference" });
		const landing = new LandingPage(page);
		await landing.open();
		await landing.signUp(newPerson());
		await expect(page).toHaveURL(/\/dashboard$/);
		await expectToast(page, "Account created successfully!");
		await expect(page.getByRole("heading", { name: "Featured Kits" })).toBeVisible();
		await expect(page.getByRole("link", { name: /Secondary Level Kit: Intermediate/ }).first()).toBeVisible();
		await expect(page.getByRole("link", { name: "Start Project" })).toBeVisible();

		const challenge = new ChallengePage(page);
		await challenge.open(PROJECT);
		await challenge.skipTour();
		await challenge.wireForMe();
		await challenge.write(withoutSemicolon);
		await challenge.verify();
		const mistakes = page.getByRole("region", { name: "What the compiler found" });
		await expect(mistakes).toContainText("Line 12: a semicolon is missing", { timeout: COMPILED_WITHIN });
		await expect(mistakes).toContainText("Serial.begin(9600)");
		await expect(mistakes).toContainText("error: expected ';' before");

		await challenge.write(solution);
		await challenge.verify();
		await expectStatus(page, "Code verification successful!");
		await expect(mistakes).not.toContainText("Line");

		const celebrated = await watchFor(page, "canvas");
		await challenge.upload();
		await expectStatus(page, "Upload complete!");
		await challenge.showPanel("Serial");
		await expect(challenge.serial).toContainText(/Water temperature: \d/);
		await challenge.showPanel("Checks");
		await expectToast(page, "Project CompletedYou earned 100 points.");
		await expect.poll(celebrated).toBe(true);

		await expect(page.getByRole("heading", { name: "Project Completed" })).toBeFocused();
		await expect(page.locator("canvas")).toBeHidden();
		await expect(page.getByRole("img", { name: "3 of 3 stars" })).toBeVisible();
		const toTeacher = page.getByRole("region", { name: "Show it to my teacher" });
		await toTeacher.getByRole("button", { name: "Submit Your Work" }).click();
		await expect(page.getByRole("dialog", { name: "Submit Your Work" })).toBeVisible();
		await page.keyboard.press("Escape");
		if (judged === "screens") await expectGoodAtEverySize(page);
		// A picture of what was built, to keep.
		await page.emulateMedia({ media: "print" });
		await expect(page.getByText(/^Built by/)).toBeVisible();
		await expect(page.getByRole("img", { name: "3 of 3 stars" })).toBeVisible();
		expect(pagesIn(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
		await page.emulateMedia({ media: "screen" });
		await page.getByRole("button", { name: "Back to my program" }).click();
		await expect(page.getByRole("region", { name: "Checks" }).getByText("Passed")).toHaveCount(5);

		await challenge.showPanel("Serial");
		await challenge.setWaterTemperature(34);
		await expect(page.getByText("The buzzer sounds.")).toBeAttached();
		await expect(challenge.serial).toContainText("34.00");
		await challenge.setWaterTemperature(25);
		await expect(page.getByText("The buzzer is silent.")).toBeAttached();

		await page.goto("/dashboard");
		await expect(page.getByText("100 points to level 3")).toBeVisible();
		await expect(page.getByRole("list", { name: "Badges" })).toHaveText("Built it without a hint: 1 project");
		await challenge.open(PROJECT);
		await expect(challenge.editor).toContainText("ALARM_CELSIUS");
		await challenge.upload();
		await expectStatus(page, "Already completed!");
		await page.goto("/dashboard");
		await expect(page.getByText("100 points to level 3")).toBeVisible();
	});
}

test.describe("on localhost", () => mainLoop("screens"));

test.describe("over plain http on a host name that is no secure context", { tag: "@matrix" }, () => {
	test.use({ productUrl: ({ product: _ }, use) => use(schoolAddress()) });
	test("the browser gives none of its secure features", async ({ page }) => {
		await page.goto("/");
		expect(await page.evaluate(() => [isSecureContext, "clipboard" in navigator, "locks" in navigator])).toEqual([
			false,
			false,
			false,
		]);
	});
	mainLoop("behaviour");
});

test("who waits for the compiler sees how many programs come first", { tag: "@matrix" }, async ({
	page,
	productUrl,
}) => {
	const controller = new AbortController();
	const others = await Promise.all(Array.from({ length: 5 }, () => makeAccount()));
	await enter(page, await makeAccount());
	const challenge = new ChallengePage(page);
	await challenge.open(PROJECT);
	// A program that is not in the build cache.
	await challenge.write(`// ${others[0]?.id}\nvoid setup() {}\nvoid loop() {}\n`);
	const sessions = await Promise.all(others.map((other) => sessionOf(other)));
	for (const { access_token } of sessions) void compileEndlessly(productUrl, access_token, controller.signal);
	// Two are being compiled, and three wait.
	const positions = () => Promise.all(sessions.map(({ access_token }) => queuePositionOf(productUrl, access_token)));
	await expect.poll(positions).toContainEqual({ ahead: 4 });
	await challenge.verify();
	// Those that were not finished in time have left meanwhile.
	await expect(page.getByText(/^[2-5] programs are before yours\.$/)).toBeVisible();
	controller.abort();
	await expectStatus(page, "Code verification successful!");
	await expect(page.getByText(/before yours/)).toBeHidden();
});

/** Keeps the compiler busy until an abort. */
async function compileEndlessly(url: string, accessToken: string, signal: AbortSignal): Promise<void> {
	const endless = "constexpr long t(int d, long n) { return d == 0 ? n : t(d - 1, 2 * n) ^ t(d - 1, 2 * n + 1); }";
	const source = `${endless}\nstatic_assert(t(60, 1) != 0, "");\nvoid setup() {}\nvoid loop() {}\n// ${accessToken.slice(-9)}`;
	await ask(`${url}/api/compile`, accessToken, { source }, signal).catch(() => undefined);
}

/** How many programs are before the one that this person waits for. */
async function queuePositionOf(url: string, accessToken: string): Promise<unknown> {
	return (await ask(`${url}/api/compile/place`, accessToken, {})).json();
}

function ask(url: string, accessToken: string, question: object, signal: AbortSignal | null = null): Promise<Response> {
	const headers = { "content-type": "application/json", authorization: `Bearer ${accessToken}` };
	return fetch(url, { method: "POST", headers, body: JSON.stringify(question), signal });
}

test("a buzzer that is always on passes neither in the page nor at the server", async ({ page }) => {
	await enter(page, await makeAccount());
	const challenge = new ChallengePage(page);
	await challenge.open(PROJECT);
	await challenge.wireForMe();
	await challenge.write(programOf(PROJECT, "wrong/always-on"));
	await challenge.upload();
	await expect(page.getByText("Code does not match solution")).toBeVisible();
	await expect(page.getByRole("region", { name: "Checks" }).getByText("Not yet")).toHaveCount(2);
	await page.goto("/dashboard");
	await expect(page.getByText("100 points to level 2")).toBeVisible();
});
