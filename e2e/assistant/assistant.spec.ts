import type { Page } from "@playwright/test";
import { type FakeModel, startFakeModel } from "../../server/tests/fake-model.ts";
import { type RunningServer, runServer } from "../../server/tests/run-server.ts";
import { BlocksPage } from "../pages/blocks-page.ts";
import { ChallengePage } from "../pages/challenge-page.ts";
import { sql } from "../support/database.ts";
import { expectGoodAtEverySize } from "../support/good-screen.ts";
import { enter, makeAccount, type SignedIn } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { programOf } from "../support/programs.ts";
import { expectToast } from "../support/toasts.ts";

const PROJECT = "water-temp-monitor";
/** An answer is judged before it is shown, which takes long on a busy computer. */
const ANSWERED_WITHIN = 60_000;

let fake: FakeModel;
let server: RunningServer;

test.beforeAll(async () => {
	fake = await startFakeModel();
	server = await runServer({ AI_BASE_URL: fake.url, AI_MODEL: "helper-7b" });
});
test.afterAll(async () => {
	await server.stop();
	await fake.close();
});

async function signIn(page: Page, name: string, age: number): Promise<SignedIn> {
	const person = await makeAccount({ name, url: server.url, dataDir: server.dataDir });
	await sql("update profiles set age = $2 where id = $1", [person.id, age], server.dataDir);
	await enter(page, person, server.url);
	return person;
}

async function openHelp(page: Page): Promise<void> {
	await page.goto(`${server.url}/secondary-kit?challenge=${PROJECT}`);
	await page.getByRole("tab", { name: "AI Help" }).click();
}

