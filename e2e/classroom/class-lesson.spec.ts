import type { Page } from "@playwright/test";
import { BlocksPage } from "../pages/blocks-page.ts";
import { sql } from "../support/database.ts";
import { expectGoodAtEverySize } from "../support/good-screen.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { testedProduct } from "../support/tested-product.ts";

test("all eyes on the teacher, the work waits; then the lesson ends", async ({ page, browser }) => {
	const teacher = await makeAccount({ name: "Daudi Komba", userType: "educator" });
	await sql("update roles set verified_at = now() where user_id = $1", [teacher.id]);
	const [made] = await sql<{ id: string }>(
		"insert into class_codes (class_name, grade_level, teacher_id) values ('7A Robotics', 'primary', $1) returning id",
		[teacher.id],
	);
	async function newLearner(name: string): Promise<{ id: string; page: Page }> {
		const { id, ...rest } = await makeAccount({ name });
		await sql("insert into class_members (class_id, user_id) values ($1, $2)", [made?.id, id]);
		const computer = await browser.newContext({
			baseURL: testedProduct().url,
			viewport: { width: 1280, height: 800 },
		});
		const learner = await computer.newPage();
		await enter(learner, { id, ...rest });
		return { id, page: learner };
	}
	const asha = await newLearner("Asha Mushi");
	const juma = await newLearner("Juma Ally");
	const blocks = new BlocksPage(asha.page);
	await blocks.open("led-sequence");
	await expect(blocks.button("I need help")).toBeVisible();
	await juma.page.goto("/dashboard");
	await enter(page, teacher);
	await page.goto(`/student-progress?class=${made?.id}`);

	await blocks.addUnder("light_on", "when_flag_clicked");
	await blocks.button("Run").focus();
	await page.getByRole("button", { name: "Eyes on me" }).click();
	await expect(page.getByText("2 screens wait.")).toBeVisible();
	await expect(page.getByRole("link", { name: "Asha M., LED Sequence, waits" })).toBeVisible();
	const cover = asha.page.getByRole("dialog", { name: "Eyes on Daudi K." });
	await expect(cover).toContainText("Look up and listen. Your work waits for you.");
	await expect(cover).toContainText("LED Sequence is saved");
	await expect(juma.page.getByRole("dialog", { name: "Eyes on Daudi K." })).toBeVisible();
	await asha.page.keyboard.press("Escape");
	await page.getByRole("textbox", { name: "They read" }).fill("Look at the tank on my table.");
	await page.keyboard.press("Enter");
	await expect(cover).toContainText("“Look at the tank on my table.”");
	await expectGoodAtEverySize(asha.page);
	await expectGoodAtEverySize(page);
	await expect
		.poll(async () => {
			const rows = await sql("select from work_versions where user_id = $1 and body like '%light_on%'", [asha.id]);
			return rows.length;
		})
		.toBe(1);

	// A page that is opened meanwhile waits, too.
	await juma.page.reload();
	await expect(juma.page.getByRole("dialog", { name: "Eyes on Daudi K." })).toBeVisible();
	await page.getByRole("button", { name: "Let them go on" }).click();
	await expect(cover).toHaveCount(0);
	await expect(blocks.button("Run")).toBeFocused();
	await expect(juma.page.getByRole("dialog")).toHaveCount(0);

	await page.getByRole("button", { name: "End the lesson" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "End the lesson" }).click();
	const ended = asha.page.getByRole("dialog", { name: "The lesson has ended" });
	await expect(ended).toContainText("Everything is saved. Next time you go on just here.");
	await asha.page.keyboard.press("Enter");
	await expectGoodAtEverySize(asha.page);
	await asha.page.getByRole("button", { name: "Sign out" }).click();
	await expect(asha.page.getByRole("region", { name: "Login or Sign Up" })).toBeVisible();
	await juma.page.getByRole("button", { name: "Go on by myself" }).click();
	await juma.page.reload();
	await expect(juma.page.getByRole("heading", { name: "Welcome, Juma" })).toBeVisible();
	await expect(juma.page.getByRole("dialog")).toHaveCount(0);
});
