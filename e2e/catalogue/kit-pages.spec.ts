import { sql } from "../support/database.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";

test("a topic kit counts its own projects; the first challenge is New, completed or not", async ({ page }) => {
	const person = await makeAccount();
	for (const project of ["led-sequence", "fire-alarm", "water-temp-monitor"])
		await sql("insert into public.project_completions (user_id, project_id, points, source) values ($1, $2, 0, '')", [
			person.id,
			project,
		]);
	await enter(page, person);
	await page.goto("/primary-kit?kit=alarms-and-safety");
	await expect(page.getByRole("heading", { level: 1, name: "Alarms and Safety" })).toBeVisible();
	await expect(page.getByRole("tab", { name: "Available Projects (3)" })).toBeVisible();
	await expect(page.getByRole("tab", { name: "Completed (1)" })).toBeVisible();
	await page.goto("/secondary-kit?kit=water-and-weather");
	await expect(page.getByRole("tab", { name: /Intermediate/ })).toContainText("1/6");
	await expect(page.getByRole("tab", { name: /Advanced/ })).toContainText("0/1");

	await page.goto("/challenges");
	const completed = page.getByRole("article").filter({ hasText: "Completed" });
	await expect(completed.first()).toContainText("New");
});

const PAGES = [
	"/dashboard",
	"/primary-kit",
	"/primary-kit?kit=alarms-and-safety",
	"/primary-kit?challenge=auto-light",
	"/primary-kit?challenge=auto-light&step=program",
	"/secondary-kit",
	"/secondary-kit?challenge=digital-scale",
	"/secondary-kit?challenge=gps-car",
	"/challenges",
	"/forum",
	"/tutorials",
	"/quick-start",
];

test("each page has one h1, and none but the dashboard welcomes", { tag: "@matrix" }, async ({ page }) => {
	await enter(page, await makeAccount({ returning: true }));
	for (const path of PAGES) {
		await page.goto(path);
		const heading = page.getByRole("heading", { level: 1 });
		await expect(heading.first(), path).toBeVisible();
		await expect(heading, path).toHaveCount(1);
		if (path === "/dashboard") await expect(heading).toHaveText(/^Welcome/);
		else await expect(heading, path).not.toHaveText(/^Welcome/);
	}
});
