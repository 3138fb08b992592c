import { endingWith, positionAfter } from "#domain/bench/sketch/sketch-view.ts";
import type { Token } from "#domain/bench/sketch/tokens.ts";
import type { Finding, RuleContext } from "./rule.ts";

/** Something is missing after the token at `index`. */
export function behind(tokens: readonly Token[], index: number, code: Finding["code"], after: string): Finding | null {
	const token = tokens[index];
	return token ? { code, params: { after }, position: positionAfter(token) } : null;
}

/** Something is missing after the last token before the compiler's position. */
export function afterPrevious({ view, position }: RuleContext, code: Finding["code"]): Finding | null {
	const index = view.indexBefore(position);
	return behind(view.tokens, index, code, endingWith(view, index));
}
