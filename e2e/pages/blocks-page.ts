import type { Locator, Page } from "@playwright/test";

/** Where in a block, from its left upper corner, there is nothing but the block itself. */
const GRIP = { x: 14, y: 24 };

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
		await this.page.goto(`/primary-kit?challenge=${projectId}`);
		await this.block("when_flag_clicked").first().waitFor();
	}

	/** Blocks of a kind in the workspace. */
	block(kind: string): Locator {
		return this.workspace.locator(`> .blocklyBlockCanvas g.${kind}.blocklyDraggable > path.blocklyPath`);
	}

	button(name: string): Locator {
		return this.page.getByRole("button", { name, exact: true });
	}

	/** Drags a block of the toolbox under the last block of another kind. */
	async addUnder(kind: string, above: string): Promise<void> {
		const over = await boxOf(this.block(above).last());
		await this.dragFromToolbox(kind, { x: over.x + GRIP.x, y: over.y + GRIP.y + 48 });
	}

	/** Drags a block of the toolbox into the mouth of the last repeat. */
	async addInside(kind: string): Promise<void> {
		const repeat = await boxOf(this.block("repeat_times").last());
		await this.dragFromToolbox(kind, { x: repeat.x + GRIP.x + 16, y: repeat.y + GRIP.y + 56 });
	}

	async dragFromToolbox(kind: string, to: { x: number; y: number }): Promise<void> {
		const from = await boxOf(this.toolbox.locator(`g.${kind}.blocklyDraggable > path.blocklyPath`));
		await this.page.mouse.move(from.x + GRIP.x, from.y + GRIP.y);
		await this.page.mouse.down();
		await this.page.mouse.move(to.x + 30, to.y + 30, { steps: 6 });
		await this.page.mouse.move(to.x, to.y, { steps: 6 });
		await this.page.mouse.up();
	}

	/** Chooses a colour on the last light block of a kind. */
	async choose(kind: string, colour: string): Promise<void> {
		await this.workspace.locator(`g.${kind} > .blocklyDropdownField`).last().click();
		await this.page.locator(".blocklyDropDownDiv").getByText(colour, { exact: true }).click();
	}
}

async function boxOf(place: Locator): Promise<{ x: number; y: number }> {
	const box = await place.boundingBox();
	if (!box) throw new Error("The block is not to be seen");
	return box;
}
