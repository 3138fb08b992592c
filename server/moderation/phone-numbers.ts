import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { type Finding, findingAt } from "./finding.ts";
import type { ReadableText } from "./readable-text.ts";

/** Whose numbers are written without a country code here. */
const COUNTRIES: readonly CountryCode[] = ["TZ", "KE", "UG"];

/** "eighty eight" is read as 88: the longer words first. */
const DIGIT_WORDS: Record<string, string> = {
	...{
		twenty: "2",
		thirty: "3",
		forty: "4",
		fifty: "5",
		sixty: "6",
		seventy: "7",
		eighty: "8",
		ninety: "9",
	},
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

const REPEATS: Record<string, number> = { double: 2, triple: 3 };
const ONLY_DIGITS_AND_THEIR_WORDS = new RegExp(`^(?:\\d|${Object.keys(DIGIT_WORDS).join("|")})+$`);
const DIGIT_WORD = new RegExp(Object.keys(DIGIT_WORDS).join("|"), "g");

/** Letters that are read as digits; all but the first three only where a call is asked for: they are hexadecimal digits, too. */
const DIGIT_OF: Record<string, string> = { o: "0", i: "1", l: "1", z: "2", e: "3", a: "4", s: "5", b: "8", g: "9" };

/** What can be between the groups of one number. A colon or a letter ends it; a line's end, too, unless a call is asked for. */
const BETWEEN = /^[ \t\-–—./,()_*|'"+#~•·]{0,4}$/;
const BETWEEN_IF_ASKED = /^[\s\-–—./,()_*|'"+#~•·]{0,4}$/;

/** Dates and decimal fractions are not groups of a phone number. */
const NOT_A_NUMBER =
	/\b(?:\d{1,2}([-/.])\d{1,2}\1\d{4}|\d{4}([-/.])\d{1,2}\2\d{1,2})\b|(?<![\d.])\d{1,3}\.\d+(?![\d.])|(?<!\d)\d{1,9}:\d+(?::\d+)*(?:\.\d+)?/g;

/** An array of small numbers. */
const ARRAY = /\{[ \n\t]{0,8}\d{1,2}(?:[ \n\t]{0,8},[ \n\t]{0,8}\d{1,2}){3,200}[ \n\t]{0,8},?[ \n\t]{0,8}\}/g;

const ASKS_TO_CALL = /(?:call|phone|text|sms|whats ?app|number|namba|piga|simu|nipigie|reach)\W*(?:\w+\W+){0,4}$/;

/** Anywhere in the text: whatever digits it has are read more strictly. */
const ASKED =
	/\b(?:(?:call|phone|text|sms|ring|reach|beep|flash|whats ?app) me|my (?:phone )?(?:number|no|digits)|my phone(?: is|:|,)|nipigie|nibipu?|nitext|nitumie (?:sms|ujumbe|meseji)|namba (?:yangu|ya simu)|piga simu|simu yangu|(?:and|then|to|just) (?:call|text|sms)|(?:call|text) (?:it|this|us))\b|\b(?:phone|simu)_?(?:no|num|number)?\s?\[/;

/** Digits a number has at least and at most, with the country's. */
const SHORTEST = 9;
const LONGEST = 15;

type Group = { digits: string; start: number; end: number };

/**
 * Phone numbers, also spelled out, in groups, or with letters for digits. A reading, a resistor's value or a log of a sensor is
 * none: a number must be valid in its country's plan.
 */
export function findPhoneNumbers(readable: ReadableText): Finding[] {
	const asked = ASKED.test(readable.text);
	const text = blank(asked ? readable.text : blank(readable.text, ARRAY), NOT_A_NUMBER);
	const groups = groupsOf(text, asked);
	const isPhoneNumber = createNumberCheck(asked);
	const found = findIn(readable, text, groups, rowsOf(text, groups, asked ? BETWEEN_IF_ASKED : BETWEEN), isPhoneNumber);
	if (asked || found.length > 0) return found;
	// One below the other: only what is a number as a whole, or a log of a sensor would be one.
	const below = rowsOf(text, groups, BETWEEN_IF_ASKED);
	const isWhole: NumberCheck = (candidate) =>
		candidate.others === 0 && /^0[67]\d{8}$/.test(candidate.digits) && isPhoneNumber(candidate);
	return findIn(readable, text, groups, below, isWhole);
}

function findIn(
	readable: ReadableText,
	text: string,
	groups: readonly Group[],
	rows: readonly Row[],
	isPhoneNumber: NumberCheck,
): Finding[] {
	const found: Finding[] = [];
	for (let first = 0; first < groups.length; first += 1) {
		const last = endOfNumber(text, groups, first, rows[first], isPhoneNumber);
		const [from, to] = [groups[first], groups[last]];
		if (!from || !to) continue;
		found.push(findingAt(readable, "phone", from.start, to.end));
		first = last;
	}
	return found;
}

/** The text with what the pattern finds made to colons, which no number crosses. */
function blank(text: string, pattern: RegExp): string {
	return text.replace(pattern, (found) => (isOneGroup(found) ? found : ":".repeat(found.length)));
}

/** "0712.345678" is written as a number; "0.712345678" is a fraction. */
function isOneGroup(found: string): boolean {
	return /^0\d{2,}\.\d+$/.test(found);
}

/** Groups [from, to) with nothing between them that ends a number. */
type Row = { from: number; to: number };

/** The row of each group. */
function rowsOf(text: string, groups: readonly Group[], between: RegExp): Row[] {
	const rows: Row[] = [];
	for (const [at, group] of groups.entries()) {
		const before = groups[at - 1];
		const row = before && between.test(text.slice(before.end, group.start)) ? rows[at - 1] : undefined;
		rows.push(row ?? { from: at, to: at });
		(row ?? rows[at] ?? { to: 0 }).to = at + 1;
	}
	return rows;
}

function groupsOf(text: string, asked: boolean): Group[] {
	const groups: Group[] = [];
	let repeat: { times: number; start: number; end: number } | undefined;
	for (const { 0: word, index: start } of text.matchAll(/[a-z\d]+/g)) {
		const end = start + word.length;
		const digits = digitsOf(word, asked);
		if (digits && repeat && start - repeat.end === 1) {
			groups.push({ digits: digits.repeat(repeat.times), start: repeat.start, end });
		} else if (digits) groups.push({ digits, start, end });
		const times = REPEATS[word];
		repeat = times ? { times, start, end } : undefined;
	}
	return groups;
}

/** A word of digits, of words for them, or with letters that look like them; at least half of that must be digits. */
function digitsOf(word: string, asked: boolean): string | null {
	if (/^\d+$/.test(word)) return word;
	if (/^[oil]$/.test(word)) return word === "o" ? "0" : "1";
	if (ONLY_DIGITS_AND_THEIR_WORDS.test(word)) return word.replace(DIGIT_WORD, (name) => DIGIT_WORDS[name] ?? name);
	const plain = word.replace(asked ? /[oilzeasbg]/g : /[oil]/g, (letter) => DIGIT_OF[letter] ?? letter);
	const digits = word.replace(/\D/g, "").length;
	return /^\d+$/.test(plain) && digits * 2 >= word.length ? plain : null;
}

/** The last group of the number that begins with this one; -1 if none does. */
function endOfNumber(
	text: string,
	groups: readonly Group[],
	first: number,
	row: Row | undefined,
	isPhoneNumber: NumberCheck,
): number {
	const start = groups[first]?.start ?? 0;
	const plus = /\+\s?\(?\s?$/.test(text.slice(Math.max(0, start - 4), start));
	const before = text.slice(Math.max(0, start - 60), start);
	let digits = "";
	for (let last = first; row && last < row.to; last += 1) {
		digits += groups[last]?.digits ?? "";
		if (digits.length > LONGEST) return -1;
		if (digits.length < SHORTEST) continue;
		const others = last > first ? row.to - row.from - (last - first + 1) : 0;
		if (isPhoneNumber({ digits, plus, before, others })) return last;
	}
	return -1;
}

/** `others`: groups beside these in the same row, if these are several. */
type Candidate = { digits: string; plus: boolean; before: string; others: number };
type NumberCheck = (candidate: Candidate) => boolean;

/** Of a row with more groups beside a number's, none is one: it is a page of readings. */
const OTHERS_MAXIMUM = 5;

/** "+255700000000" in a program is for the reader to change. */
const SAME_DIGITS = /(\d)\1{6}$/;

/** Different numbers that are looked up for one text: a page of readings has many that could be one. */
const LOOKUPS_MAXIMUM = 300;

function createNumberCheck(asked: boolean): NumberCheck {
	const known = new Map<string, boolean>();
	const isValid = (number: string, country?: CountryCode): boolean => {
		const key = `${country} ${number}`;
		const before = known.get(key);
		if (before !== undefined || known.size >= LOOKUPS_MAXIMUM) return before ?? false;
		const valid = parsePhoneNumberFromString(number, country)?.isValid() ?? false;
		known.set(key, valid);
		return valid;
	};
	const isPossible = (number: string) => parsePhoneNumberFromString(number)?.isPossible() ?? false;
	return ({ digits, plus, before, others }) => {
		if (SAME_DIGITS.test(digits) || /^[01]+$/.test(digits) || (others > OTHERS_MAXIMUM && !asked)) return false;
		if (plus) return /^[1-9]\d{9}/.test(digits) && isPossible(`+${digits}`);
		if (/^00[1-9]\d{9,}/.test(digits)) return isValid(`+${digits.slice(2)}`);
		if (asked && /^0[67]\d{9,10}$/.test(digits)) return isValid(digits.slice(0, 10), "TZ");
		if (/^0[1-9]\d{8}$/.test(digits)) return COUNTRIES.some((country) => isValid(digits, country));
		if (/^25\d{10}$/.test(digits) && (asked || others === 0)) return isValid(`+${digits}`);
		return /^[67]\d{8}$/.test(digits) && (asked || ASKS_TO_CALL.test(before)) && isValid(`0${digits}`, "TZ");
	};
}
