import type { SketchView } from "#domain/bench/sketch/sketch-view.ts";
import { bracesMissing } from "./braces-missing.ts";
import { listSizes, typeOf } from "./declarations.ts";
import { type KnownNames, TYPES } from "./known-names.ts";
import { libraryMeant, namesOf } from "./name-rules.ts";
import { pinModeMissing, pinWithoutPwm } from "./pin-checks.ts";
import type { Finding } from "./rule.ts";
import { numberTooLarge } from "./wrong-type.ts";

/** Mistakes without a compiler message, found in the sketch's tokens. All are warnings. */
export function ownChecks(
	view: SketchView,
	names: KnownNames,
): (Finding & { position: { line: number; column: number } })[] {
	return [
		...serialNotBegun(view),
		...emptyLoops(view),
		...bracesMissing(view),
		...declaredCalls(view),
		...pinModeMissing(view),
		...pinWithoutPwm(view),
		...textPlusNumber(view),
		...indexOutOfRange(view),
		...numberOutOfRange(view),
		...delayInInterrupt(view),
		...includedByAnother(view, names),
	];
}

/** Serial is used, but nothing ever calls Serial.begin. */
function serialNotBegun({ tokens }: SketchView) {
	const calls = tokens.flatMap((token, index) =>
		token.text === "Serial" && tokens[index + 1]?.text === "." ? [{ token, called: tokens[index + 2]?.text }] : [],
	);
	const first = calls[0];
	if (first === undefined || calls.some(({ called }) => called === "begin")) return [];
	return [{ code: "serial_not_begun" as const, position: first.token }];
}

/** `while (…); {` and `for (…); {`: the block runs once, and never as part of the loop. */
function emptyLoops({ tokens, partner }: SketchView) {
	return tokens.flatMap((token, index) => {
		if (!["if", "for", "while"].includes(token.text) || tokens[index + 1]?.text !== "(") return [];
		const close = partner(index + 1);
		const semicolon = tokens[close + 1];
		if (close === -1 || semicolon?.text !== ";" || tokens[close + 2]?.text !== "{") return [];
		return [{ code: "semicolon_after_condition" as const, params: { keyword: token.text }, position: semicolon }];
	});
}

/** `void blink();` inside a function: a declaration, where a call was meant. */
function declaredCalls({ tokens, bodies }: SketchView) {
	return tokens.flatMap((token, index) => {
		if (token.text !== "void" || ![";", "{", "}"].includes(tokens[index - 1]?.text ?? "")) return [];
		if (!bodies.some(({ open, close }) => index > open && index < close)) return [];
		const [name, ...rest] = tokens.slice(index + 1, index + 5);
		const isCall = rest.map(({ text }) => text).join("") === "();" && bodies.some((body) => body.name === name?.text);
		return isCall ? [{ code: "type_in_call" as const, params: { name: token.text }, position: token }] : [];
	});
}

/** Functions of the Arduino that give a number back. */
const GIVES_NUMBER = /^(?:analogRead|digitalRead|millis|micros|random|map|constrain|pulseIn)$/;

/** `Serial.print("Light: " + light)`: to the compiler, the text from its letter number `light` on. */
function textPlusNumber(view: SketchView) {
	return view.tokens.flatMap((token, index) => {
		const [before, plus, value, next] = [-1, 1, 2, 3].map((step) => view.tokens[index + step]);
		if (token.kind !== "text" || plus?.text !== "+" || !value || !["(", ",", "="].includes(before?.text ?? ""))
			return [];
		const number = /^(?:int|long|byte|short|word|bool|boolean|size_t|u?int\d+_t|unsigned \w+)$/;
		const isCall = next?.text === "(";
		const isNumber =
			value.kind === "number" || (isCall ? GIVES_NUMBER.test(value.text) : number.test(typeOf(view, value.text) ?? ""));
		return isNumber ? [{ code: "text_plus_number" as const, params: { text: token.text }, position: token }] : [];
	});
}

/** `pins[3]` where the list has three values. */
function indexOutOfRange(view: SketchView) {
	const sizes = listSizes(view);
	return view.tokens.flatMap((token, index) => {
		const size = sizes.get(token.text);
		const [open, position, close] = view.tokens.slice(index + 1, index + 4);
		if (size === undefined || open?.text !== "[" || position?.kind !== "number" || close?.text !== "]") return [];
		const isDeclaration = TYPES.includes(view.tokens[index - 1]?.text ?? "");
		return isDeclaration || Number(position.text) < size ? [] : [{ code: "index_out_of_range" as const, position }];
	});
}

/** `int x = 40000;`: the compiler does not warn where the number would fit into an `unsigned int`. */
function numberOutOfRange(view: SketchView) {
	return view.tokens.flatMap((token, index) => {
		const [name, number, end] = [-1, 1, 2].map((step) => view.tokens[index + step]);
		if (token.text !== "=" || name?.kind !== "name" || end?.text !== ";" || !/^\d+$/.test(number?.text ?? ""))
			return [];
		const finding = numberTooLarge(view, token.line);
		const isKnown = typeOf(view, name.text) === finding.params?.type;
		return number && isKnown && Number(number.text) > Number(finding.params?.most)
			? [{ ...finding, position: number }]
			: [];
	});
}

/** `delay` inside the function that `attachInterrupt` names: interrupts are off there, so millis() never advances. */
function delayInInterrupt({ tokens, partner, bodies }: SketchView) {
	const names = tokens.flatMap(({ text }, index) => {
		const close = partner(index + 1);
		if (text !== "attachInterrupt" || close === -1) return [];
		const commas = tokens.flatMap((one, at) => (one.text === "," && at > index && at < close ? [at] : []));
		return tokens[(commas[0] ?? close) + 1]?.text ?? [];
	});
	return bodies
		.filter(({ name }) => names.includes(name))
		.flatMap(({ name, open, close }) =>
			tokens
				.slice(open, close)
				.filter(({ text }, at) => text === "delay" && tokens[open + at + 1]?.text === "(")
				.map((position) => ({ code: "delay_in_interrupt" as const, params: { name, call: position.text }, position })),
		);
}

/** A library that the sketch uses and does not include. It compiles where another library includes it. */
function includedByAnother(view: SketchView, names: KnownNames) {
	const own = new Set(namesOf(view));
	const uses = view.tokens.flatMap((position) => {
		const meant = position.kind === "name" && !own.has(position.text) ? libraryMeant(position.text, names, view) : null;
		return meant ? [{ ...meant, position }] : [];
	});
	return uses.filter(({ params }, index) => index === uses.findIndex((use) => use.params.library === params.library));
}
