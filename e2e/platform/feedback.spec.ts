import { readdirSync, readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { BlocksPage } from "../pages/blocks-page.ts";
import { ChallengePage } from "../pages/challenge-page.ts";
import { Shell } from "../pages/shell.ts";
import { sql } from "../support/database.ts";
import { expectGoodToasts } from "../support/good-screen.ts";
import { liveLine } from "../support/live-line.ts";
import { atDashboard, enter, makeAccount, type SignedIn } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { holdBack } from "../support/requests.ts";
import { controlsUnder, expectToast, expectUncovered } from "../support/toasts.ts";

const toasts = (page: Page) => page.locator("[data-sonner-toast]");

async function notify({ id }: SignedIn, title: string): Promise<void> {
	await sql(
		`insert into public.notifications (user_id, type, code, params)
		values ($1, 'other', 'submission_rejected', jsonb_build_object('challenge_title', $2::text))`,
		[id, title],
	);
}

async function pauseClock(page: Page): Promise<void> {
	await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Waits for a toast on a page with a stopped clock: a frame or two. */
async function comes(page: Page, toast: Locator): Promise<void> {
	await expect(async () => {
		await page.clock.runFor(20);
		expect(await toast.count()).toBe(1);
	}).toPass({ intervals: [20] });
}

test("guidance stands for 4 seconds", async ({ page }) => {
	await page.clock.install();
	const person = await makeAccount({ userType: "educator" });
	await sql("update roles set verified_at = now() where user_id = $1", [person.id]);
	await enter(page, person);
	await page.goto("/forum");
	await page.getByRole("button", { name: "Create Post" }).click();
	const create = page.getByRole("dialog", { name: "Create New Post" }).getByRole("button", { name: "Create Post" });
	await expect(create).toBeEnabled();
	await pauseClock(page);
	await create.click();
	const toast = toasts(page).filter({ hasText: "Please fill in all required fields" });
	await comes(page, toast);
	await page.clock.runFor(3600);
	await expect(toast).toHaveAttribute("data-removed", "false");
	await page.clock.runFor(400);
	await expect(toast).toHaveAttribute("data-removed", "true");
	await page.clock.runFor(250);
	await expect(toast).toHaveCount(0);
});

/** Beside the toolbox and above the bar with Run; on a phone, above the list of blocks. */
const BESIDE_TOOLBOX = 228;
const ABOVE_RUN_BAR = 94;
const ABOVE_LIST = 380;

test("news on the bench is 356 wide and beside the toolbox; on a phone 16 from the edges and above the blocks", async ({
	page,
}) => {
	await page.clock.install();
	const line = await liveLine(page);
	const person = await makeAccount();
	await enter(page, person);
	await new BlocksPage(page).open("led-sequence");
	await line.expectJoined("notifications_");
	await pauseClock(page);
	await notify(person, "Traffic lights");
	const toast = toasts(page).filter({ hasText: "Traffic lights" });
	await comes(page, toast);
	const target = async () => {
		const { x = 0, y = 0, width = 0, height = 0 } = (await toast.boundingBox()) ?? {};
		return { left: Math.round(x), width: Math.round(width), bottom: Math.round(y + height) };
	};
	await expect.poll(target).toEqual({ left: BESIDE_TOOLBOX, width: 356, bottom: 800 - ABOVE_RUN_BAR });
	await page.setViewportSize({ width: 360, height: 740 });
	await expect.poll(target).toEqual({ left: 16, width: 360 - 2 * 16, bottom: 740 - ABOVE_LIST });
});

test("what is said before the toaster's code has come is shown once it is there", { tag: "@matrix" }, async ({
	page,
}) => {
	const received: string[] = [];
	page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => received.push(String(payload))));
	const hasReceived = (text: string) => expect.poll(() => received.some((frame) => frame.includes(text))).toBe(true);
	const person = await makeAccount();
	await enter(page, person);
	const scripts = readdirSync("dist/web/assets").filter((file) => file.endsWith(".js"));
	const ofToaster = scripts.filter((file) =>
		readFileSync(`dist/web/assets/${file}`, "utf8").includes("data-rich-colors"),
	);
	expect(ofToaster).not.toEqual([]);
	// Fetched into the cache already, and not imported yet.
	const release = await holdBack(
		page,
		({ pathname }) => ofToaster.some((file) => pathname.endsWith(file)),
		(request) => request.resourceType() === "script",
	);
	await new BlocksPage(page).open("led-sequence");
	await hasReceived("Subscribed to PostgreSQL");
	await notify(person, "Traffic lights");
	await hasReceived("Traffic lights");
	await expect(toasts(page)).toHaveCount(0);
	release();
	await expectToast(page, "Traffic lights");
});

