import type { Finding } from "./rule.ts";
import type { SketchView } from "./sketch-view.ts";

/** Mistakes that the compiler says nothing about, found in the sketch's words. All are warnings. */
export function ownChecks(view: SketchView): (Finding & { place: { line: number; column: number } })[] {
	return [...serialNotBegun(view), ...emptyLoops(view), ...declaredCalls(view)];
}

/** Serial is used, but nothing ever calls Serial.begin. */
function serialNotBegun({ tokens }: SketchView) {
	const calls = tokens.flatMap((token, index) =>
		token.text === "Serial" && tokens[index + 1]?.text === "." ? [{ token, called: tokens[index + 2]?.text }] : [],
	);
	const first = calls[0];
	if (first === undefined || calls.some(({ called }) => called === "begin")) return [];
	return [{ code: "serial_not_begun" as const, place: first.token }];
}

/** `while (…); {` and `for (…); {`: the block runs once, and never as part of the loop. */
function emptyLoops({ tokens, partner }: SketchView) {
	return tokens.flatMap((token, index) => {
		if (!["if", "for", "while"].includes(token.text) || tokens[index + 1]?.text !== "(") return [];
		const close = partner(index + 1);
		const semicolon = tokens[close + 1];
		if (close === -1 || semicolon?.text !== ";" || tokens[close + 2]?.text !== "{") return [];
		return [{ code: "semicolon_after_condition" as const, params: { keyword: token.text }, place: semicolon }];
	});
}

/** `void blink();` inside a function: it says that there is a blink, and does nothing. */
function declaredCalls({ tokens, depth, bodies }: SketchView) {
	return tokens.flatMap((token, index) => {
		const begins = [";", "{", "}"].includes(tokens[index - 1]?.text ?? "");
		if (token.text !== "void" || depth[index] === 0 || !begins) return [];
		const [name, ...rest] = tokens.slice(index + 1, index + 5);
		const isCall = rest.map(({ text }) => text).join("") === "();" && bodies.some((body) => body.name === name?.text);
		return isCall ? [{ code: "type_in_call" as const, params: { name: token.text }, place: token }] : [];
	});
}
