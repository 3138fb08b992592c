import { randomUUID } from "node:crypto";
import { BlocksPage } from "../pages/blocks-page.ts";
import { TeacherDashboard } from "../pages/teacher-dashboard.ts";
import { sql } from "../support/database.ts";
import { expectGoodAtEverySize } from "../support/good-screen.ts";
import { clearStorage, enter, makeAccount, sessionOf } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { testedProduct } from "../support/tested-product.ts";
import { expectToast } from "../support/toasts.ts";

const PICTURES = ["drum", "boat", "moon"];

/** A class of Asha's and Baraka's, who has chosen a secret; its code as it is printed. */
async function classOf(teacherId: string, token: string, ashaId: string): Promise<string> {
	await sql("update roles set verified_at = now() where user_id = $1", [teacherId]);
	const [made] = await sql<{ code: string }>(
		"insert into class_codes (id, class_name, teacher_id) values ($1, '7A Robotics', $1) returning code",
		[teacherId],
	);
	const code = made?.code ?? "";
	await sql("insert into class_members (class_id, user_id) values ($1, $2)", [teacherId, ashaId]);
	const post = (path: string, body: object) =>
		fetch(testedProduct().url + path, {
			method: "POST",
			headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
			body: JSON.stringify(body),
		});
	const entries = [{ id: randomUUID(), name: "Baraka Moshi" }];
	await post("/api/class-roster", { action: "add", classId: teacherId, entries });
	const secret = { kind: "pictures", pictures: PICTURES };
	await post("/api/class-sign-in", { step: "choose", code, name: "Baraka", secret });
	return `${code.slice(0, 3)}-${code.slice(3)}`;
}

test("three at one computer: each proves themselves, each is credited, and who leaves keeps a copy", async ({
	page,
	otherPage,
}) => {
	const teacher = await makeAccount({ name: "Daudi Komba", userType: "educator" });
	const asha = await makeAccount({ name: "Asha Mushi" });
	const juma = await makeAccount({ name: "Juma Ally" });
	const code = await classOf(teacher.id, (await sessionOf(teacher)).access_token, asha.id);
	await enter(page, asha);
	const blocks = new BlocksPage(page);
	await blocks.open("led-sequence");

	await blocks.button("We work together").click();
	const dialog = page.getByRole("dialog", { name: "Who is working together?" });
	await expect(dialog.getByText(code)).toBeVisible();
	await expect(blocks.button("Start together")).toHaveCount(0);
	const name = dialog.getByRole("textbox", { name: "Your name, as on the class list" });
	await name.fill("baraka");
	for (const picture of ["boat", "drum", "moon"]) await blocks.button(picture).click();
	await blocks.button("Join in").click();
	await expect(dialog.getByText("That is not your secret. Try again.")).toBeVisible();
	await expectGoodAtEverySize(page);
	for (const picture of PICTURES) await blocks.button(picture).click();
	await blocks.button("Join in").click();
	await expect(dialog.getByRole("heading", { name: "Baraka M." })).toBeVisible();
	await blocks.button("Email and password instead").click();
	await dialog.getByRole("textbox", { name: "Email" }).fill(juma.email);
	await dialog.getByLabel("Password").fill(juma.password);
	await blocks.button("Join in").click();
	await expect(dialog.getByRole("heading", { name: "Juma A." })).toBeVisible();
	await blocks.button("Let Baraka M. begin").click();
	await expect(blocks.button("Let Asha M. begin")).toBeVisible();
	await expectGoodAtEverySize(page);
	await blocks.button("Start together").click();

	const bar = page.getByRole("region", { name: "Who works here" });
	await expect(bar.getByRole("button", { name: "Baraka M.", pressed: true })).toBeVisible();
	await expect(bar).toContainText("10 minutes, then Juma A.");
	await blocks.addUnder("light_on", "when_flag_clicked");
	await blocks.addUnder("light_on", "light_on");
	await blocks.choose("light_on", "yellow");
	await blocks.button("Who is working together?").click();
	await blocks.button("Juma A. leaves").click();
	await expectToast(page, "Juma A. has left. A copy of the work is among their saved work.");
	await blocks.button("Start together").click();
	await expect(bar.getByRole("button", { name: "Juma A." })).toHaveCount(0);

	await sql(
		"update together_members set drives_since = drives_since - interval '31 minutes', confirmed_at = now() - interval '31 minutes'",
	);
	await page.reload();
	await expect(bar).toContainText("Still here: Baraka M.?");
	// The answer is kept while the server is gone.
	await page.route("**/rpc/confirm_together", (route) => route.abort(), { times: 1 });
	await blocks.button("Yes, all here").click();
	await expect(bar).toContainText("Time to swap places Asha M. takes the keyboard. Baraka M. reads the steps.");
	await expectGoodAtEverySize(page);
	await blocks.button("2 more minutes").click();
	await expect(bar).toContainText("2 minutes, then Asha M.");
	await bar.getByRole("button", { name: "Asha M." }).click();
	await expect(bar.getByRole("button", { name: "Asha M.", pressed: true })).toBeVisible();

	await blocks.addUnder("repeat_times", "light_on");
	await blocks.addInside("light_blink");
	await blocks.button("Run").click();
	await expectToast(page, "Project Completed: 50 points!");
	const points = await sql(
		`select display_name, total_points from user_points join people on id = user_id
		where id in ($1, $2) or display_name = 'Baraka M.' and id in (select user_id from together_members where host_id = $1)
		order by 1`,
		[asha.id, juma.id],
	);
	expect(points).toEqual([
		{ display_name: "Asha M.", total_points: 50 },
		{ display_name: "Baraka M.", total_points: 50 },
		{ display_name: "Juma A.", total_points: 0 },
	]);

	await expect(page.getByRole("list", { name: "Points of each" }).getByRole("listitem")).toHaveText([
		/Asha M\.\+50/,
		/Baraka M\.\+50/,
	]);
	await page.getByRole("button", { name: "Submit Your Work" }).click();
	await page.getByLabel("Your note").fill("It blinks.");
	await page.getByRole("button", { name: "Submit", exact: true }).click();
	await expectToast(page, "Submission uploaded successfully!");
	await enter(otherPage, teacher);
	await otherPage.goto("/dashboard");
	await new TeacherDashboard(otherPage).open("Asha Mushi and Baraka Moshi");
	await expect(otherPage.getByText("By Asha Mushi and Baraka Moshi")).toBeVisible();

	await clearStorage(otherPage);
	await enter(otherPage, juma);
	const own = new BlocksPage(otherPage);
	await own.open("led-sequence");
	await expect(own.block("light_on")).toHaveCount(2);
	await expect(own.block("repeat_times")).toHaveCount(0);
});
