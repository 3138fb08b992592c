import { expect, type Locator, type Page } from "@playwright/test";
import { restingBox } from "../support/resting-box.ts";

/** Where in a block, from its left upper corner, there is nothing but the block itself. */
const GRIP = { x: 14, y: 24 };
/** Where a condition is taken: left of its fields. */
const CONDITION_GRIP = { x: 8, y: 0 };
/** The middle of the left end of the socket for a condition, from a block's left upper corner. */
const SOCKET = { x: 40, y: 28 };

/** A primary project with its blocks. */
export class BlocksPage {
	readonly page: Page;
	readonly toolbox: Locator;
	readonly workspace: Locator;
	constructor(page: Page) {
		this.page = page;
		this.toolbox = page.locator(".blocklyFlyout > .blocklyWorkspace");
		this.workspace = page.locator(".injectionDiv > .blocklySvg > .blocklyWorkspace");
	}

	async open(projectId: string): Promise<void> {
		await this.page.goto(`/primary-kit?challenge=${projectId}&step=program`);
		await this.block("when_flag_clicked").first().waitFor();
	}

	/** Blocks of a kind in the workspace. */
	block(kind: string): Locator {
		return this.workspace.locator(
			`> .blocklyBlockCanvas g.${kind}.blocklyDraggable > path.blocklyPath:not(.blocklyPathSelected)`,
		);
	}

	private inToolbox(kind: string): Locator {
		return this.toolbox.locator(`g.${kind}.blocklyDraggable > path.blocklyPath:not(.blocklyPathSelected)`);
	}

	button(name: string): Locator {
		return this.page.getByRole("button", { name, exact: true });
	}

	/** A drawer of the toolbox, for older learners. */
	drawer(name: string): Locator {
		return this.page.locator(".blocklyToolboxCategory", { hasText: name });
	}

	/** Opens a drawer, which then stays open. */
	async openDrawer(name: string): Promise<void> {
		const drawer = this.drawer(name);
		const item = drawer.locator("..");
		if ((await item.getAttribute("aria-selected")) !== "true") await drawer.click();
		await expect(item).toHaveAttribute("aria-selected", "true");
	}

	/** Drags a block of the toolbox under the last block of another kind. */
	async addUnder(kind: string, above: string): Promise<void> {
		const over = await restingBox(this.block(above).last());
		await this.dragFromToolbox(kind, { x: over.x + GRIP.x, y: over.y + GRIP.y + 48 });
	}

	/** Drags a block of the toolbox into the mouth of the last repeat. */
	async addInside(kind: string): Promise<void> {
		const repeat = await restingBox(this.block("repeat_times").last());
		await this.dragFromToolbox(kind, { x: repeat.x + GRIP.x + 16, y: repeat.y + GRIP.y + 56 });
	}

	/** Presses a block of the toolbox: the board shows what it does. */
	async press(kind: string): Promise<void> {
		const { x, y } = await restingBox(this.inToolbox(kind));
		await this.page.mouse.click(x + GRIP.x, y + GRIP.y);
	}

	async dragFromToolbox(kind: string, to: { x: number; y: number }): Promise<void> {
		const from = await restingBox(this.inToolbox(kind));
		await this.drag({ x: from.x + GRIP.x, y: from.y + GRIP.y }, to);
	}

	private async drag(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
		await this.page.mouse.move(from.x, from.y);
		await this.page.mouse.down();
		await this.page.mouse.move(to.x + 30, to.y + 30, { steps: 6 });
		await this.page.mouse.move(to.x, to.y, { steps: 6 });
		await this.page.mouse.up();
	}

	/** Drags a block of the toolbox into the mouth of the last "Forever". */
	async addForever(kind: string): Promise<void> {
		await this.addAt(kind, "forever", () => 48);
	}

	/** Drags the first condition of a kind in the toolbox into the last empty block of another. */
	async addCondition(kind: string, into: string): Promise<void> {
		const { x, y } = await restingBox(this.block(into).last());
		const from = await restingBox(this.inToolbox(kind).first());
		await this.drag(
			{ x: from.x + CONDITION_GRIP.x, y: from.y + from.height / 2 },
			{ x: x + SOCKET.x + CONDITION_GRIP.x, y: y + SOCKET.y },
		);
	}

	/** Drags a block of the toolbox into the upper or the lower mouth of the last "If … else". */
	async addWhen(kind: string, mouth: "yes" | "no"): Promise<void> {
		await this.addAt(kind, "if_else", (height) => (mouth === "no" ? height - 52 : 66));
	}

	private async addAt(kind: string, above: string, below: (height: number) => number): Promise<void> {
		const { x, y, height } = await restingBox(this.block(above).last());
		await this.dragFromToolbox(kind, { x: x + GRIP.x + 18, y: y + below(height) + GRIP.y + 4 });
	}

