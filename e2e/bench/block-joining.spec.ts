import type { Locator } from "@playwright/test";
import { BlocksPage } from "../pages/blocks-page.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { restingBox } from "../support/resting-box.ts";
import { expectStatus, rememberToasts } from "../support/toasts.ts";

/** Its middle does not matter: blocks are compared by their left upper corners. */
async function cornerOf(block: Locator): Promise<{ x: number; y: number }> {
	const { x, y } = await restingBox(block);
	return { x: Math.round(x), y: Math.round(y) };
}

test("a block joins from 40 pixels away, and where it will land is shown before", async ({ page }) => {
	await enter(page, await makeAccount());
	const blocks = new BlocksPage(page);
	await blocks.open("led-sequence");
	const flag = await cornerOf(blocks.block("when_flag_clicked"));
	const taken = await cornerOf(blocks.toolbox.locator("g.light_on.blocklyDraggable > path.blocklyPath"));
	await page.mouse.move(taken.x + 14, taken.y + 18);
	await page.mouse.down();
	await page.mouse.move(flag.x + 90, flag.y + 90, { steps: 6 });
	await page.mouse.move(flag.x + 40, flag.y + 85, { steps: 6 });
	await expect(page.locator(".blocklyInsertionMarker")).toHaveCount(1);
	await page.mouse.up();
	await expectStatus(page, "Block added successfully!");
	await expect(page.locator(".block-loose-tag")).toHaveCount(0);
	await expect.poll(async () => (await cornerOf(blocks.block("light_on"))).x).toBe(flag.x);
});

test("a block that is not joined keeps its colour and says where it belongs; a refused drop moves nothing", {
	tag: "@matrix",
}, async ({ page }) => {
	await enter(page, await makeAccount());
	const blocks = new BlocksPage(page);
	await blocks.open("led-sequence");
	await blocks.addUnder("light_on", "when_flag_clicked");
	await blocks.addUnder("repeat_times", "light_on");
	const flag = await cornerOf(blocks.block("when_flag_clicked"));
	await blocks.dragFromToolbox("wait_seconds", { x: flag.x + 260, y: flag.y + 40 });
	const tag = page.locator(".block-loose-tag");
	await expect(tag).toContainText("Not joined yet: hang it");
	await expect(tag).toContainText("“When flag clicked”");
	await expect(blocks.block("wait_seconds")).toHaveAttribute("fill", "#007a83");

	const kinds = ["when_flag_clicked", "light_on", "repeat_times", "wait_seconds"];
	const corners = () => Promise.all(kinds.map((kind) => cornerOf(blocks.block(kind))));
	const before = await corners();
	await blocks.dragFromToolbox("light_blink", { x: 1100, y: 300 });
	await expectStatus(page, "Drop block in the workspace area!");
	await expect(blocks.block("light_blink")).toHaveCount(0);
	await expect.poll(corners).toEqual(before);
});

for (const [from, way] of [
	["above", -140],
	["below", 200],
] as const)
	test(`a block that comes from ${from} lands where it is dropped`, async ({ page }) => {
		await enter(page, await makeAccount());
		const blocks = new BlocksPage(page);
		await blocks.open("led-sequence");
		await blocks.addUnder("light_on", "when_flag_clicked");
		await blocks.addUnder("wait_seconds", "light_on");
		await blocks.addUnder("light_off", "wait_seconds");
		for (const [kind, under] of [
			["wait_seconds", ["light_on", "light_blink", "wait_seconds", "light_off"]],
			["light_off", ["light_on", "wait_seconds", "light_blink", "light_off"]],
		] as const) {
			const joint = await cornerOf(blocks.block(kind));
			const taken = await cornerOf(blocks.toolbox.locator("g.light_blink.blocklyDraggable > path.blocklyPath"));
			await page.mouse.move(taken.x + 14, taken.y + 18);
			await page.mouse.down();
			await page.mouse.move(joint.x + 14, joint.y + way, { steps: 4 });
			await page.mouse.move(joint.x + 14, joint.y + 18, { steps: 30 });
			await page.mouse.up();
			await expect.poll(() => inOrder(blocks, under)).toEqual(under);
			await blocks.button("Undo").click();
			await expect(blocks.block("light_blink")).toHaveCount(0);
		}
	});