test("three toasts are visible, 32 from the corner, 14 apart when held; F8 leads to them", { tag: "@matrix" }, async ({
	page,
}) => {
	await page.clock.install();
	const line = await liveLine(page);
	const person = await atDashboard(page);
	await line.expectJoined("notifications_");
	await pauseClock(page);
	for (const title of ["First", "Second", "Third", "Fourth"]) {
		await notify(person, title);
		await comes(page, toasts(page).filter({ hasText: title }));
	}
	// One that still slides in would slide away from under the mouse.
	const corner = async () => {
		const { x = 0, y = 0, width = 0, height = 0 } = (await toasts(page).first().boundingBox()) ?? {};
		return { right: Math.round(x + width), width: Math.round(width), bottom: Math.round(y + height) };
	};
	await expect.poll(corner).toEqual({ right: 1280 - 32, width: 356, bottom: 800 - 32 });
	await toasts(page).first().hover();
	await expect(toasts(page)).toHaveCount(4);
	await expect(page.locator("[data-sonner-toast][data-visible=true]")).toHaveCount(3);
	const gap = async () => {
		const [lower, upper] = await Promise.all([toasts(page).nth(0).boundingBox(), toasts(page).nth(1).boundingBox()]);
		return Math.round((lower?.y ?? 0) - (upper?.y ?? 0) - (upper?.height ?? 0));
	};
	await expect.poll(gap).toBe(14);
	await page.keyboard.press("F8");
	await expect(page.locator("[data-sonner-toaster]")).toBeFocused();
});

/** Whether another tab is looked at: no toast leaves meanwhile. */
async function lookAway(page: Page, away: boolean): Promise<void> {
	await page.evaluate((hidden) => {
		Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
		document.dispatchEvent(new Event("visibilitychange"));
	}, away);
}

const SIZES = [
	[360, 740],
	[740, 360],
	[768, 1024],
	[1024, 700],
	[1280, 800],
	[1366, 640],
] as const;

/** At every size the toast lies on nothing that one may want to press. */
async function expectNothingCovered(page: Page, text: string, modes: readonly string[]): Promise<void> {
	const toast = toasts(page).filter({ hasText: text });
	await expect(toast).toBeVisible();
	for (const [width, height] of SIZES) {
		await page.setViewportSize({ width, height });
		for (const mode of width < 768 ? modes : [""]) {
			if (mode) await page.getByRole("button", { name: mode, exact: true }).click();
			await expect.poll(() => controlsUnder(toast), `${width} × ${height} ${mode}`).toEqual([]);
		}
	}
}

test("news covers no control of either bench", { tag: "@matrix" }, async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	const line = await liveLine(page);
	const person = await makeAccount();
	await enter(page, person);
	await new BlocksPage(page).open("auto-light");
	await line.expectJoined("notifications_");
	await lookAway(page, true);
	await notify(person, "Blocks");
	await expectNothingCovered(page, "Blocks", ["Blocks", "Board"]);

	await page.setViewportSize({ width: 1280, height: 800 });
	await new ChallengePage(page).open("water-temp-monitor");
	await line.expectJoined("notifications_");
	await lookAway(page, true);
	await notify(person, "Sketches");
	await expectNothingCovered(page, "Sketches", ["Code", "Board"]);
});

const BOTH_SIZES = [
	{ width: 360, height: 740 },
	{ width: 1280, height: 800 },
];

