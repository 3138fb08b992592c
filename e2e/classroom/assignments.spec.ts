import { readFile } from "node:fs/promises";
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
	await dialog.getByRole("button", { name: "Take it back" }).click();
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
	await expect(otherPage.getByRole("region", { name: "This week" })).toHaveText(/Today.*Pressure Tracker/);
	await expectGoodAtEverySize(otherPage);
	await page.goto("/dashboard");
	const week = page.getByRole("region", { name: "Due this week" });
	await expect(week).toHaveText(/Today.*Pressure Tracker.*7A Robotics.*0 of 1 done/);
	await expectGoodAtEverySize(page);
	await week.getByRole("link", { name: "Pressure Tracker" }).first().click();
	await expect(page).toHaveURL(/\/assignment\?id=/);
	await otherPage.goto("/secondary-kit?challenge=pressure-tracker");
	await expect(otherPage.getByRole("button", { name: "Submit Your Work" })).toBeEnabled();
	await expect(otherPage.getByRole("button", { name: "Assign", exact: true })).toHaveCount(0);
});

test("an assignment's own page says how far each learner is; a reminder reaches who has not begun; it is changed and taken back", async ({
	page,
	otherPage,
}) => {
	const teacher = await makeAccount({ name: "Daudi Komba", userType: "educator" });
	await sql("update roles set verified_at = now() where user_id = $1", [teacher.id]);
	const [second] = await sql<{ id: string }>(
		`insert into class_codes (id, class_name, teacher_id)
		values ($1, '7A Robotics', $1), (gen_random_uuid(), '6B Lights', $1) returning id`,
		[teacher.id],
	).then((rows) => rows.filter(({ id }) => id !== teacher.id));
	const learner = (name: string) => makeAccount({ name, returning: true });
	const stuck = await learner("Juma Said");
	const waiting = await learner("Rehema Paulo");
	const done = await learner("Amina Juma");
	const idle = await learner("Tatu Kassim");
	const into = "insert into class_members (class_id, user_id) values ($1, $2)";
	for (const { id } of [stuck, waiting, idle]) await sql(into, [teacher.id, id]);
	for (const { id } of [idle, done]) await sql(into, [second?.id, id]);
	await sql(
		`insert into assignments (class_id, challenge_id, batch_id, instruction)
		select id, 'fire-alarm', $1, 'Ring when it is hot.' from class_codes where teacher_id = $1`,
		[teacher.id],
	);
	await sql(
		`insert into attempt_totals (user_id, project_id, attempts, failed_in_row)
		values ($1, 'fire-alarm', 6, 6)`,
		[stuck.id],
	);
	const handIn =
		"insert into challenge_submissions (challenge_id, student_id, submission_text) values ('fire-alarm', $1, 'It rings.')";
	await sql(handIn, [waiting.id]);
	await sql("insert into project_completions (user_id, project_id, points, source) values ($1, 'fire-alarm', 60, '')", [
		done.id,
	]);

	await enter(page, teacher);
	await page.goto(`/class-management?class=${teacher.id}`);
	await page.getByRole("region", { name: "Assignments" }).getByRole("link", { name: "Fire Alarm" }).click();
	await expect(page).toHaveURL(`/assignment?id=${teacher.id}`);
	// The search leads to it, too.
	await page.goto("/dashboard");
	await page.getByRole("button", { name: "Search projects and kits" }).click();
	await page.getByRole("combobox", { name: "Search" }).fill("ring when hot");
	await page.getByRole("option", { name: /^Fire Alarm.*Assignment$/ }).click();
	await expect(page).toHaveURL(`/assignment?id=${teacher.id}`);
	const learners = page.getByRole("region", { name: "Learners" });
	const rows = learners.getByRole("listitem");
	await expect(page.getByText("“Ring when it is hot.”")).toBeVisible();
	await expect(rows).toHaveText([
		/Juma S\..*7A Robotics.*Stuck after 6 tries.*See the board/,
		/Rehema P\..*7A Robotics.*Handed in today, \d\d:\d\d.*Review/,
		/Amina J\..*6B Lights.*Completed today, \d\d:\d\d.*Open/,
		/Tatu K\..*(7A Robotics, 6B Lights|6B Lights, 7A Robotics).*Not begun, not here yet.*Remind/,
	]);
	await expect(page.getByRole("img", { name: "2 handed in, 1 working, 1 not begun, of 4" })).toBeVisible();
	await expectGoodAtEverySize(page);

	const tiles = page.getByRole("group", { name: "How far they are" });
	await tiles.getByRole("button", { name: /^2.*Handed in/ }).click();
	await expect(rows).toHaveText([/Rehema P\./, /Amina J\./]);
	await learners.getByRole("button", { name: "6B Lights 2" }).click();
	await expect(rows).toHaveText([/Amina J\./]);
	await tiles.getByRole("button", { name: /^1.*Handed in/ }).click();
	await expect(rows).toHaveText([/Amina J\./, /Tatu K\./]);
	await learners.getByRole("searchbox", { name: "Find a name" }).fill("TATU");
	await expect(rows).toHaveText([/Tatu K\./]);

	const download = page.waitForEvent("download");
	await page.getByRole("button", { name: "CSV" }).click();
	const csv = await readFile(await (await download).path(), "utf8");
	expect(csv).toContain("Rehema Paulo,7A Robotics,Handed in,");

	await enter(otherPage, idle);
	await otherPage.goto("/dashboard");
	await expect(otherPage.getByRole("region", { name: "Your teacher asks for this" })).toContainText(
		"“Ring when it is hot.”",
	);
	await rows.getByRole("button", { name: "Remind Tatu K." }).click();
	await expect(rows.getByRole("button", { name: "Reminded" })).toBeVisible();
	await otherPage.getByRole("button", { name: /Notifications/ }).click();
	await otherPage.getByText("A reminder from Daudi K.").last().click();
	await expect(otherPage).toHaveURL(/\?challenge=fire-alarm/);

	// It goes to one class only, in other words.
	const dialog = page.getByRole("dialog");
	await page.getByRole("button", { name: "Change", exact: true }).click();
	await dialog.getByRole("checkbox", { name: "6B Lights" }).uncheck();
	await dialog.getByLabel("One sentence for them").fill("Ring when it burns.");
	await dialog.getByRole("button", { name: "Save" }).click();
	await expectToast(page, "The assignment is changed.");
	await expect(page.getByText("“Ring when it burns.”")).toBeVisible();
	// Who was reminded has opened it.
	await expect(page.getByRole("img", { name: "1 handed in, 2 working, 0 not begun, of 3" })).toBeVisible();

	await page.getByRole("button", { name: "Take it back" }).click();
	await dialog.getByRole("button", { name: "Take it back" }).click();
	await expectToast(page, "No longer assigned.");
	await otherPage.goto("/dashboard");
	await expect(otherPage.getByRole("heading", { name: "Recent Achievements" })).toBeVisible();
	await expect(otherPage.getByRole("region", { name: "Your teacher asks for this" })).toHaveCount(0);
	await otherPage.goto(`/assignment?id=${teacher.id}`);
	await expect(otherPage.getByText("Assignments are for teachers.")).toBeVisible();
});

