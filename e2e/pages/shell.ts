import { expect, type Locator, type Page } from "@playwright/test";

/** The shell around every page of a signed-in person: the header with search, profile menu and settings. */
export class Shell {
	readonly page: Page;
	readonly settings: Locator;
	readonly search: Locator;
	constructor(page: Page) {
		this.page = page;
		this.settings = page.getByRole("dialog", { name: "Settings" });
		this.search = page.getByRole("dialog", { name: "Search" });
	}

	async openProfileMenu(): Promise<void> {
		await this.page.getByRole("button", { name: "Profile", exact: true }).click();
	}

	async signOut(): Promise<void> {
		await this.openProfileMenu();
		await this.page.getByRole("button", { name: "Sign Out" }).click();
	}

	async openSettings(): Promise<void> {
		await this.openProfileMenu();
		await this.page.getByRole("button", { name: "Settings" }).click();
		await expect(this.settings).toBeVisible();
	}
}
