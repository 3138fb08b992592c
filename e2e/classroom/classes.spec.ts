import type { Browser, BrowserContext, Page } from "@playwright/test";
import { sql } from "../support/database.ts";
import { expectGoodAtEverySize, expectGoodScreen } from "../support/good-screen.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { testedProduct } from "../support/tested-product.ts";
import { expectToast } from "../support/toasts.ts";

const PICTURES = ["drum", "boat", "moon"];

/** Another computer. */
function newComputer(browser: Browser): Promise<BrowserContext> {
	return browser.newContext({ baseURL: testedProduct().url, viewport: { width: 1280, height: 800 } });
}

/** A verified teacher on the page of classes. */
async function atClasses(page: Page) {
	const teacher = await makeAccount({ userType: "educator" });
	await sql("update roles set verified_at = now() where user_id = $1", [teacher.id]);
	await enter(page, teacher);
	await page.goto("/class-management");
	return teacher;
}

async function createClass(page: Page, name: string): Promise<string> {
	await page.getByRole("button", { name: /Create Your First Class|Create New Class/ }).click();
	await page.getByRole("textbox", { name: "Class Name" }).fill(name);
	await page.getByRole("button", { name: "Create Class", exact: true }).click();
	const card = page.getByRole("article", { name });
	await card.getByRole("tab", { name: "Share" }).click();
	await expect(card.getByText(/^[A-Z2-9]{3}-[A-Z2-9]{3}$/)).toBeVisible();
	return (await card.getByText(/^[A-Z2-9]{3}-[A-Z2-9]{3}$/).textContent()) ?? "";
}

async function giveName(page: Page, code: string, name: string): Promise<void> {
	await page.goto("/");
	await page.getByRole("radio", { name: "Student with Class Code" }).check();
	await page.getByRole("button", { name: "Next" }).click();
	await page.getByRole("textbox", { name: "Your class code" }).fill(code.toLowerCase());
	await page.keyboard.press("Enter");
	// By the keyboard alone: the focus is where the next step begins.
	await expect(page.getByRole("textbox", { name: "Your name, as on the class list" })).toBeFocused();
	await page.keyboard.type(name);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 2 })).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(page.locator(":focus")).toHaveRole("button");
}

async function pressPictures(page: Page, pictures = PICTURES): Promise<void> {
	for (const picture of pictures) await page.getByRole("button", { name: picture, exact: true }).click();
}

test("a teacher makes a class, a learner chooses a secret and signs in with it; both hear of it", async ({
	page,
	browser,
}) => {
	await atClasses(page);
	await expect(page.getByText("No Classes Yet")).toBeVisible();
	const code = await createClass(page, "7A Robotics");
	const card = page.getByRole("article", { name: "7A Robotics" });
	await card.getByRole("tab", { name: "Students" }).click();
	await card.getByRole("textbox", { name: "Student name" }).fill("Amina Juma");
	await card.getByRole("button", { name: "Add", exact: true }).click();
	await expectToast(page, 'Student "Amina Juma" added to class!');
	await expect(card.getByText("Waits to be sent")).toHaveCount(0);
	await expectGoodAtEverySize(page);
	await card.getByRole("link", { name: "Open 7A Robotics" }).click();
	await expect(page.getByText("Has not chosen a secret yet")).toBeVisible();
	await expectGoodAtEverySize(page);

	const computer = await newComputer(browser);
	const learner = await computer.newPage();
	await giveName(learner, code, "amina");
	await expect(learner.getByRole("heading", { name: "Choose 3 secret pictures" })).toBeVisible();
	await pressPictures(learner, ["fish", "sun", "tree"]);
	await expect(learner.getByText(/Three in one line/)).toBeVisible();
	await learner.getByRole("button", { name: "Start again" }).click();
	await pressPictures(learner);
	await expectGoodAtEverySize(learner);
	await learner.getByRole("button", { name: "These are mine" }).click();
	await expect(learner).toHaveURL(/\/dashboard$/);
	await expect(learner.getByText("Welcome, Amina", { exact: false })).toBeVisible();
	await expect(page.getByText(/Last signed in/)).toBeVisible();

	const next = await computer.newPage();
	// A computer that the class shares knows its code; the other ways in are one press away.
	await next.goto("/");
	await next.getByRole("link", { name: "Login with email" }).click();
	await expect(next.getByRole("textbox", { name: "Email" })).toBeVisible();
	await next.goto("/");
	await expect(next.getByText(code)).toBeVisible();
	await expect(next.getByRole("textbox", { name: "Your name, as on the class list" })).toBeFocused();
	await next.keyboard.type("Amina J.");
	await next.keyboard.press("Enter");
	await expect(next.getByRole("heading", { name: "Your 3 secret pictures" })).toBeVisible();
	await pressPictures(next, ["boat", "drum", "moon"]);
	await next.getByRole("button", { name: "Login" }).click();
	await expect(next.getByText("That is not your secret. Try again.")).toBeVisible();
	await expectGoodScreen(next);
	await pressPictures(next);
	await next.getByRole("button", { name: "Login" }).click();
	await expect(next).toHaveURL(/\/dashboard$/);
	await computer.close();
});

