import type { Position, SketchView } from "#domain/bench/sketch/sketch-view.ts";
import type { Token } from "#domain/bench/sketch/tokens.ts";
import type { Finding } from "./rule.ts";

const PRINTING = ["print", "println"];

/** The `print` or `println` that has the token at `index` as a direct argument; null when in none. */
export function printCallAround({ tokens }: SketchView, index: number): Token | null {
	let depth = 0;
	for (let at = index; at >= 0; at--) {
		const text = tokens[at]?.text;
		if (text === ")") depth++;
		else if (text === "(" && depth-- === 0) {
			const called = tokens[at - 1];
			return called && PRINTING.includes(called.text) ? called : null;
		} else if (text === "{" || text === "}") return null;
	}
	return null;
}

/** `print("a", b)`: two values with a comma between them in a print on this line, at the comma. Null when there is none. */
export function severalValuesPrinted(view: SketchView, position: Position): Finding | null {
	const index = view.tokens.findIndex(
		({ text, line }, at) => text === "," && line === position.line && printCallAround(view, at) !== null,
	);
	const call = printCallAround(view, index);
	const comma = view.tokens[index];
	return call && comma ? { code: "print_one_value", params: { name: call.text }, position: comma } : null;
}