/** These blocks from the highest to the lowest. */
async function inOrder(blocks: BlocksPage, kinds: readonly string[]): Promise<string[]> {
	const found = kinds.map(async (kind) => ({ kind, y: (await blocks.block(kind).boundingBox())?.y ?? 0 }));
	return (await Promise.all(found)).sort((a, b) => a.y - b.y).map(({ kind }) => kind);
}

test("Tab, Enter, Enter joins a block by keyboard", async ({ page }) => {
	await enter(page, await makeAccount());
	const blocks = new BlocksPage(page);
	await blocks.open("led-sequence");
	await expect(blocks.button("Help")).toBeEnabled();
	// The last of the lesson's steps, before the blocks.
	await blocks.button("Think").focus();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await page.keyboard.press("Enter");
	await expectStatus(page, "Block added successfully!");
	await expect(page.locator(".block-loose-tag")).toHaveCount(0);
});

test("an open drawer lies beside the program, not over it", async ({ page }) => {
	await enter(page, await makeAccount());
	const blocks = new BlocksPage(page);
	await blocks.open("smoke-detector");
	await blocks.openDrawer("If and repeat");
	await expect(blocks.toolbox.locator("g.if_then").first()).toBeVisible();
	const drawer = await restingBox(page.locator(".blocklyFlyoutBackground"));
	const flag = await restingBox(blocks.block("when_flag_clicked"));
	expect(drawer.x + drawer.width).toBeLessThanOrEqual(flag.x + 1);
});

test("the number that the program compares is shown in its block, at the part and beside the slider", async ({
	page,
}) => {
	await enter(page, await makeAccount());
	const blocks = new BlocksPage(page);
	await blocks.open("auto-light");
	await blocks.addUnder("forever", "when_flag_clicked");
	await blocks.addForever("if_else");
	await blocks.addCondition("compare", "if_else");
	await blocks.button("Run").click();
	const inBlock = page.locator(".block-live");
	await expect(inBlock).toHaveText(/^\d+$/);
	const light = page.getByRole("slider", { name: "Light" });
	await light.focus();
	await page.keyboard.press("Home");
	await expect.poll(async () => Number(await inBlock.textContent())).toBeLessThan(500);
	const value = (await inBlock.textContent()) ?? "";
	await expect(page.getByRole("list", { name: "the program reads" })).toContainText(value);
	// Below the number what the part senses, in its unit.
	await expect(page.locator(".sensor-tag")).toHaveText(new RegExp(`^${value} A0\\s*[\\d,.]+ lx, dark$`));
	await expect(page.locator(".block-running").first()).toBeAttached();
	await blocks.button("Stop").click();
	await expect(inBlock).toHaveCount(0);
});

test("the phone's list scrolls when it is pulled sideways, and gives a block when it is pulled upwards", async ({
	browser,
	productUrl,
}) => {
	const phone = await browser.newContext({
		baseURL: productUrl,
		hasTouch: true,
		isMobile: true,
		viewport: { width: 360, height: 740 },
	});
	const page = await phone.newPage();
	await rememberToasts(page);
	await enter(page, await makeAccount());
	const blocks = new BlocksPage(page);
	await blocks.open("led-sequence");
	const first = blocks.toolbox.locator("g.light_on.blocklyDraggable > path.blocklyPath");
	const from = await cornerOf(first);
	await blocks.dragByTouch({ x: from.x + 120, y: from.y + 20 }, { x: from.x, y: from.y + 18 });
	await expect.poll(async () => (await cornerOf(first)).x).toBeLessThan(from.x - 60);
	await expect(blocks.block("light_on")).toHaveCount(0);
	const wanted = blocks.toolbox.locator("g.light_off.blocklyDraggable > path.blocklyPath");
	const [start, flag] = await Promise.all([cornerOf(wanted), cornerOf(blocks.block("when_flag_clicked"))]);
	await blocks.dragByTouch({ x: start.x + 14, y: start.y + 16 }, { x: flag.x + 30, y: flag.y + 70 });
	await expectStatus(page, "Block added successfully!");
	await expect(blocks.block("light_off")).toHaveCount(1);
	// One that is laid beside the others is not joined.
	const more = await cornerOf(wanted);
	await blocks.dragByTouch({ x: more.x + 14, y: more.y + 16 }, { x: flag.x + 180, y: flag.y + 200 }, { x: 0, y: -40 });
	await expect(page.locator(".block-loose-tag")).toContainText("Not joined yet: hang it");
	await phone.close();
});
