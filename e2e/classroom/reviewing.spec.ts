import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { TeacherDashboard } from "../pages/teacher-dashboard.ts";
import { sql } from "../support/database.ts";
import { expectGoodAtEverySize } from "../support/good-screen.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { expectToast } from "../support/toasts.ts";

const BLOCKS = {
	blocks: {
		blocks: [
			{
				type: "when_flag_clicked",
				id: "flag",
				next: { block: { type: "light_on", id: "on", fields: { LIGHT: "yellow" } } },
			},
		],
	},
};

const SKETCH = "const int BUZZER = 8;\nvoid setup() {\n}\nvoid loop() {\n  tone(BUZZER, 1000);\n}\n";
const BENCH = JSON.parse(readFileSync("content/projects/water-temp-monitor/bench.json", "utf8"));
const CIRCUIT = JSON.stringify(BENCH.circuit);
const REPORT = {
	...{ passed: false, passedSteps: ["sounds_when_hot"], steps: 5, failedStep: "silent_when_cool" },
	...{ seen: null, at: "2026-01-05T08:00:00Z" },
};

test("a teacher starts with the oldest work, runs what was handed in, and comes to the next by approving", async ({
	page,
}) => {
	const teacher = await makeAccount({ name: "Daudi Komba", userType: "educator" });
	await sql("update roles set verified_at = now() where user_id = $1", [teacher.id]);
	await sql("update challenge_submissions set status = 'rejected' where status in ('pending', 'under_review')");
	const blocks = { kind: "blocks", program: JSON.stringify(BLOCKS), circuit: null };
	const sketch = { kind: "sketch", program: SKETCH, circuit: CIRCUIT };
	for (const [name, hours, project, work, report] of [
		["Asha Mushi", 2, "led-sequence", blocks, null],
		["Juma Ally", 1, "water-temp-monitor", sketch, REPORT],
	] as const) {
		const { id } = await makeAccount({ name });
		await sql(
			// With a time of a check: the server makes none of its own.
			`insert into challenge_submissions (challenge_id, student_id, submission_text, work, submitted_at, check_report, checked_at)
			values ($4, $1, 'Look!', $2, now() - $3 * interval '1 hour', $5, now())`,
			[id, JSON.stringify(work), hours, project, report && JSON.stringify(report)],
		);
	}
	await enter(page, teacher);
	await page.goto("/dashboard");
	await expect(page.getByRole("heading", { name: "No Classes Yet" })).toBeVisible();
	await expect(page.getByText("Asha M. has waited longest: LED Sequence", { exact: false })).toBeVisible();
	await expectGoodAtEverySize(page);
	// The first that wait are on the page itself, the oldest first; the list of all is one press away.
	const waiting = page.getByRole("region", { name: "Review Submissions" });
	await expect(page.getByRole("tab", { name: "Review Submissions 2 wait for you" })).toBeVisible();
	await expect(waiting.getByRole("listitem")).toHaveText([/Asha M\.LED Sequence/, /Juma A\..*1 of 5 checks/]);
	await waiting.getByRole("link", { name: "All submissions" }).click();
	await expect(waiting.getByRole("button", { name: /Juma A\..*1 of 5 checks/ })).toBeVisible();
	await page.goBack();

	// Over the whole screen, with the work beside the form.
	const start = page.getByRole("button", { name: "Start reviewing" });
	await start.click();
	const review = page.getByRole("dialog", { name: "Review Submission" });
	const board = review.getByRole("region", { name: "LED Sequence by Asha M." });
	await expect(board.getByText("Not checked yet")).toBeVisible();
	await board.getByRole("button", { name: "Run" }).click();
	await expect(board.getByText("The program has ended.")).toBeVisible();
	await expectGoodAtEverySize(page);
	await page.keyboard.press("Escape");
	await expect(start).toBeFocused();
	await waiting.getByRole("button", { name: "Review Submission: LED Sequence, by Asha M." }).click();
	// The queue beside it: the oldest comes first. At its end Next keeps the focus.
	const other = review.getByRole("region", { name: "Water Temperature Monitor by Juma A." });
	const next = review.getByRole("button", { name: "Next", exact: true });
	await expect(review.getByRole("button", { name: "Previous" })).toBeDisabled();
	await next.press("Enter");
	await expect(other.getByText("Checks: 1 of 5 passed")).toBeVisible();
	await expect(next).toBeDisabled();
	await expect(next).toBeFocused();
	await expect(other.locator("[data-marked]")).toContainText("tone(BUZZER, 1000);");
	await expectGoodAtEverySize(page);
	await review
		.getByRole("listitem")
		.getByRole("button", { name: /Asha M\./ })
		.click();
	await page.getByRole("radio", { name: "Approved" }).check();
	await page.getByRole("spinbutton", { name: "Points" }).fill("84");
	await page.getByRole("button", { name: "10 points more" }).click();
	await page.getByRole("button", { name: "Approve and next" }).click();
	await expect(other).toBeVisible();
	await page.getByRole("radio", { name: "Rejected" }).check();
	await page.getByRole("button", { name: "Reject and next" }).click();
	await expect(page.getByText("No work waits for review")).toBeVisible();
	expect(
		await sql(
			"select points from point_awards where kind = 'submission' and awarded_at > now() - interval '5 minutes'",
		),
	).toEqual(expect.arrayContaining([{ points: 90 }]));
});

