import type { Page } from "@playwright/test";
import { sql } from "../support/database.ts";
import { expectGoodAtEverySize } from "../support/good-screen.ts";
import { pagesIn } from "../support/pdf.ts";
import { enter, makeAccount, type SignedIn } from "../support/people.ts";
import { expect, test } from "../support/product.ts";

const NAMES = ["Asha Mushi", "Baraka Moshi", "Furaha Temu", "Juma Ally", "Neema Said", "Said Kimaro"];

/** A verified teacher with a class of six; the first four are here, the first two at one computer. */
async function aClass(): Promise<{ teacher: SignedIn; classId: string; learners: string[] }> {
	const teacher = await makeAccount({ name: "Daudi Komba", userType: "educator" });
	await sql("update roles set verified_at = now() where user_id = $1", [teacher.id]);
	const [made] = await sql<{ id: string }>(
		"insert into class_codes (class_name, teacher_id) values ('7A Robotics', $1) returning id",
		[teacher.id],
	);
	const classId = made?.id ?? "";
	const rows = await sql<{ id: string }>(
		`insert into auth.users (email, raw_user_meta_data)
		select gen_random_uuid() || '@groups.test', jsonb_build_object('name', name, 'user_type', 'student')
		from unnest($1::text[]) name returning id`,
		[NAMES],
	);
	const learners = rows.map(({ id }) => id);
	await sql("insert into class_members (class_id, user_id) select $1, id from unnest($2::uuid[]) id", [
		...[classId, learners],
	]);
	await sql("insert into presences (user_id) select id from unnest($1::uuid[]) id", [learners.slice(0, 4)]);
	await sql(
		`insert into together_members (session_id, user_id, host_id, seat)
		values ($1, $2, $2, 1), ($1, $3, $2, 2)`,
		[...[classId, learners[0], learners[1]]],
	);
	return { teacher, classId, learners };
}

/** Who is in each group, as the server has it. */
async function groupsOf(classId: string): Promise<string[][]> {
	const rows = await sql<{ names: string[] }>(
		`select coalesce(array_agg(p.name order by p.name) filter (where p.name is not null), '{}') as names
		from class_groups g left join class_group_members m on m.group_id = g.id left join profiles p on p.id = m.user_id
		where g.class_id = $1 group by g.id order by g.position`,
		[classId],
	);
	return rows.map(({ names }) => names);
}

const group = (page: Page, letter: string) => page.getByRole("region", { name: `Group ${letter}`, exact: true });
const learner = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });
const sizesOf = (groups: string[][]) => groups.map(({ length }) => length);

/** Six learners in two groups, of which four are here. */
async function inTwoGroups(page: Page) {
	const made = await aClass();
	await enter(page, made.teacher);
	await page.goto(`/class-management?class=${made.classId}`);
	await page.getByRole("link", { name: "Groups and boards" }).click();
	await page.getByRole("spinbutton", { name: "How many groups" }).fill("2");
	await expect(page.getByRole("spinbutton", { name: "Learners in each" })).toHaveValue("3");
	await page.getByRole("button", { name: "Make groups" }).click();
	await expect(learner(page, "Said K.")).toContainText("not here");
	await expect.poll(async () => sizesOf(await groupsOf(made.classId))).toEqual([2, 2]);
	return made;
}

test("a class is put into groups: shuffled, undone, as they sit, by keyboard, by a drag; each change is saved", async ({
	page,
}) => {
	const { classId } = await inTwoGroups(page);
	const before = await groupsOf(classId);

	await page.getByRole("button", { name: "As they sit now" }).click();
	await expect.poll(() => groupsOf(classId)).toContainEqual(["Asha Mushi", "Baraka Moshi"]);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect.poll(() => groupsOf(classId)).toEqual(before);
	await expect(page.getByRole("button", { name: "Undo" })).toBeHidden();
	await page.getByRole("button", { name: "Shuffle", exact: true }).click();
	await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
	await page.getByRole("button", { name: "Undo" }).click();

	await learner(page, "Said K.").focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("dialog", { name: "Move Said K." })).toBeVisible();
	await page.getByRole("button", { name: /^A Group A/ }).focus();
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("Enter");
	await expect(group(page, "B").getByRole("button", { name: /^Said K\./ })).toBeFocused();
	await expect(page.getByText("Said K. is now in group B.")).toBeAttached();
	await expect.poll(async () => sizesOf(await groupsOf(classId))).toEqual([2, 3]);

	await learner(page, "Neema S.").hover();
	await page.mouse.down();
	await group(page, "A").hover();
	await expect(group(page, "A").getByText("Neema S. here")).toBeVisible();
	await page.mouse.up();
	await expect(group(page, "A").getByRole("button", { name: /^Neema S\./ })).toBeVisible();
	await expect(page.getByRole("dialog")).toBeHidden();
	await expect.poll(async () => sizesOf(await groupsOf(classId))).toEqual([3, 3]);

	await page.getByRole("textbox", { name: "Name of group B" }).fill("Ndizi");
	await page.keyboard.press("Enter");
	await expect
		.poll(() => sql("select name from class_groups where class_id = $1 order by position", [classId]))
		.toEqual([{ name: "" }, { name: "Ndizi" }]);
	await expectGoodAtEverySize(page);
	await page.reload();
	await expect(page.getByRole("textbox", { name: "Name of group B" })).toHaveValue("Ndizi");
});

