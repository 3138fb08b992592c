import type { Locator, Page } from "@playwright/test";
import { LandingPage } from "../pages/landing-page.ts";
import { Shell } from "../pages/shell.ts";
import { sql } from "../support/database.ts";
import { expectGoodAtEverySize, expectGoodScreen } from "../support/good-screen.ts";
import { clearStorage, makeAccount, sessionOf } from "../support/people.ts";
import { expect, newPerson, test } from "../support/product.ts";
import { test as atSchool } from "../support/school.ts";
import { expectToast } from "../support/toasts.ts";

type Person = ReturnType<typeof newPerson>;

async function signUp(page: Page, person: Person): Promise<void> {
	const landing = new LandingPage(page);
	await landing.open();
	await landing.signUp(person);
	await expect(page).toHaveURL(/\/dashboard$/);
}

async function logIn(page: Page, person: { email: string; password: string }): Promise<void> {
	await page.goto("/");
	await new LandingPage(page).logIn(person);
	await expect(page).toHaveURL(/\/dashboard$/);
}

function setAdministrator({ email }: Person, is: boolean): string {
	return `update roles set is_admin = ${is} where user_id = (select id from auth.users where email = '${email}')`;
}

/** Chooses a password in the dialog. */
async function choosePassword(dialog: Locator, password: string): Promise<void> {
	await dialog.getByLabel("New password").fill(password);
	await dialog.getByLabel("Confirm password").fill(password);
	await dialog.getByRole("button", { name: "Save password" }).click();
}

test.describe(() => {
	// 403: what was asked while the account was left, and answered after its tokens had ended.
	test.use({ expectedErrors: /status of (40[03]|500)|A change failed|Reading failed: heirs/ });

	test("a deleted account is signed out, and comes back at the next sign-in with all that was said", async ({
		page,
	}) => {
		const person = newPerson("Asha Mushi");
		const shell = new Shell(page);
		await signUp(page, person);
		await shell.openSettings();
		const age = shell.settings.getByRole("textbox", { name: "Age" });
		await age.fill("14");
		await shell.settings.getByRole("button", { name: "Save age" }).click();
		await expect(shell.settings.getByText("Please ask a parent or guardian")).toBeVisible();
		await age.fill("12");
		await shell.settings.getByRole("button", { name: "Save age" }).click();
		await expect(shell.settings.getByText(/^12 years, as said on /)).toBeVisible();

		const roles = "**/rest/v1/roles*";
		await page.route(roles, (route) => route.fulfill({ status: 500, json: { message: "broken" } }));
		await shell.settings.getByRole("button", { name: "Delete my account" }).click();
		const dialog = page.getByRole("dialog", { name: "Delete my account?" });
		const remove = dialog.getByRole("button", { name: "Delete my account" });
		await expect(dialog.getByRole("alert")).toBeVisible();
		await expect(remove).toHaveCount(0);
		await page.unroute(roles);
		await dialog.getByRole("button", { name: "Retry" }).click();
		await expect(remove).toBeDisabled();
		await expectGoodAtEverySize(page);
		await dialog.getByLabel("Password", { exact: true }).fill("not my password");
		await remove.click();
		await expect(dialog.getByRole("alert")).toBeVisible();
		await dialog.getByLabel("Password", { exact: true }).fill(person.password);
		await remove.click();
		await expect(page).toHaveURL(/\/$/);
		await expectToast(page, "Sign in before then to keep it.");
		const deletions = () => page.evaluate(() => localStorage.getItem("inspire-stem-leavers"));
		expect(await deletions()).toContain(new Date().getFullYear().toString());

		await logIn(page, person);
		await expectToast(page, "Welcome back! Your account is not deleted");
		await expect.poll(deletions).toBeNull();
		await shell.openSettings();
		await expect(shell.settings.getByText(/^12 years/)).toBeVisible();
		await page.reload();
		await expect(page.getByRole("heading", { name: "Welcome, Asha" })).toBeVisible();
		await expect(page.getByText("Welcome back!")).toBeHidden();
	});
});

