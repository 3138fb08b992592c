import { dayOf } from "#domain/classroom/assignments.ts";
import { sql } from "../support/database.ts";
import { expectGoodAtEverySize } from "../support/good-screen.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { expectToast } from "../support/toasts.ts";

/** This many days from now, where the browser is: `YYYY-MM-DD`. */
const day = (days: number) => dayOf(new Date(Date.now() + days * 86_400_000));

test("work given to a class is the first thing its learners see until it is done; late is said", async ({
	page,
	otherPage,
}) => {
	const teacher = await makeAccount({ name: "Daudi Komba", userType: "educator" });
	const learner = await makeAccount({ name: "Asha Mushi", returning: true });
	await sql("update roles set verified_at = now() where user_id = $1", [teacher.id]);
	await sql("insert into class_codes (id, class_name, teacher_id) values ($1, '7A Robotics', $1)", [teacher.id]);
	await sql("insert into class_members (class_id, user_id) values ($1, $2)", [teacher.id, learner.id]);

	await enter(page, teacher);
	await page.goto(`/class-management?class=${teacher.id}`);
	const assignments = page.getByRole("region", { name: "Assignments" });
	const dialog = page.getByRole("dialog");
	await expect(assignments).toContainText("Nothing is assigned to this class.");
	for (const [title, until] of [
		["Fire Alarm", ""],
		["Automatic Light", day(0)],
	] as const) {
		await assignments.getByRole("button", { name: "Assign work" }).click();
		await dialog.getByRole("button", { name: "Assign to 1" }).click();
		await expect(dialog.getByText("Choose a project or a challenge")).toBeVisible();
		await dialog.getByLabel("What").selectOption(title);
		if (until) {
			await dialog.getByRole("button", { name: "Another day" }).click();
			await dialog.getByLabel("Until which day?").fill("2026-01-05");
			await dialog.getByRole("button", { name: "Assign to 1" }).click();
			await expect(dialog.getByLabel("Until which day?")).toHaveAccessibleDescription(/This day has passed\./);
			await expectGoodAtEverySize(page);
			await dialog.getByLabel("Until which day?").fill(until);
		}
		await dialog.getByRole("button", { name: "Assign to 1" }).click();
		await expectToast(page, "Assigned.");
		await expect(dialog).toHaveCount(0);
	}
	await sql("update assignments set due_on = '2026-01-05' where class_id = $1 and due_on is not null", [teacher.id]);
	await page.reload();
	await expect(assignments.getByRole("listitem")).toHaveText([/Automatic Light.*Until Mon 5 Jan/, /Fire Alarm/]);
	await expectGoodAtEverySize(page);

	await enter(otherPage, learner);
	await otherPage.goto("/dashboard");
	const asked = otherPage.getByRole("region", { name: "Your teacher asks for this" });
	await expect(asked.getByRole("listitem")).toHaveText([/Automatic Light.*Late: was for Mon 5 Jan/, /Fire Alarm/]);
	await expect(otherPage.getByRole("heading", { level: 2 }).first()).toHaveText("Your teacher asks for this");
	await expectGoodAtEverySize(otherPage);
	await asked.getByRole("link", { name: "Open Automatic Light" }).click();
	await expect(otherPage).toHaveURL(/\/primary-kit\?challenge=auto-light/);

	// One is completed, the other handed in.
	await sql("insert into project_completions (user_id, project_id, points, source) values ($1, 'auto-light', 60, '')", [
		learner.id,
	]);
	await otherPage.goto("/dashboard");
	await expect(asked.getByRole("listitem")).toHaveText([/Fire Alarm/]);
	await sql(
		"insert into challenge_submissions (challenge_id, student_id, submission_text) values ('fire-alarm', $1, 'It rings.')",
		[learner.id],
	);
	await otherPage.goto("/dashboard");
	await expect(otherPage.getByRole("heading", { name: "Recent Achievements" })).toBeVisible();
	await otherPage.waitForLoadState("networkidle");
	await expect(asked).toHaveCount(0);
	// The class page counts along.
	await expect(assignments.getByRole("listitem")).toHaveText([
		/Automatic Light.*1 of 1 done/,
		/Fire Alarm.*1 of 1 done/,
	]);

	await assignments.getByRole("button", { name: "Remove from the class: Fire Alarm" }).click();
	await expectToast(page, "No longer assigned.");
	await expect(assignments.getByRole("listitem")).toHaveCount(1);
});

test("a verified teacher gives a project to a class on the project's own page; learners are not offered it", {
	tag: "@matrix",
}, async ({ page, otherPage }) => {
	const teacher = await makeAccount({ name: "Daudi Komba", userType: "educator" });
	const learner = await makeAccount({ name: "Asha Mushi", returning: true });
	await sql("update roles set verified_at = now() where user_id = $1", [teacher.id]);
	await sql(
		`insert into class_codes (id, class_name, teacher_id)
		values ($1, '7A Robotics', $1), (gen_random_uuid(), '7B Robotics', $1)`,
		[teacher.id],
	);
	await sql("insert into class_members (class_id, user_id) values ($1, $2)", [teacher.id, learner.id]);
	await enter(page, teacher);
	const dialog = page.getByRole("dialog");

	await page.goto("/primary-kit?challenge=led-sequence&step=program");
	await page.getByRole("button", { name: "Assign", exact: true }).click();
	await dialog.getByRole("checkbox", { name: "7A Robotics" }).check();
	// The learner had completed it before.
	await expect(dialog).toContainText("1 of them has it done already, and is not asked again.");
	await dialog.getByRole("button", { name: "Another day" }).click();
	await dialog.getByLabel("Until which day?").fill(day(14));
	await dialog.getByRole("button", { name: "Assign to 1" }).click();
	await expectToast(page, "Assigned.");
	await page.reload();
	await page.getByRole("button", { name: "Assign", exact: true }).click();
	await expect(dialog.getByRole("list", { name: "Classes that have it already" })).toHaveText(
		/7A Robotics.*Until \w{3} \d+ \w{3}.*1 of 1 done/,
	);
	await expect(dialog.getByRole("checkbox", { name: "7A Robotics has it already" })).toBeDisabled();
	await expectGoodAtEverySize(page);

	await page.goto("/secondary-kit?challenge=pressure-tracker");
	await page.getByRole("button", { name: "Assign", exact: true }).click();
	for (const name of ["7A Robotics", "7B Robotics"]) await dialog.getByRole("checkbox", { name }).check();
	await dialog.getByLabel("One sentence for them").fill("Show the pressure, and warn when it is high.");
	await expect(dialog).toContainText("106 characters left.");
	await dialog.getByRole("button", { name: "Today" }).click();
	await dialog.getByRole("button", { name: "Assign to 1" }).click();
	await expectToast(page, "Assigned.");

	await enter(otherPage, learner);
	await otherPage.goto("/dashboard");
	await expect(otherPage.getByRole("region", { name: "Your teacher asks for this" }).getByRole("listitem")).toHaveText([
		/Pressure Tracker.*Until today.*“Show the pressure, and warn when it is high\.”/,
	]);
	await expectGoodAtEverySize(otherPage);
	await otherPage.goto("/secondary-kit?challenge=pressure-tracker");
	await expect(otherPage.getByRole("button", { name: "Submit Your Work" })).toBeEnabled();
	await expect(otherPage.getByRole("button", { name: "Assign", exact: true })).toHaveCount(0);
});
