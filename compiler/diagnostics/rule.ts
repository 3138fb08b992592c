import type { DiagnosticCode } from "#domain/bench/diagnostic.ts";
import type { Position, SketchView } from "#domain/bench/sketch/sketch-view.ts";
import type { KnownNames } from "./known-names.ts";
import type { CompilerMessage } from "./parse.ts";

/** Input of a rule for one message. */
export interface RuleContext {
	view: SketchView;
	names: KnownNames;
	/** With the columns of its notes in characters. */
	message: CompilerMessage;
	/** Where the compiler points, in characters. */
	position: Position;
}

/** An explanation: the code, the words it names, and the position to fix, if other than the compiler's. */
export interface Finding {
	code: DiagnosticCode;
	params?: Record<string, string>;
	position?: Position;
}

/** A kind of message and what it means. `null`: not applicable to this sketch. */
export interface Rule {
	pattern: RegExp;
	explain(found: RegExpExecArray, context: RuleContext): Finding | null;
}

/** A rule for a message that means one thing, without context. */
export function plainRule(pattern: RegExp, code: DiagnosticCode): Rule {
	return { pattern, explain: () => ({ code }) };
}

/** A rule for a message whose first group is the name it is about. */
export function namingRule(pattern: RegExp, code: DiagnosticCode): Rule {
	return { pattern, explain: (found) => ({ code, params: { name: bareName(found[1] ?? "") } }) };
}

/** The name inside a declaration as the compiler writes it: `int sum(int, int)`, `byte Robot::pins [3]` → `sum`, `pins`. */
export function bareName(declaration: string): string {
	const head = declaration
		.replace(/\(.*$/s, "")
		.replace(/\s*\[.*$/s, "")
		.trim();
	return /([\p{L}_][\p{L}\p{M}\w]*)$/u.exec(head)?.[1] ?? declaration;
}
