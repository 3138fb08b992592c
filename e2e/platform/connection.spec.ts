import { LandingPage } from "../pages/landing-page.ts";
import { pauseClock } from "../support/clock.ts";
import { liveLine } from "../support/live-line.ts";
import { atDashboard, enter, makeAccount } from "../support/people.ts";
import { expect, test as productTest } from "../support/product.ts";
import { openProxy } from "../support/proxy.ts";
import { passRetries } from "../support/requests.ts";
import { testedProduct } from "../support/tested-product.ts";
import { expectToast } from "../support/toasts.ts";

const test = productTest.extend<{ front: Awaited<ReturnType<typeof openProxy>> }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names that a fixture needs from this pattern
	front: async ({}, use) => {
		const proxy = await openProxy(testedProduct().url);
		await use(proxy);
		await proxy.stop();
	},
});

test("the live line says every 25 seconds that it is there", { tag: "@matrix" }, async ({ page }) => {
	await page.clock.install();
	const beats = { sent: 0, answered: 0 };
	page.on("websocket", (socket) => {
		const ofHeartbeat = ({ payload }: { payload: string | Buffer }) => String(payload).includes('"phoenix"');
		socket.on("framesent", (frame) => ofHeartbeat(frame) && beats.sent++);
		socket.on("framereceived", (frame) => ofHeartbeat(frame) && beats.answered++);
	});
	await atDashboard(page, { returning: true });
	await expect(page.getByText("100 points to level 2")).toBeVisible();
	await page.waitForLoadState("networkidle");
	await pauseClock(page);
	/** Milliseconds until the next beat, which counts from the answer to the last one: the clock is paused for that. */
	const nextBeat = async () => {
		const before = beats.sent;
		let passed = 0;
		for (; beats.sent === before; passed += 100) {
			expect(passed).toBeLessThan(30_000);
			await page.clock.runFor(100);
		}
		await expect.poll(() => beats.answered).toBe(beats.sent);
		return passed;
	};
	await nextBeat();
	for (const _beat of [1, 2]) {
		const pause = await nextBeat();
		expect(pause).toBeGreaterThanOrEqual(24_900);
		expect(pause).toBeLessThanOrEqual(25_500);
	}
});

test("a live line that breaks is tried again after 1, 2, 5 and 10 seconds, then every 10", async ({ page }) => {
	await page.clock.install();
	const line = await liveLine(page);
	await atDashboard(page);
	await line.expectJoined("notifications_");
	await pauseClock(page);
	await line.cut();
	expect(line.tries()).toBe(0);
	for (const [tries, pause] of [1000, 2000, 5000, 10_000, 10_000].entries()) {
		await page.clock.runFor(pause - 100);
		expect(line.tries()).toBe(tries);
		await page.clock.runFor(200);
		await expect.poll(() => line.tries()).toBe(tries + 1);
	}
	line.mend();
	await page.clock.runFor(10_100);
	await line.expectJoined("notifications_", 2);
});

test.describe("behind a proxy whose server is away for a while", () => {
	test.use({ expectedErrors: /status of 50[234]|AuthRetryableFetchError|A change failed/ });

	test("a read answered with 502, 503 or 504 is tried again; a login is not, and says so", { tag: "@matrix" }, async ({
		page,
		front,
	}) => {
		await page.clock.install();
		const person = await makeAccount({ returning: true });
		const landing = new LandingPage(page);
		await page.goto(front.url);
		const unreachable = page.getByRole("alert").getByText("The server cannot be reached.");
		front.answer([502, 503, 504], /^POST \/auth\/v1\/token/);
		for (const left of [2, 1, 0]) {
			await landing.logIn(person);
			await expect.poll(() => front.left()).toBe(left);
			// The form shows its answer: its layout no longer shifts.
			await expect(page.getByRole("button", { name: "Login", exact: true })).toBeEnabled();
			await expect(unreachable).toBeVisible();
		}
		await expectToast(page, "Failed to sign in");

		front.answer([502, 503, 504], /^GET \/rest\/v1\/learning_kits/);
		await landing.logIn(person);
		const kit = page.getByRole("heading", { name: "Primary Level Kit" });
		await passRetries(page, () => expect(kit).toBeVisible({ timeout: 200 }));
		expect(front.left()).toBe(0);
	});

	test("a refresh answered with 503 is tried again, and the session goes on", async ({ page, front }) => {
		await page.clock.install();
		const person = await makeAccount({ returning: true });
		await enter(page, person, front.url);
		await page.goto(`${front.url}/dashboard`);
		await expect(page.getByText("100 points to level 2")).toBeVisible();
		front.answer([503, 503], /^POST \/auth\/v1\/token\?grant_type=refresh_token/);
		await page.clock.fastForward("59:00");
		await passRetries(page, async () => expect(front.left()).toBe(0));
		const left = () =>
			page.evaluate(() => JSON.parse(localStorage["inspire-stem-session"]).expires_at - Date.now() / 1000);
		await expect.poll(left).toBeGreaterThan(0);
		await expect(page.getByRole("dialog")).toHaveCount(0);
	});
});
