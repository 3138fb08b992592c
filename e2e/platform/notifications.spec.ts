import type { Locator, Page } from "@playwright/test";
import { pauseClock } from "../support/clock.ts";
import { sql } from "../support/database.ts";
import { liveLine } from "../support/live-line.ts";
import { atDashboard, enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { watchRequests } from "../support/requests.ts";

/** The server writes the notification of a reviewed challenge for a person. */
async function notify({ id }: { id: string }, title: string): Promise<void> {
	await sql(
		`insert into public.notifications (user_id, type, code, params)
		values ($1, 'other', 'submission_rejected', jsonb_build_object('challenge_title', $2::text))`,
		[id, title],
	);
}

const LIST = /\/rest\/v1\/notifications/;
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

test("what arrives counts as unread, stands as a popup for 3 seconds, is first in the list, and stays read", async ({
	page,
}) => {
	await page.clock.install();
	const line = await liveLine(page);
	const allRead = watchRequests(page, LIST);
	const person = await makeAccount();
	await notify(person, "An older one");
	await enter(page, person);
	await page.goto("/dashboard");
	await allRead(await line.expectJoined("notifications_"));
	await expect(bell(page)).toHaveText("1");
	await pauseClock(page);
	await notify(person, "A word from your teacher");
	const popup = page.locator("[data-sonner-toast]", { hasText: "A word from your teacher" });
	await expect(async () => {
		await page.clock.runFor(20);
		expect(await popup.count()).toBe(1);
	}).toPass({ intervals: [20] });
	await expect(popup).toContainText("Submission not approved");
	await expect(bell(page)).toHaveText("2");
	await page.clock.runFor(2700);
	await expect(popup).toHaveAttribute("data-removed", "false");
	await page.clock.runFor(350);
	await expect(popup).toHaveAttribute("data-removed", "true");
	await page.clock.runFor(300);
	await expect(popup).toHaveCount(0);
	await page.clock.resume();

	await bell(page).click();
	const list = page.getByRole("dialog", { name: "Notifications" });
	await expect(list.getByRole("listitem")).toHaveText([/A word from your teacher/, /An older one/]);
	const stored = page.waitForResponse((answer) => LIST.test(answer.url()) && answer.request().method() === "PATCH");
	await list.getByRole("button", { name: "Mark all as read" }).click();
	await expect(list).toBeFocused();
	await stored;
	await page.reload();
	await bell(page).click();
	await expect(list.getByRole("listitem")).toHaveCount(2);
	await expect(bell(page)).toHaveText("");
	const [unread] = await sql("select count(*)::int from public.notifications where user_id = $1 and not is_read", [
		person.id,
	]);
	expect(unread).toEqual({ count: 0 });
});
