import type { DiagnosticCode } from "#domain/bench/diagnostic.ts";
import { nearestName } from "./nearest-name.ts";
import { bareName } from "./rule.ts";

/** What a message of the compiler means that somebody quotes without the sketch. Words that only the sketch tells are left out of `params`. */
export interface QuotedMessage {
	readonly code: DiagnosticCode;
	readonly params: Readonly<Record<string, string>>;
}

type Meaning = readonly [
	pattern: RegExp,
	code: DiagnosticCode | ((found: RegExpExecArray, names: readonly string[]) => DiagnosticCode),
	params?: (found: RegExpExecArray, names: readonly string[]) => Record<string, string>,
];

const TOKEN = "(?:before|after|at)";
const named = ([, name = ""]: RegExpExecArray) => ({ name: bareName(name) });

/** As in the rules, without what these read in the sketch. The first that fits counts. */
const MEANINGS: readonly Meaning[] = [
	[/'?else'? without (?:a )?previous '?if/, "else_without_if"],
	[new RegExp(`expected (?:'?[,:=]'?,? or )*'?;'? ${TOKEN}`), "missing_semicolon"],
	[new RegExp(`expected '?\\)'? ${TOKEN}`), "missing_parenthesis"],
	[new RegExp(`expected '?\\('? ${TOKEN}`), "missing_opening_parenthesis"],
	[new RegExp(`expected '?\\]'? ${TOKEN}`), "missing_bracket"],
	[new RegExp(`expected '?\\{'? ${TOKEN}`), "missing_opening_brace"],
	[new RegExp(`expected '?\\}'? ${TOKEN}|expected declaration (?:at|before) end`), "missing_closing_brace"],
	[new RegExp(`expected ',' or '\\.\\.\\.' ${TOKEN}`), "missing_comma"],
	[/expected initializer before '?numeric/, "missing_equals"],
	[/expected (?:initializer|init-declarator) before/, "missing_semicolon"],
	[/expected (?:unqualified-id|declaration) before '?\}/, "extra_closing_brace"],
	[/expected unqualified-id before '?\{/, "semicolon_after_function"],
	[/expected (?:unqualified-id|constructor, destructor)/, "instruction_outside"],
	[/expected primary-expression before '?([^\s']+)/, "missing_value", ([, before = ""]) => ({ before })],
	[/lvalue required/, "cannot_assign"],
	[/extended character ["'] is not valid/, "curly_quotes"],
	[/extended character (\S+) is not valid/, "stray_character", ([, text = ""]) => ({ text })],
	[/multi-character (?:literal|character constant)|character constant too long/, "single_quotes_for_text"],
	[/conversion from .* changes value|large integer implicitly truncated/, "number_too_large"],
	[/redeclared as different kind of/, "name_taken"],
	[/this statement may fall through/, "missing_break"],
	[/stray '?\\(?:2[0-7]{2}|3[0-7]{2})/, "curly_quotes"],
	[/stray '?([^\s']+)'?(?: in program)?/, "stray_character", ([, text = ""]) => ({ text })],
	[
		/'?(\w+)'? (?:was |is )?not declared/,
		([, name = ""], names) => (nearestName(name, names) !== null ? "name_misspelled" : "name_not_known"),
		([, name = ""], names) => ({ name, suggestion: nearestName(name, names) ?? "" }),
	],
	[
		/'?(\w+)'? does not name a type/,
		([, name = ""], names) => (names.includes(name) ? "instruction_outside" : "type_not_known"),
		named,
	],
	[/has no member named '?(\w+)/, "member_not_known", named],
	[/([\w.-]+): no such file/i, "library_not_found", ([, name = ""]) => ({ name })],
	[/no such file or directory/i, "library_not_found"],
	[
		/too (?:few|many) arguments to (?:member )?function '(.*?)'/,
		"wrong_argument_count",
		([, declared = ""]) => ({ name: bareName(declared), wanted: countOf(declared) }),
	],
	[/too (?:few|many) arguments/, "wrong_argument_count"],
	[/(?:redefinition|redeclaration|multiple definition) of [`']?([^']+)'/, "declared_twice", named],
	[/redefinition of|multiple definition of|conflicting declaration/, "declared_twice"],
	[/undefined reference to [`']?setup/, "missing_setup"],
	[/undefined reference to [`']?loop/, "missing_loop"],
	[/undefined reference to [`']?([^'\s]+)/, "function_not_written", named],
	[/(?:data section exceeds|section `?\.(?:bss|data)|not enough memory)/, "memory_too_full"],
	[/(?:text section exceeds|sketch too big|will not fit in region)/i, "program_too_large"],
	[/invalid conversion from '?const char/, "text_for_number"],
	[
		/(?:invalid conversion|cannot convert|conversion) from '([^']+)' to (?:non-scalar type )?'([^']+)'/,
		"wrong_type",
		fromTo,
	],
	[/cannot convert '([^']+)' to '([^']+)'/, "wrong_type", fromTo],
	[/invalid conversion|cannot convert/, "wrong_type"],
	[/(?:no match for|to binary) '?operator ?([^\s']+)/, "cannot_combine", ([, operator = ""]) => ({ operator })],
	[/no matching function for call to '?(\w+)/, "wrong_arguments", named],
	[/no return statement|control reaches end of non-void/, "missing_return"],
	[/return-statement with a value/, "return_in_void"],
	[/statement has no effect|value computed is not used/, "unused_value"],
	[/missing terminating/, "missing_quote"],
	[/unterminated comment/, "comment_not_closed"],
	[/function-definition is not allowed/, "defined_inside_function"],
	[/'?(\w+)'? cannot be used as a function/, "not_a_function", named],
	[/#include expects/, "include_without_brackets"],
	[/(?:assignment|increment|decrement) of read-only variable '?(\w+)/, "constant_changed", named],
	[/break statement not within/, "break_outside"],
	[/case label .* not within/, "case_outside_switch"],
	[/duplicate case value/, "duplicate_case"],
	[/jump to case label/, "declared_in_case"],
	[/suggest parentheses around assignment/, "assignment_in_condition"],
	[/unused variable '?(\w+)/, "unused_variable", named],
	[/(?:used uninitialized|is used uninitialized|may be used uninitialized)/, "not_initialized"],
	[/request for member .* which is of non-class type/, "not_an_object"],
	[/division by zero/, "division_by_zero"],
	[/array subscript .* (?:above|outside)/, "index_out_of_range"],
];

/**
 * The first message of the compiler that a text quotes, and what it means; null where it quotes none. `names`: what
 * may have been meant by a name that is misspelled.
 */
export function explainQuoted(text: string, names: readonly string[]): QuotedMessage | null {
	const plain = text
		.replace(/[‘’´`]/g, "'")
		.replace(/[“”]/g, '"')
		.replace(/\s+/g, " ");
	for (const [pattern, code, params] of MEANINGS) {
		const found = pattern.exec(plain) ?? new RegExp(pattern, "i").exec(plain);
		if (found)
			return {
				code: typeof code === "string" ? code : code(found, names),
				params: filled(params?.(found, names) ?? {}),
			};
	}
	return null;
}

function fromTo([, from = "", to = ""]: RegExpExecArray) {
	return { from: from.replace(/\{.*$/, "").trim(), to: to.replace(/\{.*$/, "").trim() };
}

/** `void digitalWrite(uint8_t, uint8_t)` takes 2. */
function countOf(declared: string): string {
	const inside = /\((.*)\)/.exec(declared)?.[1]?.trim();
	return inside === undefined ? "" : inside === "" || inside === "void" ? "0" : String(inside.split(",").length);
}

function filled(params: Record<string, string>): Record<string, string> {
	return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ""));
}
