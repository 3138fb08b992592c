import type { Page } from "@playwright/test";
import { BlocksPage } from "../pages/blocks-page.ts";
import { ChallengePage } from "../pages/challenge-page.ts";
import { SubmitDialog } from "../pages/submit-dialog.ts";
import { sql } from "../support/database.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";

const BLOCKS = {
	blocks: {
		languageVersion: 0,
		blocks: [
			{
				...{ type: "when_flag_clicked", id: "flag", x: 28, y: 28, deletable: false },
				next: { block: { type: "light_on", id: "one", fields: { LIGHT: "red" } } },
			},
		],
	},
};
const UNSENT = { base: 0, sent: null, pressed: false, aside: [] };
/** An id for each action, by which the server applies it once. */
const SKETCH = "cbe35b5e-0437-4b1f-be41-bc068d894ef2";
const BLOCKS_SAVED = "4a7276d7-0f79-4967-93fd-e620ad420522";
const HANDED_IN = "0e0189d8-408c-469f-bc9b-dd46a3dd316a";

/** Writes into the browser what version 0.1 kept of a person who worked without a network, in its own form. */
function keepAsVersion01(page: Page, userId: string): Promise<void> {
	return page.evaluate(
		async ({ person: userId, BLOCKS, UNSENT, SKETCH, BLOCKS_SAVED, HANDED_IN }) => {
			const keep = (key: string, value: object) => localStorage.setItem(key, JSON.stringify(value));
			const sketch = {
				text: "// typed with the network cut\nvoid setup() {}\nvoid loop() {}\n",
				...UNSENT,
				action: SKETCH,
			};
			keep("sketch:water-temp-monitor", { version: 1, people: { [userId]: sketch } });
			keep(`scratch-blocks:${userId}:led-sequence`, {
				version: 1,
				current: BLOCKS,
				saved: BLOCKS,
				...UNSENT,
				action: BLOCKS_SAVED,
			});
			localStorage.setItem(`waiting-work:${userId}`, "true");
			const draft = { text: "A note that was not sent.", tried: null };
			sessionStorage.setItem(`submission:${userId}:env-monitor`, JSON.stringify(draft));

			const file = (name: string) => new File(["void setup() {}\n"], name, { type: "text/plain" });
			const opening = indexedDB.open("inspire-stem", 1);
			opening.onupgradeneeded = () => opening.result.createObjectStore("records");
			await new Promise((resolve) => {
				opening.onsuccess = resolve;
			});
			const writing = opening.result.transaction("records", "readwrite");
			const records = writing.objectStore("records");
			const chosen = [{ id: "1795371790365-8ed4f0cc", file: file("later.ino"), path: null }];
			records.put({ version: 1, files: chosen }, [userId, "chosen-files", "env-monitor"]);
			const waiting = {
				...{ version: 1, id: HANDED_IN, userId: userId, challengeId: "auto-light", at: "2026-11-22T05:23:17.568Z" },
				...{ text: "Handed in without a network.", files: [{ id: "one", file: file("mine.ino"), path: null }] },
			};
			records.put(waiting, [userId, "waiting-work", HANDED_IN]);
			await new Promise((resolve) => {
				writing.oncomplete = resolve;
			});
			opening.result.close();
		},
		{ person: userId, BLOCKS, UNSENT, SKETCH, BLOCKS_SAVED, HANDED_IN },
	);
}

test("drafts and waiting work of the version before are there, and are sent", async ({ page }) => {
	const asha = await makeAccount();
	await enter(page, asha);
	await page.goto("/health");
	await keepAsVersion01(page, asha.id);

	const challenge = new ChallengePage(page);
	await challenge.open("water-temp-monitor");
	await expect(challenge.editor).toContainText("// typed with the network cut");
	const stored = () =>
		sql<{ kind: string; body: string }>(
			"select kind, body from public.work_versions where user_id = $1 order by kind",
			[asha.id],
		);
	await expect.poll(async () => (await stored()).map(({ kind }) => kind)).toEqual(["blocks", "sketch"]);
	const handedIn = () =>
		sql("select id, submission_text, submission_file_names from public.challenge_submissions where student_id = $1", [
			asha.id,
		]);
	await expect
		.poll(handedIn)
		.toMatchObject([{ submission_text: "Handed in without a network.", submission_file_names: ["mine.ino"] }]);

	await new BlocksPage(page).open("led-sequence");
	await expect(new BlocksPage(page).block("light_on")).toHaveCount(1);

	const work = new SubmitDialog(page);
	await work.open("env-monitor");
	await expect(work.dialog.getByLabel("Your note")).toHaveValue("A note that was not sent.");
	await expect(work.file("later.ino")).toBeVisible();
	await page.goto("/waiting");
	await expect(page.getByText("All your work is with the server.")).toBeVisible();
});
