// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useStore } from "#web/platform/storage/create-store.ts";
import { ConversationList } from "./ConversationList.tsx";
import { type Chat, createChat } from "./chat.ts";

afterEach(cleanup);

function List({ chat }: { chat: Chat }) {
	return <ConversationList chat={chat} chats={useStore(chat.store)} />;
}

function rename(title: string): HTMLInputElement {
	fireEvent.click(screen.getByRole("button", { name: `Rename or delete “${title}”` }));
	fireEvent.click(screen.getByRole("button", { name: "Rename" }));
	return screen.getByRole<HTMLInputElement>("textbox", { name: "Name of the conversation" });
}

const titles = (chat: Chat) => chat.store.get().conversations.map(({ title }) => title ?? "Arduino Chat");

test("a name is kept by Enter and by leaving the field, not by Escape, and an empty one is ignored", () => {
	const chat = createChat("list");
	render(<List chat={chat} />);
	const type = (title: string, text: string) => {
		const field = rename(title);
		fireEvent.change(field, { target: { value: text } });
		return field;
	};
	fireEvent.keyDown(type("Arduino Chat", "My lamp"), { key: "Enter" });
	expect(titles(chat)).toEqual(["My lamp"]);
	fireEvent.blur(type("My lamp", "My buzzer"));
	expect(titles(chat)).toEqual(["My buzzer"]);
	fireEvent.keyDown(type("My buzzer", "Nothing"), { key: "Escape" });
	expect(titles(chat)).toEqual(["My buzzer"]);
	fireEvent.keyDown(type("My buzzer", "   "), { key: "Enter" });
	expect(titles(chat)).toEqual(["My buzzer"]);
	expect(screen.queryByRole("textbox")).toBeNull();
});

test("deleting asks first; the open conversation gives way to another one, the last to a new one", () => {
	const chat = createChat("list-deleted");
	render(<List chat={chat} />);
	fireEvent.keyDown(
		(() => {
			const field = rename("Arduino Chat");
			fireEvent.change(field, { target: { value: "First" } });
			return field;
		})(),
		{ key: "Enter" },
	);
	fireEvent.click(screen.getByRole("button", { name: "New Chat" }));
	expect(titles(chat)).toEqual(["Arduino Chat", "First"]);
	const remove = (title: string) => {
		fireEvent.click(screen.getByRole("button", { name: `Rename or delete “${title}”` }));
		fireEvent.click(screen.getByRole("button", { name: "Delete" }));
		const dialog = screen.getByRole("dialog");
		expect(dialog.textContent).toContain(
			"Are you sure? This will permanently delete the conversation and all its messages.",
		);
		fireEvent.click(within(dialog).getByRole("button", { name: "Delete" }));
	};
	remove("Arduino Chat");
	expect(titles(chat)).toEqual(["First"]);
	expect(chat.store.get().active).toBe(chat.store.get().conversations[0]?.id);
	remove("First");
	expect(titles(chat)).toEqual(["Arduino Chat"]);
});
