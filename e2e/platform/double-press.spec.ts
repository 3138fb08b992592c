import type { Locator, Page } from "@playwright/test";
import { sql } from "../support/database.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { expectToast } from "../support/toasts.ts";

/** Two clicks within a frame, neither of which says that it is the second of a double click: two fingers on a screen. */
async function pressTwice(button: Locator): Promise<void> {
	await expect(button).toBeEnabled();
	await button.evaluate((element: HTMLElement) => {
		element.click();
		element.click();
	});
}

/** The writes to this address from now on, by their method. */
function writesTo(page: Page, address: RegExp): string[] {
	const writes: string[] = [];
	page.on("request", (request) => {
		if (request.method() !== "GET" && address.test(request.url())) writes.push(request.method());
	});
	return writes;
}

test("a comment and a report, each pressed twice at once, are sent once", async ({ page }) => {
	const learner = await makeAccount({ name: "Asha Mushi" });
	const author = await makeAccount({ name: "Juma Ally" });
	await sql("update profiles set age = 14 where id = $1", [learner.id]);
	const [post] = await sql<{ id: string }>(
		"insert into forum_posts (user_id, title, content, category) values ($1, 'My bell', 'It rings.', 'showcase') returning id",
		[author.id],
	);
	await enter(page, learner);
	await page.goto(`/forum?post=${post?.id}`);
	const comments = writesTo(page, /\/api\/forum\/comments/);
	await page.getByRole("textbox", { name: "Your comment" }).fill("Well done!");
	await pressTwice(page.getByRole("button", { name: "Post Comment" }));
	await expectToast(page, "Comment added successfully!");
	expect(comments).toEqual(["POST"]);

	const reports = writesTo(page, /\/rpc\/report$/);
	await page
		.getByRole("button", { name: /^Report/ })
		.first()
		.click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("radio", { name: "Something else" }).check();
	await pressTwice(dialog.getByRole("button", { name: "Send report" }));
	await expect(dialog).toBeHidden();
	expect(reports).toEqual(["POST"]);
});
