import type { Position, SketchView } from "#domain/bench/sketch/sketch-view.ts";
import type { Token } from "#domain/bench/sketch/tokens.ts";
import { isConstant, type KnownNames, TYPES } from "./known-names.ts";
import type { Finding } from "./rule.ts";
import { isGrouped } from "./top-level.ts";

/** `1,000` on a line, which is two numbers to the compiler. */
export function groupedNumber({ tokens }: SketchView, line: number): string | null {
	for (const [index, token] of tokens.entries()) {
		const text = `${tokens[index - 1]?.text}${token.text}${tokens[index + 1]?.text}`;
		const joined = tokens[index + 1]?.from === token.to;
		if (token.line === line && token.text === "," && joined && isGrouped(text)) return text;
	}
	return null;
}

/** `delay(1,5)`: one number is wanted, and a decimal comma makes it two. */
export function decimalNumber({ tokens }: SketchView, line: number, wanted: number): string | null {
	const index = tokens.findIndex(
		(token, at) =>
			token.text === "," &&
			token.line === line &&
			tokens[at - 2]?.text === "(" &&
			tokens[at - 1]?.kind === "number" &&
			tokens[at + 1]?.kind === "number" &&
			tokens[at + 1]?.from === token.to,
	);
	return index === -1 || wanted !== 1 ? null : `${tokens[index - 1]?.text},${tokens[index + 1]?.text}`;
}

/** `digitalWrite[13, HIGH]`: a function in front of a [ of a line. */
export function squareBrackets(view: SketchView, names: KnownNames, line: number): Finding | null {
	const { tokens } = view;
	const name = tokens.find(
		(token, at) => token.line === line && tokens[at + 1]?.text === "[" && isFunction(view, names, token),
	);
	const position = name && tokens[tokens.indexOf(name) + 1];
	return name && position ? { code: "square_brackets_in_call", params: { name: name.text }, position } : null;
}

/** `"Light: " + 20` on a line, which is beyond the end of the text. */
export function textPlusNumber({ tokens }: SketchView, line: number): Finding | null {
	const text = tokens.find(
		(token, at) => token.line === line && token.kind === "text" && "+-".includes(tokens[at + 1]?.text ?? "?"),
	);
	const operator = text && tokens[tokens.indexOf(text) + 1]?.text;
	if (!text || !operator) return null;
	return operator === "+"
		? { code: "text_plus_number", params: { text: text.text }, position: text }
		: { code: "cannot_combine", params: { operator }, position: text };
}

/** A function of the sketch or of the Arduino. */
function isFunction({ bodies }: SketchView, { arduino }: KnownNames, { kind, text }: Token): boolean {
	return kind === "name" && !isConstant(text) && (arduino.includes(text) || bodies.some(({ name }) => name === text));
}

/** `millis - last`: a function of the sketch or of the Arduino that is used as if it were a number. */
export function functionAsValue(view: SketchView, names: KnownNames, line: number): Finding | null {
	const { tokens } = view;
	const name = tokens.find((token, at) => {
		const isCalled = tokens[at + 1]?.text === "(" || tokens[at - 1]?.text === ".";
		return token.line === line && isFunction(view, names, token) && !isCalled && !TYPES.includes(token.text);
	});
	return name ? { code: "call_without_parentheses", params: { name: name.text }, position: name } : null;
}

/** How many values the call of a function is given that is on this line. */
export function givenCount({ tokens, partner, depth }: SketchView, name: string, { line }: Position): string {
	const index = tokens.findIndex(
		(token, at) => token.text === name && token.line === line && tokens[at + 1]?.text === "(",
	);
	const close = partner(index + 1);
	const inside = tokens.slice(index + 2, close);
	if (index === -1 || close === -1) return "?";
	if (inside.length === 0) return "0";
	const isApart = (at: number) =>
		!tokens.some(({ text }, open) => text === "(" && open > index + 1 && open < at && partner(open) > at);
	const commas = tokens.filter(
		({ text }, at) => text === "," && at > index && at < close && isApart(at) && depth[at] === depth[index],
	);
	return String(commas.length + 1);
}

/** `void turn(int, bool)` → 2 */
export function parameterCount(signature: string): number {
	const inside = /\((.*)\)/s.exec(signature)?.[1] ?? "";
	return inside === "" || inside === "void" ? 0 : inside.split(",").length;
}
