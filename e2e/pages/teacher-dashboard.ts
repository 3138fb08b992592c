import { expect, type Locator, type Page } from "@playwright/test";

/** The dashboard of an educator. */
export class TeacherDashboard {
	readonly page: Page;
	readonly list: Locator;
	/** The submission that is looked at. */
	readonly work: Locator;
	readonly review: Locator;
	constructor(page: Page) {
		this.page = page;
		this.list = page.getByRole("region", { name: "Review Submissions" });
		this.work = page.getByRole("article").filter({ hasText: /^By |By / });
		this.review = page.getByRole("dialog");
	}

	async enterSetupCode(code: string): Promise<void> {
		const dialog = this.page.getByRole("dialog", { name: "Enter the set-up code" });
		if (!(await dialog.isVisible())) await this.page.getByRole("button", { name: "Enter the set-up code" }).click();
		await dialog.getByLabel("Set-up code").fill(code);
		await dialog.getByRole("button", { name: "Become administrator" }).click();
	}

	/** Shows the list with its filters, instead of the few that have waited longest. */
	async seeAll(): Promise<void> {
		await this.list.getByRole("link", { name: /^See all|^All submissions$/ }).click();
		await expect(this.list.getByRole("combobox", { name: "Show" })).toBeVisible();
	}

	/** Opens a submission of a learner, by the name that staff see. */
	async open(learner: string): Promise<void> {
		await this.seeAll();
		await this.list.getByRole("button", { name: learner }).first().click();
		await expect(this.work).toContainText(learner);
	}

	/** Opens the review, chooses a status and fills in the rest. */
	async fillReview(review: { status: string; points?: string; feedback: string }): Promise<void> {
		await this.work.getByRole("button", { name: "Review Submission" }).click();
		await expect(this.submitReview).toBeDisabled();
		await this.review.getByRole("radio", { name: review.status }).check();
		if (review.points !== undefined) await this.review.getByRole("spinbutton", { name: "Points" }).fill(review.points);
		await this.review.getByLabel("Feedback for the learner").fill(review.feedback);
	}

	get submitReview(): Locator {
		return this.review.getByRole("button", { name: "Submit Review" });
	}

	async reopen(reason: string): Promise<void> {
		await this.work.getByRole("button", { name: "Reopen" }).click();
		await this.review.getByLabel("Why do you look at it again?").fill(reason);
		await this.review.getByRole("button", { name: "Reopen" }).click();
	}
}
