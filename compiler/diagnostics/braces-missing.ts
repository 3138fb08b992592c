import type { SketchView } from "#domain/bench/sketch/sketch-view.ts";

/** Two lines indented below an `if` or a loop without curly brackets: only the first belongs to it. */
export function bracesMissing({ tokens, partner, indexAt }: SketchView) {
	return tokens.flatMap((token, index) => {
		const isElse = token.text === "else" && !["if", "{"].includes(tokens[index + 1]?.text ?? "");
		const isHead = ["if", "for", "while"].includes(token.text) && tokens[index + 1]?.text === "(";
		const head = isElse ? index : isHead ? partner(index + 1) : -1;
		if (head === -1) return [];
		const owner = tokens[indexAt({ line: token.line, column: 1 })]?.indent ?? 0;
		const first = tokens[head + 1];
		if (!first?.first || first.text === "{" || first.indent <= owner) return [];
		let end = head + 1;
		while (end < tokens.length && tokens[end]?.text !== ";" && tokens[end]?.text !== "{") end++;
		const second = tokens[end + 1];
		const isMeant = tokens[end]?.text === ";" && second?.first && second.indent === first.indent;
		if (!isMeant || ["}", "else", "case", "default", "break"].includes(second.text)) return [];
		if (["if", "for", "while", "switch"].includes(first.text)) return [];
		return [{ code: "braces_missing" as const, params: { keyword: token.text }, position: second }];
	});
}
