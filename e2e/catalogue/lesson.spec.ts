import { expectGoodAtEverySize } from "../support/good-screen.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";

test("a primary lesson begins with its story, leads to the blocks, and opens next time where it was left", async ({
	page,
}) => {
	await enter(page, await makeAccount());
	await page.goto("/primary-kit?challenge=auto-light");
	await expect(page.getByRole("heading", { name: "The street lamp that knows the night" })).toBeVisible();
	await page.getByRole("button", { name: "Next: Parts" }).click();
	await expect(page.getByText("Resistor, 10 kΩ")).toBeVisible();
	await page.setViewportSize({ width: 360, height: 640 });
	const head = await page.locator("main > header").boundingBox();
	expect(head?.height, "the head is one row").toBeLessThan(64);
	await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
	const uno = page.getByRole("article").filter({ hasText: "Arduino Uno" });
	const drawing = await uno.locator(".board-stage").boundingBox();
	const box = await uno.getByText("Arduino Uno", { exact: true }).boundingBox();
	expect((drawing?.x ?? 999) + (drawing?.width ?? 0), "the drawing ends before the words").toBeLessThan(box?.x ?? 0);
	await page.setViewportSize({ width: 1280, height: 720 });
	await page.getByRole("button", { name: "Next: Build" }).click();
	await page.getByRole("button", { name: "Wire 2 of 7" }).click();
	await expect(page.locator(".lesson-wires [aria-current=step]")).toContainText("of the white LED");
	await page.reload();
	await expect(page.getByRole("heading", { name: "Build", exact: true })).toBeVisible();
	await expect(page.getByRole("button", { name: "Story, done" })).toBeVisible();
	await page.getByRole("button", { name: "Next: Program" }).click();
	await expect(page.getByRole("heading", { name: "What to build" })).toBeVisible();
	await page.getByRole("button", { name: "Come on" }).click();
	await expect(page.getByText("Your guess: Come on")).toBeVisible();
	await page.getByRole("button", { name: "Show a hint" }).click();
	// There is nothing to mend in no program: the first hint begins it.
	await expect(page.getByText("There are no blocks yet.")).toBeVisible();
});

test("the lessons of both kits are good screens at every size and theme", { tag: "@matrix" }, async ({ page }) => {
	await enter(page, await makeAccount());
	for (const step of ["story", "parts", "build", "program", "test", "make", "think"]) {
		await page.goto(`/primary-kit?challenge=auto-light&step=${step}`);
		await page.locator(".lesson-rail").waitFor();
		await expectGoodAtEverySize(page);
	}
	await page.goto("/secondary-kit?challenge=water-temp-monitor");
	await expect(page.getByRole("heading", { name: "Seaweed in warm water" })).toBeVisible();
	await expectGoodAtEverySize(page);
});

test("a reload of a secondary project opens the view that was open, and leaves one step back", {
	tag: "@matrix",
}, async ({ page }) => {
	await enter(page, await makeAccount({ returning: true }));
	await page.goto("/secondary-kit");
	await page.goto("/secondary-kit?challenge=water-temp-monitor");
	const tab = (name: string) => page.getByRole("tab", { name });
	await expect(tab("Project")).toHaveAttribute("aria-selected", "true");
	await tab("Coding").click();
	await expect(page).toHaveURL(/&view=coding$/);
	await page.reload();
	await expect(tab("Coding")).toHaveAttribute("aria-selected", "true");
	await expect(page.getByRole("textbox", { name: "Code editor" })).toBeVisible();
	await tab("Project").click();
	await expect(page.getByRole("heading", { name: "Seaweed in warm water" })).toBeVisible();
	await page.reload();
	await expect(page.getByRole("heading", { name: "Seaweed in warm water" })).toBeVisible();
	await page.goBack();
	await expect(page).toHaveURL(/\/secondary-kit$/);
});
