import { waitsFor } from "../../waits-for.mjs";

/** Makes an account on the page, and waits for its dashboard. */
export async function signUpOn(page, url) {
	waitsFor("a sign-up on the page");
	await page.goto(url);
	await page.getByRole("tab", { name: "Sign Up" }).click();
	const form = page.getByRole("tabpanel", { name: "Sign Up" });
	await form.getByLabel("Full name").fill("Bench Person");
	await form.getByLabel("Email", { exact: true }).fill("bench@example.org");
	await form.getByLabel("Password", { exact: true }).fill("correct horse");
	await form.getByLabel("Confirm password").fill("correct horse");
	await form.getByRole("button", { name: "Sign Up" }).click();
	await page.waitForURL(/\/dashboard$/);
}

/** Makes an account and gives what the browser then keeps: its session. */
export async function signUp(browser, url) {
	const context = await browser.newContext();
	await signUpOn(await context.newPage(), url);
	const session = await context.storageState();
	await context.close();
	return session;
}
