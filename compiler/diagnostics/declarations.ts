import type { SketchView } from "#domain/bench/sketch/sketch-view.ts";
import { TYPES } from "./known-names.ts";

/** Names with one number for the whole sketch: `const int led = 13;`, `#define LED 13`, `int led = 13;` never set again. */
export function constantsOf({ tokens }: SketchView): Map<string, string> {
	const values = new Map<string, string>();
	for (const [index, token] of tokens.entries()) {
		const defined = token.kind === "directive" ? /^#\s*define\s+(\w+)\s+(\w+)$/.exec(token.text) : null;
		if (defined) values.set(defined[1] ?? "", defined[2] ?? "");
		const [equals, value, end] = tokens.slice(index + 1, index + 4);
		const isDeclared = TYPES.includes(tokens[index - 1]?.text ?? "") && token.kind === "name";
		if (!isDeclared || equals?.text !== "=" || !value || ![";", ","].includes(end?.text ?? "")) continue;
		if (value.kind === "number" || /^A[0-5]$/.test(value.text)) values.set(token.text, value.text);
	}
	for (const [index, { text }] of tokens.entries()) {
		const isSet = ["=", "+=", "-=", "++", "--"].includes(tokens[index + 1]?.text ?? "");
		const isCountedFirst = ["++", "--"].includes(tokens[index - 1]?.text ?? "");
		if ((isSet && !TYPES.includes(tokens[index - 1]?.text ?? "")) || isCountedFirst) values.delete(text);
	}
	return values;
}

/** The type that a name is declared with (`unsigned int`, `String`), or null where none or several are. */
export function typeOf({ tokens }: SketchView, name: string): string | null {
	const known = typesByName.get(tokens) ?? typesIn(tokens);
	typesByName.set(tokens, known);
	const types = known.get(name);
	const [only] = types ?? [];
	return types?.size === 1 && only !== undefined ? only : null;
}

/** Found once for each sketch: its rules ask for many names. */
const typesByName = new WeakMap<SketchView["tokens"], ReadonlyMap<string, ReadonlySet<string>>>();

function typesIn(tokens: SketchView["tokens"]): Map<string, Set<string>> {
	const found = new Map<string, Set<string>>();
	for (const [index, { text }] of tokens.entries()) {
		const previous = tokens[index - 1];
		if (previous?.kind !== "name" || !TYPES.includes(previous.text)) continue;
		const isUnsigned = tokens[index - 2]?.text === "unsigned";
		const types = found.get(text) ?? new Set();
		found.set(text, types.add(isUnsigned ? `unsigned ${previous.text}` : previous.text));
	}
	return found;
}

/** How many values each list has whose size is plain from its declaration, by name. */
export function listSizes({ tokens, partner }: SketchView): Map<string, number> {
	const sizes = new Map<string, number | null>();
	for (const [index, { text, kind }] of tokens.entries()) {
		const open = tokens[index + 1];
		if (kind !== "name" || open?.text !== "[" || !TYPES.includes(tokens[index - 1]?.text ?? "")) continue;
		const close = partner(index + 1);
		const size = close === index + 3 ? Number(tokens[index + 2]?.text) : null;
		const hasMore = tokens[close + 1]?.text === "[";
		const list =
			tokens[close + 2]?.text === "{" && close === index + 2 ? countValues(tokens, close + 2, partner) : null;
		// A second declaration of the name: which one is meant is not known here.
		sizes.set(text, sizes.has(text) || hasMore ? null : (list ?? size));
	}
	return new Map([...sizes].filter((entry): entry is [string, number] => Number.isInteger(entry[1])));
}

function countValues(tokens: SketchView["tokens"], open: number, partner: SketchView["partner"]): number | null {
	const close = partner(open);
	if (close === -1) return null;
	const inside = tokens.slice(open + 1, close);
	if (inside.some(({ text }) => "({".includes(text))) return null;
	const values = inside.filter(({ text }) => text === ",").length + 1;
	return inside.at(-1)?.text === "," ? values - 1 : values;
}