test.describe(() => {
	test.use({ expectedErrors: /status of (40[0-3]|422)|A change failed|Reading failed|Auth/ });

	test("an administrator gives a one-time password, which must be changed before anything else", async ({
		page,
		otherPage,
	}) => {
		const [head, learner] = [newPerson("Zawadi Kim"), newPerson("Juma Ally")];
		await signUp(otherPage, learner);
		const landing = new LandingPage(page);
		await landing.open();
		await landing.signUpAsEducator(head);
		await expect(page).toHaveURL(/\/dashboard$/);
		await sql(setAdministrator(head, true));
		await page.goto("/staff");
		await page.getByLabel("Show").selectOption({ label: "Everyone" });
		await page.getByLabel("Search by name or email").fill(learner.email);
		const line = page.getByRole("listitem").filter({ hasText: learner.email });
		await line.getByRole("button", { name: "Account Juma Ally" }).click();
		const account = page.getByRole("dialog", { name: "Account of Juma Ally" });
		await account.getByRole("textbox", { name: "Age" }).fill("11");
		await account.getByRole("button", { name: "Save age" }).click();
		await expectToast(page, "Age saved.");
		await account.getByRole("button", { name: "Make a one-time password" }).click();
		const password = await account.locator("output strong").textContent();
		await expectGoodScreen(page);
		await account.getByRole("button", { name: "Copy", exact: true }).click();
		await expectToast(page, "Password copied");

		await clearStorage(otherPage);
		await logIn(otherPage, { email: learner.email, password: password ?? "" });
		const dialog = otherPage.getByRole("dialog", { name: "Set a new password" });
		await expect(dialog.locator(":focus")).toHaveCount(1);
		await otherPage.keyboard.press("Escape");
		await otherPage.goto("/primary-kit");
		await expect(dialog).toBeVisible();
		await expectGoodScreen(otherPage);
		await choosePassword(dialog, password ?? "");
		await expect(dialog.getByText("This is your old password.")).toBeVisible();
		await choosePassword(dialog, "giraffe by the lake");
		await expectToast(otherPage, "Your password is changed!");
		await expect(dialog).toBeHidden();
		await expect(otherPage.getByRole("heading", { name: "Primary", exact: false }).first()).toBeVisible();
		await sql(setAdministrator(head, false));
	});
});

test.describe(() => {
	test.use({ expectedErrors: /status of 40[0-3]|Reading failed|Auth/ });

	test("a learner without an email deletes the account by their secret, and signs in again by it when the session ran out", {
		tag: "@matrix",
	}, async ({ page }) => {
		const teacher = await makeAccount({ userType: "educator" });
		await sql("update roles set verified_at = now() where user_id = $1", [teacher.id]);
		const [made] = await sql<{ id: string; code: string }>(
			"insert into class_codes (class_name, teacher_id) values ('7A Robotics', $1) returning id, code",
			[teacher.id],
		);
		const token = (await sessionOf(teacher))?.access_token;
		const [code, name] = [made?.code, "Asha Mushi"];
		const added = await page.request.post("/api/class-roster", {
			headers: { Authorization: `Bearer ${token}` },
			data: { action: "add", classId: made?.id, entries: [{ id: crypto.randomUUID(), name }] },
		});
		expect(added.status()).toBe(200);
		const secret = { kind: "pictures", pictures: ["drum", "boat", "moon"] };
		const chosen = await page.request.post("/api/class-sign-in", { data: { step: "choose", code, name, secret } });
		expect(await chosen.json()).toMatchObject({ state: "signed-in" });
		const give = async (at: Locator, pictures: readonly string[], action: string) => {
			for (const picture of pictures) await at.getByRole("button", { name: picture, exact: true }).click();
			await at.getByRole("button", { name: action, exact: true }).click();
		};

		await page.goto(`/class-sign-in?code=${code}&name=Asha`);
		await page.getByRole("button", { name: "Next" }).click();
		await give(page.locator("main"), secret.pictures, "Login");
		await expect(page).toHaveURL(/\/dashboard$/);
		// The session of a shared computer is the tab's. It runs out while the computer sleeps.
		await page.evaluate((key) => {
			const session = JSON.parse(sessionStorage.getItem(key) ?? "{}");
			sessionStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1, refresh_token: "gone-gone-gone" }));
			window.dispatchEvent(new Event("visibilitychange"));
		}, "inspire-stem-session");
		const again = page.getByRole("dialog", { name: "Please sign in again" });
		await again.getByRole("textbox", { name: "Your class code" }).fill(code ?? "");
		await again.getByRole("button", { name: "Next" }).click();
		await give(again, secret.pictures, "Login");
		await expect(again).toBeHidden();

		const shell = new Shell(page);
		await shell.openSettings();
		await shell.settings.getByRole("button", { name: "Delete my account" }).click();
		const dialog = page.getByRole("dialog", { name: "Delete my account?" });
		await expect(dialog.getByLabel("Password")).toHaveCount(0);
		await dialog.getByRole("button", { name: "Next" }).click();
		await expectGoodScreen(page);
		await give(dialog, ["boat", "drum", "moon"], "Delete my account");
		await expect(dialog.getByRole("alert")).toHaveText("That is not your secret. Try again.");
		await give(dialog, secret.pictures, "Delete my account");
		await expectToast(page, "Sign in before then to keep it.");
		await expect(page).toHaveURL(/\/class-sign-in\?code=/);
	});
});