test.describe("what a toast is about", () => {
	test.use({ expectedErrors: /status of (40\d|500)|A change failed|Reading failed/ });
	test.beforeEach(async ({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

	test("stays in view where a login fails", async ({ page }) => {
		const form = page.getByRole("tabpanel", { name: "Login" });
		for (const size of BOTH_SIZES) {
			await page.setViewportSize(size);
			await page.goto("/");
			await form.getByLabel("Email", { exact: true }).fill("who@example.org");
			await form.getByLabel("Password", { exact: true }).fill("not the password");
			await form.getByRole("button", { name: "Login" }).click();
			await expect(toasts(page)).toContainText("Failed to sign in");
			await expectUncovered(page, form.getByRole("button", { name: "Login" }));
			await expectUncovered(page, form.getByRole("alert"));
			await form.getByLabel("Password", { exact: true }).focus();
			await expectUncovered(page, form.getByLabel("Password", { exact: true }));
		}
	});

	test("stays in view where a post, a class code and the settings are answered", { tag: "@matrix" }, async ({
		page,
	}) => {
		const person = await makeAccount({ returning: true });
		await sql("update profiles set age = 14, age_given_at = now() where id = $1", [person.id]);
		await enter(page, person);
		await page.route("**/api/forum/posts", (route) => route.fulfill({ status: 500, json: { code: "server_error" } }));
		await page.route("**/rest/v1/rpc/join_class", (route) => route.fulfill({ status: 500, json: { message: "no" } }));
		for (const size of BOTH_SIZES) {
			await page.setViewportSize(size);
			await page.goto("/forum");
			await page.getByRole("button", { name: "Create Post" }).click();
			const dialog = page.getByRole("dialog", { name: "Create New Post" });
			const send = dialog.getByRole("button", { name: "Create Post" });
			await dialog.getByLabel("Title*").fill("My lamp");
			await dialog.getByLabel("Category*").selectOption("Project Help");
			await dialog.getByLabel("Content*").fill("It stays on.");
			await send.click();
			await expect(toasts(page).first()).toBeVisible();
			await expectUncovered(page, send);

			await page.goto("/dashboard");
			const code = page.getByRole("textbox", { name: "Class code" });
			await code.fill("ABCDEF");
			await page.getByRole("button", { name: "Join a class" }).click();
			await expect(toasts(page).first()).toBeVisible();
			await expectUncovered(page, page.getByRole("button", { name: "Join a class" }));
			await code.focus();
			await expectUncovered(page, code);

			await page.goto("/dashboard");
			const shell = new Shell(page);
			await shell.openSettings();
			await lookAway(page, true);
			const download = shell.settings.getByRole("button", { name: "Download my data" });
			const saved = page.waitForEvent("download");
			await download.click();
			await saved;
			await expect(toasts(page).first()).toBeVisible();
			await expectUncovered(page, download);
		}
	});

	test("stays free for the next press while several toasts are shown", { tag: "@matrix" }, async ({ page }) => {
		const teacher = await makeAccount({ userType: "educator" });
		await sql("update roles set verified_at = now(), is_admin = true where user_id = $1", [teacher.id]);
		const [made] = await sql<{ id: string }>(
			`insert into challenges (title, description, difficulty, category, for_everyone, created_by)
			values ('A fan', 'It turns.', 'beginner', 'robotics', true, $1) returning id`,
			[teacher.id],
		);
		await enter(page, teacher);
		await page.goto(`/challenges?challenge=${made?.id}`);
		const forEveryone = page.getByRole("switch", { name: "Every learner sees it" });
		const press = async (shown: number) => {
			const saved = page.waitForResponse((response) => response.url().includes("/rest/v1/challenges"));
			await forEveryone.click();
			await saved;
			await expect(toasts(page)).toHaveCount(shown);
		};
		await press(1);
		// One toast ends just below the switch; the edges of those behind it would reach the pointer, and spread out.
		const toast = await toasts(page).boundingBox();
		const control = await forEveryone.boundingBox();
		const height = (control?.y ?? 0) + (control?.height ?? 0) + (toast?.height ?? 0) + 32 + 2;
		await page.setViewportSize({ width: 1280, height: Math.round(height) });
		await press(2);
		await press(3);
		await expect(toasts(page)).toHaveCount(0);
		await expect(forEveryone).not.toBeChecked();
	});

	test("stays in view in the wiring guide", { tag: "@matrix" }, async ({ page }) => {
		const line = await liveLine(page);
		const person = await makeAccount();
		await enter(page, person);
		for (const size of BOTH_SIZES) {
			await page.setViewportSize({ width: 1280, height: 800 });
			await new ChallengePage(page).open("water-temp-monitor");
			await line.expectJoined("notifications_");
			await lookAway(page, true);
			await notify(person, "Traffic lights");
			await expect(toasts(page).first()).toBeVisible();
			const guide = page.getByRole("region", { name: "Build the circuit" });
			await page.getByRole("button", { name: "Wiring guide" }).click();
			await page.setViewportSize(size);
			if (size.width < 768) await page.getByRole("button", { name: "Board", exact: true }).click();
			await expect(guide).toBeVisible();
			for (const button of await guide.getByRole("article").getByRole("button").all())
				await expectUncovered(page, button);
		}
	});
});

test.describe("with a change refused by the server", () => {
	test.use({ expectedErrors: /status of 403|A change failed: BackendError/ });

	test("each kind of toast can be read at every size and theme; a failure stays until it is dismissed", {
		tag: "@matrix",
	}, async ({ page, refuse }) => {
		const line = await liveLine(page);
		const person = await atDashboard(page);
		await line.expectJoined("notifications_");
		await refuse("update", "public.profiles");
		await new Shell(page).openProfileMenu();
		await page.getByRole("button", { name: "Edit Profile" }).click();
		await page.getByRole("button", { name: "Save" }).click();
		const failure = toasts(page).filter({ hasText: "Failed to update profile" });
		await expect(failure).toBeVisible();
		await page.getByRole("button", { name: "Cancel" }).click();
		await page
			.getByRole("navigation", { name: "Pages" })
			.getByRole("link", { name: /^Primary Level Kit/ })
			.click();
		await page.getByRole("link", { name: /LED/ }).first().click();
		await page.getByRole("button", { name: "Program", exact: true }).click();
		await expect(failure).toBeVisible();
		await lookAway(page, true);
		await notify(person, "News for you");
		await expect(toasts(page).filter({ hasText: "News for you" })).toBeVisible();
		await expectGoodToasts(page, ["Failed to update profile", "News for you"]);
		// Left alone the others go, and the failure stays.
		await lookAway(page, false);
		await page.mouse.move(0, 0);
		await expect(toasts(page)).toHaveCount(1);
		await failure.getByRole("button", { name: "Close" }).click();
		await expect(failure).toHaveCount(0);
	});
});
