import { expect, test } from "vitest";
import { type ChatEvent, type Chats, newChats, nextChats, shownMessages, titleFor } from "./conversations.ts";

const AT = "2026-11-23T10:00:00Z";
const message = (id: string, role: "user" | "assistant", content: string) => ({ id, role, content, created_at: AT });
const after = (...events: ChatEvent[]) => events.reduce(nextChats, newChats("a", AT));
const titles = ({ conversations }: Chats) => conversations.map(({ id, title }) => [id, title]);

const asked: ChatEvent[] = [
	{ type: "sent", message: message("1", "user", "Why does my buzzer sound in cold water?") },
	{ type: "answered", reply: message("2", "assistant", "Look at line 24.") },
];

test("an answered first question gives the title, later ones do not", () => {
	const again: ChatEvent[] = [
		{ ...asked[0], message: message("3", "user", "And now?") } as ChatEvent,
		asked[1] as ChatEvent,
	];
	const chats = after(...asked, ...again);
	expect(titles(chats)).toEqual([["a", "Why does my buzzer sound in co…"]]);
	expect(shownMessages(chats).map(({ content }) => content)).toEqual([
		...["Why does my buzzer sound in cold water?", "Look at line 24."],
		...["And now?", "Look at line 24."],
	]);
});

test("what a child in distress wrote is not shown as a title", () => {
	const reply = { ...message("2", "assistant", "Talk to an adult."), outcome: "distress" as const };
	expect(titles(after(asked[0] as ChatEvent, { type: "answered", reply }))).toEqual([["a", null]]);
});

test("a title of 30 characters has no ellipsis", () => {
	expect(titleFor("x".repeat(30))).toBe("x".repeat(30));
	expect(titleFor(`  ${"x".repeat(31)}`)).toBe(`${"x".repeat(30)}…`);
});

test("a failed question leaves the messages as they were before it", () => {
	const before = after(...asked);
	const failed = [
		{ type: "sent", message: message("3", "user", "And now?") },
		{ type: "grew", text: "Look" },
		{ type: "failed" },
	] as const;
	expect(failed.reduce(nextChats, before)).toEqual(before);
	expect(titles(after(asked[0] as ChatEvent, { type: "failed" }))).toEqual([["a", null]]);
});

test("while an answer is pending no other question is sent", () => {
	const pending = after(asked[0] as ChatEvent);
	expect(nextChats(pending, { type: "sent", message: message("9", "user", "Hello?") })).toBe(pending);
	expect(shownMessages(pending)).toHaveLength(1);
});

test("an answer belongs to its conversation, also where another one is open by then", () => {
	const chats = after(asked[0] as ChatEvent, { type: "created", id: "b", at: AT }, asked[1] as ChatEvent);
	expect([chats.active, shownMessages(chats)]).toEqual(["b", []]);
	expect(shownMessages(nextChats(chats, { type: "selected", id: "a" }))).toHaveLength(2);
});

test("deleting the open conversation opens the first that remains, or a new one", () => {
	const two = after({ type: "created", id: "b", at: AT });
	expect(nextChats(two, { type: "deleted", id: "a", fresh: "z", at: AT })).toMatchObject({ active: "b" });
	const first = nextChats(two, { type: "deleted", id: "b", fresh: "z", at: AT });
	expect([first.active, titles(first)]).toEqual(["a", [["a", null]]]);
	const none = nextChats(first, { type: "deleted", id: "a", fresh: "z", at: AT });
	expect([none.active, titles(none)]).toEqual(["z", [["z", null]]]);
});

test("an answer to a deleted conversation is dropped", () => {
	const chats = after(asked[0] as ChatEvent, { type: "deleted", id: "a", fresh: "z", at: AT }, asked[1] as ChatEvent);
	expect([chats.pending, shownMessages(chats)]).toEqual([null, []]);
});

test("an empty name is ignored, another one stays after the first answer", () => {
	const rename = (title: string): ChatEvent => ({ type: "renamed", id: "a", title });
	expect(titles(after(rename("  ")))).toEqual([["a", null]]);
	expect(titles(after(rename(" My lamp "), ...asked))).toEqual([["a", "My lamp"]]);
});
