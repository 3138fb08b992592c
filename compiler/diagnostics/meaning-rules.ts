import { positionAfter } from "#domain/bench/sketch/sketch-view.ts";
import { assignment, noEffect, notAssignable } from "./equals-signs.ts";
import { severalValuesPrinted } from "./print-calls.ts";
import { bareName, type Finding, namingRule, plainRule, type Rule, type RuleContext } from "./rule.ts";
import { constantAsText, longCharacter } from "./syntax-rules.ts";
import {
	decimalNumber,
	functionAsValue,
	givenCount,
	groupedNumber,
	parameterCount,
	squareBrackets,
	textPlusNumber,
} from "./values-of-calls.ts";
import { numberTooLarge, wrongType } from "./wrong-type.ts";

/** Messages about sentences that are well formed but cannot mean what they say. */
export const MEANING_RULES: readonly Rule[] = [
	{
		pattern: /^suggest parentheses around assignment used as truth value/,
		explain: (_, context) => assignment(context),
	},
	{
		pattern: /^lvalue required as (?:left operand of assignment|increment|decrement)/,
		explain: (_, context) => macroChanged(context) ?? notAssignable(context),
	},
	namingRule(
		/^(?:assignment|increment|decrement) of read-only (?:variable|location|parameter|member) '(.*)'/,
		"constant_changed",
	),
	{
		pattern: /^too (?:few|many) arguments to (?:member )?function '(.*)'/,
		explain: ([, signature = ""], { view, position, names }) => {
			const grouped =
				groupedNumber(view, position.line) ?? decimalNumber(view, position.line, parameterCount(signature));
			if (grouped !== null) return { code: "comma_in_number", params: { text: grouped } };
			const [name, most] = [bareName(signature), parameterCount(signature)];
			const optional = names.optional.get(name) ?? 0;
			const wanted = optional > 0 ? `${most - optional}-${most}` : String(most);
			const given = givenCount(view, name, position);
			return { code: "wrong_argument_count", params: { name, wanted, given } };
		},
	},
	namingRule(/^(?:new declaration|ambiguating new declaration of) '(.*?)'/, "function_type_differs"),
	namingRule(/^request for member '.*?' in '(.*?)', which is of non-class type/, "not_an_object"),
	{
		pattern:
			/^invalid use of (?:non-static )?member(?: function)?\b|^cannot resolve overloaded function|did you forget the '[&(]/,
		explain: (_, { view, position }) => {
			const member = view.tokens.findLast(
				(token, at) => at <= view.indexAt(position) && token.kind === "name" && view.tokens[at - 1]?.text === ".",
			);
			if (!member) return null;
			const [sign, value, end] = view.tokens.slice(view.tokens.indexOf(member) + 1).slice(0, 3);
			if (sign?.text === "=" && value && end?.text === ";") {
				const params = { text: `${member.text} = ${value.text}`, suggestion: `${member.text}(${value.text})` };
				return { code: "wrong_operator", params, position: member };
			}
			return { code: "call_without_parentheses", params: { name: member.text }, position: member };
		},
	},
	{
		pattern: /^array subscript .* is outside array bounds of 'const char \[/,
		explain: (_, { view, position }) => textPlusNumber(view, position.line),
	},
	plainRule(
		/^array subscript .* is (?:partly )?(?:above|below|outside) array bounds|invokes undefined behavior/,
		"index_out_of_range",
	),
	plainRule(/^too many initializers for/, "too_many_values"),
	plainRule(
		/^array must be initialized with a brace-enclosed initializer|^initializer fails to determine size of/,
		"list_without_braces",
	),
	{
		pattern:
			/^pointer to a function used in arithmetic|^ISO C\+\+ forbids comparison between pointer and integer|^invalid operands of types .*\w\(/,
		explain: (_, { view, names, position }) =>
			squareBrackets(view, names, position.line) ?? functionAsValue(view, names, position.line),
	},
	namingRule(/^(?:storage size of|array size missing in) '(.*?)'/, "array_size_missing"),
	plainRule(
		/^initializer-string for .* is too long|directive (?:writing|output) .*(?:into a region|truncated)|^'.*' writing .* overflows/,
		"text_too_long",
	),
	plainRule(/^comparisons like .* do not have their mathematical meaning/, "chained_comparison"),
	{
		pattern: /^(?:no matching function for call to|invalid conversion from|call of overloaded) /,
		explain: (_, { view, position }) => severalValuesPrinted(view, position),
	},
	{
		pattern: /^no matching function for call to '(.*)'/,
		explain: ([, call = ""], { message, names }) => {
			const name = bareName(call);
			const notes = withoutCopying(
				message.notes.map(({ text }) => text),
				name,
			);
			const address = addressNeeded(notes, call, name);
			if (address) return address;
			const counts = notes.flatMap((note) => /expects (\d+) argument/.exec(note)?.[1] ?? []);
			const fitsByCount = notes.some((note) => note.includes("no known conversion"));
			const full = /[\w:]+(?=\()/.exec(call)?.[0] ?? "";
			const fewest = counts.map((most) => Math.max(0, Number(most) - (names.optional.get(full) ?? 0)));
			const range = [...new Set([...counts.map(Number), ...fewest])].sort((a, b) => a - b);
			const wanted = fitsByCount ? "" : [range[0], range.at(-1)].filter((n, at, both) => n !== both[at - 1]).join("-");
			return wanted === ""
				? { code: "wrong_arguments", params: { name } }
				: { code: "wrong_argument_count", params: { name, wanted, given: String(parameterCount(call)) } };
		},
	},
	{
		pattern: /^invalid conversion from 'const char\s*\*' to '(.*)'/,
		explain: ([, to = ""], { view, position }) => {
			const constant = constantAsText(view, position.line);
			if (constant) return constant;
			const texts = view.tokens.filter(({ kind, line }) => kind === "text" && line === position.line);
			return wrongType("const char*", to, texts.length === 1 && (texts[0]?.text.length ?? 0) > '"a"'.length);
		},
	},
	{
		pattern: /conversion from '.*' to '(.*?)' changes value|^integer overflow in expression of type '(.*?)'/,
		explain: ([, to, type = to], { view, position }) => numberTooLarge(view, position.line, type),
	},
	{ pattern: /^invalid conversion from '(.*?)' to '(.*)'/, explain: ([, from = "", to = ""]) => wrongType(from, to) },
	{ pattern: /^cannot convert '(.*?)' to '(.*?)'/, explain: ([, from = "", to = ""]) => wrongType(from, to) },
	{
		pattern: /^conversion from 'int' to 'String' is ambiguous/,
		explain: (_, { view, position }) => longCharacter(view, position.line),
	},
	{
		pattern: /^conversion from '(.*?)' to (?:non-scalar type )?'(.*?)'/,
		explain: ([, from = "", to = ""]) => wrongType(from, to),
	},
	{
		pattern: /^(?:invalid operands of types .* to binary|no match for) 'operator(.+?)'/,
		explain: ([, operator = ""]) => ({ code: "cannot_combine", params: { operator } }),
	},
	namingRule(/^(?:redefinition|redeclaration) of '(.*)'/, "declared_twice"),
	namingRule(/^conflicting declaration '(.*)'/, "declared_twice"),
	namingRule(/^'(.*)' has a previous declaration/, "declared_twice"),
	{
		pattern: /^(?:no return statement in function returning non-void|control reaches end of non-void function)/,
		explain: (_, { message }) => ({ code: "missing_return", params: { name: bareName(message.inFunction ?? "") } }),
	},
	{
		pattern: /^return-statement with no value/,
		explain: (_, { message }) => ({ code: "missing_return", params: { name: bareName(message.inFunction ?? "") } }),
	},
	{
		pattern: /^return-statement with a value, in function returning 'void'/,
		explain: (_, { view, position }) => {
			const index = view.indexAt(position);
			const previous = view.tokens[index - 1];
			if (view.tokens[index]?.text !== "}" || previous?.text !== "return") return { code: "return_in_void" };
			return { code: "missing_semicolon", params: { after: "return" }, position: positionAfter(previous) };
		},
	},
	plainRule(/^void value not ignored|^invalid use of void expression/, "value_from_void"),
	namingRule(/^ISO C\+\+ forbids declaration of '(.*)' with no type/, "missing_type"),
	namingRule(/^unused (?:variable|parameter) '(.*)'/, "unused_variable"),
	namingRule(/^(?:variable|parameter) '(.*)' set but not used/, "unused_variable"),
	namingRule(/^'(.*)' defined but not used/, "unused_variable"),
	namingRule(/^'(.*)' (?:is|may be) used uninitialized/, "not_initialized"),
	namingRule(/^statement is a reference, not call, to function '(.*)'/, "call_without_parentheses"),
	namingRule(/^the address of '(.*\))' will never be NULL/, "call_without_parentheses"),
	{ pattern: /^statement has no effect/, explain: (_, context) => noEffect(context) },
	{
		pattern: /^(?:value computed is not used|(?:left|right) operand of comma operator has no effect)/,
		explain: (_, { view, names, position }) => {
			const text = groupedNumber(view, position.line);
			if (text !== null) return { code: "comma_in_number", params: { text } };
			return squareBrackets(view, names, position.line) ?? { code: "unused_value" };
		},
	},
	{
		pattern: /^statement cannot resolve address of overloaded function/,
		explain: (_, { view, position }) => {
			const name = view.tokens[view.indexAt(position)];
			return name?.kind === "name" ? { code: "call_without_parentheses", params: { name: name.text } } : null;
		},
	},
	{
		pattern: /^suggest parentheses around comparison in operand of '([&|])'/,
		explain: ([, operator = ""]) => ({ code: "single_and_or", params: { operator, suggestion: operator + operator } }),
	},
	{
		pattern: /^suggest braces around empty body in an '(\w+)' statement/,
		explain: ([, keyword = ""]) => ({ code: "semicolon_after_condition", params: { keyword } }),
	},
	{
		pattern: /^integer constant is too large/,
		explain: (_, { view, position }) => numberTooLarge(view, position.line),
	},
	plainRule(/^comparison of constant .* with boolean expression/, "chained_comparison"),
	plainRule(/^comparison (?:is|of unsigned expression .* is) always/, "condition_always_same"),
	{
		pattern: /^comparison with string literal/,
		explain: (_, { view, position }) => constantAsText(view, position.line) ?? { code: "text_compared" },
	},
	plainRule(/^division by zero/, "division_by_zero"),
	plainRule(/^invalid types .* for array subscript/, "not_an_array"),
	{
		// A size that does not fit into 16 bits seems to be negative.
		pattern: /^size '.*' of array '(.*)' (?:is negative|exceeds)/,
		explain: ([, name = ""], { view, position }) =>
			view.tokens[view.indexAt(position)]?.text === "-" ? null : { code: "array_too_large", params: { name } },
	},
	{
		pattern:
			/^(?:unable to find numeric literal operator|invalid suffix|invalid digit|too many decimal points|exponent has no digits)/,
		explain: (_, { view, position }) => {
			const numbers = view.tokens.filter(({ kind, line }) => kind === "number" && line === position.line);
			const odd = numbers.find(
				({ text }) => !/^(?:0|[1-9]\d*|0x[\da-f]+|0b[01]+|\d*\.?\d*(?:e[+-]?\d+)?f?)[ul]*$/i.test(text),
			);
			const number = odd ?? numbers.at(-1);
			return { code: "invalid_number", params: { text: number?.text ?? "" }, ...(number ? { position: number } : {}) };
		},
	},
	{
		pattern: /^this statement may fall through/,
		explain: (_, { view, message: { notes } }) => {
			const note = notes.find(({ text }) => text === "here");
			const index = note ? view.indexAt(note) : -1;
			const [position, value] = [view.tokens[index], view.tokens[index + 1]];
			if (!position || !value) return null;
			const label = position.text === "case" ? `case ${value.text}` : position.text;
			return { code: "missing_break", params: { label }, position };
		},
	},
	{
		pattern: /^'~' on an expression of type 'bool'/,
		explain: (_, { view, position }) => {
			const sign = view.tokens.findLast(({ text }, at) => text === "~" && at <= view.indexAt(position));
			return sign ? { code: "wrong_operator", params: { text: "~", suggestion: "!" }, position: sign } : null;
		},
	},
	{
		pattern: /^init-statement in selection statements/,
		explain: (_, { view, position }) => {
			const start = view.indexAt(position);
			const close = view.partner(start - 1);
			const sign = view.tokens.find(({ text }, at) => text === ";" && at > start && at < close);
			return sign ? { code: "wrong_operator", params: { text: ";", suggestion: "&&" }, position: sign } : null;
		},
	},
	plainRule(/^(?:template|constexpr) .*depth exceeds/, "template_too_deep"),
];

/** `LED = 12` after `#define LED 13`: the compiler points at the number. */
function macroChanged({ view, message }: RuleContext): Finding | null {
	const note = message.notes.find(({ text, line }) => line > 0 && text.startsWith("in expansion of macro"));
	const position = note && view.tokens[view.indexAt(note)];
	return position ? { code: "constant_changed", params: { name: position.text }, position } : null;
}

/** Without what gcc says of the copy of an object that it could make, too. */
function withoutCopying(notes: readonly string[], name: string): string[] {
	const copies = notes.flatMap((note, at) => (new RegExp(`${name}\\((?:const )?${name}&&?\\)`).test(note) ? [at] : []));
	return notes.filter((_, at) => !copies.includes(at) && !copies.includes(at - 1));
}

/** `DallasTemperature sensors(wire)`: a pointer is wanted, and the object itself is given. */
function addressNeeded(notes: readonly string[], call: string, name: string): Finding | null {
	const given = /\((\w+)&\)$/.exec(call)?.[1];
	const wanted = notes.some((note) => note.includes(`from '${given}' to '${given}*'`));
	return given && wanted ? { code: "address_needed", params: { name, object: given } } : null;
}
