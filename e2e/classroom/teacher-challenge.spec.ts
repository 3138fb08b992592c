import { SubmitDialog } from "../pages/submit-dialog.ts";
import { TeacherDashboard } from "../pages/teacher-dashboard.ts";
import { sql } from "../support/database.ts";
import { expectGoodAtEverySize } from "../support/good-screen.ts";
import { tabTo } from "../support/keys.ts";
import { enter, makeAccount } from "../support/people.ts";
import { photoOfWork } from "../support/photo.ts";
import { expect, test } from "../support/product.ts";
import { expectToast } from "../support/toasts.ts";

const TITLE = "A fan for our classroom";
const PDF = {
	name: "Wiring plan.pdf",
	mimeType: "application/pdf",
	buffer: Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF"),
};

// A challenge for which work was handed in is not deleted.
test.use({ expectedErrors: /status of 409|A change failed: BackendError/ });

test("a teacher's challenge reaches the class with its document, and takes work that the teacher reviews", async ({
	page,
	otherPage,
}) => {
	const teacher = await makeAccount({ name: "Daudi Komba", userType: "educator" });
	const learner = await makeAccount({ name: "Tumaini Sanga", returning: true });
	await enter(page, teacher);
	await page.goto("/dashboard");
	const dialog = page.getByRole("dialog");
	await page.getByRole("button", { name: "Create Class", exact: true }).click();
	await dialog.getByLabel("Class Name").fill("7A Robotics");
	await dialog.getByLabel("Grade Level").selectOption("Primary (6-12 years)");
	await dialog.getByRole("button", { name: "Create Class" }).click();
	await expect(dialog.getByText("Please fill in all required fields")).toBeVisible();
	await dialog.getByLabel("Subject").selectOption({ index: 1 });
	await dialog.getByRole("button", { name: "Create Class" }).click();
	await expect(dialog).toHaveCount(0);
	const classes = () =>
		sql<{ id: string; code: string }>("select id, code from class_codes where teacher_id = $1", [teacher.id]);
	await expect.poll(classes).toHaveLength(1);
	const [made] = await classes();
	await expectToast(page, `Class created successfully! Class code: ${made?.code}`);
	await sql("insert into class_members (class_id, user_id) values ($1, $2)", [made?.id, learner.id]);

	// Not verified yet: it may be prepared, and the page says that only its author sees it.
	await page.getByRole("button", { name: "Create Challenge" }).click();
	await expect(dialog.getByText("Until then only you see your challenges.")).toBeVisible();
	await dialog.getByRole("button", { name: "Create Challenge" }).click();
	await expect(dialog.getByText("Title is required")).toBeVisible();
	await expect(dialog.getByText("Description is required")).toBeVisible();
	await dialog.getByLabel("Title").fill(TITLE);
	await dialog.getByLabel("Description").fill("It turns on above 28 degrees.\nShow it to your neighbour.");
	await dialog.getByLabel("Difficulty").selectOption("Intermediate");
	await dialog.getByLabel("Category").selectOption("Robotics");
	await dialog.getByLabel("What you look for").fill("It turns.\nThe wires are tidy.\n1\n2\n3\n4");
	await expect(dialog.getByText("5 lines at most.", { exact: true })).toBeVisible();
	await dialog.getByLabel("What you look for").fill("It turns.\nThe wires are tidy.\n");
	await expectGoodAtEverySize(page);
	// What is typed outlives a reload.
	await page.reload();
	await tabTo(page.getByRole("button", { name: "Create Challenge" }));
	await page.keyboard.press("Enter");
	await expect(dialog.getByLabel("Title")).toHaveValue(TITLE);
	// Nor is it lost where it cannot be sent.
	await page.route("**/rest/v1/challenges*", (route) => route.abort());
	await dialog.getByRole("button", { name: "Create Challenge" }).click();
	await expect(dialog.getByRole("alert")).toHaveText("Failed to create challenge.");
	await expectToast(page, "Failed to create challenge.");
	await page.unroute("**/rest/v1/challenges*");
	await tabTo(dialog.getByRole("button", { name: "Create Challenge" }));
	await page.keyboard.press("Enter");
	await expectToast(page, "Challenge created successfully!");
	await expect(dialog).toHaveCount(0);
	const own = page.getByRole("region", { name: "Your challenges" });
	await expect(own.getByRole("link", { name: TITLE })).toBeVisible();
	expect(await sql("select difficulty, category, status from challenges where created_by = $1", [teacher.id])).toEqual([
		{ difficulty: "intermediate", category: "robotics", status: "active" },
	]);

	await page.getByRole("button", { name: "Upload Documents" }).click();
	await dialog.getByRole("button", { name: "Upload", exact: true }).click();
	await expect(dialog.getByText("Please select a file to upload")).toBeVisible();
	async function choose(file: { name: string; mimeType: string; buffer: Buffer }) {
		const picker = page.waitForEvent("filechooser");
		await dialog.getByRole("button", { name: /^Choose a/ }).click();
		await (await picker).setFiles([file]);
	}
	await choose({ ...PDF, name: "fan.ino" });
	await expect(dialog.getByText("fan.ino: this kind of file is not taken.")).toBeVisible();
	await choose(PDF);
	await expect(dialog.getByText(PDF.name)).toBeVisible();
	// The chosen file outlives a reload, too.
	await page.reload();
	await page.getByRole("button", { name: "Upload Documents" }).click();
	await expect(dialog.getByText("Wiring plan.pdf")).toBeVisible();
	await dialog.getByLabel("Challenge").selectOption(TITLE);
	await expectGoodAtEverySize(page);
	await page.route("**/rest/v1/project_documents*", (route) => route.abort());
	await dialog.getByRole("button", { name: "Upload", exact: true }).click();
	await expect(dialog.getByRole("alert")).toContainText("Failed to upload document.");
	await expectToast(page, "Failed to upload document.");
	await page.unroute("**/rest/v1/project_documents*");
	await dialog.getByRole("button", { name: "Upload", exact: true }).click();
	await expectToast(page, "Document uploaded successfully!");
	const [stored] = await sql<{ document_url: string }>(
		"select document_url from project_documents where teacher_id = $1",
		[teacher.id],
	);
	expect(stored?.document_url).toMatch(new RegExp(`^${teacher.id}/\\d{13}\\.pdf$`));

	// Nothing has left the account.
	await enter(otherPage, learner);
	await otherPage.goto("/challenges");
	await expect(otherPage.getByRole("heading", { name: "STEM Challenges" })).toBeVisible();
	await expect(otherPage.getByRole("tab", { name: "Beginner" })).toBeVisible();
	await otherPage.waitForLoadState("networkidle");
	await expect(otherPage.getByText(TITLE)).toHaveCount(0);

	await sql("update roles set verified_at = now() where user_id = $1", [teacher.id]);

	// A learner of no class sees it while an administrator says so.
	const outsider = await makeAccount({ name: "Pendo Lema", returning: true });
	const handedOut = otherPage.getByRole("region", { name: "From your teachers" });
	await sql("update roles set is_admin = true where user_id = $1", [teacher.id]);
	await page.goto("/dashboard");
	await page.getByRole("button", { name: "Create Challenge" }).click();
	await dialog.getByLabel("Title").fill("A lamp for the hall");
	await dialog.getByLabel("Description").fill("It is on at night.");
	await dialog.getByRole("switch", { name: "Every learner sees it" }).click();
	await expectGoodAtEverySize(page);
	await dialog.getByRole("button", { name: "Create Challenge" }).click();
	await expectToast(page, "Challenge created successfully!");
	const forAll = "delete from challenges where created_by = $1 and for_everyone returning title";
	expect(await sql(forAll, [teacher.id])).toEqual([{ title: "A lamp for the hall" }]);
	await own.getByRole("link", { name: TITLE }).click();
	// It is given to a class on its own page, as a project is.
	await page.getByRole("button", { name: "Assign", exact: true }).click();
	await dialog.getByRole("button", { name: /^Assign( to \d+)?$/ }).click();
	await expect(dialog).toHaveCount(0);
	expect(await sql("delete from assignments where class_id = $1 returning due_on", [made?.id])).toHaveLength(1);
	const forEveryone = page.getByRole("switch", { name: "Every learner sees it" });
	await forEveryone.click();
	await expectToast(page, "Challenge changed.");
	await expect(forEveryone).toBeChecked();
	await enter(otherPage, outsider);
	await otherPage.goto("/challenges");
	await expect(handedOut.getByRole("link", { name: TITLE })).toBeVisible();
	await forEveryone.click();
	await expect(forEveryone).not.toBeChecked();
	await expect
		.poll(() => sql("select for_everyone from challenges where created_by = $1", [teacher.id]))
		.toEqual([{ for_everyone: false }]);
	await otherPage.goto("/challenges");
	await expect(otherPage.getByRole("tab", { name: "Beginner" })).toBeVisible();
	await otherPage.waitForLoadState("networkidle");
	await expect(otherPage.getByText(TITLE)).toHaveCount(0);
	await sql("update roles set is_admin = false where user_id = $1", [teacher.id]);

	await enter(otherPage, learner);
	await otherPage.goto("/dashboard");
	await expect(handedOut).toContainText("Not handed in yet");
	await expect(handedOut).toContainText("By Daudi K.");
	await expectGoodAtEverySize(otherPage);
	await handedOut.getByRole("link", { name: TITLE }).click();
	await expect(otherPage.getByRole("heading", { name: TITLE, level: 1 })).toBeVisible();
	await expect(otherPage).toHaveURL(/\/challenges\?challenge=/);
	await expect(otherPage.getByRole("list", { name: "What your teacher looks for" }).getByRole("listitem")).toHaveText([
		"It turns.",
		"The wires are tidy.",
	]);
	const link = await otherPage.getByRole("link", { name: /^Wiring plan/ }).getAttribute("href");
	expect(await (await otherPage.request.get(link ?? "")).body()).toEqual(PDF.buffer);
	await expectGoodAtEverySize(otherPage);
	const work = new SubmitDialog(otherPage);
	await otherPage.getByRole("button", { name: "Submit Your Work" }).click();
	await work.write("It turns.");
	await work.choose([await photoOfWork()]);
	await work.submit();
	await expectToast(otherPage, "Submission uploaded successfully!");
	await expect(otherPage.getByText("Your work", { exact: false }).first()).toBeVisible();
	await expect(otherPage.getByText("Waiting for review").first()).toBeVisible();

	await page.goto("/dashboard");
	const dashboard = new TeacherDashboard(page);
	await dashboard.open("Tumaini Sanga");
	await expect(dashboard.work).toContainText(TITLE);
	await dashboard.fillReview({ status: "Approved", points: "40", feedback: "It turns well." });
	await page.getByRole("group", { name: "What you look for" }).getByRole("checkbox", { name: "It turns." }).check();
	await dashboard.submitReview.click();
	await expectToast(page, "Submission reviewed successfully!");
	await otherPage.reload();
	await otherPage.getByRole("button", { name: "Submit Your Work" }).click();
	const marked = otherPage.getByRole("dialog").getByRole("list", { name: "What your teacher looks for" });
	await expect(
		marked.getByRole("listitem").filter({ hasText: "It turns." }).getByRole("img", { name: "Yes" }),
	).toBeVisible();
	await expect(marked.getByRole("img", { name: "Not yet" })).toHaveCount(1);
	await otherPage.goto("/dashboard");
	await expect(otherPage.getByRole("heading", { level: 1 }).first()).toBeVisible();
	await otherPage.waitForLoadState("networkidle");
	await expect(handedOut).toHaveCount(0);

	// Manage Documents: found, changed, replaced by a picture, removed.
	await page.getByRole("tab", { name: "Manage Documents" }).click();
	const documents = page.getByRole("tabpanel");
	await documents.getByLabel("Find a document").fill("no such words");
	await expect(documents.getByText("No document has these words.")).toBeVisible();
	await documents.getByLabel("Find a document").fill("FAN FOR");
	await expect(documents.getByRole("link", { name: "Open Wiring plan" })).toBeVisible();
	await expectGoodAtEverySize(page);
	await documents.getByRole("button", { name: "Edit: Wiring plan" }).click();
	await dialog.getByLabel("Title").fill("Plan of the fan");
	await dialog.getByRole("button", { name: "Save" }).click();
	await expectToast(page, "Document changed.");
	await documents.getByRole("button", { name: "Replace the file: Plan of the fan" }).click();
	await choose(await photoOfWork());
	// The file is read before it counts as chosen.
	await expect(dialog.getByText("kazi yangu.jpg")).toBeVisible();
	await dialog.getByRole("button", { name: "Replace", exact: true }).click();
	await expectToast(page, "Document replaced.");
	await expect(documents).toContainText(/\.(jpe?g|png) · \d+ KB/);
	await expect.poll(() => sql("select from storage.objects where name = $1", [stored?.document_url])).toHaveLength(0);
	await documents.getByRole("button", { name: "Remove: Plan of the fan" }).click();
	await dialog.getByRole("button", { name: "Remove", exact: true }).click();
	await expectToast(page, "Document removed.");
	await expect(documents.getByText("No documents yet")).toBeVisible();
	await expect
		.poll(() =>
			sql("select from storage.objects where bucket_id = 'project-documents' and owner_id = $1", [teacher.id]),
		)
		.toHaveLength(0);

	// Taken back: it leaves the learners, and what they handed in stays.
	await page.getByRole("region", { name: "Your challenges" }).getByRole("link", { name: TITLE }).click();
	await page.getByRole("button", { name: "Delete" }).click();
	await dialog.getByRole("button", { name: "Delete" }).click();
	await expect(dialog.getByText("Learners have handed in work for it.", { exact: false })).toBeVisible();
	await dialog.getByRole("button", { name: "Cancel" }).click();
	await page.getByRole("button", { name: "Take it back" }).click();
	await expectToast(page, "Challenge changed.");
	await expectGoodAtEverySize(page);
	const [challenge] = await sql<{ id: string }>("select id from challenges where created_by = $1", [teacher.id]);
	await otherPage.goto(`/challenges?challenge=${challenge?.id}`);
	await expect(otherPage.getByText("This challenge is not open to you")).toBeVisible();
	await expect(otherPage.getByText("It turns well.")).toBeVisible();
});
