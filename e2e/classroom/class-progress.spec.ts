import { BlocksPage } from "../pages/blocks-page.ts";
import { ChallengePage } from "../pages/challenge-page.ts";
import { SubmitDialog } from "../pages/submit-dialog.ts";
import { TeacherDashboard } from "../pages/teacher-dashboard.ts";
import { sql } from "../support/database.ts";
import { expectGoodAtEverySize } from "../support/good-screen.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { testedProduct } from "../support/tested-product.ts";

test("a teacher follows three learners: their tries, a raised hand, the board as it is saved", async ({
	page,
	browser,
}) => {
	const teacher = await makeAccount({ name: "Daudi Komba", userType: "educator" });
	const asha = await makeAccount({ name: "Asha Mushi" });
	await sql("update roles set verified_at = now() where user_id = $1", [teacher.id]);
	const [made] = await sql<{ id: string; code: string }>(
		"insert into class_codes (class_name, grade_level, teacher_id) values ('7A Robotics', 'primary', $1) returning id, code",
		[teacher.id],
	);
	await enter(page, teacher);
	await page.goto(`/class-management?class=${made?.id}`);

	const newComputer = () =>
		browser.newContext({ baseURL: testedProduct().url, viewport: { width: 1280, height: 800 } });
	const computer = await newComputer();
	const learner = await computer.newPage();
	await enter(learner, asha);
	await learner.goto("/dashboard");
	await learner.getByRole("textbox", { name: "Class code" }).fill("ABC");
	await learner.getByRole("button", { name: "Join a class" }).click();
	await expect(learner.getByText("A class code has 6 letters and digits.")).toBeVisible();
	await learner.getByRole("textbox", { name: "Class code" }).fill(made?.code.toLowerCase() ?? "");
	await learner.keyboard.press("Enter");
	await expect(learner.getByText("You asked to join. Your teacher lets you in.")).toBeVisible();
	await page.getByRole("button", { name: "Let in" }).click();
	await expect(learner.getByText("Your teacher can see your work here", { exact: false })).toBeVisible();
	await expectGoodAtEverySize(learner);
	await page.goto("/student-progress?view=grid");
	const grid = page.getByRole("grid", { name: "Progress of 7A Robotics" });
	await expect(grid.getByText("Asha M., LED Sequence: not begun")).toBeAttached();

	const blocks = new BlocksPage(learner);
	await blocks.open("led-sequence");
	await expect(blocks.button("I need help")).toBeVisible();
	await expect(page.getByText("1 of 1 learners are here")).toBeVisible();
	await blocks.addUnder("light_on", "when_flag_clicked");
	await blocks.button("Run").click();
	await expect(grid.getByRole("link", { name: "Asha M., LED Sequence: tried once" })).toBeVisible();

	const classMates = await Promise.all(
		["Juma Ally", "Neema Said"].map(async (name) => {
			const person = await makeAccount({ name });
			await sql("insert into class_members (class_id, user_id) values ($1, $2)", [made?.id, person.id]);
			const mate = await (await newComputer()).newPage();
			await enter(mate, person);
			return new BlocksPage(mate);
		}),
	);
	for (const [index, mate] of classMates.entries()) {
		await mate.open("led-sequence");
		await expect(page.getByText(`${index + 2} of 3 learners are here`)).toBeVisible();
	}
	await classMates[0]?.addUnder("light_on", "when_flag_clicked");
	await classMates[0]?.button("Run").click();
	await expect(grid.getByRole("link", { name: "Juma A., LED Sequence: tried once" })).toBeVisible();
	await expect(grid.getByRole("link", { name: "Neema S., LED Sequence: opened, not tried yet" })).toBeVisible();

	await blocks.button("I need help").click();
	await expect(blocks.button("Take my hand down")).toBeVisible();
	await expect(page.getByText("Asked for help just now")).toBeVisible();
	// That they are verified, and the raised hand; the request to join has been answered.
	await expect(page.getByRole("button", { name: "Notifications, 2 unread" })).toBeVisible();
	await expectGoodAtEverySize(page);
	await grid.getByRole("link", { name: "Asha M., LED Sequence: tried once" }).press("ArrowRight");
	await expect(grid.getByText("Asha M., Touch Light: not begun").locator("..")).toBeFocused();

	await blocks.button("Save").click();
	await page.getByRole("button", { name: "Wall", exact: true }).click();
	const tile = page.getByRole("link", { name: "Asha M., LED Sequence, 1 of 3 checks, Asks for help" });
	await expect(tile).toBeVisible();
	await expectGoodAtEverySize(page);
	await page.getByRole("link", { name: "See Asha's board" }).click();
	const dialog = page.getByRole("dialog", { name: "Asha M." });
	const board = page.getByRole("region", { name: "LED Sequence by Asha M." });
	await expect(board.locator("g.light_on")).toHaveCount(1);
	await dialog.getByLabel("Or your own words").fill("Which light comes second?");
	await expectGoodAtEverySize(page);
	await dialog.getByRole("button", { name: "Send the tip" }).click();
	await expect(dialog).toHaveCount(0);
	await expect(learner.getByText("Tip from Daudi K.: Which light comes second?")).toBeVisible();
	await expectGoodAtEverySize(learner);
	await learner.getByRole("button", { name: "Put the tip away" }).click();
	await expect(learner.getByText("Which light comes second?")).toHaveCount(0);

	await tile.press("Enter");
	await dialog.getByRole("link", { name: "The program" }).click();
	await expect(board.locator("g.light_on")).toHaveCount(1);
	await expectGoodAtEverySize(page);
	const read: string[] = [];
	page.on("request", (request) => {
		const { pathname, searchParams } = new URL(request.url());
		if (pathname === "/rest/v1/work_versions") read.push(searchParams.get("select") ?? "");
	});
	for (const lights of [2, 3]) {
		await blocks.addUnder("light_on", "light_on");
		await expect(blocks.block("light_on")).toHaveCount(lights);
		await blocks.button("Save").click();
		await expect(board.locator("g.light_on")).toHaveCount(lights);
	}
	// One read a save, of the work itself: what the first of them asked for beside it was asked before the second.
	const wholes = read.filter((columns) => columns.includes("body"));
	expect(read).toEqual(wholes);
	expect(wholes).toHaveLength(2);

	await page.getByRole("link", { name: "Asha M.", exact: true }).click();
	await expect(page.getByText("Time this week")).toBeVisible();
	await expect(page.getByRole("button", { name: "Print work" })).toBeVisible();
	await expect(page.getByText(/^Try 1: /)).toBeVisible();
	await expectGoodAtEverySize(page);
	await page.getByRole("button", { name: "Helped" }).click();
	await expect(blocks.button("I need help")).toBeVisible();
	for (const mate of classMates) await mate.page.context().close();
	await computer.close();
});

