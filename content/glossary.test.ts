import { expect, test } from "vitest";
import { aboutPart } from "#simulator/parts/about.ts";
import { DRAWN_WORDS, loadGlossary, piecesOf } from "./glossary.ts";
import { sentencesOf, wordsOf } from "./reading-grade.ts";

const lessons = import.meta.glob<{ words: string[] }>("./projects/*/words.en.json", { eager: true, import: "default" });
const glossary = await loadGlossary();

test("every word that a lesson names is explained", () => {
	for (const { words } of Object.values(lessons)) expect(Object.keys(glossary)).toEqual(expect.arrayContaining(words));
});

test.each(Object.entries(glossary))("%s is explained in at most two short sentences", (_, { text }) => {
	const sentences = text.split(/(?<=[.!?])\s/);
	expect(sentences.length).toBeLessThanOrEqual(2);
	for (const sentence of sentencesOf([text])) expect(wordsOf(sentence).length).toBeLessThanOrEqual(18);
});

test("what is drawn is a word and a part", () => {
	for (const [word, { kind }] of Object.entries(DRAWN_WORDS))
		expect([glossary[word], aboutPart(kind)]).not.toContain(undefined);
});

test("a word is found once, in its plural too, and the longer one wins", () => {
	const words = ["sensor", "light-sensor", "led"];
	const found = piecesOf("The light sensor sees two LEDs. A sensor feels. The LED is on.", glossary, words);
	expect(found.filter(({ word }) => word)).toEqual([
		{ text: "light sensor", word: "light-sensor" },
		{ text: "LEDs", word: "led" },
		{ text: "sensor", word: "sensor" },
	]);
	expect(found.map(({ text }) => text).join("")).toBe("The light sensor sees two LEDs. A sensor feels. The LED is on.");
});
