import { BlocksPage } from "../pages/blocks-page.ts";
import { ChallengePage } from "../pages/challenge-page.ts";
import { sql } from "../support/database.ts";
import { expectGoodAtEverySize } from "../support/good-screen.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { programOf } from "../support/programs.ts";
import { expectStatus } from "../support/toasts.ts";

const PROJECT = "digital-scale";

test("after a project its second challenge can be checked, with free hints and no further points", {
	tag: "@matrix",
}, async ({ page }) => {
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

	await bench.write(programOf(PROJECT, "extension/wrong/whole-kilos-only"));
	await bench.upload();
	await expect(checks.getByText(/g of beans cost \d+ shillings, and the second row showed/)).toBeVisible({
		timeout: 60_000,
	});
	await expectStatus(page, "What does it cost?: not yet");
	await expect(page.getByText("Code does not match solution")).toHaveCount(0);
	await page.getByRole("button", { name: "Show a hint" }).click();
	await expect(page.getByText("A kilo costs 3500 shillings. What does one gram cost?")).toBeVisible();
	await expectGoodAtEverySize(page);

	await bench.write(programOf(PROJECT, "extension/solution"));
	await bench.upload();
	await expectStatus(page, "What does it cost?: all of it works!");
	await expect(page.getByText("All of it works. You made it your own.")).toBeVisible();
	await expect(page.getByText("Made your own", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Back to the project's checks" }).click();
	await expect(checks.getByText("The lamp shines above 3000 g")).toBeVisible();
	await page.getByRole("tab", { name: "Project" }).click();
	await expect(
		page.getByRole("tabpanel", { name: "Project" }).getByText("You did it: all checks passed."),
	).toBeVisible();
});

test("blocks pass their second challenge without a network, and another computer knows it later", {
	tag: "@matrix",
}, async ({ page, browser }) => {
	const person = await makeAccount({ returning: true });
	await enter(page, person);
	const blocks = new BlocksPage(page);
	await blocks.open("led-sequence");
	await blocks.addUnder("light_on", "when_flag_clicked");
	await blocks.addUnder("light_on", "light_on");
	await blocks.choose("light_on", "yellow");
	await blocks.addUnder("repeat_times", "light_on");
	await blocks.addInside("light_blink");
	await page
		.getByRole("navigation", { name: "Steps of the lesson" })
		.getByRole("button", { name: "Make it yours" })
		.click();
	await page.getByRole("button", { name: "Check this one" }).click();
	const checks = page.getByRole("region", { name: "Checks" });
	await expect(checks.getByText("Press Run. Then you see here what works.")).toBeVisible();

	await blocks.button("Run").click();
	await expect(checks.getByText("Green was on, and red or yellow was on, too.")).toBeVisible();
	await checks.getByRole("button", { name: "Show a hint" }).click();
	await expect(checks.getByText("Which lights shine while green blinks?")).toBeVisible();
	await expectGoodAtEverySize(page);

	await blocks.addUnder("light_off", "light_on");
	await blocks.choose("light_off", "yellow");
	await blocks.addUnder("light_off", "light_on");
	await page.context().setOffline(true);
	await blocks.button("Run").click();
	await expectStatus(page, "Lights off: all of it works!");
	await expect(checks.getByText("All of it works. You made it your own.")).toBeVisible();
	await expect(page.getByText("Made your own", { exact: true })).toBeVisible();
	await page.context().setOffline(false);
	const known = () =>
		sql("select 1 from public.lesson_progress where user_id = $1 and 'challenge' = any(steps)", [person.id]);
	await expect.poll(known).toHaveLength(1);
	expect(await sql("select 1 from public.point_awards where user_id = $1 and points > 0", [person.id])).toEqual([]);
	expect(await sql("select 1 from public.check_attempts where user_id = $1", [person.id])).toEqual([]);

	const other = await browser.newContext({ baseURL: page.url() });
	const elsewhere = await other.newPage();
	await enter(elsewhere, person);
	await elsewhere.goto("/primary-kit?challenge=led-sequence&step=make");
	await expect(elsewhere.getByText("You did it: all checks passed.")).toBeVisible();
	await expect(elsewhere.getByText("Made your own", { exact: true })).toBeVisible();
	await other.close();
});
