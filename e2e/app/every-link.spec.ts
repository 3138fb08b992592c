import type { Page } from "@playwright/test";
import { Shell } from "../pages/shell.ts";
import { sql } from "../support/database.ts";
import { expectUsablePage } from "../support/keyboard.ts";
import { linksOf, patternOf, wrongName } from "../support/links.ts";
import { enter, makeAccount, type SignedIn } from "../support/people.ts";
import { expect, test } from "../support/product.ts";

/** What a page says that is not there yet. */
const PLACEHOLDER = /coming soon|under construction|not yet implemented|lorem ipsum|\bTODO\b/i;

/** What the profile's button opens. */
const PANEL = "[data-radix-popper-content-wrapper]";

/** What is shown where something is loading. */
const SKELETON = '[class*="[sweep_"]';

let requestsOpen = 0;
let requestsBegun = 0;
/** What the page for wrong addresses has logged. */
let lost: string[] = [];

/** Opens each kind of page that can be reached from `start` by links, once, judges it, and returns them. */
async function followEveryLink(page: Page, start: string, judge = async (_: Page) => {}): Promise<string[]> {
	await page.goto(start);
	const visited = new Set([patternOf(new URL(page.url()))]);
	const wrong: string[] = [];
	const queue: { from: string; to: URL }[] = [];
	const collect = async () => {
		const from = page.url();
		await expectWholePage(page);
		for (const to of await linksOf(page)) {
			const why = wrongName(to);
			if (why) wrong.push(`${from} → ${to.href}: ${why}`);
			if (visited.has(patternOf(to))) continue;
			visited.add(patternOf(to));
			queue.push({ from, to });
		}
		await judge(page);
	};
	await collect();
	for (let next = queue.shift(); next; next = queue.shift()) {
		const { from, to } = next;
		if (to.pathname.startsWith("/storage/")) {
			expect((await page.request.get(to.href)).status(), `${from} → ${to.pathname}`).toBe(200);
			continue;
		}
		await test.step(`${from} → ${to.href}`, async () => {
			// As a link does: without loading the page again.
			await page.evaluate((address) => history.pushState({}, "", address), to.href);
			await collect();
		});
	}
	expect([...wrong, ...lost]).toEqual([]);
	return [...visited].sort();
}

/**
 * It has a heading, is not the page for wrong addresses, promises nothing, and asks the server for nothing more: no request
 * is open, and none begins while the page has nothing else to do. All is read in one turn: a busy computer takes long for each.
 */
async function expectWholePage(page: Page): Promise<void> {
	const look = async () => {
		const begun = requestsBegun;
		const seen = await page.evaluate(async (skeleton) => {
			for (let idle = 0; idle < 3; idle++)
				await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
			const isSeen = (name: string) => document.querySelector(name)?.checkVisibility() === true;
			return {
				heading: isSeen("h1"),
				main: isSeen("main"),
				skeletons: document.querySelectorAll(skeleton).length,
				// biome-ignore lint/performance/useDomNodeTextContent: the words of neighbours must not run together
				text: document.body.innerText,
			};
		}, SKELETON);
		const { text, ...rest } = seen;
		return {
			...rest,
			placeholder: PLACEHOLDER.exec(text)?.[0],
			isLost: text.includes("Oops! Page not found"),
			atRest: requestsOpen === 0 && requestsBegun === begun,
		};
	};
	const whole = { heading: true, main: true, skeletons: 0, placeholder: undefined, isLost: false, atRest: true };
	// The first page is at rest once the files of all others are loaded, one after another, while the browser is idle: on a
	// busy computer each waits for a second.
	await expect.poll(look, { message: page.url(), intervals: [50], timeout: 240_000 }).toEqual(whole);
}

/** What is chosen already: pressing it once more changes nothing. */
const CHOSEN = "[aria-selected=true], [aria-pressed=true], [aria-checked=true]";

