import { expect, test } from "vitest";
import { BASE_LOCALE } from "#domain/locale.ts";
import { locales } from "#messages/generated/runtime.js";
import { BLOCKLY_TEXTS, blocklyTexts, loadBlocklyTexts } from "./blockly-texts.ts";

test("Blockly speaks every language of the page", () => {
	expect(locales.filter((locale) => locale !== BASE_LOCALE && !BLOCKLY_TEXTS[locale])).toEqual([]);
});

test("Blockly's words are loaded by locale, and what a language lacks is English", async () => {
	const english = blocklyTexts("en");
	expect(english.DELETE_BLOCK).toBe("Delete Block");
	expect(blocklyTexts("sw")).toEqual(english);
	await loadBlocklyTexts("sw");
	const swahili = blocklyTexts("sw");
	expect(Object.keys(swahili)).toEqual(expect.arrayContaining(Object.keys(english)));
	expect(swahili.DIALOG_OK).toBe("Sawa");
	expect(blocklyTexts("en")).toEqual(english);
});

test("a language that Blockly does not have stays English", async () => {
	await loadBlocklyTexts("tlh");
	expect(blocklyTexts("tlh")).toEqual(blocklyTexts("en"));
});