test("real boards are named and given a turn; all swap, and at the end the turns end", async ({ page }) => {
	const { classId } = await inTwoGroups(page);
	await expect(page.getByRole("button", { name: "Start the turns" })).toBeDisabled();
	await page.getByRole("button", { name: "Add a board" }).click();
	await page.getByRole("button", { name: "Rename" }).click();
	await page.getByRole("textbox", { name: "Name of board 1" }).fill("Simba");
	await page.keyboard.press("Enter");
	await page.getByRole("button", { name: "Done" }).click();
	await expect(group(page, "B").getByText("Simba, second turn")).toBeVisible();
	await expect(page.getByText("2 turns, with two minutes to change between them: 22 minutes in all.")).toBeVisible();
	await page.getByRole("button", { name: "1 minute more" }).click();
	await expect
		.poll(() => sql("select turn_minutes from class_groupings where class_id = $1", [classId]))
		.toEqual([{ turn_minutes: 11 }]);
	expect(pagesIn(await page.pdf({ preferCSSPageSize: true }))).toBe(1);

	await page.getByRole("button", { name: "Start the turns" }).click();
	const simba = page.getByRole("region", { name: "Real boards" }).getByRole("listitem");
	await expect(simba).toContainText("11 min");
	await simba.getByRole("button", { name: "Group A has tried theirs" }).click();
	await expect(page.getByText("has tried theirs: A")).toBeVisible();
	await expectGoodAtEverySize(page);
	await sql("update class_boards set turn_started_at = now() - interval '12 minutes' where class_id = $1", [classId]);
	await page.reload();
	await expect(page.getByRole("button", { name: "Simba: swap now" })).toBeVisible();
	await page.getByRole("button", { name: "All swap" }).click();
	await expect(simba.getByRole("button", { name: "Group B has tried theirs" })).toBeVisible();
	await page.getByRole("button", { name: "End the turns" }).click();
	await expect(page.getByRole("button", { name: "Start the turns" })).toBeVisible();
});

test("what is changed while the server is gone is shown, said to wait, and sent later", async ({ page, context }) => {
	const { classId } = await inTwoGroups(page);
	const before = await groupsOf(classId);
	await context.setOffline(true);
	await learner(page, "Said K.").click();
	await page.getByRole("button", { name: /^A Group A/ }).click();
	await learner(page, "Neema S.").click();
	await page.getByRole("button", { name: /^B Group B/ }).click();
	await expect(group(page, "A").getByRole("button", { name: /^Said K\./ })).toBeVisible();
	await expect(group(page, "B").getByRole("button", { name: /^Neema S\./ })).toBeVisible();
	await expect(page.getByText("Waits to be sent: Change the groups of 7A Robotics")).toBeVisible();
	expect(await groupsOf(classId)).toEqual(before);
	await context.setOffline(false);
	await expect.poll(async () => sizesOf(await groupsOf(classId))).toEqual([3, 3]);
	await expect(page.getByText("Waits to be sent: Change the groups of 7A Robotics")).toBeHidden();
});

test("a learner of the class has no way to its groups", async ({ page }) => {
	const { classId } = await aClass();
	const asha = await makeAccount({ name: "Asha Salum" });
	await sql("insert into class_members (class_id, user_id) values ($1, $2)", [classId, asha.id]);
	await enter(page, asha);
	await page.goto(`/class-management/groups?class=${classId}`);
	await expect(page.getByText("Groups are for teachers of a class")).toBeVisible();
	await expect(page.getByRole("button", { name: "Make groups" })).toBeHidden();
});
