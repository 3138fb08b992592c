import type { Page } from "@playwright/test";
import { sql } from "../support/database.ts";
import { atDashboard, enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { countRequests, holdBack } from "../support/requests.ts";

const KITS = /\/rest\/v1\/learning_kits/;
const EMPTY_KIT = "kit-without-projects";

const catalogue = (page: Page) => page.getByRole("region", { name: "Learning Kits" });
const card = (page: Page, title: string) =>
	catalogue(page)
		.getByRole("article")
		.filter({ has: page.getByRole("heading", { name: title, exact: true }) });

test.afterAll(() => sql("delete from public.learning_kits where id = $1", [EMPTY_KIT]));

test("six placeholders stand until the kits arrive; each card shows what it is and how far one is", async ({
	page,
}) => {
	await sql(
		"insert into public.learning_kits (id, title, type, age_range, is_active) values ($1, 'Not Written Yet', 'secondary', '13-18', true)",
		[EMPTY_KIT],
	);
	const person = await makeAccount();
	await sql(
		`insert into public.project_completions (user_id, project_id, points, source)
		select $1::uuid, p, 70, '' from public.learning_kits, unnest(project_ids) p where id = 'water-and-weather'
		union select $1::uuid, 'led-sequence', 70, ''`,
		[person.id],
	);
	await enter(page, person);
	const release = await holdBack(page, KITS);
	await page.goto("/dashboard");
	await expect(catalogue(page)).toHaveAttribute("aria-busy", "true");
	await expect(catalogue(page).locator(".grid > .bg-surface")).toHaveCount(6);
	release();
	await expect(catalogue(page).getByRole("heading", { level: 2 })).toHaveText(["Featured Kits", "More Kits"]);
	await expect(catalogue(page).getByText("Popular")).toHaveCount(2);

	const primary = card(page, "Primary Level Kit");
	await expect(primary).toContainText("Build with lights, sensors and sounds");
	await expect(primary).toContainText("Ages 6-12");
	await expect(primary).toContainText("1/11 levels · 70 points a level");
	await expect(primary.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "1/11 levels");
	await expect(primary.getByRole("link", { name: /^Continue Learning/ })).toHaveAttribute(
		"href",
		/^\/primary-kit\?kit=primary-level-kit$/,
	);
	const untouched = card(page, "Alarms and Safety").getByRole("link", { name: /^Start Learning/ });
	await expect(untouched).toHaveAttribute("href", "/primary-kit?kit=alarms-and-safety");
	const begun = card(page, "Secondary Level Kit: Advanced").getByRole("link", { name: /^Continue Learning/ });
	await expect(begun).toHaveAttribute("href", "/secondary-kit?kit=advanced-kit");
	await expect(card(page, "Not Written Yet")).toContainText("0/12 levels");
	const complete = card(page, "Water and Weather");
	await expect(complete).toContainText("Completed");
	await expect(complete.getByRole("link", { name: /^Continue Learning/ })).toHaveCSS(
		"background-color",
		"rgba(0, 0, 0, 0)",
	);
	await expect(complete.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "100");
});

test.describe("with the kits refused by the server", () => {
	test.use({ expectedErrors: /status of 403|Reading failed: kits/ });

	test("the list is asked for three times more, after 0.5, 1 and 2 seconds, then emptied; it says so and offers Retry", {
		tag: "@matrix",
	}, async ({ page, refuse }) => {
		const errors: string[] = [];
		page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
		await page.clock.install();
		await page.addInitScript(() => {
			const pauses: unknown[] = [];
			const begin = window.setTimeout;
			const noted = (...requests: Parameters<typeof begin>) => pauses.push(requests[1]) && begin(...requests);
			Object.assign(window, { pauses, setTimeout: noted });
		});
		await atDashboard(page, { returning: true });
		await expect(card(page, "Primary Level Kit")).toBeVisible();
		await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
		const allow = await refuse("select", "public.learning_kits");
		const requests = countRequests(page, KITS);
		// Advance the clock only when the page waits for the next try, after it has read the response.
		const pauses = () => page.evaluate(() => (window as unknown as { pauses: unknown[] }).pauses);
		await page.evaluate(() => (window as unknown as { pauses: unknown[] }).pauses.splice(0));
		await catalogue(page).getByRole("button", { name: "Secondary" }).click();
		for (const [tries, pause] of [500, 1000, 2000].entries()) {
			await expect.poll(pauses).toContain(pause);
			await page.clock.runFor(pause - 100);
			expect(requests.count).toBe(tries + 1);
			await page.clock.runFor(150);
			await expect.poll(() => requests.count).toBe(tries + 2);
		}
		await page.clock.resume();
		await expect(catalogue(page).getByText("The kits could not be loaded")).toBeVisible();
		await expect(catalogue(page).getByRole("article")).toHaveCount(0);
		await expect(catalogue(page).getByText("No kits found")).toBeHidden();
		expect(errors.some((error) => error.startsWith("Reading failed: kits"))).toBe(true);
		await allow();
		await catalogue(page).getByRole("button", { name: "Retry" }).click();
		await expect(card(page, "Secondary Level Kit: Intermediate")).toBeVisible();
		expect(requests.count).toBe(5);
	});
});

test.describe("with the progress refused by the server", () => {
	test.use({ expectedErrors: /status of 403|A change failed: BackendError/ });

	test("a progress that cannot be stored is logged, and nothing else: the kit opens", { tag: "@matrix" }, async ({
		page,
		refuse,
	}) => {
		await atDashboard(page, { returning: true });
		await refuse("insert", "public.user_kit_progress");
		const logged = page.waitForEvent("console", (message) => message.text().startsWith("A change failed"));
		await card(page, "Primary Level Kit").getByRole("link").click();
		await logged;
		await expect(page).toHaveURL(/\/primary-kit\?kit=primary-level-kit$/);
		expect(await page.evaluate(() => (window as unknown as { seenToasts: string[] }).seenToasts)).toEqual([]);
	});
});

test.describe("where completions cannot be read", () => {
	test.use({ expectedErrors: /status of 500|Reading failed: / });

	test("nothing is named as the next step, and the kits and challenges say what failed instead of naming a standing", {
		tag: "@matrix",
	}, async ({ page }) => {
		const completions = "**/rest/v1/project_completions*";
		await page.clock.install();
		await page.route(completions, (route) => route.fulfill({ status: 500, json: { message: "broken" } }));
		const retry = page.getByRole("button", { name: "Retry" });
		/** The page has tried often enough. */
		const gaveUp = () =>
			expect(async () => {
				await page.clock.fastForward(5000);
				await expect(retry).toBeVisible({ timeout: 200 });
			}).toPass();
		await atDashboard(page, { returning: true });
		await gaveUp();
		await expect(page.getByText("Your completed projects could not be loaded")).toBeVisible();
		await expect(page.getByText("Next step")).toHaveCount(0);

		const goTo = (name: RegExp) => page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name }).click();
		const failed = page.getByText("Your completed projects could not be loaded");
		await goTo(/^Challenges/);
		await gaveUp();
		await expect(failed).toBeVisible();
		await goTo(/^Secondary Level Kit/);
		const intermediate = page.getByRole("tab", { name: /^Intermediate/ });
		const start = page.getByRole("link", { name: /^Start Project/ });
		await expect(intermediate).toContainText("–/15");
		await gaveUp();
		await expect(failed).toBeVisible();
		await expect(intermediate).toContainText("–/15");
		await expect(start).toHaveCount(0);

		await goTo(/^Primary Level Kit/);
		const projects = page.getByRole("tab", { name: "Available Projects (11)" });
		const standing = page.getByRole("region", { name: "Your progress" });
		await expect(page.getByRole("heading", { name: "Primary Level Kit", level: 1 })).toBeVisible();
		await expect(projects).toHaveCount(0);
		await gaveUp();
		await expect(failed).toBeVisible();
		await expect(projects).toBeVisible();
		await expect(standing).toHaveCount(0);
		await page.unroute(completions);
		await retry.click();
		await expect(standing).toContainText("1/11 projects");
		await expect(retry).toHaveCount(0);
		await goTo(/^Secondary Level Kit/);
		await expect(intermediate).toHaveAccessibleName(/0 of 15 completed/);
		await expect(start).toHaveCount(15);
		await goTo(/^Dashboard/);
		await expect(page.getByText("Next step")).toBeVisible();
	});
});
