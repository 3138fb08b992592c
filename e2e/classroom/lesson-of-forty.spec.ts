import type { Page } from "@playwright/test";
import { sql } from "../support/database.ts";
import { enter, makeAccount, sessionOf } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { passMinutes, type SimulatedLearner, signInForty } from "../support/simulated-class.ts";

/** A minute of the lesson passes, with everybody here. */
async function minute(classId: string, learners: readonly SimulatedLearner[]): Promise<void> {
	await passMinutes(classId, 1);
	await Promise.all(learners.map((learner) => learner.beHere()));
}

/** Counts presses of the mouse and of keys; a key that is held for another is none of its own. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
	await page.evaluate(() => {
		Reflect.set(window, "presses", 0);
		const count = (event: Event) => {
			if (event instanceof KeyboardEvent && ["Control", "Shift"].includes(event.key)) return;
			Reflect.set(window, "presses", Number(Reflect.get(window, "presses")) + 1);
		};
		for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, count, true);
	});
	return () => page.evaluate(() => Number(Reflect.get(window, "presses")));
}

test("a lesson of sixty minutes with forty learners, and their forty works reviewed", {
	tag: "@matrix",
}, async ({ page }) => {
	test.setTimeout(900_000);
	const teacher = await makeAccount({ name: "Daudi Komba", userType: "educator" });
	await sql("update roles set verified_at = now() where user_id = $1", [teacher.id]);
	await sql("update challenge_submissions set status = 'rejected' where status in ('pending', 'under_review')");
	await sql(
		"insert into class_codes (id, class_name, grade_level, teacher_id) values ($1, '7A Robotics', 'primary', $1)",
		[teacher.id],
	);
	const classId = teacher.id;
	const learners = await signInForty(classId, (await sessionOf(teacher))?.access_token ?? "");
	await Promise.all(learners.map((learner) => learner.beHere()));

	await enter(page, teacher);
	await page.goto(`/student-progress?class=${classId}`);
	await expect(page.getByText("40 of 40 learners are here")).toBeVisible();
	const need = page.getByRole("region", { name: "Need you" });
	const allIsWell = page.getByRole("heading", { name: "All is well" });
	await expect(allIsWell).toBeVisible();

	// One check after the other, but for five, who do not get past the second.
	const [stuck, others] = [learners.slice(0, 5), learners.slice(5)];
	const asking = others.slice(0, 2);
	for (let at = 1; at <= 30; at += 1) {
		await minute(classId, learners);
		if (at % 5 === 0) {
			await Promise.all(stuck.map((learner) => learner.tryIt(1)));
			await Promise.all(others.map((learner) => learner.tryIt(Math.min(3, at / 5))));
		}
		if (at !== 10) continue;
		for (const learner of asking) await learner.raiseHand();
		for (const { name } of asking) await need.getByRole("button", { name: `Helped: ${name}` }).click();
		await expect(allIsWell).toBeVisible();
	}
	for (const { name } of stuck) await need.getByRole("button", { name: `Helped: ${name}` }).click();
	await expect(allIsWell).toBeVisible();

	await page.getByRole("button", { name: "Eyes on me" }).click();
	await page.getByRole("button", { name: "Let them go on" }).click();
	await Promise.all(stuck.map((learner) => learner.tryIt(3)));
	for (let at = 31; at <= 60; at += 1) {
		await minute(classId, learners);
		if (at > 40) for (const learner of learners.slice((at - 41) * 2, (at - 40) * 2)) await learner.handIn();
	}
	await page.getByRole("button", { name: "End the lesson" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "End the lesson" }).click();

	await page.goto(`/class-report?class=${classId}`);
	await expect(page.getByRole("row", { name: /^Asha A\. 6[01] min/ })).toBeVisible();
	await expect(page.getByRole("listitem").filter({ hasText: "40 here, of 40" })).toBeVisible();
	await expect(page.getByText("40 wait for review")).toBeVisible();

	// One by one, by keyboard: a status and the main button for each, as many presses as the drawing has.
	await page.goto("/dashboard");
	const start = page.getByRole("button", { name: "Start reviewing" });
	await expect(start).toBeVisible();
	const presses = await countPresses(page);
	await start.press("Enter");
	for (const { name } of learners) {
		await expect(page.getByRole("region", { name: `LED Sequence by ${name}` })).toBeVisible();
		await page.keyboard.press("a");
		await expect(page.getByRole("radio", { name: "Approved" })).toBeChecked();
		await page.keyboard.press("Control+Enter");
	}
	await expect(page.getByText("No work waits for review")).toBeVisible();
	expect(await presses()).toBe(1 + 2 * learners.length);
	const reviewed = `select s.status, count(*)::integer from challenge_submissions s
		join class_members m on m.user_id = s.student_id where m.class_id = $1 group by 1`;
	expect(await sql(reviewed, [classId])).toEqual([{ status: "approved", count: 40 }]);
});
