import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { BlocksPage } from "../pages/blocks-page.ts";
import { BuildingPage } from "../pages/building-page.ts";
import { ChallengePage } from "../pages/challenge-page.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, matrixUnless, test } from "../support/product.ts";
import { kindOf } from "../support/programs.ts";

const SIZES = [
	[1280, 800],
	[1366, 640],
	[1024, 700],
	[768, 1024],
	[360, 740],
	[740, 360],
] as const;
const [SKETCHES, BLOCKS] = ["sketch", "blocks"].map((kind) =>
	readdirSync("content/projects").filter((id) => kindOf(id) === kind),
) as [string[], string[]];
/** With the most controls and the widest circuit. */
const TIGHTEST = "digital-scale";
/** Frames of the browser in which nothing moves. */
const STILL_FRAMES = 8;
/** No sensor, nothing to move. */
const UNMOVED = ["led-sequence"];

for (const id of SKETCHES)
	test(
		`the controls of ${id} cover no part, wired or not, at any size`,
		matrixUnless(id === TIGHTEST),
		async ({ page }) => {
			await enter(page, await makeAccount());
			const challenge = new ChallengePage(page);
			const building = new BuildingPage(page);
			await challenge.open(id);
			for (const wired of [false, true]) {
				await page.setViewportSize({ width: 1280, height: 800 });
				if (wired) {
					await challenge.wireForMe();
					await expect(building.wires).not.toHaveCount(0);
					await building.tool("Fit").press("Enter");
				}
				for (const [width, height] of SIZES) {
					await page.setViewportSize({ width, height });
					await showBoard(page);
					await expect(page.locator(".control-card").first()).toBeVisible();
					await expect.poll(() => covered(page), `${width} × ${height}`).toEqual([]);
				}
			}
		},
	);

for (const id of BLOCKS.filter((id) => !UNMOVED.includes(id)))
	test(`the controls of ${id} cover no part, stopped or running, at any size`, { tag: "@matrix" }, async ({ page }) => {
		await enter(page, await makeAccount());
		const blocks = new BlocksPage(page);
		await blocks.open(id);
		if ((await blocks.drawer("Wait").count()) > 0) await blocks.openDrawer("Wait");
		await blocks.addUnder("wait_seconds", "when_flag_clicked");
		for (const running of [false, true]) {
			await page.setViewportSize({ width: 1280, height: 800 });
			if (running) await blocks.button("Step through the blocks").click();
			for (const [width, height] of SIZES) {
				await page.setViewportSize({ width, height });
				await showBoard(page);
				await expect(page.locator(".control-card").first()).toBeVisible();
				await expect.poll(() => covered(page), `${width} × ${height}`).toEqual([]);
			}
		}
	});

/** On a phone the board is one of several views. */
async function showBoard(page: Page): Promise<void> {
	const board = page.getByRole("button", { name: "Board", exact: true });
	if (await board.isVisible()) await board.press("Enter");
}

/** What of the drawn circuit lies under a control, as it is seen: in the bounds of what scrolls. */
function covered(page: Page): Promise<string[]> {
	return page.evaluate(async (stillFrames) => {
		interface Box {
			left: number;
			top: number;
			right: number;
			bottom: number;
		}
		const within = (one: Box, other: Box): Box => ({
			left: Math.max(one.left, other.left),
			top: Math.max(one.top, other.top),
			right: Math.min(one.right, other.right),
			bottom: Math.min(one.bottom, other.bottom),
		});
		const seen = (element: Element) => {
			let box: Box = element.getBoundingClientRect();
			for (let around = element.parentElement; around; around = around.parentElement)
				if (getComputedStyle(around).overflowY !== "visible") box = within(box, around.getBoundingClientRect());
			return box;
		};
		const positions = () =>
			[...document.querySelectorAll(".control-card, .part-mark")]
				.map((one) => Object.values(one.getBoundingClientRect().toJSON()).join())
				.join();
		// The layout follows the pane's size by and by.
		for (let still = 0, before = ""; still < stillFrames; ) {
			await new Promise(requestAnimationFrame);
			const now = positions();
			still = now === before ? still + 1 : 0;
			before = now;
		}
		const controls = [...document.querySelectorAll(".control-card, .sensor-readings")].filter((one) =>
			one.checkVisibility(),
		);
		const parts = [...document.querySelectorAll(":is(.circuit-board, .block-bench-scene) :is(.part-mark, .uno-board)")];
		if (controls.length === 0 || parts.length === 0) return ["nothing is shown"];
		return controls.flatMap((control) =>
			parts.flatMap((part) => {
				const { left, top, right, bottom } = within(seen(control), seen(part));
				const isCovered = right - left > 1 && bottom - top > 1;
				return isCovered ? [`${control.textContent} over ${part.className}`] : [];
			}),
		);
	}, STILL_FRAMES);
}
