import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { sql } from "../support/database.ts";
import { expectGoodAtEverySize } from "../support/good-screen.ts";
import { pagesIn } from "../support/pdf.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { testedProduct } from "../support/tested-product.ts";

/** A class of three, of whom the first did things on this day; the teacher's page is the given one. */
async function atClass(page: Page) {
	const teacher = await makeAccount({ name: "Daudi Komba", userType: "educator" });
	await sql("update roles set verified_at = now() where user_id = $1", [teacher.id]);
	const [made] = await sql<{ id: string }>(
		"insert into class_codes (class_name, grade_level, teacher_id) values ('7A Robotics', 'primary', $1) returning id",
		[teacher.id],
	);
	const classId = made?.id ?? "";
	const learners = [];
	for (const name of ["Asha Mushi", "Juma Ally", "Neema Said"]) {
		const learner = await makeAccount({ name });
		await sql("insert into class_members (class_id, user_id) values ($1, $2)", [classId, learner.id]);
		learners.push(learner);
	}
	await enter(page, teacher);
	const [asha, juma] = learners as [(typeof learners)[0], (typeof learners)[0]];
	return { classId, asha, juma };
}

/** They were here for 40 minutes, finished one project, and did not get on in another. */
async function workOnThisDay(userId: string): Promise<void> {
	for (const row of [
		"attendance_spans (user_id, first_at, last_at, minutes) values ($1, now() - interval '1 minute', now(), 40)",
		"project_completions (user_id, project_id, points, source) values ($1, 'distance-meter', 60, '')",
		`check_attempts (user_id, project_id, action_id, kind, passed, passed_steps, step_count)
			values ($1, 'distance-meter', gen_random_uuid(), 'blocks', true, '{far,near}', 2)`,
		`check_attempts (user_id, project_id, action_id, kind, passed, passed_steps, step_count, failed_step)
			values ($1, 'touch-light', gen_random_uuid(), 'blocks', false, '{}', 2, 'touched')`,
		"attempt_totals (user_id, project_id, attempts, failed_in_row) values ($1, 'touch-light', 5, 5)",
	])
		await sql(`insert into ${row}`, [userId]);
}

test("who signs in is in the report of the day, which the teacher opens from the class", async ({ page, browser }) => {
	const { classId, asha } = await atClass(page);
	await page.goto(`/class-report?class=${classId}`);
	await expect(page.getByRole("heading", { name: "7A Robotics, today" })).toBeVisible();
	await expect(page.getByText("Nobody was here on this day")).toBeVisible();
	await expectGoodAtEverySize(page);
	await page.goto(`/class-management?class=${classId}`);
	await page.getByRole("link", { name: "Report of today" }).click();
	await expect(page.getByText("Nobody was here on this day")).toBeVisible();

	const computer = await browser.newContext({ baseURL: testedProduct().url });
	const learner = await computer.newPage();
	await enter(learner, asha);
	await learner.goto("/dashboard");
	await expect(page.getByRole("row", { name: /^Asha M\. 1 min/ })).toBeVisible();
	await expect(page.getByText("Not here, 2: Juma A., Neema S.")).toBeVisible();
	await computer.close();
});

