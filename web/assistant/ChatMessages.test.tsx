// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { AssistantResponse } from "#domain/api/assistant.ts";
import { useStore } from "#web/platform/storage/create-store.ts";
import { newId } from "#web/platform/storage/new-id.ts";
import { ChatMessages } from "./ChatMessages.tsx";
import { type Chat, createChat } from "./chat.ts";

afterEach(cleanup);

const POINTING = { pointersOf: () => [], textOf: () => "", shown: null, onShow: () => {}, shownHere: null };

function Messages({ chat }: { chat: Chat }) {
	return <ChatMessages chats={useStore(chat.store)} builtIn={false} programNow={() => ""} {...POINTING} />;
}

function ask(chat: Chat) {
	let answer: (given: AssistantResponse) => void = () => {};
	const sent = chat.send("Why?", {}, () => new Promise((resolve) => (answer = resolve)));
	return { sent, answer: (response: string) => answer({ response, outcome: "answered", model: "m" }) };
}

test("a reply without words says that it was empty", async () => {
	const chat = createChat(`messages:${newId()}`);
	render(<Messages chat={chat} />);
	const { sent, answer } = ask(chat);
	answer("");
	await sent;
	const list = await screen.findByRole("list", { name: "Chat with the AI helper" });
	expect((await within(list).findAllByText("Sorry, I received an empty response")).length).toBeGreaterThan(0);
});

test("an answer is announced as it is read, without the signs that mark code", async () => {
	const chat = createChat(`messages:${newId()}`);
	const { container } = render(<Messages chat={chat} />);
	const { sent, answer } = ask(chat);
	answer("It **waits**. Try `delay`:\n\n```\ndelay(1000);\n```");
	await sent;
	await screen.findByText("waits");
	expect(container.querySelector("[aria-live]")?.textContent).toBe("It waits. Try delay:\ndelay(1000);");
});

test("while a question is answered it thinks, and is busy", async () => {
	const chat = createChat(`messages:${newId()}`);
	render(<Messages chat={chat} />);
	const { sent, answer } = ask(chat);
	const busy = (await screen.findAllByText("Thinking…")).map((one) => one.closest("li")?.getAttribute("aria-busy"));
	expect(busy).toContain("true");
	answer("Look at line 2.");
	await sent;
	expect((await screen.findAllByText("Look at line 2.")).length).toBeGreaterThan(0);
	expect(screen.queryByText("Thinking…")).toBeNull();
});