/** Every button here does something that can be seen: another address, a dialog, a state of its own. */
async function expectLivingButtons(page: Page, address: string, area: string, open?: () => Promise<void>) {
	const buttons = page.locator(area).locator("button:visible:not([disabled])");
	const names = () => buttons.evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent));
	const load = async () => {
		await page.goto(address);
		await expectWholePage(page);
		await open?.();
	};
	await load();
	const first = await names();
	/** What a press has opened is closed; the page is loaded again only where that does not lead back to its beginning. */
	const reopen = async () => {
		await page.keyboard.press("Escape");
		if (page.url() !== start) await page.evaluate((at) => history.pushState({}, "", at), start);
		await expectWholePage(page);
		await open?.();
		if (JSON.stringify(await names()) !== JSON.stringify(first)) await load();
	};
	const start = page.url();
	for (let index = 0; index < first.length; index++) {
		if (index > 0) await reopen();
		const button = await buttons.nth(index).elementHandle();
		if (!button || (await button.evaluate((one, chosen) => one.matches(chosen), CHOSEN))) continue;
		const label = `${address}: ${(await button.getAttribute("aria-label")) ?? (await button.textContent())}`;
		const state = async () => `${page.url()} ${await page.locator("body").evaluate(({ outerHTML }) => outerHTML)}`;
		await test.step(label, async () => {
			const before = await state();
			await button.click();
			await expect.poll(async () => (await state()) === before, label).toBe(false);
		});
	}
}

const OF_LEARNERS = [
	...["/challenges", "/challenges?challenge", "/dashboard", "/forum", "/forum?post"],
	...["/primary-kit", "/primary-kit?challenge", "/primary-kit?kit", "/quick-start"],
	...["/secondary-kit", "/secondary-kit?challenge", "/secondary-kit?kit", "/tutorials", "/tutorials?tutorial"],
];
const OF_TEACHERS = [
	...["/ai-questions", "/assignment?id"],
	...["/class-management", "/class-management?class", "/class-management?class&print"],
	"/class-management/groups?class",
	...["/class-report?class", "/class-report?class&day", "/class-report?class&day&parents"],
	...[
		"/consents",
		"/consents?letter",
		"/dashboard?class&status",
		"/dashboard?review&submission",
		"/dashboard?status",
		"/project-overview",
		"/reports",
		"/student-progress",
		"/student-progress?class",
	],
	...["/student-progress?board&class&learner", "/student-progress?class&learner"],
	...["/student-progress?class&learner&project", "/student-progress?class&project&tip"],
];

test.beforeEach(async ({ page }) => {
	requestsOpen = 0;
	lost = [];
	page.on("console", (message) => message.text().startsWith("404:") && lost.push(message.text()));
	const endpoints = /\/(rest\/v1|storage\/v1|api|assets)\//;
	page.on("request", (request) => {
		if (!endpoints.test(request.url())) return;
		requestsOpen += 1;
		requestsBegun += 1;
	});
	for (const end of ["requestfinished", "requestfailed"] as const)
		page.on(end as "requestfinished", (request) => {
			if (endpoints.test(request.url())) requestsOpen -= 1;
		});
});

