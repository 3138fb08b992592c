import { Shell } from "../pages/shell.ts";
import { sql } from "../support/database.ts";
import { expectGoodAtEverySize } from "../support/good-screen.ts";
import { atDashboard, enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";

test.beforeEach(async ({ page }) => {
	await atDashboard(page);
	await expect(page.getByRole("heading", { name: "Featured Kits" })).toBeVisible();
});

test("a typo is forgiven, a word is explained on the spot, and a post of the forum is found", async ({ page }) => {
	const author = await makeAccount({ name: "Juma Ally" });
	await sql("insert into forum_posts (user_id, title, content, category) values ($1, $2, 'It hums.', 'showcase')", [
		author.id,
		"My zebrafish tank",
	]);
	const { search } = new Shell(page);
	await page.keyboard.press("Control+k");
	const field = search.getByRole("combobox", { name: "Search" });
	await field.fill("temprature montor");
	await expect(search.getByRole("option", { name: /^Water Temperature Monitor/ })).toBeVisible();
	await field.fill("resistor");
	const word = search.getByRole("option", { name: /Word$/ }).first();
	await expect(word).toContainText("Resistor");
	await word.click();
	const drawing = word.locator("svg[role=img], .dots svg").first();
	await expect(drawing).toBeVisible();
	// Its line grows with it: nothing lies over the next one.
	const [line, next] = [await word.boundingBox(), await search.getByRole("option").nth(1).boundingBox()];
	const inner = await word.evaluate((option) => option.scrollHeight - option.clientHeight);
	expect(inner).toBe(0);
	expect(line && next && next.y >= line.y + line.height).toBe(true);
	await expectGoodAtEverySize(page);
	await field.fill("debuging");
	await expect(search.getByRole("option", { name: /^Debugging: find the mistake.*Tutorial$/ })).toBeVisible();
	await field.fill("zebrafish");
	await expect(search.getByRole("option", { name: /Post$/ })).toContainText("My zebrafish tank");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "My zebrafish tank" })).toBeVisible();
});

test("a teacher's challenge is found by the learners of the class, and by none of another class or signed out", async ({
	page,
	otherPage,
}) => {
	const [teacher, other] = await Promise.all(
		["Daudi Komba", "Elia Massawe"].map((name) => makeAccount({ name, userType: "educator" })),
	);
	const [asha, pendo] = await Promise.all(["Asha Mushi", "Pendo Lema"].map((name) => makeAccount({ name })));
	const ids = [teacher?.id, other?.id];
	await sql("update roles set verified_at = now() where user_id = any ($1)", [ids]);
	await sql("insert into class_codes (id, class_name, teacher_id) select id, '7A', id from unnest($1::uuid[]) id", [
		ids,
	]);
	await sql("insert into class_members (class_id, user_id) select * from unnest($1::uuid[], $2::uuid[])", [
		ids,
		[asha?.id, pendo?.id],
	]);
	await sql(
		"insert into challenges (title, description, difficulty, category, created_by) values ('Quiet fan', 'It turns.', 'beginner', 'sensors', $1)",
		[teacher?.id],
	);
	for (const [learner, finds] of [
		[asha, true],
		[pendo, false],
	] as const) {
		if (!learner) continue;
		await enter(otherPage, learner);
		await otherPage.goto("/dashboard");
		const { search } = new Shell(otherPage);
		await expect(otherPage.getByRole("button", { name: "Search projects and kits" })).toBeVisible();
		const read = otherPage.waitForResponse(/rest\/v1\/challenges\?.*status=eq\.active/);
		await otherPage.keyboard.press("Control+k");
		await read;
		await search.getByRole("combobox").fill("quiet fan");
		if (!finds) {
			await expect(search.getByText("Nothing found")).toBeVisible();
			continue;
		}
		await search.getByRole("option", { name: /^Quiet fan.*Challenge$/ }).click();
		await expect(otherPage.getByRole("heading", { level: 1, name: "Quiet fan" })).toBeVisible();
	}
	const { publishableKey } = await (await page.request.get("/config.json")).json();
	const answer = await page.request.get("/rest/v1/challenges?select=id&project=eq.false&status=eq.active", {
		headers: { apikey: publishableKey },
	});
	expect(answer.status()).toBe(401);
});
