import { closingBracket } from "../sketch/calls.ts";
import { allStatements, ownTokens, type SketchTree } from "../sketch/sketch-tree.ts";
import type { Token } from "../sketch/tokens.ts";

export interface Assigned {
	readonly name: string;
	readonly value: readonly Token[];
	readonly line: number;
	/** In `loop` or what it calls, or in an endless loop. */
	readonly again: boolean;
	/** With its declaration. */
	readonly first: boolean;
}

/** Every value that a variable is given, in the order of the program. */
export function assignmentsIn(tree: SketchTree): Assigned[] {
	const found: Assigned[] = tree.globals.map(({ name, value, line }) => ({
		...{ name, value, line, again: false, first: true },
	}));
	for (const { name, body } of tree.functions) {
		for (const statement of allStatements(body)) {
			const again = name !== "setup";
			const own = ownTokens(statement);
			const those = statement.kind === "plain" ? statement.declared : [];
			for (const one of those) found.push({ name: one.name, value: one.value, line: one.line, again, first: true });
			own.forEach((token, index) => {
				if (token.kind !== "name" || those.some((one) => one.name === token.text)) return;
				let at = index + 1;
				if (own[at]?.text === "[") at = closingBracket(own, at) + 1;
				const sign = own[at]?.text ?? "";
				const counted = [sign, own[index - 1]?.text ?? ""].some((text) => text === "++" || text === "--");
				if (!counted && !/^(?:=|[-+*/%|&^]=)$/.test(sign)) return;
				const value = counted || sign !== "=" ? [] : own.slice(at + 1);
				found.push({ name: token.text, value, line: token.line, again, first: false });
			});
		}
	}
	return found;
}
