import { expect, type Locator, type Page } from "@playwright/test";
import { type Box, restingBox } from "../support/resting-box.ts";

interface Finger {
	/** At a pin, this many pixels beside it. */
	press(endpoint: string, dx?: number, dy?: number): Promise<void>;
	pressAt(x: number, y: number): Promise<void>;
	move(endpoint: string, dx?: number, dy?: number): Promise<void>;
	moveTo(x: number, y: number): Promise<void>;
	lift(): Promise<void>;
}

/** The circuit of the challenge view, as it is built. */
export class BuildingPage {
	readonly page: Page;
	readonly wires: Locator;
	readonly announcements: Locator;
	constructor(page: Page) {
		this.page = page;
		this.wires = page.getByRole("toolbar", { name: "Wires" }).getByRole("button");
		this.announcements = page.getByTestId("build-said");
	}

	tool(name: string): Locator {
		return this.page.getByRole("button", { name, exact: true });
	}

	/** The tray, opened where it is folded. */
	async openParts(): Promise<void> {
		const button = this.tool("Parts");
		if ((await button.getAttribute("aria-expanded")) !== "true") await button.press("Enter");
	}

	/** Where a pin, or the row of a hole, is on the screen. */
	private async positionOf(endpoint: string): Promise<{ x: number; y: number }> {
		const box = await restingBox(this.page.locator(`[data-endpoint="${endpoint}"]`));
		return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	}

	/** From hole to hole of the breadboard, in pixels of the screen. */
	async pixelsBetweenHoles(): Promise<number> {
		const [first, last] = await Promise.all(
			["bb.c1", "bb.h30"].map((hole) => this.page.locator(`[data-endpoint="${hole}"]`).boundingBox()),
		);
		return first && last ? (last.x - first.x) / 29 : 0;
	}

	async pointAt(endpoint: string): Promise<void> {
		const { x, y } = await this.positionOf(endpoint);
		await this.page.mouse.move(x, y);
	}

	/** A spot of the board's lower edge with no pin near it, in whole pixels. */
	async pointBeside(): Promise<{ x: number; y: number }> {
		const box = await restingBox(this.page.locator(".build-place"));
		return { x: Math.round(box.x + 40), y: Math.round(box.y + box.height - 110) };
	}

	/** Where on the screen the free end of the wire is that is being drawn, in whole pixels. */
	freeEndOfWire(): Promise<{ x: number; y: number } | null> {
		return this.page.evaluate(() => {
			const path = document.querySelector<SVGPathElement>(".draft-wire path");
			const matrix = path?.getScreenCTM();
			if (!path || !matrix) return null;
			const { x, y } = path.getPointAtLength(path.getTotalLength()).matrixTransform(matrix);
			return { x: Math.round(x), y: Math.round(y) };
		});
	}

	async clickPoint(endpoint: string): Promise<void> {
		const { x, y } = await this.positionOf(endpoint);
		await this.page.mouse.click(x, y);
	}

	/** A point of the only wire, half of its way, on the screen. */
	middleOfWire(): Promise<{ x: number; y: number }> {
		return this.page.evaluate(() => {
			const path = document.querySelector<SVGPathElement>(".build-world > svg path:last-of-type");
			const matrix = path?.getScreenCTM();
			if (!path || !matrix) throw new Error("There is no wire.");
			const { x, y } = path.getPointAtLength(path.getTotalLength() / 2).matrixTransform(matrix);
			return { x, y };
		});
	}

	/** Where a part is on the screen. */
	boxOf(part: string): Promise<Box> {
		return restingBox(this.page.locator(`[data-part="${part}"]`));
	}

	/** Draws a wire with the mouse held down. */
	async dragWire(from: string, to: string): Promise<void> {
		const [start, end] = [await this.positionOf(from), await this.positionOf(to)];
		await this.page.mouse.move(start.x, start.y);
		await this.page.mouse.down();
		await this.page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
		await this.page.mouse.move(end.x, end.y, { steps: 3 });
		await this.page.mouse.up();
		await expect(this.announcements).toContainText("Wire from");
	}

	/** Draws a wire by two taps of a finger; the first one on a small board zooms in. */
	async tapWire(from: string, to: string): Promise<void> {
		for (const endpoint of [from, from, to]) {
			const { x, y } = await this.positionOf(endpoint);
			await this.page.touchscreen.tap(x, y);
		}
	}

	/** A finger on the board: pressed, moved and lifted at pins, this many pixels beside them. */
	async finger(): Promise<Finger> {
		const session = await this.page.context().newCDPSession(this.page);
		const send = async (type: "touchStart" | "touchMove" | "touchEnd", endpoint: string | null, dx = 0, dy = 0) => {
			const at = endpoint === null ? null : await this.positionOf(endpoint);
			const touchPoints = at ? [{ x: at.x + dx, y: at.y + dy }] : [];
			await session.send("Input.dispatchTouchEvent", { type, touchPoints });
		};
		return {
			press: (endpoint: string, dx = 0, dy = 0) => send("touchStart", endpoint, dx, dy),
			move: (endpoint: string, dx = 0, dy = 0) => send("touchMove", endpoint, dx, dy),
			lift: () => send("touchEnd", null),
			async pressAt(x: number, y: number) {
				await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
			},
			async moveTo(x: number, y: number) {
				await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x, y }] });
			},
		};
	}

	/** Chooses two points by typing their names into the lists, and presses Enter: the keyboard alone. */
	async typeWire(from: string, to: string): Promise<void> {
		await this.page.getByRole("combobox", { name: "From" }).focus();
		await this.typeChoice(from);
		await this.page.keyboard.press("Tab");
		await this.typeChoice(to);
		await this.tool("Draw the wire").press("Enter");
	}

	/** Chooses in the list that has the focus by typing. The browser takes letters a second apart for a new word: then once more. */
	async typeChoice(text: string): Promise<void> {
		const list = this.page.locator("select:focus");
		await expect(async () => {
			await this.page.keyboard.type(text);
			const chosen = await list.evaluate(({ selectedOptions }: HTMLSelectElement) => selectedOptions[0]?.text);
			expect(chosen?.startsWith(text)).toBe(true);
		}).toPass({ intervals: [1500] });
	}

	/** A press at the board's edge, released beside the board before pointer capture. */
	async releaseBeside(): Promise<void> {
		const target = this.page.locator(".build-place");
		const box = await restingBox(target);
		const y = box.y + box.height - 6;
		const inside = box.x + 4;
		await this.page.mouse.move(inside, y);
		await this.page.mouse.down();
		await expect(target).toHaveAttribute("data-state", "pressed");
		await this.page.mouse.move(inside, box.y - 30);
		await this.page.mouse.up();
		await this.page.mouse.move(inside + 30, y);
		await expect(target).toHaveAttribute("data-state", "idle");
	}

	async dragPart(name: RegExp, dx: number, dy: number): Promise<void> {
		const box = await restingBox(this.page.getByRole("button", { name }).first());
		const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
		await this.page.mouse.move(x, y);
		await this.page.mouse.down();
		await this.page.mouse.move(x + dx, y + dy, { steps: 4 });
		await this.page.mouse.up();
	}
}
