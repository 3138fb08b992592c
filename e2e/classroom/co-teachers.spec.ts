import { sql } from "../support/database.ts";
import { expectGoodAtEverySize } from "../support/good-screen.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { testedProduct } from "../support/tested-product.ts";
import { expectToast, rememberToasts } from "../support/toasts.ts";

test("two teachers share a class; it is handed over, and copied for a new year", async ({ page, browser }) => {
	const daudi = await makeAccount({ name: "Daudi Komba", userType: "educator" });
	const rehema = await makeAccount({ name: "Rehema Kileo", userType: "educator" });
	await sql("update roles set verified_at = now() where user_id in ($1, $2)", [daudi.id, rehema.id]);
	const [made] = await sql<{ id: string }>(
		"insert into class_codes (class_name, grade_level, teacher_id) values ('7A Robotics', 'primary', $1) returning id",
		[daudi.id],
	);
	for (const name of ["Asha Mushi", "Juma Ally", "Neema Said", "Amina Juma"]) {
		const learner = await makeAccount({ name });
		await sql("insert into class_members (class_id, user_id) values ($1, $2)", [made?.id, learner.id]);
	}
	await enter(page, daudi);
	await page.goto(`/class-management?class=${made?.id}`);
	const other = await (await browser.newContext({ baseURL: testedProduct().url })).newPage();
	await rememberToasts(other);
	await enter(other, rehema);
	await other.goto("/class-management");
	await expect(other.getByText("No Classes Yet")).toBeVisible();

	const teachers = page.getByRole("complementary", { name: "Teachers" });
	await teachers.getByRole("button", { name: "Add a teacher" }).click();
	await expectGoodAtEverySize(page);
	await page.getByRole("dialog").getByLabel("Teacher").selectOption({ label: "Rehema K." });
	await page.getByRole("dialog").getByRole("button", { name: "Add a teacher" }).click();
	await expect(teachers.getByText("Rehema K.")).toBeVisible();
	await expectGoodAtEverySize(page);

	// The other teaches it as the owner does, but for archiving it.
	await expectToast(other, "Daudi K. added you to 7A Robotics.");
	await other.getByRole("link", { name: "7A Robotics" }).first().click();
	await expect(other.getByText("Amina J.").first()).toBeVisible();
	await expect(other.getByRole("button", { name: "Archive" })).toHaveCount(0);
	await other.goto(`/student-progress?class=${made?.id}&view=grid`);
	await expect(other.getByRole("grid", { name: "Progress of 7A Robotics" }).getByText("Juma A.").first()).toBeVisible();

	// Who is taken out by mistake is put back.
	await page.getByRole("button", { name: "More about Neema S." }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Remove from the class" }).click();
	await expect(page.getByRole("button", { name: "More about Neema S." })).toHaveCount(0);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByRole("button", { name: "More about Neema S." })).toBeVisible();

	await teachers.getByRole("button", { name: "Hand the class over to Rehema K." }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Hand over" }).click();
	await expect(teachers.getByRole("button", { name: "Leave the class" })).toBeVisible();
	await expect(page.getByRole("button", { name: "Archive" })).toHaveCount(0);

	await other.goto(`/class-management?class=${made?.id}`);
	await expect(other.getByRole("button", { name: "Archive" })).toBeVisible();
	await other.getByRole("button", { name: "Copy for a new year" }).click();
	await other.getByRole("dialog").getByLabel("Class Name").fill("8A Robotics");
	await other.getByRole("dialog").getByRole("button", { name: "Make the class" }).click();
	await expect(other.getByRole("heading", { name: "8A Robotics" })).toBeVisible();
	await expect(other.getByRole("complementary", { name: "Teachers" }).getByText("Daudi K.")).toBeVisible();
	await expect(other.getByText("Amina J.")).toHaveCount(0);

	await teachers.getByRole("button", { name: "Leave the class" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Leave the class" }).click();
	await expect(page.getByRole("heading", { name: "7A Robotics" })).toHaveCount(0);
});
