import type { SketchView } from "#domain/bench/sketch/sketch-view.ts";
import type { Token } from "#domain/bench/sketch/tokens.ts";
import { isElsewhere, KEYWORDS, type KnownNames, TYPES } from "./known-names.ts";
import { nearestName } from "./nearest-name.ts";
import { printCallAround } from "./print-calls.ts";
import { bareName, type Finding, type Rule, type RuleContext } from "./rule.ts";
import { bracketsBeforeName } from "./top-level.ts";

/** Messages about names that the compiler does not know. */
export const NAME_RULES: readonly Rule[] = [
	{
		pattern: /^'([\p{L}\p{M}\w]+)' was not declared in this scope/u,
		explain: ([, name = ""], context) => undeclared(name, context),
	},
	{
		pattern: /^'([\p{L}\p{M}\w]+)' (?:does not name a type|has not been declared)/u,
		explain: ([, name = ""], context) => noType(name, context),
	},
	{
		pattern: /^'.*' has no member named '([\p{L}\p{M}\w]+)'/u,
		explain: ([, name = ""], { names, view, position }) => {
			const suggestion = nearestName(name, [...namesOf(view), ...names.members]);
			const found = lastNamed(view, name, position);
			return suggestion === null
				? { code: "member_not_known", params: { name }, position: found }
				: { code: "member_misspelled", params: { name, suggestion }, position: found };
		},
	},
	{
		pattern: /^(\S+): No such file or directory/,
		explain: ([, name = ""], { names, view, position }) => {
			const directive = view.tokens.find(({ kind, line }) => kind === "directive" && line === position.line);
			const start = { line: position.line, column: 1 };
			// A path is no library's name, however near its end is to one.
			if (directive?.text.includes("/")) return { code: "library_not_found", params: { name }, position: start };
			if (isElsewhere(name)) return { code: "library_not_available", params: { name }, position: start };
			const known = nearestName(name, names.headers) ?? nearestName(`${name}.h`, [...names.headers, `${name}.h`]);
			const whole = names.headers.includes(`${name}.h`) ? `${name}.h` : known;
			return whole === null
				? { code: "library_not_found", params: { name }, position: start }
				: { code: "header_misspelled", params: { name, suggestion: whole }, position: start };
		},
	},
	{
		pattern: /^#include expects "FILENAME" or <FILENAME>/,
		explain: (_, { view, position }) => {
			const directive = view.tokens.find(({ kind, line }) => kind === "directive" && line === position.line);
			const name = /^#\s*include\s+([\w.]+)/.exec(directive?.text ?? "")?.[1];
			return name === undefined ? null : { code: "include_without_brackets", params: { name } };
		},
	},
	{
		pattern: /^extra tokens at end of #include directive/,
		explain: () => ({ code: "include_with_semicolon" }),
	},
	{
		pattern: /^'?(?:.*\W)?(\w+)'? cannot be used as a function/,
		explain: ([, name = ""]) => ({ code: "not_a_function", params: { name } }),
	},
	{
		pattern: /^'(.*)' redeclared as different kind of entity/,
		explain: ([, declaration = ""]) => ({ code: "name_taken", params: { name: bareName(declaration) } }),
	},
];

function undeclared(name: string, context: RuleContext): Finding | null {
	const { view, names, position } = context;
	const token = lastNamed(view, name, position);
	const at = { position: token };
	const torn = nameWithMinus(context, token) ?? alikeLetter(token);
	if (torn !== null) return torn;
	const meant =
		keywordMeant(name) ?? libraryMeant(name, context.names, context.view) ?? foreignWord(name, context, token);
	if (meant !== null) return { ...meant, ...at };
	if (followsBrackets(view, name)) return null;
	const home = whereDeclared(view, name, token);
	if (home === "above") return null;
	if (home !== null) return { ...home, ...at };
	if (view.tokens[view.tokens.indexOf(token) + 1]?.text === "(" && names.members.includes(name)) {
		return { code: "member_alone", params: { name }, ...at };
	}
	const suggestion =
		nearestName(name, [...namesOf(view, name), ...names.arduino, ...OF_LIBRARIES]) ?? shortened(name, view);
	if (suggestion !== null) return { code: "name_misspelled", params: { name, suggestion }, ...at };
	const called = view.tokens[view.tokens.indexOf(token) + 1]?.text === "(";
	const text = called ? null : printedText(view, token);
	if (text !== null) return { code: "text_without_quotes", params: { name, text }, ...at };
	if (view.tokens[view.tokens.indexOf(token) + 1]?.text === ".")
		return { code: "object_not_made", params: { name }, ...at };
	return { code: called ? "function_not_known" : "name_not_known", params: { name }, ...at };
}

