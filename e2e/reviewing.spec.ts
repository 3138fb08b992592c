import { randomUUID } from "node:crypto";
import { sql } from "./support/database.ts";
import { expectGoodAtEverySize } from "./support/good-screen.ts";
import { enter, makeAccount } from "./support/people.ts";
import { expect, test } from "./support/product.ts";

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

test("a teacher starts with the oldest work, runs what was handed in, and comes to the next by approving", async ({
	page,
}) => {
	const teacher = await makeAccount({ name: "Daudi Komba", userType: "educator" });
	await sql("update roles set verified_at = now() where user_id = $1", [teacher.id]);
	await sql("update challenge_submissions set status = 'rejected' where status in ('pending', 'under_review')");
	for (const [name, hours] of [
		["Asha Mushi", 2],
		["Juma Ally", 1],
	] as const) {
		const { id } = await makeAccount({ name });
		await sql(
			`insert into challenge_submissions (challenge_id, student_id, submission_text, work, submitted_at)
			values ('led-sequence', $1, 'Look!', $2, now() - $3 * interval '1 hour')`,
			[id, JSON.stringify({ kind: "blocks", program: JSON.stringify(BLOCKS), circuit: null }), hours],
		);
	}
	await enter(page, teacher);
	await page.goto("/dashboard");
	await expect(page.getByRole("heading", { name: "No Classes Yet" })).toBeVisible();
	await expect(page.getByText("Asha M. has waited longest: LED Sequence", { exact: false })).toBeVisible();
	await expectGoodAtEverySize(page);
	await page.getByRole("button", { name: "Start reviewing" }).click();

	const board = page.getByRole("region", { name: "LED Sequence by Asha M." });
	await expect(board.getByText("Not checked yet")).toBeVisible();
	await board.getByRole("button", { name: "Run" }).click();
	await expect(board.getByText("The program has ended.")).toBeVisible();
	await expectGoodAtEverySize(page);
	await page.getByRole("button", { name: "Review Submission" }).click();
	await page.getByRole("radio", { name: "Approved" }).check({ force: true });
	await page.getByRole("spinbutton", { name: "Points" }).fill("90");
	await page.getByRole("button", { name: "Approve and next" }).click();
	await expect(page.getByRole("region", { name: "LED Sequence by Juma A." })).toBeVisible();
	await page.getByRole("button", { name: "Review Submission" }).click();
	await page.getByRole("radio", { name: "Rejected" }).check({ force: true });
	await page.getByRole("button", { name: "Reject and next" }).click();
	await expect(page.getByText("Nothing waits for you")).toBeVisible();
	expect(
		await sql(
			"select points from point_awards where kind = 'submission' and awarded_at > now() - interval '5 minutes'",
		),
	).toEqual(expect.arrayContaining([{ points: 90 }]));
});

test("the queue is filtered by class, project and learner, and a comment is kept for the next review", async ({
	page,
}) => {
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
	await page.goto("/dashboard");
	const list = page.getByRole("region", { name: "Review Submissions" });
	const names = () => list.getByRole("listitem").allInnerTexts();
	await list.getByRole("searchbox", { name: "Find a learner" }).fill("za");
	await expect.poll(async () => (await names()).length).toBe(3);
	await list.getByRole("combobox", { name: "Class" }).selectOption({ label: "7A Robotics" });
	await expect.poll(async () => (await names()).length).toBe(2);
	await list.getByRole("combobox", { name: "Project" }).selectOption({ label: "LED Sequence" });
	await expect.poll(names).toEqual([expect.stringContaining("Zainabu K.")]);
	await page.reload();
	await expect(list.getByRole("searchbox", { name: "Find a learner" })).toHaveValue("za");
	await expect.poll(names).toEqual([expect.stringContaining("Zainabu K.")]);
	await expectGoodAtEverySize(page);
	await list.getByRole("searchbox", { name: "Find a learner" }).fill("50%_");
	await expect(list.getByText("No submission fits")).toBeVisible();
	await list.getByRole("searchbox", { name: "Find a learner" }).fill("");

	await list.getByRole("button", { name: /Zainabu K\./ }).click();
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
