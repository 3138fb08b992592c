import { expect, type Locator, type Page } from "@playwright/test";

/** The small card of the first minute at a bench. */
export class TourCard {
	readonly page: Page;
	readonly card: Locator;
	constructor(page: Page) {
		this.page = page;
		this.card = page.locator(".tour-card");
	}

	async skip(): Promise<void> {
		await this.card.getByRole("button", { name: "Skip" }).click();
		await expect(this.card).toHaveCount(0);
	}

	/** The card is seen, and says this. */
	async expectText(text: string | RegExp): Promise<void> {
		await expect(this.card.filter({ visible: true })).toContainText(text);
	}

	/** The card says this, is wholly on the screen, and lies neither over what it speaks of nor over what `others` selects. */
	async expectFree(text: string | RegExp, others: string): Promise<void> {
		await this.expectText(text);
		await expect.poll(() => this.faults(others)).toEqual([]);
	}

	private faults(others: string): Promise<string[]> {
		return this.page.evaluate((others) => {
			const card = document.querySelector(".tour-card")?.getBoundingClientRect();
			const target = document.querySelector("[data-tour-target]");
			if (!card || !target) return ["no card, or nothing that it speaks of"];
			const faults = [];
			const { left, top, right, bottom } = card;
			if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) faults.push("it leaves the screen");
			for (const one of [target, ...document.querySelectorAll(others)]) {
				if (!one.checkVisibility({ visibilityProperty: true })) continue;
				const range = document.createRange();
				range.selectNodeContents(one);
				// A line of code is as wide as its column: its text counts.
				const box = (one.matches(".cm-line") ? range : one).getBoundingClientRect();
				const isOver = left < box.right && right > box.left && top < box.bottom && bottom > box.top;
				if (isOver) faults.push(`it is over ${one === target ? "its target" : one.getAttribute("class")}`);
			}
			return faults;
		}, others);
	}
}
