import { nameKey } from "./class-names.ts";

/** Secrets of class accounts: three pictures in an order, or a word. */

/** The grid of the pictures, four in a row. Its order is the same for everybody. */
export const SECRET_PICTURES = [
	"fish",
	"sun",
	"tree",
	"drum",
	"star",
	"key",
	"boat",
	"cow",
	"bird",
	"hand",
	"moon",
	"house",
	"ball",
	"leaf",
	"cup",
	"bell",
] as const;

export type SecretPicture = (typeof SECRET_PICTURES)[number];
export type SecretKind = "pictures" | "word";
export type Secret = { kind: "pictures"; pictures: SecretPicture[] } | { kind: "word"; word: string };

const ROW = 4;
export const SECRET_LENGTH = 3;
export const WORD_MINIMUM = 6;
export const WORD_MAXIMUM = 40;

/** Words that are tried first. */
const DENIED = new Set(
	"password passwords passcode qwerty qwertyuiop asdfgh asdfghjkl zxcvbn abcdef abcdefg abcdefgh aaaaaa letmein welcome iloveyou monkey dragon football arsenal chelsea manchester liverpool simba yangasc arduino computer teacher mwalimu student mwanafunzi school classroom science robotics electronics inspire inspirestem secret secretword nenosiri tanzania nairobi kampala daressalaam zanzibar jambo habari rafiki karibu".split(
		" ",
	),
);

export type SecretProblem = "too_few" | "straight_line" | "short_word" | "common_word" | "own_name";

/** Why a secret cannot be chosen; undefined where it can. */
export function secretProblem(secret: Secret, name: string): SecretProblem | undefined {
	return secret.kind === "pictures" ? picturesProblem(secret.pictures) : wordProblem(secret.word, name);
}

function picturesProblem(pictures: readonly SecretPicture[]): SecretProblem | undefined {
	if (pictures.length !== SECRET_LENGTH || new Set(pictures).size !== SECRET_LENGTH) return "too_few";
	const indexes = pictures.map((picture) => SECRET_PICTURES.indexOf(picture));
	const rows = new Set(indexes.map((index) => Math.floor(index / ROW)));
	const columns = new Set(indexes.map((index) => index % ROW));
	return rows.size === 1 || columns.size === 1 ? "straight_line" : undefined;
}

function wordProblem(typed: string, name: string): SecretProblem | undefined {
	const word = nameKey(typed);
	if (word.replace(/[^\p{L}]/gu, "").length < WORD_MINIMUM) return "short_word";
	if (DENIED.has(word.replace(/\d+$/, "")) || /^(.+?)\1+$/.test(word)) return "common_word";
	const names = name.split(/\s+/).map(nameKey);
	return [nameKey(name), ...names].some((own) => own.length > 2 && word.includes(own)) ? "own_name" : undefined;
}

/** A secret as one text; a word counts as a name does. */
export function secretText(secret: Secret): string {
	return secret.kind === "pictures" ? secret.pictures.join(" ") : nameKey(secret.word);
}
