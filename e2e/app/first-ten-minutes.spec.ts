import type { Page } from "@playwright/test";
import { BlocksPage } from "../pages/blocks-page.ts";
import { sql } from "../support/database.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";

/** The words that a person has before them: those of texts in the window. */
function wordsInWindow(page: Page): Promise<number> {
	return page.evaluate(() => {
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		let count = 0;
		while (texts.nextNode()) {
			const text = texts.currentNode;
			const range = document.createRange();
			range.selectNodeContents(text);
			const { left, top, right, bottom, width, height } = range.getBoundingClientRect();
			const isVisible = text.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
			if (!isVisible || width < 2 || height < 2) continue;
			if (right < 0 || bottom < 0 || left > innerWidth || top > innerHeight) continue;
			count += (text.textContent ?? "").split(/\s+/).filter(Boolean).length;
		}
		return count;
	});
}

/** The figures of docs/first-ten-minutes.md. */
test("a first visit leads to a light in three presses, and to a completed project in nine", { tag: "@matrix" }, async ({
	page,
}) => {
	const person = await makeAccount();
	await sql("update profiles set age = 9 where id = $1", [person.id]);
	await enter(page, person);
	let presses = 0;
	const words: number[] = [];
	const press = async (act: () => Promise<unknown>) => {
		await act();
		presses += 1;
	};
	await page.goto("/dashboard");
	const start = page.getByRole("link", { name: /^Start Project/ }).first();
	await expect(start).toBeVisible();
	words.push(await wordsInWindow(page));
	await press(() => start.click());
	const skip = page.getByRole("button", { name: "Go to the blocks" });
	await expect(skip).toBeVisible();
	words.push(await wordsInWindow(page));
	await press(() => skip.click());
	const blocks = new BlocksPage(page);
	await blocks.block("when_flag_clicked").first().waitFor();
	await expect(blocks.button("Run")).toBeEnabled();
	words.push(await wordsInWindow(page));
	await press(() => blocks.press("light_on"));
	await expect(page.getByText("The red LED is on.")).toBeAttached();
	const toLight = { presses, words: [...words] };
	await expect(page.getByText("Not yet")).toHaveCount(0);
	await expect(blocks.block("light_on")).toHaveCount(0);

	await press(() => blocks.addUnder("light_on", "when_flag_clicked"));
	await press(() => blocks.addUnder("light_on", "light_on"));
	// The list, and the colour in it.
	presses += 1;
	await press(() => blocks.choose("light_on", "yellow"));
	await press(() => blocks.addUnder("repeat_times", "light_on"));
	await press(() => blocks.addInside("light_blink"));
	await press(() => blocks.button("Run").click());
	await expect(page.getByRole("heading", { name: "Project Completed" })).toBeVisible();
	test.info().annotations.push({ type: "words", description: toLight.words.join(", ") });
	// The press on a block of the list is not needed by who builds at once.
	expect([toLight.presses, presses - 1]).toEqual([3, 9]);
});