test("who is not on the list asks, appears at the teacher live, and is let in", async ({ page, browser }) => {
	await atClasses(page);
	const code = await createClass(page, "6B Lights");
	await page.getByRole("link", { name: "Open 6B Lights" }).click();
	const computer = await newComputer(browser);
	const learner = await computer.newPage();
	await giveName(learner, code, "Salma Kassim");
	await pressPictures(learner);
	await learner.getByRole("button", { name: "Ask to join" }).click();
	await expect(learner.getByText("Your teacher can let you in now")).toBeVisible();
	await page.getByRole("button", { name: "Let in" }).click();
	await expect(page.getByRole("button", { name: "More about Salma K." })).toBeVisible();
	await learner.getByRole("button", { name: "Try again" }).click();
	await pressPictures(learner);
	await learner.getByRole("button", { name: "Login" }).click();
	await expect(learner).toHaveURL(/\/dashboard$/);
	await computer.close();
});

test("with the network cut a class and its students are made, and sent once when it is back", async ({ page }) => {
	const teacher = await atClasses(page);
	await createClass(page, "7A Robotics");
	await page.getByRole("link", { name: "Open 7A Robotics" }).click();
	await page.getByRole("button", { name: "Paste a list or CSV" }).click();
	await page.keyboard.press("Escape");
	await page.context().setOffline(true);
	await page.getByRole("button", { name: "Paste a list or CSV" }).click();
	await page.getByRole("textbox", { name: /Paste names/ }).fill("7A, Asha Mushi\n7A, Eliud Njau\n7A, Eliud Njau\n");
	await expect(page.getByText("Twice in your list")).toBeVisible();
	await page.getByRole("button", { name: "Add 2" }).click();
	await expect(page.getByText("Waits to be sent")).toHaveCount(2);
	await page.context().setOffline(false);
	await expect(page.getByText("Waits to be sent")).toHaveCount(0, { timeout: 30_000 });
	await expect(page.getByText("Has not chosen a secret yet")).toHaveCount(2);
	await page.getByRole("button", { name: "Paste a list or CSV" }).click();
	await page.getByRole("textbox", { name: /Paste names/ }).fill("Asha Mushi\nFatuma Ali\n");
	await expect(page.getByText("1 already here")).toBeVisible();
	await page.keyboard.press("Escape");
	const members = await sql<{ name: string }>(
		"select p.name from class_members m join class_codes c on c.id = m.class_id join profiles p on p.id = m.user_id where c.teacher_id = $1 order by 1",
		[teacher.id],
	);
	expect(members.map(({ name }) => name)).toEqual(["Asha Mushi", "Eliud Njau"]);
});