/** `digitаlWrite` with an `а` of another alphabet. */
function alikeLetter({ text, line, column }: Token): Finding | null {
	const at = text.search(/[\p{Script=Cyrillic}\p{Script=Greek}]/u);
	if (at === -1 || !/[a-z]/i.test(text)) return null;
	return { code: "stray_character", params: { text: text[at] ?? "" }, position: { line, column: column + at } };
}

/** Constants of libraries that sketches name. */
const OF_LIBRARIES = ["DHT11", "DHT22", "DHT21", "DEVICE_DISCONNECTED_C", "SSD1306_WHITE", "SSD1306_SWITCHCAPVCC"];

/** `dist` and `distance`: the only name of the sketch that begins as this one, or that this one begins as. */
function shortened(name: string, view: SketchView): string | null {
	const [low, least] = [name.toLowerCase(), 4];
	const [only, more] = namesOf(view, name).filter((one) => {
		const other = one.toLowerCase();
		return Math.min(low.length, other.length) >= least && (low.startsWith(other) || other.startsWith(low));
	});
	return only !== undefined && more === undefined ? only : null;
}

/** `INPUT-PULLUP`, `led-pin` for `ledPin`: with the minus taken away it is a name that is known. */
function nameWithMinus({ view, names }: RuleContext, token: Token): Finding | null {
	const known = [...namesOf(view), ...names.arduino];
	const at = view.tokens.indexOf(token);
	for (const minus of [at - 1, at + 1]) {
		const [first, sign, second] = view.tokens.slice(Math.max(0, minus - 1), minus + 2);
		if (sign?.text !== "-" || first?.kind !== "name" || second?.kind !== "name") continue;
		const joined = [`${first.text}_${second.text}`, `${first.text}${second.text}`].map((one) => one.toLowerCase());
		const suggestion = known.find((one) => joined.includes(one.toLowerCase()));
		if (suggestion === undefined) continue;
		return { code: "name_with_minus", params: { name: `${first.text}-${second.text}`, suggestion }, position: first };
	}
	return null;
}

/** `print(The light is on!)`: nothing but words between the parentheses; returns them. */
function printedText({ source, ...view }: SketchView, token: Token): string | null {
	const index = view.tokens.indexOf(token);
	const close = view.partner(index - 1);
	if (view.tokens[index - 1]?.text !== "(" || printCallAround({ source, ...view }, index) === null) return null;
	const printed = view.tokens.slice(index, close);
	const areWords = printed.every(({ kind, text }) => kind === "name" || ["!", "?", ":"].includes(text));
	return close !== -1 && areWords ? source.slice(token.from, printed.at(-1)?.to) : null;
}

function noType(name: string, context: RuleContext): Finding {
	const { view, names, position } = context;
	const index = view.indexAt(position);
	const next = view.tokens[index + 1];
	if ((name === "include" || name === "define") && view.tokens[index]?.first)
		return { code: "missing_hash", params: { name } };
	const token = view.tokens[index];
	const foreign = token && ELSEWHERE[name] ? foreignWord(name, context, token) : null;
	const meant = keywordMeant(name) ?? libraryMeant(name, context.names, context.view) ?? foreign;
	if (meant !== null) return meant;
	if (["const", "static", "volatile"].includes(view.tokens[index - 1]?.text ?? "") && next?.text === "=")
		return { code: "missing_type", params: { name } };
	const isInstruction = next !== undefined && [".", "++", "--", "[", "+=", "-="].includes(next.text);
	const isKnown = names.arduino.includes(name) || namesOf(view, name).includes(name);
	if (isInstruction || (next?.text === "=" && isKnown)) return { code: "instruction_outside", params: { name } };
	if (next?.text === "=" || next?.text === ";") return { code: "missing_type", params: { name } };
	const suggestion = nearestName(name, [...TYPES, ...names.headerOf.keys(), ...typesOf(view, name)]);
	return suggestion === null
		? { code: "type_not_known", params: { name } }
		: { code: "name_misspelled", params: { name, suggestion } };
}

function keywordMeant(name: string): Finding | null {
	const suggestion = name.toLowerCase();
	if (suggestion === name || !KEYWORDS.includes(suggestion)) return null;
	return { code: "keyword_case", params: { name, suggestion } };
}

const LEVELS: Record<string, string> = { on: "HIGH", off: "LOW" };
/** What blocks and other languages call it. */
const ELSEWHERE: Record<string, string> = {
	elseif: "else if",
	elif: "else if",
	wait: "delay",
	sleep: "delay",
	repeat: "for",
	forever: "while",
	var: "int",
	let: "int",
};

