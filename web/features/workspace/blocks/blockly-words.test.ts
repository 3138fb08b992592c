import { expect, test } from "vitest";
import { BASE_LOCALE } from "#domain/locale.ts";
import { locales } from "#messages/generated/runtime.js";
import { BLOCKLY_WORDS, blocklyWords, loadBlocklyWords } from "./blockly-words.ts";

test("Blockly speaks every language of the page", () => {
	expect(locales.filter((locale) => locale !== BASE_LOCALE && !BLOCKLY_WORDS[locale])).toEqual([]);
});

test("Blockly's words are loaded by locale, and what a language lacks is English", async () => {
	const english = blocklyWords("en");
	expect(english.DELETE_BLOCK).toBe("Delete Block");
	expect(blocklyWords("sw")).toEqual(english);
	await loadBlocklyWords("sw");
	const swahili = blocklyWords("sw");
	expect(Object.keys(swahili)).toEqual(expect.arrayContaining(Object.keys(english)));
	expect(swahili.DIALOG_OK).toBe("Sawa");
	expect(blocklyWords("en")).toEqual(english);
});

test("a language that Blockly does not have stays English", async () => {
	await loadBlocklyWords("tlh");
	expect(blocklyWords("tlh")).toEqual(blocklyWords("en"));
});
