import type { Locator, Page } from "@playwright/test";
import { pauseClock } from "../support/clock.ts";
import { sql } from "../support/database.ts";
import { liveLine } from "../support/live-line.ts";
import { atDashboard, enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { watchRequests } from "../support/requests.ts";

/** The server writes notifications of reviewed challenges for a person, the last one the newest. */
async function notify(person: { id: string }, ...titles: string[]): Promise<void> {
	await sql(
		`insert into public.notifications (user_id, type, code, params, created_at)
		select $1, 'other', 'submission_rejected', jsonb_build_object('challenge_title', title),
			now() + place * interval '1 millisecond'
		from unnest($2::text[]) with ordinality as news (title, place)`,
		[person.id, titles],
	);
}

const LIST = /\/rest\/v1\/notifications/;
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `News ${index + 1}`);
const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });

test("a bell with no news is as bright as its neighbours, and can be pressed", async ({ page }) => {
	await atDashboard(page);
	const [search, empty] = [page.getByRole("button", { name: "Search" }).first(), bell(page)];
	const look = (one: Locator) =>
		one.evaluate((button) => [getComputedStyle(button).opacity, getComputedStyle(button).backgroundColor]);
	await expect.poll(async () => JSON.stringify(await look(empty)) === JSON.stringify(await look(search))).toBe(true);
	await empty.click();
	await expect(page.getByRole("dialog", { name: "Notifications" })).toBeVisible();
});

test("the bell counts to nine, lists the newest twenty, and marks one or all of them as read", async ({ page }) => {
	const person = await makeAccount();
	await notify(person, ...numbered(9));
	await enter(page, person);
	const line = await liveLine(page);
	const allRead = watchRequests(page, LIST);
	await page.goto("/dashboard");
	await allRead(await line.expectJoined("notifications_"));
	await expect(bell(page)).toHaveText("9");
	await bell(page).click();
	const list = page.getByRole("dialog", { name: "Notifications" });
	const newest = list.getByRole("listitem").first();
	await newest.getByRole("button", { name: /^Mark as read/ }).press("Enter");
	await expect(list.getByRole("button", { name: /"News 9"/ })).toBeFocused();
	await expect(bell(page)).toHaveText("8");
	await notify(person, "News 10", "News 11");
	await expect(bell(page)).toHaveText("9+");
	await expect(list.getByRole("listitem").first()).toContainText("News 11");
	await notify(person, ...numbered(21).slice(11));
	await expect(list.getByRole("listitem").first()).toContainText("News 21");
	await expect(list.getByRole("listitem")).toHaveCount(20);
	await expect(list.getByText('"News 1"')).toHaveCount(0);
	const stored = page.waitForResponse((answer) => LIST.test(answer.url()) && answer.request().method() === "PATCH");
	await list.getByRole("button", { name: "Mark all as read" }).click();
	await expect(list).toBeFocused();
	await expect(bell(page)).toHaveText("");
	await stored;
	await page.reload();
	await bell(page).click();
	await expect(list.getByRole("listitem")).toHaveCount(20);
	await expect(list.getByRole("button", { name: /^Mark/ })).toHaveCount(0);
	const [unread] = await sql("select count(*)::int from public.notifications where user_id = $1 and not is_read", [
		person.id,
	]);
	expect(unread).toEqual({ count: 0 });
});

test("what arrives is first in the list, counts as unread and stands as a popup for 3 seconds", async ({ page }) => {
	await page.clock.install();
	const line = await liveLine(page);
	const allRead = watchRequests(page, LIST);
	const person = await atDashboard(page);
	await allRead(await line.expectJoined("notifications_"));
	await pauseClock(page);
	await notify(person, "A word from your teacher");
	const popup = page.locator("[data-sonner-toast]", { hasText: "A word from your teacher" });
	await expect(async () => {
		await page.clock.runFor(20);
		expect(await popup.count()).toBe(1);
	}).toPass({ intervals: [20] });
	await expect(popup).toContainText("Submission not approved");
	await expect(bell(page)).toHaveText("1");
	await page.clock.runFor(2700);
	await expect(popup).toHaveAttribute("data-removed", "false");
	await page.clock.runFor(350);
	await expect(popup).toHaveAttribute("data-removed", "true");
	await page.clock.runFor(300);
	await expect(popup).toHaveCount(0);
});