test.describe("where the server refuses a change", () => {
	test.use({ expectedErrors: /status of 409/ });

	test("a name changes nothing: online it stays in the dialog, offline it is named at its row", async ({ page }) => {
		await atClasses(page);
		await createClass(page, "7A Robotics");
		await page.getByRole("link", { name: "Open 7A Robotics" }).click();
		await page.getByRole("button", { name: "Paste a list or CSV" }).click();
		await page.getByRole("textbox", { name: /Paste names/ }).fill("Asha Mushi\nJuma Ally\n");
		await page.getByRole("button", { name: "Add 2" }).click();
		await expect(page.getByText("Has not chosen a secret yet")).toHaveCount(2);

		const dialog = page.getByRole("dialog");
		const name = dialog.getByRole("textbox", { name: "Student name" });
		const rename = async (to: string) => {
			await page.getByRole("button", { name: "More about Juma A." }).click();
			await name.fill(to);
			await dialog.getByRole("button", { name: "Rename" }).click();
		};
		await rename("Asha Mushi");
		await expect(
			dialog.getByText("Somebody in the class is shown with the same name.", { exact: false }),
		).toBeVisible();
		await expect(name).toHaveValue("Asha Mushi");
		await expect(dialog.getByRole("heading", { name: "Juma A." })).toBeVisible();
		await expectGoodAtEverySize(page);
		await page.keyboard.press("Escape");

		await page.context().setOffline(true);
		await rename("Asha Mushi");
		await expect(dialog).toHaveCount(0);
		await expect(page.getByText("Waits to be sent: Rename Juma A. to Asha Mushi")).toBeVisible();
		await page.context().setOffline(false);
		const row = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: "More about Juma A." }) });
		await expect(row).toContainText("Not done: Rename Juma A. to Asha Mushi. Somebody in the class", {
			timeout: 30_000,
		});
		await page.reload();
		await expect(row).toContainText("Not done: Rename Juma A. to Asha Mushi.");
		await expectGoodAtEverySize(page);

		await page.goto("/waiting");
		const waiting = page.getByRole("listitem", { name: "Rename Juma A. to Asha Mushi" });
		await expect(waiting).toContainText("Somebody in the class is shown with the same name.");
		await expectGoodAtEverySize(page);
		await waiting.getByRole("link", { name: "Open" }).click();
		await row.getByRole("button", { name: "Change it" }).click();
		await expect(name).toHaveValue("Asha Mushi");
		await name.fill("Juma Hassan");
		await dialog.getByRole("button", { name: "Rename" }).click();
		await expect(page.getByRole("button", { name: "More about Juma H." })).toBeVisible();
		await expect(page.getByText("Not done", { exact: false })).toHaveCount(0);
		await page.goto("/waiting");
		await expect(page.getByText("Nothing is waiting")).toBeVisible();
	});
});

/** Whether the teacher's class is open, as the server keeps it. */
async function isActive(teacherId: string): Promise<boolean | undefined> {
	const [kept] = await sql<{ is_active: boolean }>("select is_active from class_codes where teacher_id = $1", [
		teacherId,
	]);
	return kept?.is_active;
}

