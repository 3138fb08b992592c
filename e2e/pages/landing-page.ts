import type { Page } from "@playwright/test";

interface Person {
	name: string;
	email: string;
	password: string;
}

/** The landing page with its Login and Sign Up forms. */
export class LandingPage {
	readonly page: Page;
	constructor(page: Page) {
		this.page = page;
	}

	async open(): Promise<void> {
		await this.page.goto("/");
	}

	/** Fills the sign-up form of a student with email and sends it. */
	async signUp(person: Person): Promise<void> {
		await this.page.getByRole("tab", { name: "Sign Up" }).click();
		await this.fillAndSend(person);
	}

	/** Fills the sign-up form of an educator and sends it. */
	async signUpAsEducator(person: Person): Promise<void> {
		await this.page.getByRole("tab", { name: "Sign Up" }).click();
		const form = this.page.getByRole("tabpanel", { name: "Sign Up" });
		await form.getByRole("radio", { name: "Educator" }).check();
		await form.getByLabel("I am 18 or older").check();
		await this.fillAndSend(person);
	}

	private async fillAndSend(person: Person): Promise<void> {
		const form = this.page.getByRole("tabpanel", { name: "Sign Up" });
		await form.getByLabel("Full name").fill(person.name);
		await form.getByLabel("Email", { exact: true }).fill(person.email);
		await form.getByLabel("Password", { exact: true }).fill(person.password);
		await form.getByLabel("Confirm password").fill(person.password);
		await form.getByRole("button", { name: "Sign Up" }).click();
	}

	/** Fills the login form and sends it. */
	async logIn(person: { email: string; password: string }): Promise<void> {
		const form = this.page.getByRole("tabpanel", { name: "Login" });
		await form.getByLabel("Email", { exact: true }).fill(person.email);
		await form.getByLabel("Password", { exact: true }).fill(person.password);
		await form.getByRole("button", { name: "Login" }).click();
	}
}