test("the report says what was done and what is missing, keeps the note, and is printed whole", async ({ page }) => {
	const { classId, asha } = await atClass(page);
	await workOnThisDay(asha.id);
	await sql("insert into assignments (class_id, challenge_id) values ($1, 'touch-light')", [classId]);
	await sql(
		"insert into challenge_submissions (challenge_id, student_id, submission_text) values ('fire-alarm', $1, 'x')",
		[asha.id],
	);
	await page.goto(`/class-report?class=${classId}`);
	const row = page.getByRole("row", { name: /^Asha M\./ });
	await expect(row).toContainText("40 min");
	await expect(row).toContainText("Distance Meter: done");
	await expect(row).toContainText("Touch Light: stuck, 1 try");
	await expect(row).toContainText("+60");
	await expect(page.getByText("1 here, of 3")).toBeVisible();
	await expect(page.getByText("3 works missing")).toBeVisible();
	await expect(page.getByText("Here, not handed in, 1: Asha M.")).toBeVisible();
	await expect(page.getByText("1 was stuck")).toBeVisible();
	await expect(page.getByText("1 waits for review")).toBeVisible();
	await page.getByLabel("Note of today").fill("Begin with the number on the screen.");
	await expect(page.getByText("Saved. Read by teachers only.")).toBeVisible();
	await expectGoodAtEverySize(page);
	await page.reload();
	await expect(page.getByLabel("Note of today")).toHaveValue("Begin with the number on the screen.");

	await page.emulateMedia({ media: "print" });
	await expect(row).toBeVisible();
	await expect(page.getByRole("paragraph").filter({ hasText: "Begin with the number on the screen." })).toBeVisible();
	await expect(page.getByRole("link", { name: "Dashboard" })).toBeHidden();
	await page.emulateMedia({ media: null });
	expect(pagesIn(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
});

test("a note that is written without a network is sent when it is back", async ({ page, context }) => {
	const { classId } = await atClass(page);
	await page.goto(`/class-report?class=${classId}`);
	await expect(page.getByText("Nobody was here on this day")).toBeVisible();
	await context.setOffline(true);
	await page.getByLabel("Note of today").fill("The power was gone.");
	await expect(page.getByText("Waits to be sent. Read by teachers only.")).toBeVisible();
	await context.setOffline(false);
	await expect(page.getByText("Saved. Read by teachers only.")).toBeVisible();
	await expect
		.poll(() => sql("select note from class_notes where class_id = $1", [classId]))
		.toEqual([{ note: "The power was gone." }]);
});

test("a former day has a report of its own", async ({ page }) => {
	const { classId, juma } = await atClass(page);
	await sql(
		"insert into attendance_spans (user_id, first_at, last_at, minutes) values ($1, now() - interval '2 days', now() - interval '2 days', 30)",
		[juma.id],
	);
	await page.goto(`/class-report?class=${classId}`);
	await page.getByRole("link", { name: /^The report of / }).click();
	await expect(page.getByRole("row", { name: /^Juma A\. 30 min/ })).toBeVisible();
	await expect(page.getByLabel("Note of the day")).toBeVisible();
});

test("the report is saved for the register and for Moodle, with full names", async ({ page }) => {
	const { classId, asha } = await atClass(page);
	await workOnThisDay(asha.id);
	await page.goto(`/class-report?class=${classId}`);
	const save = async (form: "Register" | "Moodle") => {
		await page.getByRole("button", { name: "CSV" }).click();
		const dialog = page.getByRole("dialog", { name: "Save as CSV" });
		await dialog.getByRole("radio", { name: form }).check();
		await expectGoodAtEverySize(page);
		const coming = page.waitForEvent("download");
		await dialog.getByRole("button", { name: "Download" }).click();
		const file = await coming;
		await expect(dialog).toHaveCount(0);
		return readFile(await file.path(), "utf8");
	};
	const register = (await save("Register")).split("\r\n");
	expect(register[0]).toMatch(/^\uFEFFName,Days,Minutes,Dates,"Distance Meter, date","Distance Meter, points",/);
	expect(register[1]).toMatch(/^Asha Mushi,1,40,\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d,60,/);
	expect(register).toHaveLength(4);
	expect(await save("Moodle")).toBe(
		["\uFEFFFirst name,Last name,ID number,Distance Meter", "Asha,Mushi,,75", "Juma,Ally,,-", "Neema,Said,,-"].join(
			"\r\n",
		),
	);
});

test("the page for parents is one learner's, names no other, and is a sheet of paper each", async ({ page }) => {
	const { classId, asha, juma } = await atClass(page);
	await workOnThisDay(asha.id);
	await sql("insert into attendance_spans (user_id) values ($1)", [juma.id]);
	await page.goto(`/class-report?class=${classId}`);
	await page.getByRole("link", { name: "Page for parents" }).click();
	const sheet = page.getByRole("article", { name: "Asha M." });
	await expect(sheet).toContainText("Today Asha finished a project: Distance Meter.");
	await expect(sheet).toContainText("Measure a distance with sound");
	await expect(sheet).toContainText("When does the echo come late?");
	await expect(sheet).toContainText("60 of them today");
	await expect(sheet.getByRole("list", { name: "Here in 1 of the last 1 lessons" })).toBeVisible();
	await sheet.getByLabel("From the teacher").fill("Asha helped others today.");
	const text = (await sheet.textContent()) ?? "";
	for (const other of ["Mushi", "Juma", "Ally", "Neema", "Said"]) expect(text).not.toContain(other);
	expect(text).not.toMatch(/\b(he|she|his|her|rank|stuck)\b/i);
	await expectGoodAtEverySize(page);
	expect(pagesIn(await page.pdf({ preferCSSPageSize: true }))).toBe(1);

	for (const project of ["temp-humid-monitor", "obstacle-avoidance", "digital-scale", "pressure-tracker"])
		await sql("insert into project_completions (user_id, project_id, points, source) values ($1, $2, 50, '')", [
			...[asha.id, project],
		]);
	await page.reload();
	await sheet.getByLabel("From the teacher").fill("Asha helped others today, and waited. ".repeat(6));
	await expect(sheet).toContainText("What Asha knows now");
	await page.emulateMedia({ media: "print" });
	await page.setViewportSize({ width: 794, height: 1123 });
	expect(await sheet.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
	await page.emulateMedia({ media: null });
	await page.setViewportSize({ width: 1280, height: 800 });

	await page.getByRole("combobox", { name: "Child" }).selectOption("Juma A.");
	await expect(page.getByRole("article", { name: "Juma A." })).toContainText("Juma has not begun a project yet.");
	await page.getByRole("link", { name: "All 2, a page each" }).click();
	await expect(page.getByRole("article")).toHaveCount(2);
	expect(pagesIn(await page.pdf({ preferCSSPageSize: true }))).toBe(2);
});

test("a learner, and a teacher of another class, read no report", async ({ page }) => {
	const { classId, asha } = await atClass(page);
	await workOnThisDay(asha.id);
	await enter(page, asha);
	await page.goto(`/class-report?class=${classId}`);
	await expect(page.getByText("The class report could not be loaded")).toBeVisible();
	await expect(page.getByText("40 min")).toHaveCount(0);
});
