import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { type Finding, findingAt } from "./finding.ts";
import type { ReadableText } from "./readable-text.ts";

/** Whose numbers are written without a country code here. */
const COUNTRIES: readonly CountryCode[] = ["TZ", "KE", "UG"];

const DIGIT_WORDS: Record<string, string> = {
	...{
		zero: "0",
		oh: "0",
		one: "1",
		two: "2",
		three: "3",
		four: "4",
		five: "5",
		six: "6",
		seven: "7",
		eight: "8",
		nine: "9",
	},
	...{ sifuri: "0", moja: "1", mbili: "2", tatu: "3", nne: "4", tano: "5", sita: "6", saba: "7", nane: "8", tisa: "9" },
};

/** What can be between the groups of one number. A line's end, a colon or a letter ends it. */
const BETWEEN = /^[ \t\-–—./,()_*|'"+]{0,4}$/;

/** Dates and decimal fractions are not groups of a phone number. */
const NOT_A_NUMBER =
	/\b(?:\d{1,2}([-/.])\d{1,2}\1\d{4}|\d{4}([-/.])\d{1,2}\2\d{1,2})\b|(?<![\d.])\d{1,3}\.\d+(?![\d.])|\d+:\d+(?::\d+)*(?:\.\d+)?/g;

const ASKS_TO_CALL = /(?:call|phone|text|sms|whats ?app|number|namba|piga|simu|nipigie|reach)\W*(?:\w+\W+){0,4}$/;

/** Digits a number has at least and at most, with the country's. */
const SHORTEST = 9;
const LONGEST = 15;

type Group = { digits: string; start: number; end: number };

/**
 * Phone numbers, also spelled out, in groups, or with letters for digits. A reading, a resistor's value or a log of a sensor is
 * none: a number must be valid in its country's plan.
 */
export function findPhoneNumbers(readable: ReadableText): Finding[] {
	const text = readable.text.replace(NOT_A_NUMBER, (found) => (isOneGroup(found) ? found : "\n".repeat(found.length)));
	const groups = groupsOf(text);
	const found: Finding[] = [];
	const isPhoneNumber = createNumberCheck();
	for (let first = 0; first < groups.length; first += 1) {
		const last = endOfNumber(text, groups, first, isPhoneNumber);
		const [from, to] = [groups[first], groups[last]];
		if (!from || !to) continue;
		found.push(findingAt(readable, "phone", from.start, to.end));
		first = last;
	}
	return found;
}

/** "0712.345678" is written as a number; "0.712345678" is a fraction. */
function isOneGroup(found: string): boolean {
	return /^0\d{2,}\.\d+$/.test(found);
}

function groupsOf(text: string): Group[] {
	const groups: Group[] = [];
	for (const { 0: word, index: start } of text.matchAll(/[a-z\d]+/g)) {
		const digits = DIGIT_WORDS[word] ?? digitsOf(word);
		if (digits) groups.push({ digits, start, end: start + word.length });
	}
	return groups;
}

/** A word of digits, o for 0 and i or l for 1; at least half of it must be digits. */
function digitsOf(word: string): string | null {
	if (/^\d+$/.test(word)) return word;
	if (/^[oil]$/.test(word)) return word === "o" ? "0" : "1";
	const plain = word.replaceAll("o", "0").replace(/[il]/g, "1");
	const digits = word.replace(/\D/g, "").length;
	return /^\d+$/.test(plain) && digits * 2 >= word.length ? plain : null;
}

/** The last group of the number that begins with this one; -1 if none does. */
function endOfNumber(text: string, groups: readonly Group[], first: number, isPhoneNumber: NumberCheck): number {
	const start = groups[first]?.start ?? 0;
	const plus = /\+\s*\(?\s*$/.test(text.slice(0, start));
	let digits = "";
	for (let last = first; last < groups.length; last += 1) {
		const group = groups[last];
		const before = groups[last - 1];
		if (!group || (before && last > first && !BETWEEN.test(text.slice(before.end, group.start)))) return -1;
		digits += group.digits;
		if (digits.length > LONGEST) return -1;
		if (digits.length >= SHORTEST && isPhoneNumber(digits, plus, text.slice(Math.max(0, start - 60), start)))
			return last;
	}
	return -1;
}

type NumberCheck = (digits: string, plus: boolean, before: string) => boolean;

/** Different numbers that are looked up for one text: a page of readings has many that could be one. */
const LOOKUPS_MAXIMUM = 300;

function createNumberCheck(): NumberCheck {
	const known = new Map<string, boolean>();
	const isValid = (number: string, country?: CountryCode): boolean => {
		const key = `${country} ${number}`;
		const before = known.get(key);
		if (before !== undefined || known.size >= LOOKUPS_MAXIMUM) return before ?? false;
		const valid = parsePhoneNumberFromString(number, country)?.isValid() ?? false;
		known.set(key, valid);
		return valid;
	};
	return (digits, plus, before) => {
		if (plus) return /^[1-9]/.test(digits) && isValid(`+${digits}`);
		if (/^00[1-9]\d{9,}/.test(digits)) return isValid(`+${digits.slice(2)}`);
		if (/^0[1-9]\d{8}$/.test(digits)) return COUNTRIES.some((country) => isValid(digits, country));
		if (/^25\d{10}$/.test(digits)) return isValid(`+${digits}`);
		return /^[67]\d{8}$/.test(digits) && ASKS_TO_CALL.test(before) && isValid(`0${digits}`, "TZ");
	};
}