/** Words of other languages and of everyday speech: `if (…) then`, `digitalWrite(13, ON)`. */
function foreignWord(name: string, { view }: RuleContext, token: Token): Finding | null {
	if (name === "then" && view.tokens[view.tokens.indexOf(token) - 1]?.text === ")")
		return { code: "then_after_condition" };
	const suggestion = LEVELS[name.toLowerCase()] ?? ELSEWHERE[name];
	const isDeclared = namesOf(view, name).includes(name);
	return suggestion === undefined || isDeclared ? null : { code: "name_misspelled", params: { name, suggestion } };
}

/** The library of a class or object that the sketch does not include. */
export function libraryMeant(name: string, names: KnownNames, view: SketchView) {
	const library = names.headerOf.get(name);
	if (library === undefined || view.tokens.some(({ kind, text }) => kind === "directive" && text.includes(library)))
		return null;
	return { code: "library_not_included" as const, params: { name, library } };
}

/**
 * The variable of that name declared elsewhere: in another function, in another block, or further down.
 * "above": it is declared in scope, so its own line must be wrong.
 */
function whereDeclared(view: SketchView, name: string, token: Token): Finding | "above" | null {
	const index = view.tokens.findIndex((one, at) => one.text === name && isDeclared(view, at));
	if (index === -1) return null;
	const body = view.bodies.find(({ open, close }) => index > open && index < close);
	const used = view.tokens.indexOf(token);
	if (body === undefined) return index > used ? { code: "declared_later", params: { name } } : "above";
	if (used > body.open && used < body.close) {
		return isOpenAt(view, index, used) ? "above" : { code: "name_out_of_block", params: { name } };
	}
	return { code: "name_of_another_function", params: { name, function: body.name } };
}

/** `int[] pins`: another rule handles that line. */
function followsBrackets(view: SketchView, name: string): boolean {
	return view.tokens.some(({ text, line }) => text === name && bracketsBeforeName(view, line)?.params?.name === name);
}

/** True when the block of a declaration has not ended before a later token. */
function isOpenAt({ tokens, depth, partner }: SketchView, declared: number, used: number): boolean {
	const own = depth[declared] ?? 0;
	const head = tokens.findLastIndex((token, at) => token.text === "(" && at < declared && partner(at) > declared);
	if (tokens[head - 1]?.text === "for") {
		const body = partner(head) + 1;
		const end =
			tokens[body]?.text === "{" ? partner(body) : tokens.findIndex(({ text }, at) => at >= body && text === ";");
		return used <= end;
	}
	return declared < used && depth.slice(declared, used).every((one) => one >= own);
}

/** `int count`, `Servo arm`, `float values[3]`: a name right behind a type. */
function isDeclared({ tokens }: SketchView, index: number): boolean {
	let at = index - 1;
	while (tokens[at]?.text === "*" || tokens[at]?.text === "&") at--;
	const type = tokens[at];
	const next = tokens[index + 1]?.text ?? "";
	if (type?.kind !== "name" || type.line !== tokens[index]?.line) return false;
	const isType = TYPES.includes(type.text) || !KEYWORDS.includes(type.text);
	// `int pin 13;`: without its = it is still meant as one.
	if (TYPES.includes(type.text) && tokens[index + 1]?.kind === "number") return true;
	return isType && ["=", "==", ";", ",", "[", "(", ")", ":", "{"].includes(next);
}

/** Every name that the sketch declares or defines, except mere uses of `except`. */
export function namesOf(view: SketchView, except?: string): string[] {
	const declared = view.tokens.filter((token, index) => token.kind === "name" && isDeclared(view, index));
	const macros = view.tokens.flatMap(({ kind, text }) => {
		const name = kind === "directive" ? /^#\s*define\s+(\w+)/.exec(text)?.[1] : undefined;
		return name === undefined ? [] : [name];
	});
	return [...new Set([...declared.map(({ text }) => text), ...macros, ...typesOf(view, except ?? "")])];
}

function typesOf({ tokens }: SketchView, except: string): string[] {
	return tokens.flatMap(({ text }, index) => {
		const before = tokens[index - 1]?.text ?? "";
		return ["struct", "class", "enum"].includes(before) && text !== except ? [text] : [];
	});
}

/** The compiler points behind a call whose name it does not know: the name itself is before that. */
function lastNamed(view: SketchView, name: string, position: { line: number; column: number }): Token {
	const end = view.indexAt({ line: position.line, column: position.column + 1 });
	for (let index = end - 1; index >= 0; index--) {
		const token = view.tokens[index];
		if (token?.kind === "name" && token.text === name) return token;
	}
	return { kind: "name", text: name, from: 0, to: 0, ...position, indent: 0, first: false };
}