test("on a shared computer the session is the tab's, and ends after twenty minutes without a touch", async ({
	page,
	context,
}) => {
	const [asha, juma] = [newPerson("Asha Mushi"), newPerson("Juma Ally")];
	await signUp(page, asha);
	await new Shell(page).signOut();
	await expect(page).toHaveURL(/\/$/);
	await page.clock.install();
	const shared = page.getByRole("checkbox", { name: "Others use this computer too" });
	await expect(shared).not.toBeChecked();
	await shared.check();
	await new LandingPage(page).logIn(asha);
	await expect(page).toHaveURL(/\/dashboard$/);
	expect(await page.evaluate(() => localStorage.getItem("inspire-stem-session"))).toBeNull();

	const otherTab = await context.newPage();
	await otherTab.goto("/dashboard");
	await expect(otherTab.getByRole("button", { name: "Login" })).toBeVisible();
	await signUp(otherTab, juma);
	await expect(otherTab.getByRole("heading", { name: "Welcome, Juma" })).toBeVisible();
	await expect(page.getByRole("heading", { name: "Welcome, Asha" })).toBeVisible();

	const watchedSince = () => page.evaluate(() => Number(sessionStorage.getItem("inspire-stem-touched")));
	await expect.poll(watchedSince).toBeGreaterThan(0);
	const watchedBefore = await watchedSince();
	await page.reload();
	await expect(page.getByRole("heading", { name: "Welcome, Asha" })).toBeVisible();
	// The code that watches comes after the page, and counts from then.
	await expect.poll(watchedSince).toBeGreaterThan(watchedBefore);
	await page.evaluate(() => localStorage.setItem("work-kept", "yes"));
	await page.clock.fastForward("19:05");
	await expectToast(page, "Press a key, or you are signed out in a minute.");
	await page.keyboard.press("Shift");
	await page.clock.fastForward("19:00");
	await expect(page.getByRole("heading", { name: "Welcome, Asha" })).toBeVisible();
	await page.clock.fastForward("01:20");
	await expect(page).toHaveURL(/\/$/);
	await expectToast(page, "nobody used this computer for 20 minutes");
	expect(await page.evaluate(() => localStorage.getItem("work-kept"))).toBe("yes");
	await expect(page.getByRole("checkbox", { name: "Others use this computer too" })).toBeChecked();
	await expect(otherTab.getByRole("heading", { name: "Welcome, Juma" })).toBeVisible();
});

atSchool(
	"whoever came by Google or by phone proves it the same way before the account is deleted",
	{ tag: "@matrix" },
	async ({ page, otherPage, school }) => {
		const removal = (at: Page) => at.getByRole("dialog", { name: "Delete my account?" });
		const openRemoval = async (at: Page, name = "") => {
			const who = at.getByRole("dialog", { name: "Tell us who you are" });
			if (name) await who.getByLabel("Full name").fill(name);
			await who.getByRole("button", { name: "Save" }).click();
			await expect(who).toBeHidden();
			const shell = new Shell(at);
			await shell.openSettings();
			await shell.settings.getByRole("button", { name: "Delete my account" }).click();
		};

		const claims = { sub: "leaver", email: "leaver@mail.test", email_verified: true, name: "Neema Juma" };
		school.provider.service.on("beforeTokenSigning", ({ payload }) => Object.assign(payload, claims));
		await page.goto("/");
		await page.getByRole("button", { name: "Continue with Google" }).click();
		await openRemoval(page);
		const opened = page.waitForEvent("popup");
		await removal(page).getByRole("button", { name: "Continue with Google" }).click();
		const window = await opened;
		await expectToast(page, "Sign in before then to keep it.");
		await expect(page).toHaveURL(/\/$/);
		await expect.poll(() => window.isClosed()).toBe(true);

		const code = () => school.sms.codeFor("+255755123456");
		await otherPage.goto("/");
		await otherPage.getByRole("radio", { name: "Phone Number" }).check();
		await otherPage.getByRole("tabpanel", { name: "Login" }).getByRole("button", { name: "Login" }).click();
		await otherPage.getByRole("textbox", { name: "Phone Number" }).fill("0755 123 456");
		await otherPage.getByRole("button", { name: "Send code" }).click();
		await expectToast(otherPage, "OTP sent to your phone number!");
		const first = code();
		await otherPage.getByLabel("Code from the SMS").fill(first);
		await otherPage.getByRole("button", { name: "Verify" }).click();
		await openRemoval(otherPage, "Baraka Said");
		await sql("delete from gateway.sends", [], school.server.dataDir);
		await removal(otherPage).getByRole("button", { name: "Send code" }).click();
		await expect.poll(code).not.toBe(first);
		await removal(otherPage).getByLabel("Code from the SMS").fill(code());
		await removal(otherPage).getByRole("button", { name: "Delete my account" }).click();
		await expectToast(otherPage, "Sign in before then to keep it.");
		await expect(otherPage).toHaveURL(/\/$/);
	},
);
