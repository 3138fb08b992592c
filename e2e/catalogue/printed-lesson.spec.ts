import { readdirSync, readFileSync } from "node:fs";
import { pagesIn } from "../support/pdf.ts";
import { atDashboard } from "../support/people.ts";
import { expect, test } from "../support/product.ts";

const folder = new URL("../../content/projects/", import.meta.url);
const projects = readdirSync(folder).map((id) => {
	const read = (file: string) => JSON.parse(readFileSync(new URL(`${id}/${file}`, folder), "utf8"));
	const [{ kit }, { title }] = [read("project.json"), read("card.en.json")] as [{ kit: string }, { title: string }];
	return { id, title, kit };
});

test("each lesson prints as two A4 pages for a learner, and one for a teacher", { tag: "@matrix" }, async ({
	page,
}) => {
	await page.addInitScript(() => {
		window.print = () => document.body.setAttribute("data-printing", "");
	});
	await atDashboard(page);
	const pages: Record<string, readonly number[]> = {};
	for (const { id, title, kit } of projects) {
		const counts: number[] = [];
		// As a link does: without loading the page again.
		await page.evaluate((address) => history.pushState({}, "", address), `/${kit}-kit?challenge=${id}`);
		await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
		for (const sheet of ["For learners, 2 pages", "For teachers, 1 page"]) {
			await page.getByRole("button", { name: "Print", exact: true }).click();
			await page.getByRole("button", { name: sheet }).click();
			await page.locator("body[data-printing]").waitFor();
			counts.push(pagesIn(await page.pdf({ preferCSSPageSize: true })));
			await page.evaluate(() => {
				document.body.removeAttribute("data-printing");
				dispatchEvent(new Event("afterprint"));
			});
			await expect(page.locator(".lesson-print")).toHaveCount(0);
		}
		pages[id] = counts;
	}
	expect(pages).toEqual(Object.fromEntries(projects.map(({ id }) => [id, [2, 1]])));
});
