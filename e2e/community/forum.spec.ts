import type { Locator, Page } from "@playwright/test";
import { sql } from "../support/database.ts";
import { expectGoodAtEverySize } from "../support/good-screen.ts";
import { enter, makeAccount, type SignedIn } from "../support/people.ts";
import { photoOfWork } from "../support/photo.ts";
import { expect, test } from "../support/product.ts";
import { expectToast } from "../support/toasts.ts";

const TEXT = "I moved the slider.\n```\nif (analogRead(A0) < 500) {\n}\n```\nSee https://example.org/lamp.";

async function learner(name: string, age = 14): Promise<SignedIn> {
	const person = await makeAccount({ name });
	await sql("update profiles set age = $2 where id = $1", [person.id, age]);
	return person;
}

async function teacher(name: string): Promise<SignedIn> {
	const person = await makeAccount({ name, userType: "educator" });
	await sql("update roles set verified_at = now() where user_id = $1", [person.id]);
	return person;
}

async function writePost(page: Page, title: string, content = TEXT) {
	await page.goto("/forum");
	await page.getByRole("button", { name: "Create Post" }).click();
	const dialog = page.getByRole("dialog", { name: "Create New Post" });
	await dialog.getByLabel("Title*").fill(title);
	await dialog.getByLabel("Category*").selectOption("Project Help");
	await dialog.getByLabel("Content*").fill(content);
	return dialog;
}

