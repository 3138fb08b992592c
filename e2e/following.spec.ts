import { BlocksPage } from "./pages/blocks-page.ts";
import { sql } from "./support/database.ts";
import { expectGoodAtEverySize } from "./support/good-screen.ts";
import { enter, makeAccount } from "./support/people.ts";
import { expect, test } from "./support/product.ts";
import { testedProduct } from "./support/tested-product.ts";

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
	await page.goto("/student-progress");
	const grid = page.getByRole("grid", { name: "Progress of 7A Robotics" });
	await expect(grid.getByText("Asha M., LED Sequence: not begun")).toBeAttached();

	const blocks = new BlocksPage(learner);
	await blocks.open("led-sequence");
	await expect(blocks.button("I need help")).toBeVisible();
	await expect(page.getByText("1 working")).toBeVisible();
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
		await expect(page.getByText(`${index + 2} working`)).toBeVisible();
	}
	await classMates[0]?.addUnder("light_on", "when_flag_clicked");
	await classMates[0]?.button("Run").click();
	await expect(grid.getByRole("link", { name: "Juma A., LED Sequence: tried once" })).toBeVisible();
	await expect(grid.getByRole("link", { name: "Neema S., LED Sequence: opened, not tried yet" })).toBeVisible();

	await blocks.button("I need help").click();
	await expect(blocks.button("Take my hand down")).toBeVisible();
	await expect(page.getByText("Asks for help, for 0 minutes")).toBeVisible();
	// That they are verified, the learner who joined, and the raised hand.
	await expect(page.getByRole("button", { name: "Notifications, 3 unread" })).toBeVisible();
	await expectGoodAtEverySize(page);
	await grid.getByRole("link", { name: "Asha M., LED Sequence: tried once" }).press("ArrowRight");
	await expect(grid.getByText("Asha M., Touch Light: not begun").locator("..")).toBeFocused();

	await blocks.button("Save").click();
	await page.getByRole("link", { name: "See the board of Asha M." }).click();
	const board = page.getByRole("region", { name: "LED Sequence by Asha M." });
	await expect(board.locator("g.light_on")).toHaveCount(1);
	await expectGoodAtEverySize(page);
	await blocks.addUnder("light_on", "light_on");
	await expect(blocks.block("light_on")).toHaveCount(2);
	await blocks.button("Save").click();
	await expect(board.locator("g.light_on")).toHaveCount(2);

	await page.getByRole("link", { name: "Asha M.", exact: true }).click();
	await expect(page.getByText(/^Try 1: /)).toBeVisible();
	await expectGoodAtEverySize(page);
	await page.getByRole("button", { name: "Helped" }).click();
	await expect(blocks.button("I need help")).toBeVisible();
	for (const mate of classMates) await mate.page.context().close();
	await computer.close();
});