test("a group of a class has work of its own, which stays with its learners", async ({ page, otherPage }) => {
	const teacher = await makeAccount({ name: "Daudi Komba", userType: "educator" });
	await sql("update roles set verified_at = now() where user_id = $1", [teacher.id]);
	await sql("insert into class_codes (id, class_name, teacher_id) values ($1, 'Saturday Club', $1)", [teacher.id]);
	const imani = await makeAccount({ name: "Imani Said", returning: true });
	const noel = await makeAccount({ name: "Noel Faraja", returning: true });
	for (const [position, { id }] of [imani, noel].entries()) {
		await sql("insert into class_members (class_id, user_id) values ($1, $2)", [teacher.id, id]);
		await sql("insert into class_groups (id, class_id, position) values ($1, $2, $3)", [id, teacher.id, position + 1]);
		await sql("insert into class_group_members (class_id, user_id, group_id) values ($1, $2, $2)", [teacher.id, id]);
	}
	await enter(page, teacher);
	await page.goto("/secondary-kit?challenge=pressure-tracker");
	const dialog = page.getByRole("dialog");
	await page.getByRole("button", { name: "Assign", exact: true }).click();
	await dialog.getByRole("button", { name: "Groups of Saturday Club" }).click();
	await expect(dialog.getByRole("checkbox", { name: "Group B Noel F." })).not.toBeChecked();
	await dialog.getByRole("checkbox", { name: "Group A Imani S." }).check();
	await expect(dialog.getByRole("checkbox", { name: "Saturday Club 1 of 2 groups" })).toBeChecked({
		indeterminate: true,
	});
	await expectGoodAtEverySize(page);
	await dialog.getByRole("button", { name: "Assign to 1" }).click();
	await expectToast(page, "Assigned.");

	// The groups are mixed later: the work is still Imani's.
	await sql("update class_group_members set group_id = $2 where user_id = $1", [imani.id, noel.id]);
	const asked = otherPage.getByRole("region", { name: "Your teacher asks for this" });
	const open = async (person: typeof imani) => {
		await enter(otherPage, person);
		await otherPage.goto("/dashboard");
		await expect(otherPage.getByRole("heading", { name: "Recent Achievements" })).toBeVisible();
		await otherPage.waitForLoadState("networkidle");
	};
	await open(noel);
	await expect(asked).toHaveCount(0);
	await open(imani);
	await expect(asked).toContainText("Pressure Tracker");

	await page.goto(`/class-management?class=${teacher.id}`);
	const given = page.getByRole("region", { name: "Assignments" });
	await expect(given.getByRole("listitem")).toHaveText([/Pressure Tracker.*Group A: 0 of 1 done/]);
	await given.getByRole("link", { name: "Pressure Tracker" }).click();
	await expect(page.getByText("Saturday Club, Group A, 1")).toBeVisible();
	const rows = page.getByRole("region", { name: "Learners" }).getByRole("listitem");
	await expect(rows).toHaveText([/Imani S\./]);

	await page.getByRole("button", { name: "Change", exact: true }).click();
	await expect(dialog.getByRole("checkbox", { name: "Group A Imani S." })).toBeChecked();
	await dialog.getByRole("checkbox", { name: "Group B" }).check();
	await dialog.getByRole("checkbox", { name: "Group A" }).uncheck();
	await dialog.getByRole("checkbox", { name: /^Saturday Club/ }).check();
	await dialog.getByRole("button", { name: "Save" }).click();
	await expectToast(page, "The assignment is changed.");
	await expect(rows).toHaveText([/Imani S\./, /Noel F\./]);
	await expect(page.getByText("Saturday Club, 2")).toBeVisible();
});