test("a stuck learner who was helped is marked again by the next failed try", async ({ page, browser }) => {
	const teacher = await makeAccount({ name: "Daudi Komba", userType: "educator" });
	const asha = await makeAccount({ name: "Asha Mushi" });
	await sql("update roles set verified_at = now() where user_id = $1", [teacher.id]);
	await sql(
		`with made as (insert into class_codes (class_name, grade_level, teacher_id) values ('7A Robotics', 'primary', $1) returning id)
		insert into class_members (class_id, user_id) select id, $2 from made`,
		[teacher.id, asha.id],
	);
	await sql(
		"insert into attempt_totals (user_id, project_id, attempts, failed_in_row, failed_step, steps_passed) values ($1, 'led-sequence', 5, 5, 'yellow_second', '{red_first}')",
		[asha.id],
	);
	const computer = await browser.newContext({ baseURL: testedProduct().url, viewport: { width: 1280, height: 800 } });
	const blocks = new BlocksPage(await computer.newPage());
	await enter(blocks.page, asha);
	await blocks.open("led-sequence");
	await expect(blocks.button("I need help")).toBeVisible();
	await enter(page, teacher);
	await page.goto("/student-progress");
	const need = page.getByRole("region", { name: "Need you" });
	await expect(need.getByText("5 tries in a row")).toBeVisible();
	await expect(page.getByRole("link", { name: /^Asha M., LED Sequence.*, stuck$/ })).toBeVisible();
	await need.getByRole("button", { name: "Helped: Asha M." }).click();
	await expect(page.getByRole("heading", { name: "All is well" })).toBeVisible();
	await expect(page.getByRole("link", { name: /^Asha M., LED Sequence.*, stuck$/ })).toHaveCount(0);

	await blocks.addUnder("light_on", "when_flag_clicked");
	await blocks.button("Run").click();
	await expect(need.getByText("6 tries in a row")).toBeVisible();
	await computer.close();
});

test("the board of a learner who saved nothing shows what they handed in", async ({ page }) => {
	const teacher = await makeAccount({ name: "Daudi Komba", userType: "educator" });
	const asha = await makeAccount({ name: "Asha Mushi" });
	await sql("update roles set verified_at = now() where user_id = $1", [teacher.id]);
	const [made] = await sql<{ id: string }>(
		"insert into class_codes (class_name, grade_level, teacher_id) values ('7A Robotics', 'primary', $1) returning id",
		[teacher.id],
	);
	await sql("insert into class_members (class_id, user_id) values ($1, $2)", [made?.id, asha.id]);
	await enter(page, teacher);
	await page.goto(`/student-progress?learner=${asha.id}&board=led-sequence`);
	await expect(page.getByText("Nothing saved yet")).toBeVisible();
	const red = { type: "light_on", id: "red", fields: { LIGHT: "red" } };
	const program = { blocks: { blocks: [{ type: "when_flag_clicked", id: "flag", next: { block: red } }] } };
	await sql(
		"insert into challenge_submissions (challenge_id, student_id, submission_text, work) values ('led-sequence', $1, 'Look!', $2)",
		[asha.id, JSON.stringify({ kind: "blocks", program: JSON.stringify(program), circuit: null })],
	);
	await page.reload();
	await expect(page.getByText("No program is saved. This is what was handed in", { exact: false })).toBeVisible();
	const board = page.getByRole("region", { name: "LED Sequence by Asha M." });
	await expect(board.locator("g.light_on")).toHaveCount(1);
	await expectGoodAtEverySize(page);
	await page.getByRole("link", { name: "Asha M.", exact: true }).click();
	await page.getByRole("link", { name: "Handed in work: LED Sequence" }).press("Enter");
	await expect(board.locator("g.light_on")).toHaveCount(1);
});

