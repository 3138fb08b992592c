import type { Page } from "@playwright/test";
import { LandingPage } from "../pages/landing-page.ts";
import { SubmitDialog } from "../pages/submit-dialog.ts";
import { TeacherDashboard } from "../pages/teacher-dashboard.ts";
import { sql } from "../support/database.ts";
import { expectGoodAtEverySize } from "../support/good-screen.ts";
import { liveLine } from "../support/live-line.ts";
import { photoOfWork, readPicture } from "../support/photo.ts";
import { expect, newPerson, test } from "../support/product.ts";
import { watchRequests } from "../support/requests.ts";
import { testedProduct } from "../support/tested-product.ts";
import { expectToast } from "../support/toasts.ts";

const PROJECT = "water-temp-monitor";
const NOTIFICATIONS = /\/rest\/v1\/notifications/;

const administrator = newPerson("Neema Mwakyusa");
const farida = newPerson("Farida Lyimo");

// The set-up code is used once: the second test works with the administrator of the first.
test.describe.configure({ mode: "serial" });

// A school where nothing has been handed in yet, whatever ran before.
test.beforeAll(async () => {
	await sql("delete from challenge_submissions");
});

async function signUp(page: Page, person: ReturnType<typeof newPerson>, kind: "student" | "educator") {
	const landing = new LandingPage(page);
	await landing.open();
	await (kind === "student" ? landing.signUp(person) : landing.signUpAsEducator(person));
	await expect(page).toHaveURL(/\/dashboard$/);
}