	/** Drags with a finger, in a browser that has touch; first by this many pixels out of where it starts. */
	async dragByTouch(
		start: { x: number; y: number },
		to: { x: number; y: number },
		out: { x: number; y: number } = { x: 0, y: 0 },
	): Promise<void> {
		const finger = await this.page.context().newCDPSession(this.page);
		const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
			finger.send("Input.dispatchTouchEvent", { type, touchPoints: points });
		await touch("touchStart", [start]);
		const from = { x: start.x + out.x, y: start.y + out.y };
		if (out.x !== 0 || out.y !== 0) {
			await touch("touchMove", [{ x: start.x + out.x / 2, y: start.y + out.y / 2 }]);
			await touch("touchMove", [from]);
		}
		for (const share of [0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.97, 1, 1.01, 1]) {
			await touch("touchMove", [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
			// A finger is slower than the page's pictures.
			await this.page.evaluate(() => new Promise(requestAnimationFrame));
		}
		await touch("touchEnd", []);
		await finger.detach();
	}

	/** Takes a block of the toolbox with a finger, scrolling to it if need be, and lays it under or into another block. */
	async addByTouch(kind: string, above: string, offset: { x: number; y: number }): Promise<void> {
		const wanted = this.toolbox.locator(`g.${kind}.blocklyDraggable > path.blocklyPath`).first();
		const drawer = await restingBox(this.page.locator(".blocklyFlyoutBackground"));
		const ground = drawer.y + drawer.height - 8;
		for (let tries = 0; tries < 12; tries++) {
			const { x, y } = await restingBox(wanted);
			if (y > drawer.y + drawer.height - 30) {
				await this.dragByTouch({ x: drawer.x + 60, y: ground - 10 }, { x: drawer.x + 62, y: ground - 110 });
				continue;
			}
			if (x >= 0 && x <= 200) break;
			const [start, end] = x > 200 ? [260, 100] : [100, 260];
			await this.dragByTouch({ x: start, y: ground }, { x: end, y: ground });
		}
		const from = await restingBox(wanted);
		const over = await restingBox(this.block(above).last());
		// Across the list: along it, the finger scrolls.
		const out = drawer.height > drawer.width ? { x: 40, y: 0 } : { x: 0, y: -40 };
		await this.dragByTouch(
			{ x: from.x + 12, y: from.y + 14 },
			{ x: over.x + 12 + offset.x, y: over.y + 14 + offset.y },
			out,
		);
	}

	/** Presses Tab until what has the focus has this accessible name. */
	async tabTo(name: string | RegExp): Promise<void> {
		const wanted = this.page.getByRole("button", { name, exact: true });
		for (let presses = 0; presses < 40; presses++) {
			if (await wanted.evaluate((element) => element === document.activeElement).catch(() => false)) return;
			await this.page.keyboard.press("Tab");
		}
		throw new Error(`Tab never comes to ${name}`);
	}

	/** Presses Enter twice before a frame is drawn, as a slow computer hands quick presses on. Returns two frames later. */
	async pressEnterTwiceInOneFrame(): Promise<void> {
		await this.page.evaluate(async () => {
			const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
			const enter = { key: "Enter", code: "Enter", keyCode: 13, bubbles: true, cancelable: true };
			for (let presses = 0; presses < 2; presses++)
				document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", enter));
			await frame();
			await frame();
		});
	}

	/** Adds a block of the toolbox, by what it is called, with the keyboard behind the block that has the focus. */
	async addByKeyboard(kind: string, name: RegExp): Promise<void> {
		await this.page.keyboard.press("t");
		await this.takeByKeyboard(kind, name);
	}

	/** Opens a drawer by keyboard, from a block in the workspace, and focuses its first block. */
	async openDrawerByKeyboard(name: string): Promise<void> {
		const { keyboard } = this.page;
		const focused = this.page.locator(":focus");
		await keyboard.press("t");
		for (let presses = 0; presses < 12 && (await focused.textContent()) !== name; presses++)
			await keyboard.press(presses < 6 ? "ArrowDown" : "ArrowUp");
		await expect(focused).toHaveText(name);
		await keyboard.press("ArrowRight");
	}

	/** Goes down in the toolbox, or in a drawer, to a block, takes it and puts it down in the workspace. */
	async takeByKeyboard(kind: string, name: RegExp): Promise<void> {
		const { keyboard } = this.page;
		const focused = this.page.locator(":focus");
		const before = await this.block(kind).count();
		for (let presses = 0; presses < 12; presses++) {
			if (name.test((await focused.getAttribute("aria-label")) ?? "")) break;
			await keyboard.press("ArrowDown");
		}
		await expect(focused).toHaveAttribute("aria-label", name);
		await keyboard.press("Enter");
		await expect(this.page.locator(".blocklyDragging").first()).toBeAttached();
		await keyboard.press("Enter");
		await expect(this.page.locator(".blocklyDragging")).toHaveCount(0);
		await expect(this.block(kind)).toHaveCount(before + 1);
	}

	/** Records every change of the lights and of the running block: polling would miss short states. */
	async watchRun(): Promise<() => Promise<{ lights: string[]; blocks: string[] }>> {
		await this.page.evaluate(() => {
			const seen = { lights: [] as string[], blocks: [] as string[] };
			let running: Element | null = null;
			const check = () => {
				const states = Array.from(document.querySelectorAll(".sr-only"), ({ textContent }) => textContent ?? "");
				const lights = states.flatMap((state) => /^The (.+) LED is on/.exec(state)?.[1] ?? []).join(" ");
				if (lights !== seen.lights.at(-1)) seen.lights.push(lights);
				const now = document.querySelector(".block-running");
				if (now && now !== running) seen.blocks.push(/light_on|light_blink/.exec(now.classList.value)?.[0] ?? "");
				running = now;
			};
			check();
			const changes = { subtree: true, childList: true, characterData: true, attributeFilter: ["class"] };
			new MutationObserver(check).observe(document.body, changes);
			Object.assign(window, { seenRun: seen });
		});
		return () =>
			this.page.evaluate(() => (window as unknown as { seenRun: { lights: string[]; blocks: string[] } }).seenRun);
	}

	/** Chooses a colour on the last light block of a kind. */
	async choose(kind: string, colour: string): Promise<void> {
		await this.workspace.locator(`g.${kind} > .blocklyDropdownField`).last().click();
		await this.page.locator(".blocklyDropDownDiv").getByText(colour, { exact: true }).click();
	}
}
