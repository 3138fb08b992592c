import { LandingPage } from "../pages/landing-page.ts";
import { Shell } from "../pages/shell.ts";
import { sql } from "../support/database.ts";
import { expectGoodScreen } from "../support/good-screen.ts";
import { liveLine } from "../support/live-line.ts";
import { atDashboard, enter, makeAccount } from "../support/people.ts";
import { expect, expectNoSidewaysScroll, newPerson, test } from "../support/product.ts";
import { expectToast, watchFor } from "../support/toasts.ts";

test("the settings show who I am, and fit 360 pixels with the largest text, title and cross in view", async ({
	page,
}) => {
	await page.addInitScript(() => {
		navigator.vibrate = (felt) => Object.assign(window, { felt }) === window;
	});
	const me = await atDashboard(page, { name: "Zawadi wa Mwanakombo Mrema-Kilimanjaro" });
	await page.setViewportSize({ width: 360, height: 640 });
	const shell = new Shell(page);
	await shell.openSettings();
	await shell.settings.getByRole("radio", { name: "System" }).check();
	for (const colorScheme of ["dark", "light"] as const) {
		await page.emulateMedia({ colorScheme });
		await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe(colorScheme);
	}
	await shell.settings.getByRole("radio", { name: "Larger" }).check();
	await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe("20px");
	expect(await page.evaluate(() => (window as { felt?: unknown }).felt)).toBe(30);
	await expect(shell.settings.getByText(me.email)).toBeVisible();
	const middles = await page
		.locator("header :is([aria-label^=Search], [aria-label=Profile])")
		.evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect()).map((box) => box.y + box.height / 2));
	expect(middles).toHaveLength(2);
	expect(middles[0], "the header is one row").toBeCloseTo(middles[1] ?? 0, 0);
	const initials = await page
		.locator("header")
		.getByText(/^[A-Z]{1,4}$/)
		.textContent();
	await expect(shell.settings.getByText(initials ?? "", { exact: true })).toBeVisible();
	await expectGoodScreen(page);
	const wide = await shell.settings.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
	expect(wide).toBe(0);
	const remove = shell.settings.getByRole("region", { name: "Delete account" });
	await remove.scrollIntoViewIfNeeded();
	await expect(shell.settings.getByRole("heading", { name: "Settings" })).toBeInViewport();
	await expect(shell.settings.getByRole("button", { name: "Close" })).toBeInViewport();
	await expectNoSidewaysScroll(page);
});

test.describe("with refusals", () => {
	test.use({ expectedErrors: /status of 4(00|01|03|22)|A change failed/ });

	test("a person signed in changes password and email with the present password; other devices are signed out", {
		tag: "@matrix",
	}, async ({ page, otherPage }) => {
		const me = await atDashboard(page);
		await enter(otherPage, me);
		await otherPage.goto("/dashboard");
		await expect(otherPage.getByRole("heading", { name: "Welcome, Amina" })).toBeVisible();
		const shell = new Shell(page);
		await shell.openSettings();

		await shell.settings.getByRole("button", { name: "Change password" }).click();
		const dialog = page.getByRole("dialog", { name: "Change password" });
		await dialog.getByLabel("Present password").fill("a guess of mine");
		await dialog.getByLabel("New password").fill("giraffe by the lake");
		await dialog.getByLabel("Confirm password").fill("giraffe by the lake");
		await dialog.getByRole("button", { name: "Save password" }).click();
		await expect(dialog.getByRole("alert")).toHaveText("This is not your present password.");
		await dialog.getByLabel("Present password").fill(me.password);
		await dialog.getByRole("button", { name: "Save password" }).click();
		await expectToast(page, "Your password is changed!");
		await expect(dialog).toBeHidden();
		await otherPage.reload();
		await expect(otherPage.getByRole("button", { name: "Login" }).first()).toBeVisible();

		const email = newPerson().email;
		await shell.settings.getByRole("button", { name: "Change email" }).click();
		const mail = page.getByRole("dialog", { name: "Change email" });
		await mail.getByLabel("Present password").fill("giraffe by the lake");
		await mail.getByLabel("New email").fill("no address");
		await mail.getByRole("button", { name: "Change email" }).click();
		await expect(mail.getByLabel("New email")).toHaveAttribute("aria-invalid", "true");
		await mail.getByLabel("New email").fill(email);
		await mail.getByRole("button", { name: "Change email" }).click();
		await expectToast(page, "Your email is changed!");
		await expect(shell.settings.getByText(email)).toBeVisible();

		await otherPage.goto("/");
		await new LandingPage(otherPage).logIn({ email, password: "giraffe by the lake" });
		await expect(otherPage.getByRole("heading", { name: "Welcome, Amina" })).toBeVisible();
	});
});

test("a person signed in says later that others use the computer: the session is the tab's alone", async ({
	page,
	context,
}) => {
	await atDashboard(page);
	const shell = new Shell(page);
	await shell.openSettings();
	await shell.settings.getByRole("switch", { name: "Others use this computer too" }).click();
	await expect.poll(() => page.evaluate(() => localStorage.getItem("inspire-stem-session"))).toBeNull();
	await page.reload();
	await expect(page.getByRole("heading", { name: "Welcome, Amina" })).toBeVisible();
	const otherTab = await context.newPage();
	await otherTab.goto("/dashboard");
	await expect(otherTab.getByRole("button", { name: "Login" }).first()).toBeVisible();
});

test("a verified educator sees at once what is open now, and approved work is celebrated", async ({ page }) => {
	const line = await liveLine(page);
	const me = await atDashboard(page, { userType: "educator" });
	await page.goto("/class-management");
	await line.expectJoined("notifications_");
	const notYet = page.getByText("An administrator has to verify you first");
	await expect(notYet).toBeVisible();
	await sql("update public.roles set verified_at = now() where user_id = $1", [me.id]);
	await expectToast(page, "You are verified");
	await expect(notYet).toBeHidden();

	const celebrated = await watchFor(page, ".confetti");
	await sql(
		`insert into public.notifications (user_id, type, code, params)
		values ($1, 'other', 'submission_approved', '{"challenge_title": "Lamp", "points": 80}')`,
		[me.id],
	);
	await expectToast(page, "Submission approved");
	await expect.poll(celebrated).toBe(true);
});

test("the avatar that a person chose is beside the name where others read it", async ({ page }) => {
	const author = await makeAccount({ name: "Neema Swai", userType: "educator" });
	await sql("update public.roles set verified_at = now() where user_id = $1", [author.id]);
	await sql("update public.profiles set avatar = 'robot' where id = $1", [author.id]);
	await sql(
		"insert into public.forum_posts (user_id, title, content, category) values ($1, 'Our first robot', 'It drives.', 'general')",
		[author.id],
	);
	await atDashboard(page, { userType: "educator" });
	await page.goto("/forum");
	const post = page.getByRole("article").filter({ hasText: "Our first robot" });
	await expect(post.locator("svg[viewBox='0 0 40 40']")).toBeVisible();
});
