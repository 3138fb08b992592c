import { endingWith } from "#domain/bench/sketch/sketch-view.ts";
import type { Finding, RuleContext } from "./rule.ts";

/** The compiler points at the ) of the condition; the mistake is the = inside. */
export function assignment({ view, position }: RuleContext): Finding | null {
	const close = view.indexAt(position);
	const open = view.partner(close);
	const isInside = (index: number) =>
		open === -1 ? view.tokens[index]?.line === position.line : index > open && index < close;
	const equals = view.tokens.findIndex((token, index) => token.text === "=" && isInside(index));
	if (equals === -1) return { code: "assignment_in_condition", params: { name: "" } };
	const token = view.tokens[equals];
	return {
		code: "assignment_in_condition",
		params: { name: endingWith(view, equals - 1) },
		...(token ? { position: token } : {}),
	};
}

/** `5 = x`, `if (a + b = c)`, and a constant that is to get another value. */
export function notAssignable({ view, position }: RuleContext): Finding | null {
	const near = view.indexAt(position);
	const equals = view.tokens.findIndex(({ text }, index) => index >= near - 1 && /^[-+*/]?=$/.test(text));
	const token = view.tokens[equals];
	if (!token || token.line !== position.line) return null;
	const name = endingWith(view, equals - 1);
	const condition = view.tokens.findIndex(
		({ text, line }, index) => line === token.line && index < equals && (text === "if" || text === "while"),
	);
	if (condition !== -1 && view.partner(condition + 1) > equals) {
		return { code: "assignment_in_condition", params: { name }, position: token };
	}
	const isName = view.tokens[equals - 1]?.kind === "name";
	return {
		code: isName ? "constant_changed" : "cannot_assign",
		params: isName ? { name } : { text: name },
		position: token,
	};
}

/** `x == 5;` where `x = 5;` was meant, or an unused value. */
export function noEffect({ view, position }: RuleContext): Finding {
	const at = view.indexAt(position);
	let start = Math.min(at, view.tokens.length) - 1;
	while (start >= 0 && ![";", "{", "}", ")"].includes(view.tokens[start]?.text ?? "")) start--;
	for (let index = start + 1; index < view.tokens.length && view.tokens[index]?.text !== ";"; index++) {
		if (view.tokens[index]?.text !== "==") continue;
		const name = endingWith(view, index - 1);
		return { code: "comparison_as_statement", params: { name }, position: view.tokens[index] ?? position };
	}
	return { code: "unused_value" };
}
