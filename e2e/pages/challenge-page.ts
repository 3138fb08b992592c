import { expect, type Locator, type Page } from "@playwright/test";

/** The challenge view of a secondary project: /secondary-kit?challenge={id}. */
export class ChallengePage {
	readonly page: Page;
	readonly editor: Locator;
	readonly serial: Locator;
	constructor(page: Page) {
		this.page = page;
		this.editor = page.getByRole("textbox", { name: "Code editor" });
		this.serial = page.getByRole("log", { name: "Serial monitor" });
	}

	async open(projectId: string): Promise<void> {
		await this.page.goto(`/secondary-kit?challenge=${projectId}`);
		await this.page.getByRole("tab", { name: "Coding" }).click();
		// On a phone the first minute's tour may show the board instead as soon as it begins.
		await expect(this.editor.or(this.page.getByRole("button", { name: "Skip" })).first()).toBeVisible();
	}

	/** What somebody new may do in the first minute. */
	async skipTour(): Promise<void> {
		await this.page.getByRole("button", { name: "Skip" }).click();
	}

	/** Presses an entry of the program's menu. */
	async menu(name: string): Promise<void> {
		await this.page.getByRole("button", { name: "More for your program" }).click();
		await this.page.getByRole("button", { name, exact: true }).click();
	}

	/** On a phone: shows the views of the project, which have no room beside the bench. */
	async unfoldHead(): Promise<void> {
		await this.page.getByRole("button", { name: "More: views, hand in, help" }).click();
	}

	/** Chooses a tab of the panel below the editor. */
	showPanel(name: "Checks" | "Serial" | "Plotter"): Promise<void> {
		return this.page.getByRole("tab", { name: new RegExp(`^${name}`) }).click();
	}

	save(): Promise<void> {
		return this.menu("Save");
	}

	/** Replaces the program, as a paste does. */
	async write(program: string): Promise<void> {
		await this.editor.click();
		await expect(this.editor).toBeFocused();
		await this.page.keyboard.press("ControlOrMeta+a");
		await this.page.keyboard.insertText(program);
	}

	/** Has the circuit wired as the project wires it. */
	async wireForMe(): Promise<void> {
		await this.page.getByRole("button", { name: "More", exact: true }).click();
		await this.page.getByRole("button", { name: "Wire it for me" }).click();
	}

	verify(): Promise<void> {
		return this.page.getByRole("button", { name: "Verify" }).click();
	}

	upload(): Promise<void> {
		return this.page.getByRole("button", { name: "Upload" }).click();
	}

	/** Goes back to the bench from the success page, which a first completion opens. */
	async leaveSuccess(): Promise<void> {
		await expect(this.page.getByRole("heading", { name: "Project Completed" })).toBeFocused();
		await this.page.getByRole("button", { name: "Back to my program" }).click();
		await expect(this.page.getByRole("main")).toBeFocused();
	}

	/** Moves the water temperature slider by keyboard, as exactly as a hand can. */
	async setWaterTemperature(celsius: number): Promise<void> {
		const slider = this.page.getByRole("slider", { name: "Water temperature" });
		await slider.focus();
		for (let step = 0; step < 400; step += 1) {
			const now = Number(await slider.getAttribute("aria-valuenow"));
			if (Math.abs(now - celsius) < 0.25) return;
			await slider.press(now < celsius ? "ArrowRight" : "ArrowLeft");
		}
		throw new Error(`The slider did not reach ${celsius} °C.`);
	}
}
