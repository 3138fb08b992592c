import { SubmitDialog } from "../pages/submit-dialog.ts";
import { sql } from "../support/database.ts";
import { expectGoodAtEverySize } from "../support/good-screen.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { expectToast } from "../support/toasts.ts";

const PROJECT = "env-monitor";

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch|Reading failed|status of 403/ });

test("what waits is listed, tried again, saved and dropped; what the server refuses stays", async ({
	page,
	context,
}) => {
	const asha = await makeAccount({ name: "Asha Mushi" });
	await enter(page, asha);
	const work = new SubmitDialog(page);
	await work.open(PROJECT);
	await expect(work.own).toContainText("Nothing yet.");
	await page.waitForLoadState("networkidle");
	await context.setOffline(true);
	for (const note of ["The first note.", "The second note."]) {
		await work.write(note);
		await work.submit();
		await expect(work.own.getByRole("listitem").filter({ hasText: note })).toContainText("Waiting for the server");
	}
	await page.keyboard.press("Escape");

	await page.getByRole("status").getByRole("link", { name: "2 are waiting to be sent" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Waiting to be sent" })).toBeVisible();
	const list = page.getByRole("main");
	const entries = list.getByRole("listitem");
	await expect(entries).toHaveCount(2);
	await expect(entries.first()).toContainText("Submission: ");
	await expectGoodAtEverySize(page);
	await entries.first().getByRole("button", { name: "Try now" }).click();
	await expect(entries.first()).toContainText("The server could not be reached. It is tried again.");

	// The second is dropped after a confirmation.
	await entries.nth(1).getByRole("button", { name: "Drop" }).click();
	await expect(list.getByRole("button", { name: "Keep it" })).toBeFocused();
	await expectGoodAtEverySize(page);
	await list.getByRole("button", { name: "Drop it" }).click();
	await expect(entries).toHaveCount(1);

	// The server is back, and refuses the first: it stays, and can be saved.
	await page.route(/\/rest\/v1\/challenge_submissions/, (route) =>
		route.request().method() === "POST"
			? route.fulfill({ status: 403, json: { code: "42501", message: "The policy says no." } })
			: route.continue(),
	);
	await context.setOffline(false);
	await expect(entries.first()).toContainText("The server did not take it.");
	const saving = page.waitForEvent("download");
	await entries.first().getByRole("button", { name: "Save a copy" }).click();
	expect((await saving).suggestedFilename()).toBe("note.txt");
	await page.unroute(/\/rest\/v1\/challenge_submissions/);
	await page.reload();
	await expect(entries).toHaveCount(1);
	await page.goto("/dashboard");
	await page.getByRole("banner").getByRole("link", { name: "1 is waiting to be sent" }).click();
	await expect(entries.first()).toContainText("Not taken");
	await entries.first().getByRole("button", { name: "Try now" }).click();
	await expectToast(page, "Submission uploaded successfully!");
	await expect(list.getByRole("status")).toContainText("Nothing is waiting");
	expect(await sql("select submission_text from challenge_submissions where student_id = $1", [asha.id])).toEqual([
		{ submission_text: "The first note." },
	]);
});