test("the queue is filtered by class, project and learner, and a comment is kept for the next review", {
	tag: "@matrix",
}, async ({ page }) => {
	const teacher = await makeAccount({ name: "Rehema Komba", userType: "educator" });
	await sql("update roles set verified_at = now() where user_id = $1", [teacher.id]);
	const classId = randomUUID();
	await sql("insert into class_codes (id, class_name, teacher_id) values ($1, '7A Robotics', $2)", [
		classId,
		teacher.id,
	]);
	for (const [name, project, joins] of [
		["Zainabu Kimaro", "led-sequence", true],
		["Zainabu Lema", "auto-light", true],
		["Zawadi Kimaro", "led-sequence", false],
	] as const) {
		const { id } = await makeAccount({ name });
		if (joins) await sql("insert into class_members (class_id, user_id) values ($1, $2)", [classId, id]);
		await sql(
			"insert into challenge_submissions (challenge_id, student_id, submission_text) values ($1, $2, 'Look!')",
			[project, id],
		);
	}
	await enter(page, teacher);
	await sql(
		`insert into project_completions (user_id, project_id, points, source)
		select user_id, 'led-sequence', 50, '' from class_members where class_id = $1 limit 1`,
		[classId],
	);
	await page.goto("/dashboard");
	// The class's own card, and the kits to look inside.
	const card = page.getByRole("article", { name: "7A Robotics" });
	await expect(card).toContainText("2 students");
	await expect(card).toContainText("5% of the Primary Level Kit done");
	await card.getByRole("button", { name: "Copy Code" }).click();
	await expectToast(page, "Class code copied to clipboard!");
	await expect(page.getByRole("link", { name: "Look inside" })).toHaveCount(3);
	await page.getByRole("button", { name: "All kits" }).click();
	await expect(page.getByRole("searchbox", { name: "Search kits" })).toBeVisible();
	await new TeacherDashboard(page).seeAll();
	const list = page.getByRole("region", { name: "Review Submissions" });
	const names = () => list.getByRole("listitem").allInnerTexts();
	await list.getByRole("searchbox", { name: "Find a learner" }).fill("za");
	// The teacher's own classes come first, their learners with their full names.
	await expect.poll(async () => (await names()).length).toBe(2);
	await list.getByRole("combobox", { name: "Class" }).selectOption({ label: "Everybody" });
	await expect.poll(async () => (await names()).length).toBe(3);
	await list.getByRole("combobox", { name: "Class" }).selectOption({ label: "7A Robotics" });
	await expect.poll(async () => (await names()).length).toBe(2);
	await list.getByRole("combobox", { name: "Project" }).selectOption({ label: "LED Sequence" });
	await expect.poll(names).toEqual([expect.stringContaining("Zainabu Kimaro")]);
	await page.reload();
	await expect(list.getByRole("searchbox", { name: "Find a learner" })).toHaveValue("za");
	await expect.poll(names).toEqual([expect.stringContaining("Zainabu Kimaro")]);
	await expectGoodAtEverySize(page);
	await list.getByRole("searchbox", { name: "Find a learner" }).fill("50%_");
	await expect(list.getByText("No submission fits")).toBeVisible();
	await list.getByRole("searchbox", { name: "Find a learner" }).fill("");

	await list.getByRole("button", { name: /Zainabu Kimaro/ }).click();
	await page.getByRole("button", { name: "Review Submission" }).click();
	const form = page.getByRole("dialog", { name: "Review Submission" });
	await form.getByRole("textbox", { name: "Feedback for the learner" }).fill("Which pin is next?");
	await form.getByRole("button", { name: "My comments" }).click();
	await expect(form.getByText("Nothing is kept yet.", { exact: false })).toBeVisible();
	await form.getByRole("button", { name: "Keep this feedback for later" }).click();
	await form.getByRole("textbox", { name: "Feedback for the learner" }).fill("Good.");
	await form.getByRole("button", { name: "Which pin is next?", exact: true }).click();
	await expect(form.getByRole("textbox", { name: "Feedback for the learner" })).toHaveValue("Good. Which pin is next?");
	await expectGoodAtEverySize(page);
	await form.getByRole("button", { name: "Remove “Which pin is next?”" }).click();
	await expect(form.getByText("Nothing is kept yet.", { exact: false })).toBeVisible();
});