test("work is handed in, an administrator reviews it, and the learner hears of it at once", async ({
	page: learner,
	otherPage: teacher,
}) => {
	const line = await liveLine(learner);
	await signUp(learner, farida, "student");
	// A completion without points: the dashboard is not that of a first visit.
	await sql(
		`insert into public.project_completions (user_id, project_id, points, source)
		select id, 'led-sequence', 0, '' from public.profiles where email = $1`,
		[farida.email],
	);
	await signUp(teacher, administrator, "educator");

	// The set-up code, which the server printed, makes the educator administrator.
	const dashboard = new TeacherDashboard(teacher);
	await expect(teacher.getByText("An administrator verifies you first")).toBeVisible();
	await expectGoodAtEverySize(teacher);
	await dashboard.enterSetupCode("ABCD-EFGH-JKLM");
	await expect(teacher.getByText("This code is wrong, or it was used already.")).toBeVisible();
	await dashboard.enterSetupCode(testedProduct().setupCode);
	await expectToast(teacher, "You are administrator now.");
	await expect(teacher.getByText("This school has no administrator yet")).toBeHidden();
	await expect(dashboard.list.getByText("No work waits for review")).toBeVisible();
	await expect(teacher.getByRole("link", { name: "Staff" })).toBeVisible();

	// A note, a photo and a program; the connection breaks on the way.
	const work = new SubmitDialog(learner);
	await work.open(PROJECT);
	await work.submit();
	await expect(work.dialog.getByText("Please provide either text or upload files.")).toBeVisible();
	await work.write("It warns me above 30 degrees.");
	await work.choose([
		await photoOfWork(),
		{ name: "alarm.ino", mimeType: "text/plain", buffer: Buffer.from("void setup() {}\nvoid loop() {}\n") },
		{ name: "report.pdf", mimeType: "application/pdf", buffer: Buffer.from("<html>not a pdf</html>") },
	]);
	await expect(work.dialog.getByText("report.pdf is not the kind of file that its name says.")).toBeVisible();
	await expectGoodAtEverySize(learner);
	await learner.route("**/api/pictures*", (route) => route.abort(), { times: 1 });
	await work.submit();
	await expect(work.dialog.getByText("The connection broke. Trying again…")).toBeVisible();
	await expectToast(learner, "Submission uploaded successfully!");
	await expect(work.dialog).toBeHidden();

	// From here on the learner's page polls no notifications: the server pushes them.
	const allRead = watchRequests(learner, NOTIFICATIONS);
	await learner.goto("/dashboard");
	await line.expectJoined("user_points_");
	await allRead(await line.expectJoined("notifications_"));
	await expect(learner.getByText("100 points to level 2")).toBeVisible();
	await expect(learner.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
	await learner.route(NOTIFICATIONS, (route) =>
		route.request().method() === "GET" ? route.abort() : route.continue(),
	);
	await learner.evaluate(() => Object.assign(window, { notReloaded: true }));

	await dashboard.open("Farida L.");
	await expect(dashboard.work).toContainText("It warns me above 30 degrees.");
	const picture = dashboard.work.getByRole("img", { name: "kazi yangu.jpg" });
	await expect(picture).toBeVisible();
	const stored = await teacher.request.get((await picture.getAttribute("src")) ?? "");
	expect(await readPicture(await stored.body())).toEqual({
		width: 1067,
		height: 1600,
		exif: undefined,
		orientation: undefined,
	});
	// The reviewer saves the program under the name that its learner gave it.
	await expect(dashboard.work.getByRole("link", { name: "alarm.ino (opens in a new tab)" })).toBeVisible();
	const saving = teacher.waitForEvent("download");
	await dashboard.work.getByRole("link", { name: "Save: alarm.ino" }).click();
	expect((await saving).suggestedFilename()).toBe("alarm.ino");
	await expectGoodAtEverySize(teacher);
	await dashboard.fillReview({ status: "Approved", points: "80", feedback: "Well built. Make it beep slower." });
	await expectGoodAtEverySize(teacher);
	await dashboard.submitReview.click();
	await expectToast(teacher, "Submission reviewed successfully!");

	await expectToast(learner, 'Your work for "Water Temperature Monitor" earned 80 points.');
	await expect(learner.getByText("20 points to level 2")).toBeVisible();
	await learner.getByRole("button", { name: "Notifications, 1 unread" }).click();
	const bell = learner.getByRole("dialog", { name: "Notifications" });
	await expect(bell.getByRole("listitem")).toHaveCount(1);
	await expectGoodAtEverySize(learner);
	await bell.getByRole("button", { name: "Mark as read: Submission approved" }).click();
	await expect(learner.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
	expect(await learner.evaluate(() => "notReloaded" in window)).toBe(true);

	// What happens while the live connection is cut is read when it is joined again.
	await line.cut();
	await dashboard.reopen("I pressed the wrong button.");
	await expect(dashboard.work).toContainText("Opened again: I pressed the wrong button.");
	await expect(learner.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
	await learner.unroute(NOTIFICATIONS);
	line.mend();
	await expect(bell.getByText("Submission opened again")).toBeVisible({ timeout: 30_000 });
	await expect(learner.getByText("100 points to level 2")).toBeVisible();

	// The learner reads what became of it where it was handed in.
	await work.open(PROJECT);
	const { own } = work;
	await expect(own).toContainText("Under review");
	await expect(own).toContainText("Well built. Make it beep slower.");
	await expect(own.getByRole("img", { name: "kazi yangu.jpg" })).toBeVisible();
});

test.describe("with two reviewers", () => {
	test.use({
		expectedErrors: /status of 400|A change failed: BackendError: The submission has been reviewed meanwhile/,
	});

	test("a verified educator reviews; of two who review at once the second is shown both versions", {
		tag: "@matrix",
	}, async ({ page: admin, otherPage: teacher }) => {
		const educator = newPerson("Daudi Komba");
		await signUp(teacher, educator, "educator");
		await expect(teacher.getByText("An administrator verifies you first")).toBeVisible();

		const landing = new LandingPage(admin);
		await landing.open();
		await landing.logIn(administrator);
		await admin.getByRole("link", { name: "Staff" }).click();
		await admin.getByLabel("Search by name or email").fill(educator.email);
		const line = admin.getByRole("listitem").filter({ hasText: educator.email });
		await line.getByRole("button", { name: "Verify Daudi Komba" }).click();
		await expect(line.getByText("Verified", { exact: true })).toBeVisible();
		await expectGoodAtEverySize(admin);
		await admin.goto("/dashboard");
		// The teacher's page opens by itself.
		await expect(teacher.getByRole("button", { name: "Check again" })).toBeHidden();

		const [first, second] = [new TeacherDashboard(admin), new TeacherDashboard(teacher)];
		await first.open("Farida L.");
		await second.open("Farida L.");
		await first.fillReview({ status: "Under review", feedback: "I look at the wiring." });
		await second.fillReview({ status: "Approved", points: "1001", feedback: "Very good." });
		await first.submitReview.click();
		await expectToast(admin, "Submission reviewed successfully!");

		await second.submitReview.click();
		await expect(second.review.getByText("Enter a whole number from 0 to 1000.")).toBeVisible();
		await second.review.getByRole("spinbutton", { name: "Points" }).fill("90");
		await second.submitReview.click();
		await expect(second.review.getByRole("region", { name: "Saved, by Neema M." })).toContainText(
			"I look at the wiring.",
		);
		await expect(second.review.getByRole("region", { name: "Yours, not saved" })).toContainText("Very good.");
		await expectGoodAtEverySize(teacher);
		await second.review.getByRole("button", { name: "Use mine instead" }).click();
		await expectToast(teacher, "Submission reviewed successfully!");
		await expect(second.work).toContainText("90 points");
		await expect(first.work).toContainText("90 points");
	});
});

test.describe("with the notifications cut", () => {
	test.use({ expectedErrors: /^Reading failed: notifications/ });

	test("a list of notifications that fails to load is emptied, says so, and can be asked for again", {
		tag: "@matrix",
	}, async ({ page }) => {
		await page.route(NOTIFICATIONS, (route) => route.abort());
		await signUp(page, newPerson("Juma Hassan"), "student");
		await page.getByRole("button", { name: "Notifications", exact: true }).click();
		const bell = page.getByRole("dialog", { name: "Notifications" });
		await expect(bell.getByText("Your notifications could not be loaded")).toBeVisible({ timeout: 30_000 });
		await page.unroute(NOTIFICATIONS);
		await bell.getByRole("button", { name: "Retry" }).click();
		await expect(bell.getByText("No notifications yet")).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(page.getByRole("button", { name: "Notifications", exact: true })).toBeFocused();
	});
});
