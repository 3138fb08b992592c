import { expect, type Locator, type Page } from "@playwright/test";

/** Submit Your Work, on a secondary project. */
export class SubmitDialog {
	readonly page: Page;
	readonly dialog: Locator;
	/** What has been handed in. */
	readonly own: Locator;
	constructor(page: Page) {
		this.page = page;
		this.dialog = page.getByRole("dialog", { name: "Submit Your Work" });
		this.own = this.dialog.getByRole("region", { name: "What you have submitted" });
	}

	/** Opens the project and the dialog. */
	async open(projectId: string): Promise<void> {
		await this.page.goto(`/secondary-kit?challenge=${projectId}`);
		await this.page.getByRole("button", { name: "Submit Your Work" }).click();
	}

	write(note: string): Promise<void> {
		return this.dialog.getByLabel("Your note").fill(note);
	}

	/** A chosen file. */
	file(name: string): Locator {
		return this.dialog.getByRole("region", { name: "Files" }).getByRole("listitem").filter({ hasText: name });
	}

	/** Chooses files, as the browser's own window does. */
	async choose(files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
		const picker = this.page.waitForEvent("filechooser");
		await this.dialog.getByRole("button", { name: "Add files" }).click();
		await (await picker).setFiles(files);
	}

	/** Waits until this browser keeps this many chosen files of a person: it writes them after the page shows them. */
	async expectKept(count: number, { id }: { id: string }): Promise<void> {
		await expect.poll(() => this.page.evaluate(keptFiles, id)).toBe(count);
	}

	submit(): Promise<void> {
		return this.dialog.getByRole("button", { name: "Submit", exact: true }).click();
	}
}

async function keptFiles(userId: string): Promise<number> {
	const done = <Result>(request: IDBRequest<Result>) =>
		new Promise<Result>((resolve, reject) => {
			request.onsuccess = () => resolve(request.result);
			request.onerror = () => reject(request.error);
		});
	const database = await done(indexedDB.open("inspire-stem"));
	const records = database.transaction("records").objectStore("records");
	const kept = await done<{ files: unknown[] }[]>(records.getAll(IDBKeyRange.bound([userId], [userId, []])));
	database.close();
	return kept.flatMap(({ files }) => files).length;
}