test("a post with a picture is written, found, commented, solved, changed and deleted", async ({
	page,
	otherPage: other,
}) => {
	const asha = await learner("Asha Mushi");
	await enter(page, asha);
	await page.goto("/forum");
	await expect(page.getByRole("heading", { level: 1, name: "Community Forum" })).toBeVisible();
	await page.getByRole("button", { name: "Create Post" }).click();
	const empty = page.getByRole("dialog", { name: "Create New Post" });
	await empty.getByRole("button", { name: "Create Post" }).click();
	await expectToast(page, "Please fill in all required fields");
	await empty.getByLabel("Title*").fill("My lamp stays on");
	await page.reload();

	const title = `My lamp stays on ${asha.id.slice(0, 6)}`;
	await page.getByRole("button", { name: "Create Post" }).click();
	await expect(page.getByRole("dialog").getByLabel("Title*")).toHaveValue("My lamp stays on");
	await page.keyboard.press("Escape");
	const dialog = await writePost(page, title);
	await dialog.getByLabel("Picture").setInputFiles(await photoOfWork());
	await expect(dialog.getByRole("img", { name: "kazi yangu.jpg" })).toBeVisible();
	await expectGoodAtEverySize(page);
	await dialog.getByRole("button", { name: "Create Post" }).click();
	await expectToast(page, "Post created successfully!");
	const post = page.getByRole("article", { name: title });
	await expect(post).toContainText("Asha M.");
	await expect(post.getByRole("link", { name: "https://example.org/lamp" })).toHaveAttribute("rel", /noopener/);
	await expect(post.getByRole("img", { name: "Picture by Asha M." })).toBeVisible();

	// A class-mate reads it, searches it and comments; the author sees the comment arrive.
	await post.getByRole("button", { name: "View Comments (0)" }).click();
	await expect(post).toContainText("No comments yet. Be the first to share your thoughts!");
	await enter(other, await learner("Juma Ally"));
	await other.goto("/forum");
	await other.getByRole("searchbox", { name: "Search posts..." }).fill(title.toUpperCase());
	const found = other.getByRole("article");
	await expect(found).toHaveCount(1);
	await found.getByRole("button", { name: /^View Comments/ }).click();
	const comment = found.getByLabel("Your comment");
	await comment.fill(`${"Look.\n".repeat(9)}Call me: 0712 345 678`);
	await expect(found.getByRole("alert")).toContainText("0712 345 678 This looks like a phone number.");
	await comment.evaluate((area) => area.scrollTo(0, area.scrollHeight));
	await expect.poll(() => markIn(comment)).toEqual({ text: "0712 345 678", isSeen: true });
	await comment.evaluate((area) => area.scrollTo(0, 0));
	await expect.poll(() => markIn(comment)).toEqual({ text: "0712 345 678", isSeen: false });
	await comment.fill("Great! If you need help, call me: 0712 345 678");
	await expect.poll(() => markIn(comment)).toEqual({ text: "0712 345 678", isSeen: true });
	await found.getByRole("button", { name: "Post Comment" }).click();
	await expect(found.getByLabel("Your comment")).toHaveValue("Great! If you need help, call me: 0712 345 678");
	await found.getByLabel("Your comment").fill("Look at lines 2 and 4.");
	await found.getByRole("button", { name: "Post Comment" }).click();
	await expectToast(other, "Comment added successfully!");
	await expect(post).toContainText("Look at lines 2 and 4.");
	await expect(other.getByRole("button", { name: "Mark as solved" })).toHaveCount(0);

	await post.getByRole("button", { name: "This is the answer" }).click();
	await expect(post.getByText("Solved", { exact: true })).toBeVisible();
	await expect(post.getByText("The answer", { exact: true })).toBeVisible();
	await expectGoodAtEverySize(page);

	await post.getByRole("button", { name: `Edit ${title}` }).click();
	const edit = page.getByRole("dialog", { name: "Edit your post" });
	await edit.getByLabel("Content*").fill("It was line 4.");
	await edit.getByRole("button", { name: "Save" }).click();
	await expect(post).toContainText("It was line 4.");
	await expect(post).toContainText("edited");
	await post.getByRole("link", { name: title }).click();
	await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
	await expectGoodAtEverySize(page);
	await page.getByRole("button", { name: `Delete ${title}` }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
	await expectToast(page, "Your post was deleted");
	await expect(page.getByRole("article", { name: title })).toHaveCount(0);
});

test("a child under 13 reads, asks the teacher, and writes once the consent is noted", async ({ page, browser }) => {
	const neema = await learner("Neema Kato", 9);
	await enter(page, neema);
	await page.goto("/forum");
	await expect(page.getByRole("heading", { name: "Read now, write soon" })).toBeVisible();
	await expect(page.getByRole("button", { name: "Create Post" })).toHaveCount(0);
	await expectGoodAtEverySize(page);
	await page.setViewportSize({ width: 360, height: 740 });
	await page.getByRole("button", { name: "Ask my teacher" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Asked" })).toBeVisible();

	const staff = await (await browser.newContext()).newPage();
	const head = await teacher("Zawadi Kim");
	await sql("update roles set is_admin = true where user_id = $1", [head.id]);
	await enter(staff, head);
	await staff.goto("/consents");
	const requests = staff.getByRole("region", { name: "Learners who asked" });
	const asked = requests.getByRole("listitem").filter({ hasText: "Neema K." });
	await asked.getByRole("button", { name: "Note the consent" }).click();
	await expectGoodAtEverySize(staff);
	const dialog = staff.getByRole("dialog");
	await dialog.getByText("A signed letter").click();
	await dialog.getByRole("button", { name: "Note the consent" }).click();
	await expect(staff.getByRole("listitem").filter({ hasText: "A signed letter · noted by Zawadi K." })).toBeVisible();

	await page.reload();
	await expect(page.getByRole("button", { name: "Create Post" })).toBeVisible();
});

test("a class teacher prints the letter for parents, and notes a consent before the child asks", async ({ page }) => {
	const [amina, head] = [await learner("Amina Said", 9), await teacher("Rehema Juma")];
	const [one] = await sql<{ id: string }>(
		"insert into class_codes (class_name, grade_level, teacher_id) values ('5B', 'primary', $1) returning id",
		[head.id],
	);
	await sql("insert into class_members (class_id, user_id) values ($1, $2)", [one?.id, amina.id]);
	await enter(page, head);
	await page.goto("/consents");
	await page.getByRole("link", { name: "Letter to parents" }).click();
	const letter = page.getByRole("article", { name: "Consent of a parent or guardian" });
	await expect(letter).toContainText("Version of this letter: 2026-11");
	await expectGoodAtEverySize(page);
	await page.emulateMedia({ media: "print" });
	await expect(letter).toBeVisible();
	await expect(page.getByRole("button", { name: "Print the letter" })).toBeHidden();
	await page.emulateMedia({ media: "screen" });

	await page.getByRole("link", { name: "Consents", exact: true }).first().click();
	const without = page.getByRole("region", { name: "Children without a consent" });
	await expect(without.getByRole("listitem")).toHaveText([/Amina S\..*5B/]);
	await without.getByRole("button", { name: "Note the consent Amina S." }).click();
	await page.getByRole("dialog").getByText("A signed letter").click();
	await page.getByRole("dialog").getByRole("button", { name: "Note the consent" }).click();
	await expect(without).toContainText("An adult has agreed for every child");
	await expect(page.getByRole("region", { name: "Records" })).toContainText("A signed letter · noted by Rehema J.");
	await expectGoodAtEverySize(page);
});

test("a report rings staff, who hide the comment and warn; the author reads why", async ({ page, browser }) => {
	const [asha, juma, head] = [await learner("Asha Mushi"), await learner("Juma Ally"), await teacher("Baraka Moshi")];
	const [post] = await sql<{ id: string }>(
		"insert into forum_posts (user_id, title, content, category) values ($1, $2, 'It calls for help.', 'showcase') returning id",
		[juma.id, `Fish tank ${juma.id.slice(0, 6)}`],
	);
	await sql("insert into forum_comments (post_id, user_id, content) values ($1, $2, 'You cannot do anything.')", [
		post?.id,
		juma.id,
	]);
	await enter(page, asha);
	await page.goto(`/forum?post=${post?.id}`);
	await page.getByRole("button", { name: "Report the comment of Juma A." }).click();
	const dialog = page.getByRole("dialog", { name: "Report" });
	await expectGoodAtEverySize(page);
	await dialog.getByText("Unkind or insulting").click();
	await dialog.getByRole("button", { name: "Send report" }).click();
	await expectToast(page, "Thank you. A teacher looks at it.");

	const staff = await (await browser.newContext()).newPage();
	await enter(staff, head);
	await staff.goto("/reports");
	await staff
		.getByRole("button", { name: /A comment by Juma A\./ })
		.first()
		.click();
	await expect(staff.getByText("General · 47 hours left").first()).toBeVisible();
	await staff.getByLabel("A line to the author").fill("Please be kind.");
	await expectGoodAtEverySize(staff);
	await staff.getByRole("button", { name: "Hide and warn" }).click();
	await expect(staff.getByText("Baraka M. wrote to the author: “Please be kind.”")).toBeVisible();

	await page.reload();
	await expect(page.getByText("You cannot do anything.")).toHaveCount(0);
	const author = await (await browser.newContext()).newPage();
	await enter(author, juma);
	await author.goto("/dashboard");
	await author.getByRole("button", { name: /^Notifications/ }).click();
	await expect(author.getByText("Please be kind.")).toBeVisible();
});

test("a word that staff add is stopped from then on", { tag: "@matrix" }, async ({ page, browser }) => {
	const word = "wasabi pudding";
	await enter(page, await teacher("Baraka Moshi"));
	await page.goto("/reports");
	await page.getByLabel("Word or phrase").fill(word);
	await page.getByRole("button", { name: "Stop it" }).click();
	await expect(page.getByRole("button", { name: `Remove ${word}` })).toBeVisible();
	const other = await (await browser.newContext()).newPage();
	await enter(other, await learner("Asha Mushi"));
	const dialog = await writePost(other, "A word", "First");
	// The server reads the words again within some seconds.
	await expect(async () => {
		await dialog.getByLabel("Content*").fill(`You ${word} ${Date.now()}!`);
		await expect(dialog.getByRole("alert")).toContainText("We do not use this word here.", { timeout: 3000 });
	}).toPass();
});

test("a program goes with a post: another runs it there and takes a copy, without losing their own", {
	tag: "@matrix",
}, async ({ page, otherPage }) => {
	const [asha, juma] = [await learner("Asha Mushi"), await learner("Juma Ally")];
	const saved = `insert into work_versions (user_id, project_id, kind, revision, body, pressed, action_id)
		values ($1, 'water-temp-monitor', 'sketch', 1, $2, false, gen_random_uuid())`;
	const shared = 'void setup() {\n  Serial.begin(9600);\n  Serial.println("from Asha");\n}\n\nvoid loop() {}\n';
	await sql(saved, [asha.id, shared]);
	await sql(saved, [juma.id, "// my own\nvoid setup() {}\nvoid loop() {}\n"]);
	await enter(page, asha);
	await enter(otherPage, juma);
	await otherPage.goto("/forum");
	await expect(otherPage.getByRole("button", { name: "Create Post" })).toBeVisible();

	const title = `Warm water ${asha.id.slice(0, 6)}`;
	const dialog = await writePost(page, title, "It prints a line.");
	await dialog.getByLabel("Your program and circuit").selectOption("Water Temperature Monitor");
	await expectGoodAtEverySize(page);
	await dialog.getByRole("button", { name: "Create Post" }).click();
	await expectToast(page, "Post created successfully!");

	// The other one's list does not move: it says that there is a new post.
	const arrived = otherPage.getByRole("button", { name: /^\d+ new posts?$/ });
	await expect(arrived).toBeVisible();
	await expect(otherPage.getByRole("article", { name: title })).toHaveCount(0);
	await arrived.click();
	const post = otherPage.getByRole("article", { name: title });
	await expect(post).toBeVisible();
	await expect(arrived).toHaveCount(0);

	await post.getByRole("link", { name: title }).click();
	const bench = otherPage.getByRole("region", { name: `Program and circuit of ${title}` });
	const compiled = otherPage.waitForResponse(/\/api\/compile$/);
	await bench.getByRole("button", { name: "Run" }).click();
	await compiled;
	await expect(bench.getByRole("log")).toContainText("from Asha");
	await expectGoodAtEverySize(otherPage);
	await otherPage.setViewportSize({ width: 360, height: 740 });
	await otherPage.setViewportSize({ width: 1280, height: 800 });
	await otherPage.getByRole("button", { name: "Copy to my workshop" }).click();
	const ask = otherPage.getByRole("dialog", { name: "Copy into Water Temperature Monitor" });
	await expect(ask).toContainText("it stays under Versions");
	await expectGoodAtEverySize(otherPage);
	await ask.getByRole("button", { name: "Copy to my workshop" }).click();
	await expect(otherPage).toHaveURL(/secondary-kit\?challenge=water-temp-monitor/);
	const versions = () =>
		sql<{ body: string }>("select body from work_versions where user_id = $1 and kind = 'sketch' order by revision", [
			juma.id,
		]);
	await expect.poll(async () => (await versions()).at(-1)?.body).toBe(shared);
	expect((await versions()).map(({ body }) => body.split("\n")[0])).toContain("// my own");
});

test("a school keeps its forum within classes: class-mates read a post, learners of another class do not", async ({
	page,
	otherPage,
}) => {
	const [asha, juma, head] = [await learner("Asha Mushi"), await learner("Juma Ally"), await teacher("Zawadi Kim")];
	await sql("update roles set is_admin = true where user_id = $1", [head.id]);
	for (const [name, person] of [
		["7A", asha],
		["7B", juma],
	] as const)
		await sql(
			`with made as (insert into class_codes (class_name, teacher_id) values ($1, $2) returning id)
			insert into class_members (class_id, user_id) select id, $3 from made`,
			[name, head.id, person.id],
		);
	try {
		await enter(otherPage, head);
		await otherPage.goto("/staff");
		const setting = otherPage.getByRole("switch", { name: "Learners write to their classes only" });
		await setting.click();
		await expect(setting).toBeChecked();
		await expectGoodAtEverySize(otherPage);
		await expect.poll(() => sql("select class_only from private.forum_settings")).toEqual([{ class_only: true }]);

		await enter(page, asha);
		const title = `Only for us ${asha.id.slice(0, 6)}`;
		const dialog = await writePost(page, title);
		await expect(dialog.getByLabel("Who reads it")).toContainText("Only 7A and its teacher");
		await expect(dialog.getByLabel("Who reads it")).not.toContainText("Everybody");
		await expectGoodAtEverySize(page);
		await dialog.getByRole("button", { name: "Create Post" }).click();
		const post = page.getByRole("article", { name: title });
		await expect(post).toContainText("Only 7A");

		await enter(otherPage, juma);
		await otherPage.goto("/forum");
		await otherPage.getByRole("searchbox", { name: "Search posts..." }).fill(title);
		await expect(otherPage.getByText("No posts found")).toBeVisible();
		const [row] = await sql<{ id: string }>("select id from forum_posts where title = $1", [title]);
		await otherPage.goto(`/forum?post=${row?.id}`);
		await expect(otherPage.getByText("This post is not here")).toBeVisible();
	} finally {
		await sql("update private.forum_settings set class_only = false");
	}
});

/** What is marked behind a text area, and whether it is where the area shows text. */
function markIn(area: Locator): Promise<{ text: string | null; isSeen: boolean }> {
	return area.evaluate((element) => {
		const mark = element.parentElement?.querySelector("mark");
		const [line, box] = [mark?.getBoundingClientRect(), element.getBoundingClientRect()];
		return {
			text: mark?.textContent ?? null,
			isSeen: line !== undefined && line.bottom <= box.bottom && line.top >= box.top,
		};
	});
}
