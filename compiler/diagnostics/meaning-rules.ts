import { severalValuesPrinted } from "./print-calls.ts";
import { bareName, type Finding, namingRule, plainRule, type Rule, type RuleContext } from "./rule.ts";
import { endingWith, placeBehind, type SketchView } from "./sketch-view.ts";
import { longCharacter } from "./syntax-rules.ts";
import { isGrouped } from "./top-level.ts";

/** Messages about sentences that are well formed but cannot mean what they say. */
export const MEANING_RULES: readonly Rule[] = [
	{
		pattern: /^suggest parentheses around assignment used as truth value/,
		explain: (_, context) => assignment(context),
	},
	{
		pattern: /^lvalue required as (?:left operand of assignment|increment|decrement)/,
		explain: (_, context) => notAssignable(context),
	},
	namingRule(
		/^(?:assignment|increment|decrement) of read-only (?:variable|location|parameter|member) '(.*)'/,
		"constant_changed",
	),
	{
		pattern: /^too (?:few|many) arguments to (?:member )?function '(.*)'/,
		explain: ([, signature = ""], { view, place }) => {
			const grouped = groupedNumber(view, place.line) ?? decimalNumber(view, place.line, parameterCount(signature));
			if (grouped !== null) return { code: "comma_in_number", params: { text: grouped } };
			return {
				code: "wrong_argument_count",
				params: { name: bareName(signature), wanted: String(parameterCount(signature)) },
			};
		},
	},
	namingRule(/^(?:new declaration|ambiguating new declaration of) '(.*?)'/, "function_type_differs"),
	namingRule(/^request for member '.*?' in '(.*?)', which is of non-class type/, "not_an_object"),
	{
		pattern:
			/^invalid use of (?:non-static )?member(?: function)?\b|^cannot resolve overloaded function|did you forget the '[&(]/,
		explain: (_, { view, place }) => {
			const member = view.tokens.findLast(
				(token, at) => at <= view.indexAt(place) && token.kind === "name" && view.tokens[at - 1]?.text === ".",
			);
			if (!member) return null;
			const [sign, value, end] = view.tokens.slice(view.tokens.indexOf(member) + 1).slice(0, 3);
			if (sign?.text === "=" && value && end?.text === ";") {
				const params = { text: `${member.text} = ${value.text}`, suggestion: `${member.text}(${value.text})` };
				return { code: "wrong_operator", params, place: member };
			}
			return { code: "call_without_parentheses", params: { name: member.text }, place: member };
		},
	},
	plainRule(/^array subscript is (?:above|below|outside)|invokes undefined behavior/, "index_out_of_range"),
	plainRule(/^too many initializers for/, "too_many_values"),
	plainRule(/^array must be initialized with a brace-enclosed initializer/, "list_without_braces"),
	{
		pattern: /^pointer to a function used in arithmetic/,
		explain: (_, { view, place }) => squareBrackets(view, place.line),
	},
	namingRule(/^(?:storage size of|array size missing in) '(.*?)'/, "array_size_missing"),
	plainRule(/^initializer-string for array of chars is too long/, "text_too_long"),
	plainRule(/^comparisons like .* do not have their mathematical meaning/, "chained_comparison"),
	{
		pattern: /^(?:no matching function for call to|invalid conversion from|call of overloaded) /,
		explain: (_, { view, place }) => severalValuesPrinted(view, place),
	},
	{
		pattern: /^no matching function for call to '(.*)'/,
		explain: ([, call = ""], { message, names }) => {
			const name = bareName(call);
			const counts = message.notes.flatMap((note) => /expects (\d+) argument/.exec(note)?.[1] ?? []);
			const fitsByCount = message.notes.some((note) => note.includes("no known conversion"));
			const full = /[\w:]+(?=\()/.exec(call)?.[0] ?? "";
			const fewest = counts.map((most) => Math.max(0, Number(most) - (names.optional.get(full) ?? 0)));
			const range = [...new Set([...counts.map(Number), ...fewest])].sort((a, b) => a - b);
			const wanted = fitsByCount ? "" : [range[0], range.at(-1)].filter((n, at, both) => n !== both[at - 1]).join("-");
			return wanted === ""
				? { code: "wrong_arguments", params: { name } }
				: { code: "wrong_argument_count", params: { name, wanted } };
		},
	},
	{
		pattern: /^invalid conversion from 'const char\s*\*' to '(.*)'/,
		explain: ([, to = ""], { view, place }) => {
			const texts = view.tokens.filter(({ kind, line }) => kind === "text" && line === place.line);
			return wrongType("const char*", to, texts.length === 1 && (texts[0]?.text.length ?? 0) > '"a"'.length);
		},
	},
	{ pattern: /^invalid conversion from '(.*?)' to '(.*)'/, explain: ([, from = "", to = ""]) => wrongType(from, to) },
	{ pattern: /^cannot convert '(.*?)' to '(.*?)'/, explain: ([, from = "", to = ""]) => wrongType(from, to) },
	{
		pattern: /^conversion from 'int' to 'String' is ambiguous/,
		explain: (_, { view, place }) => longCharacter(view, place.line),
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
		explain: (_, { view, place }) => {
			const index = view.indexAt(place);
			const previous = view.tokens[index - 1];
			if (view.tokens[index]?.text !== "}" || previous?.text !== "return") return { code: "return_in_void" };
			return { code: "missing_semicolon", params: { after: "return" }, place: placeBehind(previous) };
		},
	},
	plainRule(/^void value not ignored|^invalid use of void expression/, "value_from_void"),
	namingRule(/^ISO C\+\+ forbids declaration of '(.*)' with no type/, "missing_type"),
	namingRule(/^unused (?:variable|parameter) '(.*)'/, "unused_variable"),
	namingRule(/^variable '(.*)' set but not used/, "unused_variable"),
	namingRule(/^'(.*)' defined but not used/, "unused_variable"),
	namingRule(/^'(.*)' (?:is|may be) used uninitialized/, "not_initialized"),
	namingRule(/^statement is a reference, not call, to function '(.*)'/, "call_without_parentheses"),
	{ pattern: /^statement has no effect/, explain: (_, context) => noEffect(context) },
	{
		pattern: /^(?:value computed is not used|(?:left|right) operand of comma operator has no effect)/,
		explain: (_, { view, place }) => {
			const text = groupedNumber(view, place.line);
			return text === null ? { code: "unused_value" } : { code: "comma_in_number", params: { text } };
		},
	},
	{
		pattern: /^statement cannot resolve address of overloaded function/,
		explain: (_, { view, place }) => {
			const name = view.tokens[view.indexBefore(place)];
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
	plainRule(
		/^(?:overflow in implicit constant|large integer implicitly|integer (?:overflow|constant is too large)|narrowing conversion)/,
		"number_too_large",
	),
	plainRule(/^comparison of constant .* with boolean expression/, "chained_comparison"),
	plainRule(/^comparison is always/, "condition_always_same"),
	plainRule(/^comparison with string literal/, "text_compared"),
	plainRule(/^division by zero/, "division_by_zero"),
	plainRule(/^invalid types .* for array subscript/, "not_an_array"),
	namingRule(/^size of array '(.*)' is too large/, "array_too_large"),
	{
		pattern:
			/^(?:unable to find numeric literal operator|invalid suffix|invalid digit|too many decimal points|exponent has no digits)/,
		explain: (_, { view, place }) => {
			const numbers = view.tokens.filter(({ kind, line }) => kind === "number" && line === place.line);
			const odd = numbers.find(
				({ text }) => !/^(?:0|[1-9]\d*|0x[\da-f]+|0b[01]+|\d*\.?\d*(?:e[+-]?\d+)?f?)[ul]*$/i.test(text),
			);
			const number = odd ?? numbers.at(-1);
			return { code: "invalid_number", params: { text: number?.text ?? "" }, ...(number ? { place: number } : {}) };
		},
	},
	plainRule(/^(?:template|constexpr) .*depth exceeds/, "template_too_deep"),
];

/** The compiler points at the ) of the condition; the mistake is the = inside. */
function assignment({ view, place }: RuleContext): Finding | null {
	const close = view.indexAt(place);
	const open = view.partner(close);
	const equals = view.tokens.findIndex((token, index) => index > open && index < close && token.text === "=");
	if (open === -1 || equals === -1) return { code: "assignment_in_condition", params: { name: "" } };
	const token = view.tokens[equals];
	return {
		code: "assignment_in_condition",
		params: { name: endingWith(view, equals - 1) },
		...(token ? { place: token } : {}),
	};
}

function notAssignable({ view, place }: RuleContext): Finding | null {
	const near = view.indexAt(place);
	const equals = view.tokens.findIndex((token, index) => index >= near - 1 && token.text === "=");
	const token = view.tokens[equals];
	if (!token || token.line !== place.line) return null;
	const name = endingWith(view, equals - 1);
	const condition = view.tokens.findIndex(
		({ text, line }, index) => line === token.line && index < equals && (text === "if" || text === "while"),
	);
	if (condition !== -1 && view.partner(condition + 1) > equals) {
		return { code: "assignment_in_condition", params: { name }, place: token };
	}
	const isName = view.tokens[equals - 1]?.kind === "name";
	return {
		code: isName ? "constant_changed" : "cannot_assign",
		params: isName ? { name } : { text: name },
		place: token,
	};
}

function wrongType(from: string, to: string, isLongText = false): Finding {
	const number =
		/^(?:const )?(?:u?int\d*_t|(?:unsigned |signed |long |short )*(?:int|char|long|short)|float|double|bool)\b(?!.*[*&])/;
	if (/^const char ?[*[]/.test(from) && to === "char")
		return { code: isLongText ? "text_in_char" : "double_quotes_for_letter" };
	if (/^const char ?[*[]/.test(from) && number.test(to)) return { code: "text_for_number" };
	return { code: "wrong_type", params: { from: plainType(from), to: plainType(to) } };
}

/** `uint8_t {aka unsigned char}` → `uint8_t`; texts have many names. */
function plainType(type: string): string {
	const plain = type
		.replace(/ \{aka .*?\}/g, "")
		.replace(/^const (?=char)/, "")
		.trim();
	return /^char ?(?:\*|\[)/.test(plain) ? "text" : plain;
}

/** `1,000` on a line, which is two numbers to the compiler. */
function groupedNumber({ tokens }: SketchView, line: number): string | null {
	for (const [index, token] of tokens.entries()) {
		const text = `${tokens[index - 1]?.text}${token.text}${tokens[index + 1]?.text}`;
		if (token.line === line && token.text === "," && isGrouped(text)) return text;
	}
	return null;
}

/** `delay(1,5)`: one number is wanted, and two stand there with nothing but a comma between them. */
function decimalNumber({ tokens }: SketchView, line: number, wanted: number): string | null {
	const index = tokens.findIndex(
		(token, at) =>
			token.text === "," &&
			token.line === line &&
			tokens[at - 2]?.text === "(" &&
			tokens[at - 1]?.kind === "number" &&
			tokens[at + 1]?.kind === "number" &&
			tokens[at + 1]?.from === token.to,
	);
	return index === -1 || wanted !== 1 ? null : `${tokens[index - 1]?.text},${tokens[index + 1]?.text}`;
}

/** `digitalWrite[13, HIGH]`: the name in front of the first [ of a line. */
function squareBrackets({ tokens }: SketchView, line: number): Finding | null {
	const index = tokens.findIndex(
		(token, at) => token.line === line && token.text === "[" && tokens[at - 1]?.kind === "name",
	);
	const [name, place] = [tokens[index - 1], tokens[index]];
	return name && place ? { code: "square_brackets_in_call", params: { name: name.text }, place } : null;
}

function parameterCount(signature: string): number {
	const inside = /\((.*)\)/s.exec(signature)?.[1] ?? "";
	return inside === "" || inside === "void" ? 0 : inside.split(",").length;
}

function noEffect({ view, place }: RuleContext): Finding {
	const at = view.indexAt(place);
	let start = Math.min(at, view.tokens.length) - 1;
	while (start >= 0 && ![";", "{", "}", ")"].includes(view.tokens[start]?.text ?? "")) start--;
	for (let index = start + 1; index < view.tokens.length && view.tokens[index]?.text !== ";"; index++) {
		if (view.tokens[index]?.text !== "==") continue;
		const name = endingWith(view, index - 1);
		return { code: "comparison_as_statement", params: { name }, place: view.tokens[index] ?? place };
	}
	return { code: "unused_value" };
}
