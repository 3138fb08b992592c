import type { Page } from "@playwright/test";
import { sql } from "../support/database.ts";
import { expectGoodScreen } from "../support/good-screen.ts";
import { atDashboard, enter, makeAccount, type SignedIn } from "../support/people.ts";
import { expect, test } from "../support/product.ts";

const nextStep = (page: Page) => page.getByRole("region", { name: /.+/ }).filter({ has: page.locator("#next-step") });
const filled = (page: Page) => page.locator("main .bg-teal.text-on-teal");

async function ofAge(age: number): Promise<SignedIn> {
	const person = await makeAccount();
	await sql("update public.profiles set age = $2 where id = $1", [person.id, age]);
	return person;
}

async function complete({ id }: SignedIn, project: string): Promise<void> {
	await sql("insert into public.project_completions (user_id, project_id, points, source) values ($1, $2, 50, '')", [
		id,
		project,
	]);
}

test("a first visit has one main action, all kits with search and filters below it, and no empty cards", async ({
	page,
}) => {
	await enter(page, await ofAge(9));
	await page.goto("/dashboard");
	await expect(page.getByRole("heading", { name: "Your first light in 5 minutes" })).toBeVisible();
	await expect(nextStep(page).getByRole("link", { name: "Start Project" })).toHaveAttribute("href", /led-sequence/);
	await expect(page.getByRole("heading", { name: "Recent Achievements" })).toHaveCount(0);
	await expect(filled(page)).toHaveCount(1);
	const kits = page.getByRole("region", { name: "Learning Kits" });
	await expect(kits.getByRole("heading", { level: 2 })).toHaveText(["Featured Kits", "More Kits"]);
	await expect(kits.getByRole("article")).toHaveCount(5);
	await kits.getByRole("button", { name: "Secondary" }).click();
	await kits.getByRole("searchbox", { name: "Search kits" }).fill("advanced");
	await expect(kits.getByRole("heading", { level: 3 })).toHaveText(["Secondary Level Kit: Advanced"]);
	await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
	await expectGoodScreen(page);
	await page.setViewportSize({ width: 360, height: 740 });
	await expectGoodScreen(page);
});

test("a sixteen-year-old begins with code, and is offered the lights as a warm-up", async ({ page }) => {
	await enter(page, await ofAge(16));
	await page.goto("/dashboard");
	await expect(nextStep(page).getByRole("link", { name: "Start Project" })).toHaveAttribute("href", /secondary-kit/);
	await expect(page.getByRole("link", { name: /Warm up/ })).toHaveAttribute("href", /led-sequence/);
});

test("work that was begun is continued, with its last checks; the cards agree on points", async ({ page }) => {
	const person = await ofAge(9);
	await complete(person, "led-sequence");
	await page.addInitScript(
		({ id }) => {
			const steps = [
				{ id: "distance", passed: true },
				{ id: "follows", passed: false },
			];
			const checks = { "distance-meter": { steps, checkedAt: "2026-01-01T00:00:00Z" } };
			localStorage.setItem("last_checks", JSON.stringify({ version: 1, people: { [id]: checks } }));
		},
		{ id: person.id },
	);
	await enter(page, person);
	await page.goto("/dashboard");
	await expect(nextStep(page).getByRole("heading")).toHaveText("Distance Meter");
	await expect(nextStep(page)).toContainText("1 of 2 checks pass");
	await expect(nextStep(page).getByRole("link", { name: "Continue" })).toHaveAttribute("href", /distance-meter/);
	await expect(page.getByText(/^50 points · (today|yesterday)$/)).toBeVisible();
	await expect(page.getByRole("progressbar", { name: "Primary Level Kit" }).first()).toHaveAttribute(
		"aria-valuetext",
		"1/11 levels",
	);
	await expect(filled(page)).toHaveCount(1);
	await expectGoodScreen(page);
	const boxes = await page
		.getByRole("navigation", { name: "Where to go" })
		.getByRole("link")
		.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect));
	expect(boxes).toHaveLength(6);
	expect(new Set(boxes.map(({ left }) => left)).size).toBe(3);
	expect(new Set(boxes.map(({ top }) => top)).size).toBe(2);
	expect(new Set(boxes.map(({ width, height }) => `${width}×${height}`)).size).toBe(1);
	await page.setViewportSize({ width: 360, height: 740 });
	await expectGoodScreen(page);
});

test("a child who has done every project made with blocks is not sent to code", async ({ page }) => {
	const person = await ofAge(12);
	await sql(
		`insert into public.project_completions (user_id, project_id, points, source)
		select $1::uuid, p, 50, '' from public.learning_kits, unnest(project_ids) p where id = 'primary-level-kit'`,
		[person.id],
	);
	await enter(page, person);
	await page.goto("/dashboard");
	await expect(page.getByRole("heading", { name: "You finished every project made with blocks" })).toBeVisible();
	await expect(filled(page)).toHaveCount(0);
});

test("the news of a review leads to what the teacher wrote; approved work is an achievement", async ({ page }) => {
	const person = await atDashboard(page);
	const teacher = await makeAccount({ userType: "educator" });
	await complete(person, "led-sequence");
	const [submission] = await sql<{ id: string }>(
		`insert into public.challenge_submissions (student_id, challenge_id, submission_text)
		values ($1, 'touch-light', 'It works') returning id`,
		[person.id],
	);
	await sql(
		`update public.challenge_submissions
		set status = 'approved', points_awarded = 40, teacher_feedback = 'Well wired.', reviewed_by = $2 where id = $1`,
		[submission?.id, teacher.id],
	);
	await page.reload();
	await expect(page.getByText(/^Approved work · 40 points · (today|yesterday)$/)).toBeVisible();
	await page.getByRole("button", { name: /Notifications/ }).click();
	await page.getByRole("button", { name: /^Submission approved/ }).click();
	await expect(page.getByRole("dialog")).toContainText("Well wired.");
	await page.keyboard.press("Escape");
	await expect(page).toHaveURL(/\/dashboard$/);
});

test("at every width the welcome is whole, and each button of the header is large enough for a finger", {
	tag: "@matrix",
}, async ({ page }) => {
	await atDashboard(page);
	const welcome = page.getByRole("heading", { name: "Welcome, Amina" });
	for (const width of [360, 640, 768, 1024, 1280]) {
		await page.setViewportSize({ width, height: 720 });
		await expect(welcome).toBeVisible();
		expect(await welcome.evaluate((one) => one.scrollWidth - one.clientWidth), `at ${width} px`).toBe(0);
		const narrowest = await page
			.locator("header button:visible")
			.evaluateAll((buttons) => Math.min(...buttons.map((one) => one.getBoundingClientRect().width)));
		expect(narrowest, `at ${width} px`).toBeGreaterThanOrEqual(44);
	}
});