/** A verified teacher with a class, a learner in it, and something of everything that links lead to. */
async function makeClass(): Promise<{ teacher: SignedIn; learner: SignedIn }> {
	const teacher = await makeAccount({ name: "Daudi Komba", userType: "educator" });
	const learner = await makeAccount({ name: "Asha Mushi", returning: true });
	const [challenge, post, report] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
	await sql("update roles set verified_at = now() where user_id = $1", [teacher.id]);
	await sql("update profiles set age = 14, age_given_at = now() where id = $1", [learner.id]);
	await sql("insert into class_codes (id, class_name, teacher_id) values ($1, '7A Robotics', $1)", [teacher.id]);
	await sql("insert into class_members (class_id, user_id) values ($1, $2)", [teacher.id, learner.id]);
	await sql("insert into assignments (class_id, challenge_id) values ($1, 'fire-alarm')", [teacher.id]);
	await sql(
		"insert into challenges (id, title, difficulty, category, created_by) values ($1, 'A robot', 'beginner', 'robotics', $2)",
		[challenge, teacher.id],
	);
	await sql(
		"insert into challenge_submissions (challenge_id, student_id, submission_text) values ('auto-light', $1, 'It glows.')",
		[learner.id],
	);
	await sql(
		"insert into forum_posts (id, user_id, title, content, category) values ($1, $2, 'My lamp', 'It stays on.', 'general')",
		[post, learner.id],
	);
	await sql(
		`insert into moderation_cases (id, post_id, author_id, kind, reported, safety, due_at)
		values ($1, $2, $3, 'post', 'It stays on.', false, now() + interval '1 day')`,
		[report, post, learner.id],
	);
	await sql(
		`insert into assistant_exchanges (user_id, conversation_id, project_id, question, answer, outcome)
		values ($1, gen_random_uuid(), 'auto-light', 'Why is it dark?', 'Look at the pin.', 'answered')`,
		[learner.id],
	);
	await sql(
		`insert into notifications (user_id, type, code, params)
		values ($1, 'other', 'submission_rejected', '{"challenge_id": "auto-light", "challenge_title": "Automatic Light"}')`,
		[learner.id],
	);
	return { teacher, learner };
}

test("every link that a stranger finds leads to a page, and every button of the way in does something", {
	tag: "@matrix",
}, async ({ page }) => {
	expect(await followEveryLink(page, "/", expectUsablePage)).toEqual(["/", "/privacy-policy", "/terms-of-service"]);
	expect(await followEveryLink(page, "/class-sign-in")).toContain("/");
	await expectLivingButtons(page, "/", "main");
});

test("every link of a learner leads to a page, and every button of their home does something", {
	tag: "@matrix",
}, async ({ page }) => {
	const { learner } = await makeClass();
	await enter(page, learner);
	expect(await followEveryLink(page, "/dashboard")).toEqual(OF_LEARNERS);
	await expectLivingButtons(page, "/dashboard", "main, header");
	await page.goto("/dashboard");
	await page.getByRole("button", { name: /^Notifications/ }).click();
	await page.getByRole("button", { name: /Automatic Light/ }).click();
	await page.getByRole("dialog").getByRole("link").click();
	await expect(page).toHaveURL(/\/primary-kit\?challenge=auto-light/);
	await expectWholePage(page);
	await page.goto("/dashboard");
	await new Shell(page).openSettings();
	expect((await linksOf(page)).map(patternOf)).toEqual(
		expect.arrayContaining(["/privacy-policy", "/terms-of-service"]),
	);
});

/** The administrator of the next test is a teacher, too, and follows their links. */
test("a teacher is offered the pages of teachers, and every button of their home does something", {
	tag: "@matrix",
}, async ({ page }) => {
	const { teacher } = await makeClass();
	await enter(page, teacher);
	await page.goto("/dashboard");
	await expectWholePage(page);
	const offered = (await linksOf(page)).map(patternOf);
	expect(offered).toEqual(expect.arrayContaining(["/ai-questions", "/class-management", "/consents", "/reports"]));
	expect(offered).not.toContain("/staff");
	await expectLivingButtons(page, "/dashboard", "main, header");
});

test("every link of an administrator leads to a page, and every line of the profile menu does something", {
	tag: "@matrix",
}, async ({ page }) => {
	const { teacher } = await makeClass();
	await sql("update roles set is_admin = true where user_id = $1", [teacher.id]);
	await enter(page, teacher);
	const pages = await followEveryLink(page, "/dashboard", expectUsablePage);
	expect(pages).toEqual([...OF_LEARNERS, ...OF_TEACHERS, "/staff"].sort());
	await expectLivingButtons(page, "/dashboard", PANEL, () => new Shell(page).openProfileMenu());
	await sql("update roles set is_admin = false where user_id = $1", [teacher.id]);
});