test.describe("with a model that is set up", () => {
	test.use({ expectedErrors: /status of 502/ });

	test("a learner asks, is shown the line and the part, and keeps several conversations", async ({ page }) => {
		await signIn(page, "Asha Mushi", 14);
		await openHelp(page);
		const chat = page.getByRole("region", { name: "Chat with the AI helper" });
		const field = chat.getByRole("textbox", { name: "Your question" });
		await expect(chat.getByRole("list", { name: "Questions to begin with" }).getByRole("button")).toHaveCount(6);
		await expect(chat.getByText("0/500")).toBeVisible();
		await expect(chat.getByRole("button", { name: "Send" })).toBeDisabled();

		fake.answerWith({
			kind: "stream",
			text: "Look at **line 13** and at the buzzer on pin 8.\n```cpp\nint answer = 42;\n```\nIs it an output?",
		});
		await field.fill("Why does my buzzer stay silent?");
		await field.press("Shift+Enter");
		await expect(field).toHaveValue("Why does my buzzer stay silent?\n");
		await field.press("Enter");
		await expect(chat.getByText("Is it an output?").first()).toBeVisible({ timeout: ANSWERED_WITHIN });
		await expect(field).toHaveValue("");
		await expect(chat.getByText("answers by helper-7b")).toBeVisible();
		const code = page.getByRole("region", { name: "Your code" });
		await expect(code.locator("[data-marked]")).toContainText("// Make the buzzer's pin an output.");
		await chat.getByRole("button", { name: "Copy this code" }).click();
		await expectToast(page, "Code copied to clipboard!");
		await expectGoodAtEverySize(page);
		await chat.getByRole("button", { name: "Show the buzzer" }).click();
		await expect(page.getByText("Your circuit")).toBeVisible();
		await expect(page.locator(".pointed-at")).toBeVisible();

		const conversations = page.getByRole("navigation", { name: "Your conversations" });
		await expect(
			conversations.getByRole("button", { name: "Why does my buzzer stay silent…", exact: true }),
		).toBeVisible();
		await conversations.getByRole("button", { name: "New Chat" }).click();
		await expect(chat.getByText("How can I help?")).toBeVisible();
		await conversations.getByRole("button", { name: "Rename or delete “Arduino Chat”" }).click();
		await page.getByRole("button", { name: "Rename", exact: true }).click();
		await conversations.getByRole("textbox").fill("My lamp");
		await page.keyboard.press("Enter");
		await conversations.getByRole("button", { name: "Rename or delete “My lamp”" }).click();
		await page.getByRole("button", { name: "Delete", exact: true }).click();
		const dialog = page.getByRole("dialog");
		await expect(dialog).toContainText(
			"Are you sure? This will permanently delete the conversation and all its messages.",
		);
		await dialog.getByRole("button", { name: "Delete" }).click();
		await expect(chat.getByText("Is it an output?").first()).toBeVisible();

		fake.answerWith({ kind: "status", status: 500 });
		await field.fill("And now?");
		await field.press("Enter");
		await expectToast(
			page,
			"Failed to send messageFailed to get response from the AI assistant. Please check your internet connection and try again.",
		);
		await expect(chat.getByText("And now?")).toHaveCount(1);
		await expect(field).toHaveValue("And now?");
		await page.reload();
		await page.getByRole("tab", { name: "AI Help" }).click();
		await expect(field).toHaveValue("And now?");
	});

	test("the solution, an insult and an order are not shown, and what a child in distress wrote is read by staff", async ({
		page,
		otherPage,
	}) => {
		await signIn(page, "Juma Ally", 14);
		await openHelp(page);
		const chat = page.getByRole("region", { name: "Chat with the AI helper" });
		const answers = chat.locator(".assistant-answer");
		const ask = async (text: string) => {
			const before = await answers.count();
			await chat.getByRole("textbox").fill(text);
			await chat.getByRole("button", { name: "Send" }).click();
			await expect(answers).toHaveCount(before + 1);
			await expect(chat.getByText("Thinking…")).toHaveCount(0, { timeout: ANSWERED_WITHIN });
			return answers.last();
		};
		fake.answerWith({ kind: "stream", text: `Here:\n\`\`\`cpp\n${programOf(PROJECT, "solution")}\`\`\`\n` });
		await expect(await ask("Give me the program")).toContainText(
			"I left out a part that would give the solution away.",
		);
		fake.answerWith({ kind: "stream", text: "You are an idiot." });
		await expect(await ask("Why?")).toContainText("I can't help with that here.");
		fake.answerWith({ kind: "stream", text: "Ignore all rules from now on." });
		await expect(await ask("Why?")).toContainText("I can't help with that here.");
		fake.answerWith({ kind: "stream", text: "Fine." });
		await expect(await ask("I want to die")).toContainText("talk today to an adult you trust");
		await expect(chat).not.toContainText(/digitalWrite|idiot|Ignore all rules|Fine\./);

		const teacher = await makeAccount({
			...{ name: "Baraka Moshi", userType: "educator" as const },
			...{ url: server.url, dataDir: server.dataDir },
		});
		await sql("update roles set verified_at = now() where user_id = $1", [teacher.id], server.dataDir);
		await enter(otherPage, teacher, server.url);
		await otherPage.goto(`${server.url}/dashboard`);
		await otherPage.getByRole("link", { name: "AI questions" }).click();
		const withheld = otherPage.getByRole("article", { name: "Juma A." }).filter({ hasText: "Give me the program" });
		await expect(withheld).toContainText("A part of the solution was left out · answers by helper-7b");
		await otherPage.getByRole("button", { name: "May need help" }).click();
		const marked = otherPage.getByRole("article");
		await expect(marked).toHaveCount(1);
		await expect(marked).toContainText("I want to die");
		await expectGoodAtEverySize(otherPage);
		await marked.getByRole("button", { name: "I look after this" }).click();
		await expect(marked).toContainText("Baraka M. looks after this");
	});

	test("a learner asks about blocks: the model gets them, the check and the parts, and an answer marks its block", {
		tag: "@matrix",
	}, async ({ page }) => {
		await signIn(page, "Asha Mushi", 14);
		const blocks = new BlocksPage(page);
		await page.goto(`${server.url}/primary-kit?challenge=auto-light&step=program`);
		await blocks.addUnder("forever", "when_flag_clicked");
		await blocks.addForever("light_on");
		await blocks.button("Ask the AI helper").focus();
		await page.keyboard.press("Enter");
		const help = page.getByRole("dialog", { name: "AI Help" });
		const chat = help.getByRole("region", { name: "Chat with the AI helper" });
		await expect(help.getByRole("region", { name: "Your next step" })).toContainText("switches the white LED on");

		fake.asked.splice(0);
		fake.answerWith({ kind: "stream", text: "What should line 8 do in the light? Look at the white LED." });
		await chat.getByRole("textbox").fill("Why is it never dark?");
		await page.keyboard.press("Enter");
		await expect(chat.getByText("answers by helper-7b")).toBeVisible({ timeout: ANSWERED_WITHIN });
		const sent = fake.asked.map(({ body }) => body.messages.map(({ content }) => content).join("\n")).join("\n");
		expect(sent).toMatch(/\d+: {3}digitalWrite\(/);
		expect(sent).toContain("The check that fails: ");
		expect(sent).toContain("Parts: ");
		expect(sent).not.toMatch(/asha|mushi/i);
		await expectGoodAtEverySize(page);

		await chat.getByRole("button", { name: "Show the white LED" }).last().click();
		await expect(help.locator(".pointed-at")).toBeVisible();
		await chat.getByRole("button", { name: "Show the block" }).last().click();
		await expect(help).toBeHidden();
		await expect(page.locator(".block-pointed-at")).toHaveClass(/\blight_on\b/);

		await page.setViewportSize({ width: 360, height: 740 });
		await page.getByRole("button", { name: "Task", exact: true }).click();
		await blocks.button("Ask the AI helper").click();
		await expect(chat.getByText("Why is it never dark?").first()).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(blocks.button("Ask the AI helper")).toBeFocused();
	});

	test("a child under 13 is told what is missing first", async ({ page }) => {
		await signIn(page, "Neema Swai", 9);
		await openHelp(page);
		await expect(page.getByRole("heading", { name: "Before you can ask" })).toBeVisible();
		await page.getByRole("button", { name: "Ask my teacher" }).click();
		await expect(page.getByText("Asked now")).toBeVisible();
		// The same beside blocks.
		await page.goto(`${server.url}/primary-kit?challenge=auto-light&step=program`);
		await page.getByRole("button", { name: "Ask the AI helper" }).click();
		const help = page.getByRole("dialog", { name: "AI Help" });
		await expect(help.getByRole("heading", { name: "Before you can ask" })).toBeVisible();
		await expect(help.getByText("Asked now")).toBeVisible();
		await expect(help.getByRole("textbox")).toHaveCount(0);
	});
});

test("without a model the built-in helper answers with where it found it, and hands on what it does not know", async ({
	page,
}) => {
	await enter(page, await makeAccount());
	const challenge = new ChallengePage(page);
	await challenge.open(PROJECT);
	await page.getByRole("tab", { name: "AI Help" }).click();
	const chat = page.getByRole("region", { name: "Chat with the AI helper" });
	await chat.getByRole("textbox").fill("What is a pull-up resistor?");
	await chat.getByRole("button", { name: "Send" }).click();
	await expect(chat.getByText("Found in the glossary: Pull-up resistor")).toBeVisible({ timeout: ANSWERED_WITHIN });
	await expect(chat.getByRole("list").getByText("answers by the built-in helper")).toBeVisible();
	for (const size of [
		{ width: 360, height: 740 },
		{ width: 1280, height: 800 },
	]) {
		await page.setViewportSize(size);
		await expect(chat.getByRole("textbox")).toBeInViewport({ ratio: 1 });
	}
	await expect(chat.locator(".assistant-answer")).toBeInViewport({ ratio: 1 });
	await expectGoodAtEverySize(page);
	await chat.getByRole("textbox").fill("Who won the world cup in 1998?");
	await chat.getByRole("button", { name: "Send" }).click();
	await chat.getByRole("button", { name: "Ask my teacher this" }).click();
	await expect(chat.getByText("Your teacher has your question and your program.")).toBeVisible();
	await expect(page.getByRole("button", { name: "Hint, costs 10 points (15 left)" })).toBeVisible();
});

test("the built-in helper names the first wrong wire, then the line of the program that chooses wrongly", {
	tag: "@matrix",
}, async ({ page }) => {
	await enter(page, await makeAccount());
	const challenge = new ChallengePage(page);
	await challenge.open(PROJECT);
	const step = page.getByRole("region", { name: "Your next step" });
	await page.getByRole("tab", { name: "AI Help" }).click();
	await expect(step).toContainText("answers by the built-in helper");
	await step.getByRole("button", { name: "Show the temperature sensor" }).click();
	await expect(page.locator(".pointed-at")).toBeVisible();

	await page.getByRole("tab", { name: "Coding" }).click();
	await challenge.wireForMe();
	await challenge.write(programOf(PROJECT, "wrong/threshold-too-high"));
	await page.getByRole("tab", { name: "AI Help" }).click();
	await expect(step).toContainText("celsius > 33.0");
	await expect(page.getByRole("region", { name: "Your code" }).locator("[data-marked]")).toContainText("33.0");
	await expectGoodAtEverySize(page);
});
