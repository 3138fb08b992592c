import { expectGoodAtEverySize } from "../support/good-screen.ts";
import { pagesIn } from "../support/pdf.ts";
import { atDashboard } from "../support/people.ts";
import { expect, test } from "../support/product.ts";

test("a teacher finds time, aims and parts of all projects at a glance, and prints them on two pages", async ({
	page,
}) => {
	await atDashboard(page, { userType: "educator" });
	await page.getByRole("link", { name: "All projects at a glance" }).click();
	const fire = page.getByRole("row", { name: /^Fire Alarm/ });
	await expect(fire).toContainText("Ages 8-12 · 40 min");
	await expect(fire).toContainText("After Tilt Alarm");
	await expect(fire).toContainText("7\u00a0× Flame sensor module");
	await expectGoodAtEverySize(page);
	expect(pagesIn(await page.pdf({ preferCSSPageSize: true }))).toBe(2);
	await fire.getByRole("link", { name: "Fire Alarm" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Fire Alarm" })).toBeVisible();
});