/** A verified teacher with a class of one. */
async function teacherAndLearner() {
	const teacher = await makeAccount({ userType: "educator" });
	const learner = await makeAccount({ name: "Asha Mushi" });
	await sql("update roles set verified_at = now() where user_id = $1", [teacher.id]);
	await sql(
		`with made as (insert into class_codes (class_name, teacher_id) values ('7A Robotics', $1) returning id)
		insert into class_members (class_id, user_id) select id, $2 from made`,
		[teacher.id, learner.id],
	);
	return { teacher, learner };
}

test.describe("where a class cannot be read", () => {
	test.use({ expectedErrors: /status of 500|Reading failed/ });

	test("the teacher's home does not say that all is well", { tag: "@matrix" }, async ({ page }) => {
		const { teacher } = await teacherAndLearner();
		await page.route("**/rpc/class_progress", (route) => route.fulfill({ status: 500, json: {} }));
		await enter(page, teacher);
		await page.goto("/dashboard");
		await expect(page.getByText("7A Robotics could not be loaded")).toBeVisible({ timeout: 30_000 });
		await expect(page.getByText("It is not known now who needs help.")).toBeVisible();
		await expect(page.getByText("All is well")).toBeHidden();
		await page.unroute("**/rpc/class_progress");
		await page.getByRole("button", { name: "Retry" }).click();
		await expect(page.getByText("The class is not here yet")).toBeVisible();
	});
});

test.describe("where the server answers with a fault", () => {
	test.use({ expectedErrors: /status of 500|Reading failed/ });

	test("Student Progress says what failed, with Retry, and not that it is for teachers", { tag: "@matrix" }, async ({
		page,
	}) => {
		const { teacher } = await teacherAndLearner();
		await enter(page, teacher);
		await page.route("**/rest/v1/roles?*", (route) => route.fulfill({ status: 500, json: {} }));
		await page.goto("/student-progress?view=grid");
		await expect(page.getByRole("heading", { name: "Student Progress" })).toBeVisible();
		await expect(page.getByText("The progress could not be loaded")).toBeVisible();
		await expect(page.getByText("Student Progress is for teachers.")).toBeHidden();
		await page.unroute("**/rest/v1/roles?*");
		await page.getByRole("main").getByRole("button", { name: "Retry" }).click();
		await expect(page.getByRole("grid", { name: "Progress of 7A Robotics" })).toBeVisible();
	});

	test("an opened class does not say that nothing is assigned, nor that all are away", { tag: "@matrix" }, async ({
		page,
	}) => {
		const { teacher } = await teacherAndLearner();
		await enter(page, teacher);
		const faulty = /rest\/v1\/(assignments|rpc\/class_progress)/;
		await page.route(faulty, (route) => route.fulfill({ status: 500, json: {} }));
		await page.goto("/class-management");
		await page.getByRole("link", { name: "7A Robotics", exact: true }).click();
		await expect(page.getByText("The assignments could not be loaded")).toBeVisible();
		await expect(page.getByText("Who is signed in could not be loaded")).toBeVisible();
		await expect(page.getByText("Nothing is assigned to this class.")).toBeHidden();
		await page.unroute(faulty);
		for (let left = 2; left > 0; left--) {
			await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(left);
			await page.getByRole("button", { name: "Retry" }).first().click();
		}
		await expect(page.getByText("Nothing is assigned to this class.")).toBeVisible();
		await expect(page.getByRole("button", { name: "Signed in 0" })).toBeVisible();
	});
});

test("a learner's page names the work that waits, with the way to review it", async ({ page }) => {
	const { teacher, learner } = await teacherAndLearner();
	await sql(
		"insert into challenge_submissions (challenge_id, student_id, submission_text) values ('water-temp-monitor', $1, 'Look!')",
		[learner.id],
	);
	await sql(
		"insert into project_completions (user_id, project_id, points, source) values ($1, 'led-sequence', 0, '')",
		[learner.id],
	);
	await enter(page, teacher);
	await page.goto(`/student-progress?learner=${learner.id}`);
	await expect(page.getByText("Waiting for you")).toBeVisible();
	await expect(page.getByText("LED Sequence").first()).toBeVisible();
	await expect(page.getByText("0 tries")).toBeHidden();
	await page.emulateMedia({ media: "print" });
	await page.evaluate(() => Object.assign(document.documentElement.dataset, { theme: "dark" }));
	expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(250, 247, 241)");
	await page.emulateMedia({ media: "screen" });
	await page.getByRole("link", { name: "Start reviewing" }).click();
	await expect(page.getByRole("heading", { name: "Water Temperature Monitor" }).first()).toBeVisible();
});