test("name cards carry name, code and address, on paper; the class is archived and opened again", async ({ page }) => {
	const teacher = await atClasses(page);
	const code = await createClass(page, "7A Robotics");
	const card = page.getByRole("article", { name: "7A Robotics" });
	await card.getByRole("tab", { name: "Students" }).click();
	await card.getByRole("textbox", { name: "Student name" }).fill("Amina Juma");
	await card.getByRole("button", { name: "Add", exact: true }).click();
	await page.getByRole("link", { name: "Open 7A Robotics" }).click();
	await expect(page.getByText("Class Management · 1 student", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Show large" }).press("Enter");
	const large = page.getByRole("dialog", { name: "7A Robotics" });
	await expect(large.getByText(code)).toBeInViewport({ ratio: 1 });
	await expect(large.getByRole("img")).toBeInViewport({ ratio: 1 });
	expect((await large.boundingBox())?.width).toBeGreaterThan(1200);
	await page.keyboard.press("Escape");
	await page.getByRole("link", { name: "Print name cards" }).click();
	await expect(page.getByText("Amina J.")).toBeVisible();
	await expect(page.getByText(code)).toBeVisible();
	await expectGoodScreen(page);

	await page.goBack();
	await page.getByRole("button", { name: "Archive class" }).press("Enter");
	await expect(page.getByText("The code of this class is closed.", { exact: false })).toBeVisible();
	await expectGoodAtEverySize(page);
	await expect.poll(() => isActive(teacher.id)).toBe(false);
	await page.getByRole("button", { name: "Open class again" }).press("Enter");
	await expect(page.getByRole("button", { name: "Copy Code" })).toBeVisible();
	await expect.poll(() => isActive(teacher.id)).toBe(true);
});

test("a class list as a school has it is looked over, decided and added; its button is always in view", async ({
	page,
}) => {
	const teacher = await atClasses(page);
	await createClass(page, "6B Lights");
	const card = page.getByRole("article", { name: "6B Lights" });
	await card.getByRole("tab", { name: "Students" }).click();
	await card.getByRole("textbox", { name: "Student name" }).fill("Jamila Taji");
	await card.getByRole("button", { name: "Add", exact: true }).click();
	await createClass(page, "7A Robotics");
	await page.getByRole("link", { name: "Open 7A Robotics" }).click();
	await page.getByRole("button", { name: "Paste a list or CSV" }).click();
	const named = ["Asha Mushi", '"Mrema, Asha"', "Eliud Njau", "Eliud Njau", "JAMILA TAJI"];
	const others = Array.from(
		{ length: 35 },
		(_, index) => `Neema ${"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[index % 26]}${"ae"[index < 26 ? 0 : 1]}lo`,
	);
	const lines = [...named, ...others].map((name, index) => `${index + 1},${name},7A`);
	const pasted = ["No.,Jina,Darasa", ...lines, "41,12345,7A"].join("\n");
	await page.getByRole("textbox", { name: /Paste names/ }).fill(pasted);
	await expect(page.getByRole("textbox", { name: /^Name \d+$/ })).toHaveCount(40);
	const add = page.getByRole("button", { name: /^Add 39/ });
	for (const size of [
		{ width: 360, height: 740 },
		{ width: 1366, height: 640 },
		{ width: 1280, height: 800 },
	]) {
		await page.setViewportSize(size);
		await expect(add).toBeInViewport({ ratio: 1 });
		await page.getByRole("textbox", { name: "Name 40" }).scrollIntoViewIfNeeded();
		await expect(add).toBeInViewport({ ratio: 1 });
	}
	await expectGoodAtEverySize(page);

	await page.reload();
	await page.getByRole("button", { name: "Paste a list or CSV" }).click();
	await expect(page.getByText("New, shown as Asha Mr.")).toBeVisible();
	await page.getByRole("combobox", { name: "What happens with Eliud Njau" }).selectOption("Add, another child");
	await page.getByRole("combobox", { name: "What happens with Jamila Taji" }).selectOption("Move here");
	await page.getByRole("button", { name: "Add 39, move 1" }).click();
	await expect(page.getByRole("button", { name: "More about Asha Mr." })).toBeVisible();
	await expect(page.getByText("Waits to be sent")).toHaveCount(0);
	const members = await sql<{ display_name: string }>(
		`select p.display_name from class_members m join class_codes c on c.id = m.class_id join people p on p.id = m.user_id
			where c.teacher_id = $1 and c.class_name = '7A Robotics' and p.display_name not like 'Neema%' order by 1`,
		[teacher.id],
	);
	const shown = ["Asha Mr.", "Asha Mu.", "Eliud N.", "Eliud N. 2", "Jamila T."];
	expect(members.map(({ display_name }) => display_name)).toEqual(shown);
	for (const name of shown)
		await expect(page.getByRole("button", { name: `More about ${name}`, exact: true })).toBeVisible();
});