test("a teacher sees a board as the learner has it: unwired, live and in what was handed in", async ({
	page,
	browser,
}) => {
	const teacher = await makeAccount({ name: "Daudi Komba", userType: "educator" });
	const asha = await makeAccount({ name: "Asha Mushi" });
	await sql("update roles set verified_at = now() where user_id = $1", [teacher.id]);
	await sql(
		`with made as (insert into class_codes (class_name, grade_level, teacher_id) values ('7A Robotics', 'secondary', $1) returning id)
		insert into class_members (class_id, user_id) select id, $2 from made`,
		[teacher.id, asha.id],
	);
	const computer = await browser.newContext({ baseURL: testedProduct().url, viewport: { width: 1280, height: 800 } });
	const learner = await computer.newPage();
	await enter(learner, asha);
	const challenge = new ChallengePage(learner);
	await challenge.open("water-temp-monitor");
	await challenge.write("void setup() {}\nvoid loop() {}\n");
	await challenge.save();

	await enter(page, teacher);
	await page.goto(`/student-progress?learner=${asha.id}&board=water-temp-monitor`);
	const board = page.getByRole("region", { name: "Water Temperature Monitor by Asha M." });
	const wires = board.getByRole("list", { name: "Wiring" }).getByRole("listitem");
	await expect(board.getByText("void setup() {}")).toBeVisible();
	await expect(board.getByRole("button", { name: "Run" })).toBeVisible();
	await expect(wires).toHaveCount(0);
	await expectGoodAtEverySize(page);

	const submit = new SubmitDialog(learner);
	await submit.open("water-temp-monitor");
	await submit.write("It does not beep yet.");
	await submit.dialog.getByRole("button", { name: "Submit", exact: true }).click();
	await expect(submit.dialog).toHaveCount(0);
	const dashboard = new TeacherDashboard(page);
	await page.goto("/dashboard");
	await dashboard.open("Asha Mushi");
	await expect(board.getByRole("button", { name: "Run" })).toBeVisible();
	await expect(wires).toHaveCount(0);

	// Once it is wired, the teacher's board is.
	await challenge.open("water-temp-monitor");
	await challenge.wireForMe();
	await page.goto(`/student-progress?learner=${asha.id}&board=water-temp-monitor`);
	await expect(wires).not.toHaveCount(0);
	await computer.close();

	// Of earlier versions: a program that came without its circuit.
	await sql("update challenge_submissions set work = jsonb_set(work, '{circuit}', 'null') where student_id = $1", [
		asha.id,
	]);
	await page.goto("/dashboard");
	await dashboard.open("Asha Mushi");
	await expect(board.getByText("No circuit was handed in", { exact: false })).toBeVisible();
	await expect(wires).toHaveCount(0);
});

test("the printed progress of a class fills a sheet across, with the meaning of its marks", async ({ page }) => {
	const teacher = await makeAccount({ name: "Daudi Komba", userType: "educator" });
	const asha = await makeAccount({ name: "Asha Mushi" });
	await sql("update roles set verified_at = now() where user_id = $1", [teacher.id]);
	await sql(
		`with made as (insert into class_codes (class_name, grade_level, teacher_id) values ('7A Robotics', 'primary', $1) returning id)
		insert into class_members (class_id, user_id) select id, $2 from made`,
		[teacher.id, asha.id],
	);
	await enter(page, teacher);
	await page.goto("/student-progress?view=grid");
	await expect(page.getByRole("grid", { name: "Progress of 7A Robotics" })).toBeVisible();
	await page.setViewportSize({ width: 1123, height: 794 });
	await page.emulateMedia({ media: "print" });
	await expect(page.getByText("waits for your review")).toBeVisible();
	await expect(page.getByRole("button", { name: "Export to CSV" })).toBeHidden();
	const sheet = await page
		.getByRole("region", { name: "7A Robotics", exact: true })
		.filter({ visible: true })
		.boundingBox();
	expect(sheet?.width).toBeGreaterThan(900);
});

test("an address that names no kit, class or learner shows the page as without them", { tag: "@matrix" }, async ({
	page,
}) => {
	const teacher = await makeAccount({ userType: "educator" });
	await sql("update roles set verified_at = now() where user_id = $1", [teacher.id]);
	await sql("insert into class_codes (class_name, grade_level, teacher_id) values ('7A', 'primary', $1)", [teacher.id]);
	await enter(page, teacher);
	await page.goto("/student-progress?kit=x&class=7&learner=8&sort=9");
	await expect(page.getByText("No students added yet", { exact: false })).toBeVisible();
	await page.goto("/dashboard?status=x&page=-1&submission=y");
	await expect(page.getByRole("heading", { name: "7A is ready" })).toBeVisible();
});
