// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { AssistantResponse } from "#domain/api/assistant.ts";
import { shownMessages } from "#domain/assistant/conversations.ts";
import { newId } from "#web/platform/storage/new-id.ts";
import { createChat } from "./chat.ts";

const ANSWER: AssistantResponse = { response: "Look at line 2.", outcome: "answered", model: "m" };
const newChat = () => createChat(`assistant:${newId()}`);

test("a question is sent trimmed, with its conversation, and answered", async () => {
	const chat = newChat();
	let asked: unknown;
	await chat.send(" Why? ", { projectId: "p" }, async (question, onPiece) => {
		asked = question;
		onPiece("Look ");
		expect(chat.store.get().pending?.reply).toBe("Look ");
		return ANSWER;
	});
	expect(asked).toEqual({ projectId: "p", userMessage: "Why?", conversationId: chat.store.get().active });
	expect(shownMessages(chat.store.get()).map(({ content }) => content)).toEqual(["Why?", "Look at line 2."]);
});

test("a failure is thrown, the messages are as before, and what was typed is back", async () => {
	const chat = newChat();
	const before = chat.store.get();
	await expect(chat.send(" Why? ", {}, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
	expect(chat.store.get()).toEqual(before);
	expect(chat.draft.get()).toBe(" Why? ");
});

test("what was typed meanwhile is not replaced", async () => {
	const chat = newChat();
	const failing = async () => {
		chat.draft.set("Another");
		throw new Error("no");
	};
	await expect(chat.send("Why?", {}, failing)).rejects.toThrow("no");
	expect(chat.draft.get()).toBe("Another");
});

test("nothing is sent of spaces, or while an answer is pending", async () => {
	const chat = newChat();
	expect(await chat.send("  \n", {}, async () => ANSWER)).toBe(false);
	let finish: (answer: AssistantResponse) => void = () => {};
	const first = chat.send("One", {}, () => new Promise((resolve) => (finish = resolve)));
	expect(await chat.send("Two", {}, async () => ANSWER)).toBe(false);
	finish(ANSWER);
	expect(await first).toBe(true);
	expect(shownMessages(chat.store.get())).toHaveLength(2);
});

test("a conversation that is deleted while it is answered takes the answer with it, without a failure", async () => {
	const chat = newChat();
	const failing = async () => {
		chat.change({ type: "deleted", id: chat.store.get().active, fresh: "z", at: "2026-11-23T10:00:00Z" });
		throw new Error("no");
	};
	expect(await chat.send("Why?", {}, failing)).toBe(false);
	expect(shownMessages(chat.store.get())).toEqual([]);
});

test("a draft is there after a reload", () => {
	const key = `assistant:${newId()}`;
	createChat(key).draft.set("Why does");
	expect(createChat(key).draft.get()).toBe("Why does");
});
