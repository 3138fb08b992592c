import { ChallengePage } from "./pages/challenge-page.ts";
import { sql } from "./support/database.ts";
import { expectGoodAtEverySize } from "./support/good-screen.ts";
import { enter, makeAccount } from "./support/people.ts";
import { expect, test } from "./support/product.ts";
import { programOf } from "./support/programs.ts";
import { expectToast } from "./support/toasts.ts";

const PROJECT = "digital-scale";

test("after a project its second challenge can be checked, with free hints and no further points", async ({ page }) => {
	const person = await makeAccount();
	await sql("insert into public.project_completions (user_id, project_id, points, source) values ($1, $2, 0, '')", [
		person.id,
		PROJECT,
	]);
	await enter(page, person);
	const bench = new ChallengePage(page);
	await bench.open(PROJECT);
	await bench.wireForMe();
	const checks = page.getByRole("region", { name: "Checks" });
	await page.getByRole("button", { name: "Check this one" }).click();
	await expect(checks.getByText("An empty pan costs 0 shillings")).toBeVisible();

	await bench.write(programOf(PROJECT, "wrong/whole-kilos-only", "challenge.ino"));
	await bench.upload();
	await expect(checks.getByText(/g of beans cost \d+ shillings, but the second row shows/)).toBeVisible({
		timeout: 60_000,
	});
	await page.getByRole("button", { name: "Show a hint" }).click();
	await expect(page.getByText("A kilo costs 3500 shillings. What does one gram cost?")).toBeVisible();
	await expectGoodAtEverySize(page);

	await bench.write(programOf(PROJECT, "accepted/solution", "challenge.ino"));
	await bench.upload();
	await expectToast(page, "What does it cost?: all of it works!");
	await expect(page.getByText("All of it works. You made it your own.")).toBeVisible();
	await page.getByRole("button", { name: "Back to the project's checks" }).click();
	await expect(checks.getByText("The lamp shines above 3000 g")).toBeVisible();
});
