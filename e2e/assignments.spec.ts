import { sql } from "./support/database.ts";
import { expectGoodAtEverySize } from "./support/good-screen.ts";
import { enter, makeAccount } from "./support/people.ts";
import { expect, test } from "./support/product.ts";
import { expectToast } from "./support/toasts.ts";

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
		["Automatic Light", "2026-01-05"],
	] as const) {
		await assignments.getByRole("button", { name: "Assign work" }).click();
		await dialog.getByRole("button", { name: "Assign", exact: true }).click();
		await expect(dialog.getByText("Choose a project or a challenge")).toBeVisible();
		await dialog.getByLabel("Project or challenge").selectOption(title);
		await dialog.getByLabel("Until").fill(until);
		if (until) await expectGoodAtEverySize(page);
		await dialog.getByRole("button", { name: "Assign", exact: true }).click();
		await expectToast(page, "Assigned to the class.");
		await expect(dialog).toHaveCount(0);
	}
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
	await expect(asked).toHaveCount(0);

	await assignments.getByRole("button", { name: "Remove from the class: Fire Alarm" }).click();
	await expectToast(page, "No longer assigned.");
	await expect(assignments.getByRole("listitem")).toHaveCount(1);
});
