import { SubmitDialog } from "../pages/submit-dialog.ts";
import { pauseClock } from "../support/clock.ts";
import { sql } from "../support/database.ts";
import { expectGoodAtEverySize } from "../support/good-screen.ts";
import { tabTo } from "../support/keys.ts";
import { enter, makeAccount, takeSeat } from "../support/people.ts";
import { photoOfWork } from "../support/photo.ts";
import { expect, schoolAddress, test } from "../support/product.ts";
import { passRetries } from "../support/requests.ts";
import { expectToast } from "../support/toasts.ts";

const PROJECT = "env-monitor";

const text = (name: string, content = "void setup() {}\nvoid loop() {}\n") => ({
	name,
	mimeType: "text/plain",
	buffer: Buffer.from(content),
});

const storedOf = async (id: string) =>
	(await sql<{ name: string }>("select name from storage.objects where owner_id = $1", [id])).length;
const handedInBy = (id: string) =>
	sql<{ submission_text: string; submission_file_names: string[] }>(
		"select submission_text, submission_file_names from challenge_submissions where student_id = $1",
		[id],
	);

test.describe("with an upload that breaks", () => {
	test.use({ expectedErrors: /^A change failed: BackendError: The upload broke off/ });

	test("files are judged by their bytes, outlive a reload, and go on from the list after a break", async ({ page }) => {
		await page.clock.install();
		const asha = await makeAccount({ name: "Asha Mushi" });
		await enter(page, asha);
		const work = new SubmitDialog(page);
		await work.open(PROJECT);
		await expect(work.own).toContainText("Nothing yet. What you submit stands here, with its feedback.");
		await work.write("The window closes when it rains.");
		await work.choose([
			text("report.pdf", "no PDF at all"),
			{ ...text("alarm.ino"), buffer: Buffer.from("MZ\x90\0\x03\0\0\0", "latin1") },
			{ ...text("photo.jpg"), buffer: Buffer.from("\0\0\0\x18ftypheic\0\0\0\0", "latin1") },
			{ ...text("film.pdf"), buffer: Buffer.alloc(10 * 1024 * 1024 + 1, "%PDF-1.7 ") },
			text("setup.exe"),
			text("window.ino"),
			text("extra.txt"),
			text("notes.txt"),
		]);
		for (const problem of [
			"report.pdf is not the kind of file that its name says.",
			"alarm.ino is not the kind of file that its name says.",
			"photo.jpg is a HEIC photo, which most devices cannot show.",
			"film.pdf is too large. A file can have 10 MB.",
			"setup.exe: this kind of file is not taken.",
		])
			await expect(work.dialog.getByRole("alert")).toContainText(problem);
		await work.choose(Array.from({ length: 8 }, (_, index) => text(`more-${index}.txt`)));
		await expect(work.dialog.getByRole("alert")).toHaveText("You can add 10 files. The others were left out.");
		await expect(work.dialog.getByRole("button", { name: "Add files" })).toBeDisabled();
		// Intercept the file chooser before the key press, or the browser may open it first.
		page.on("filechooser", () => undefined);
		// By keyboard from here on. A removed element passes the focus to its neighbour.
		await tabTo(work.dialog.getByRole("button", { name: "Remove: more-0.txt" }));
		for (let index = 0; index < 7; index += 1) {
			await expect(work.dialog.getByRole("button", { name: /^Remove: / }).nth(3)).toBeFocused();
			await page.keyboard.press("Enter");
		}
		await expect(work.dialog.getByRole("button", { name: "Remove: notes.txt" })).toBeFocused();
		await tabTo(work.dialog.getByRole("button", { name: "Add files" }));
		const picker = page.waitForEvent("filechooser");
		await page.keyboard.press("Enter");
		await (await picker).setFiles([text("late.txt")]);
		await work.expectKept(4, asha);
		await tabTo(work.dialog.getByRole("button", { name: "Remove: late.txt" }));
		await page.keyboard.press("Enter");
		await work.expectKept(3, asha);

		await page.reload();
		await tabTo(page.getByRole("button", { name: "Submit Your Work" }));
		await page.keyboard.press("Enter");
		await expect(work.dialog.getByLabel("Your note")).toHaveValue("The window closes when it rains.");
		await expect(work.dialog.getByRole("region", { name: "Files" }).getByRole("listitem")).toHaveCount(3);

		const uploads: string[] = [];
		page.on("request", (request) => {
			if (request.method() === "POST" && /storage\/v1\/object\/challenge/.test(request.url()))
				uploads.push(request.url());
		});
		await page.route(/\/object\/challenge-submissions\//, (route) =>
			new Set(uploads).size === 3 ? route.abort() : route.continue(),
		);
		const submit = work.dialog.getByRole("button", { name: "Submit", exact: true });
		await tabTo(submit);
		// Time stops: what is shown while it waits for the next try is shown until the test lets time pass.
		await pauseClock(page);
		await page.keyboard.press("Enter");
		await expect(work.file("notes.txt")).toContainText("The connection broke. Trying again…");
		await expect(work.dialog.getByRole("progressbar", { name: "notes.txt, sent" })).toBeVisible();
		await expect(work.dialog.getByRole("button", { name: "Sending…" })).toBeFocused();
		await passRetries(page, () =>
			expect(work.dialog).toContainText("Failed to submit. Please try again. Your note and files are still here.", {
				timeout: 300,
			}),
		);
		await page.clock.resume();
		await expect(work.file("notes.txt")).toContainText("The connection broke. Try again when it is back.");
		await expect(work.file("window.ino")).toContainText("Uploaded");
		await expectGoodAtEverySize(page);
		// One that was stored and is not wanted leaves nothing on the server.
		expect(await storedOf(asha.id)).toBe(2);
		await tabTo(work.dialog.getByRole("button", { name: "Remove: extra.txt" }));
		await page.keyboard.press("Enter");
		await expect.poll(() => storedOf(asha.id)).toBe(1);
		await page.unroute(/\/object\/challenge-submissions\//);
		await tabTo(work.dialog.getByRole("button", { name: "Try again: notes.txt" }));
		await page.keyboard.press("Enter");
		await expect(work.file("notes.txt")).toContainText("Uploaded");
		await expect(work.dialog.getByRole("button", { name: "Remove: notes.txt" })).toBeFocused();
		await tabTo(submit);
		await page.keyboard.press("Enter");
		await expectToast(page, "Submission uploaded successfully!");
		await expect(work.dialog).toBeHidden();
		// Each is stored once, however often it was sent; stored files were not sent again.
		expect(new Set(uploads).size).toBe(3);
		expect(uploads.filter((url) => url === uploads[0])).toHaveLength(1);
		expect(await storedOf(asha.id)).toBe(2);

		await sql("update challenge_submissions set status = 'rejected', teacher_feedback = $2 where student_id = $1", [
			asha.id,
			"The window stays open. Look at the angle.",
		]);
		await page.reload();
		await work.open(PROJECT);
		await expect(work.own.getByRole("listitem").first()).toContainText("Rejected");
		await expect(work.own).toContainText("The window stays open. Look at the angle.");
		await expect(work.own.getByRole("link", { name: "window.ino (opens in a new tab)" })).toBeVisible();
		const saving = page.waitForEvent("download");
		await work.own.getByRole("link", { name: "Save: notes.txt" }).click();
		expect((await saving).suggestedFilename()).toBe("notes.txt");
		await expectGoodAtEverySize(page);
		const note = work.dialog.getByLabel("Your note");
		await expect(note).toHaveValue("");
		await work.own.getByRole("button", { name: "Hand in again" }).press("Enter");
		await expect(note).toHaveValue("The window closes when it rains.");
		await expect(note).toBeFocused();
	});
});

// 404: an address that is no page has no icon. 409: what is sent again is there already.
test.describe("over plain http", () => {
	test.use({ productUrl: ({ product: _ }, use) => use(schoolAddress()), expectedErrors: /status of (404|409)/ });

	test("work handed in offline waits in this browser, for its person only, and is sent once", async ({ page }) => {
		const [asha, juma] = [await makeAccount({ name: "Asha Mushi" }), await makeAccount({ name: "Juma Hassan" })];
		await takeSeat(page, asha);
		const work = new SubmitDialog(page);
		await work.open(PROJECT);
		await expect(work.own).toContainText("Nothing yet.");
		const [note, waiting] = [work.dialog.getByLabel("Your note"), work.own.getByRole("listitem").first()];
		await page.context().setOffline(true);
		await work.write("Made on the bus.");
		await work.choose([text("dirisha langu.ino"), await photoOfWork()]);
		await work.submit();
		await expect(waiting).toContainText("Waiting for the server");
		await expect(waiting).toContainText("dirisha langu.ino");
		await expect(note).toHaveValue("");
		await expectGoodAtEverySize(page);
		await waiting.getByRole("button", { name: "Cancel sending" }).press("Enter");
		await expect(note).toHaveValue("Made on the bus.");
		const photo = work.file("kazi yangu.jpg").locator("img");
		await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
		await expect(work.own).not.toContainText("Made on the bus.");
		await work.write("Made on the bus, twice.");
		await work.submit();
		await expect(waiting).toContainText("Made on the bus, twice.");

		// The page closes while the server is down. The next person in this browser neither sees nor sends it.
		await page.goto("about:blank");
		await page.context().setOffline(false);
		await takeSeat(page, juma);
		await work.open(PROJECT);
		await expect(work.own).toContainText("Nothing yet.");
		await expect(work.dialog).not.toContainText("bus");
		await page.waitForLoadState("networkidle");
		expect([await handedInBy(asha.id), await handedInBy(juma.id), await storedOf(asha.id)]).toEqual([[], [], 0]);

		// The server takes it, but its answer is lost on the way: it is sent again, and is there once.
		let lost = 0;
		await page.route(/\/rest\/v1\/challenge_submissions/, async (route) => {
			if (route.request().method() !== "POST" || lost > 0) return route.continue();
			lost += 1;
			// Playwright resolves no host names like the browser.
			await route.fetch({ url: route.request().url().replace("school.test", "127.0.0.1") });
			await route.abort();
		});
		await takeSeat(page, asha);
		await page.goto("/dashboard");
		await expectToast(page, "Submission uploaded successfully!");
		expect(lost).toBe(1);
		expect(await handedInBy(asha.id)).toEqual([
			{
				submission_text: "Made on the bus, twice.",
				submission_file_names: ["dirisha langu.ino", "kazi yangu.jpg"],
			},
		]);
		expect(await storedOf(asha.id)).toBe(2);
		await work.open(PROJECT);
		await expect(work.own.getByText("Waiting for review")).toHaveCount(1);
		await expect(work.own).not.toContainText("Waiting for the server");
	});
});
