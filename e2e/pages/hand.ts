import type { Locator, Page } from "@playwright/test";
import { restingBox } from "../support/resting-box.ts";

type Point = { x: number; y: number };

/** A mouse or a finger. What it works must be seen, at rest and covered by nothing at its middle. */
export class Hand {
	readonly page: Page;
	readonly touch: boolean;
	constructor(page: Page, touch: boolean) {
		this.page = page;
		this.touch = touch;
	}

	press(target: Locator): Promise<void> {
		return this.touch ? target.tap() : target.click();
	}

	/** The returned function releases it. */
	async hold(target: Locator): Promise<() => Promise<void>> {
		const { lift } = await this.take(target);
		return lift;
	}

	/** By this many pixels of the screen. */
	async drag(target: Locator, dx: number, dy: number): Promise<void> {
		const { start, moveTo, lift } = await this.take(target);
		for (const share of [0.1, 0.4, 0.7, 1]) {
			await moveTo({ x: start.x + dx * share, y: start.y + dy * share });
			await this.nextPicture();
		}
		// A finger that is lifted at rest throws nothing: the browser would take the next tap for the end of a throw.
		for (const _picture of [1, 2, 3, 4, 5, 6]) {
			await moveTo({ x: start.x + dx, y: start.y + dy });
			await this.nextPicture();
		}
		await lift();
	}

	private nextPicture(): Promise<void> {
		return this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve())));
	}

	private async take(target: Locator) {
		if (this.touch) await target.tap({ trial: true });
		else await target.click({ trial: true });
		const { x, y, width, height } = await restingBox(target);
		const start = { x: x + width / 2, y: y + height / 2 };
		return this.touch ? this.finger(start) : this.mouse(start);
	}

	private async mouse(start: Point) {
		const { mouse } = this.page;
		await mouse.move(start.x, start.y);
		await mouse.down();
		return { start, moveTo: ({ x, y }: Point) => mouse.move(x, y), lift: () => mouse.up() };
	}

	private async finger(start: Point) {
		const session = await this.page.context().newCDPSession(this.page);
		const send = async (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) => {
			await session.send("Input.dispatchTouchEvent", { type, touchPoints });
		};
		await send("touchStart", [start]);
		return {
			start,
			moveTo: (at: Point) => send("touchMove", [at]),
			async lift() {
				await send("touchEnd", []);
				await session.detach();
			},
		};
	}
}
