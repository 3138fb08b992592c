import { expect, test } from "vitest";
import { readCatalogue, readMessages, readNotes } from "./catalogue.mjs";
import { pseudo, pseudoOf } from "./pseudo.mjs";

const rooms = Object.entries(readCatalogue());

test("keys that begin alike stand in one room, so that a key is found by its first word", () => {
	const roomOf = new Map<string, string>();
	const apart = rooms.flatMap(([room, messages]) =>
		Object.keys(messages).filter((key) => {
			const first = key.split("_")[0] ?? "";
			if (!roomOf.has(first)) roomOf.set(first, room);
			return roomOf.get(first) !== room;
		}),
	);
	expect(rooms.length).toBeGreaterThan(15);
	expect(apart).toEqual([]);
});

test("a note for translators is about a message that exists", () => {
	const keys = Object.keys(readMessages());
	expect(Object.keys(readNotes()).filter((key) => !keys.includes(key))).toEqual([]);
});

test("the pseudo-language keeps code, values and the words' count of lines, and leaves no plain letter", () => {
	const words = pseudo("Write `pinMode` after {place}.");
	expect(words).toContain("`pinMode`");
	expect(words).toContain("{place}");
	expect(words.replace(/`[^`]*`|\{[^}]*\}/g, "")).not.toMatch(/[A-Za-z]/);
	expect(words.length).toBeGreaterThan("Write `pinMode` after {place}.".length * 1.3);
});

test("of a plural only the variants are words", () => {
	const plural = { declarations: ["input n"], selectors: ["n"], match: { "n=one": "One day" } };
	expect(pseudoOf(plural)).toEqual({ ...plural, match: { "n=one": pseudo("One day") } });
});
