import { joined } from "../../sketch/calls.ts";
import { allStatements, ownTokens, type Statement, splitAtCommas } from "../../sketch/sketch-tree.ts";
import type { Token } from "../../sketch/tokens.ts";
import { numberIn } from "../numbers.ts";
import type { Program } from "../program.ts";
import type { NextStep } from "../work-facts.ts";
import { isFailing } from "./flow.ts";
import { firstOf, type Rule } from "./rule.ts";

interface Counting {
	readonly counter: string;
	readonly from: number;
	/** The first number that is not reached. */
	readonly end: number;
}

/** A loop counts beyond a list, or leaves out its first or its last value. */
export const loopAndList: Rule = (facts, program) =>
	firstOf(program.statements, (statement) => {
		const counting = countingOf(statement, program);
		if (statement.kind !== "loop" || !counting) return null;
		const inner = allStatements(statement.body).flatMap(ownTokens);
		return firstOf(program.declared, ({ name, value }) => {
			if (value[0]?.text !== "{" || !isIndexed(name, counting.counter, inner)) return null;
			return stepFor(name, splitAtCommas(value.slice(1, -1)).length, counting, statement.line, isFailing(facts));
		});
	});

function stepFor(name: string, size: number, { from, end }: Counting, line: number, fails: boolean): NextStep | null {
	const values = { name, size, last: size - 1 };
	if (size > 1 && end > size && end <= size + 2) return { code: "loop_beyond_list", values, line };
	if (!fails || size < 3) return null;
	if (from === 0 && end === size - 1) return { code: "loop_misses_last", values, line };
	return from === 1 && end === size ? { code: "loop_misses_first", values, line } : null;
}

/** `for (int i = 0; i < 8; i++)` */
function countingOf(statement: Statement, program: Program): Counting | null {
	if (statement.kind !== "loop" || statement.keyword !== "for") return null;
	const parts = joined(statement.head, " ");
	const found = /(\w+) = (\d+) ; \1 (<=?) (\w+) ; (?:\1 \+\+|\+\+ \1|\1 \+= 1)$/.exec(parts);
	if (!found) return null;
	const [, counter = "", from, sign, limit = ""] = found;
	const most = numberIn(program, [{ text: limit }]);
	return most === undefined ? null : { counter, from: Number(from), end: sign === "<" ? most : most + 1 };
}

/** `pins[i]`, and never `pins[i + 1]`. */
function isIndexed(name: string, counter: string, tokens: readonly Token[]): boolean {
	const indexes = tokens.flatMap((token, at) =>
		token.text === name && tokens[at + 1]?.text === "[" ? [[tokens[at + 2]?.text, tokens[at + 3]?.text]] : [],
	);
	const own = indexes.filter(([first]) => first === counter);
	return own.length > 0 && own.every(([, close]) => close === "]");
}
