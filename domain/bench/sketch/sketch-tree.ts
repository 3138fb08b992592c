import { type SketchView, viewSketch } from "./sketch-view.ts";
import type { Token } from "./tokens.ts";

type Tokens = readonly Token[];

export interface Declared {
	readonly type: string;
	readonly name: string;
	/** Empty where none is given. */
	readonly value: Tokens;
	/** The round brackets of `Servo arm(9)`; empty without. */
	readonly given: Tokens;
	readonly constant: boolean;
	readonly line: number;
}

export type Statement =
	| {
			readonly kind: "if";
			readonly condition: Tokens;
			readonly whenTrue: readonly Statement[];
			/** Null without an `else`. */
			readonly whenFalse: readonly Statement[] | null;
			readonly line: number;
	  }
	| {
			readonly kind: "loop";
			/** What is between the round brackets. */
			readonly head: Tokens;
			readonly keyword: "for" | "while" | "do";
			readonly body: readonly Statement[];
			readonly line: number;
	  }
	| {
			readonly kind: "plain";
			readonly tokens: Tokens;
			readonly declared: readonly Declared[];
			readonly line: number;
	  };

export interface SketchFunction {
	readonly name: string;
	readonly parameters: readonly string[];
	readonly body: readonly Statement[];
	readonly line: number;
}

/** A sketch that compiles, as its statements. What is no C++ that beginners write is kept as plain statements. */
export interface SketchTree {
	readonly source: string;
	readonly functions: readonly SketchFunction[];
	readonly globals: readonly Declared[];
	readonly tokens: Tokens;
}

const WORDS_OF_TYPES = new Set(
	"const static volatile constexpr unsigned signed int long short float double bool boolean byte char word String auto void size_t uint8_t int8_t uint16_t int16_t uint32_t int32_t".split(
		" ",
	),
);

/** Before a name these begin a statement that declares nothing. */
const NO_TYPES = new Set(["return", "delete", "goto", "else", "throw", "new", "using", "namespace"]);

export function readSketch(source: string): SketchTree {
	const view = viewSketch(source);
	const functions = view.bodies.map(({ name, open, close }) => ({
		name,
		parameters: parametersBefore(view, open),
		body: readStatements(view, open + 1, close),
		line: view.tokens[open]?.line ?? 1,
	}));
	return { source, functions, globals: readGlobals(view), tokens: view.tokens };
}

/** Every statement, outer before inner. */
export function allStatements(statements: readonly Statement[]): Statement[] {
	return statements.flatMap((one) => [one, ...innerOf(one).flatMap(allStatements)]);
}

export function innerOf(statement: Statement): (readonly Statement[])[] {
	if (statement.kind === "loop") return [statement.body];
	return statement.kind === "if" ? [statement.whenTrue, ...(statement.whenFalse ? [statement.whenFalse] : [])] : [];
}

/** The tokens of a statement without those of the statements within. */
export function ownTokens(statement: Statement): Tokens {
	if (statement.kind === "plain") return statement.tokens;
	return statement.kind === "if" ? statement.condition : statement.head;
}

function parametersBefore({ tokens, partner }: SketchView, open: number): string[] {
	const from = partner(open - 1);
	return splitAtCommas(tokens.slice(from + 1, open - 1)).flatMap((one) => one.at(-1)?.text ?? []);
}

function readGlobals(view: SketchView): Declared[] {
	const found: Declared[] = [];
	for (let at = 0; at < view.tokens.length; ) {
		const token = view.tokens[at];
		if (token?.kind === "directive") {
			const [, name = "", value] = /^#\s*define\s+(\w+)\s+(\S+)\s*$/.exec(token.text) ?? [];
			if (value) {
				const text = { ...token, kind: /^\d/.test(value) ? ("number" as const) : ("name" as const), text: value };
				found.push({ type: "int", name, value: [text], given: [], constant: true, line: token.line });
			}
			at += 1;
			continue;
		}
		const body = view.bodies.find(({ open, close }) => open === at && close > at);
		if (body) {
			at = body.close + 1;
			continue;
		}
		const end = endOfPlain(view, at, view.tokens.length);
		const tokens = view.tokens.slice(at, end);
		// The head of a function ends where its body begins.
		if (view.tokens[end]?.text !== "{") found.push(...declaredIn(tokens));
		at = view.tokens[end]?.text === "{" ? end : end + 1;
	}
	return found;
}

function readStatements(view: SketchView, from: number, to: number): Statement[] {
	const statements: Statement[] = [];
	for (let at = from; at < to; ) {
		const read = readStatement(view, at, to);
		statements.push(...read.statements);
		at = Math.max(read.next, at + 1);
	}
	return statements;
}

function readStatement(view: SketchView, at: number, to: number): { statements: Statement[]; next: number } {
	const { tokens, partner } = view;
	const token = tokens[at];
	if (!token || at >= to) return { statements: [], next: to };
	const { text, line } = token;
	if (text === ";" || token.kind === "directive") return { statements: [], next: at + 1 };
	if (text === "{") {
		const close = closeOf(partner(at), to);
		return { statements: readStatements(view, at + 1, close), next: close + 1 };
	}
	const close = partner(at + 1);
	if (text === "if" && close > 0) {
		const then = readStatement(view, close + 1, to);
		const condition = tokens.slice(at + 2, close);
		if (tokens[then.next]?.text !== "else" || then.next >= to)
			return {
				statements: [{ kind: "if", condition, whenTrue: then.statements, whenFalse: null, line }],
				next: then.next,
			};
		const other = readStatement(view, then.next + 1, to);
		return {
			statements: [{ kind: "if", condition, whenTrue: then.statements, whenFalse: other.statements, line }],
			next: other.next,
		};
	}
	if ((text === "for" || text === "while") && close > 0) {
		const body = readStatement(view, close + 1, to);
		const head = tokens.slice(at + 2, close);
		return { statements: [{ kind: "loop", keyword: text, head, body: body.statements, line }], next: body.next };
	}
	if (text === "do") {
		const body = readStatement(view, at + 1, to);
		const end = partner(body.next + 1);
		const head = end > 0 ? tokens.slice(body.next + 2, end) : [];
		return {
			statements: [{ kind: "loop", keyword: "do", head, body: body.statements, line }],
			next: end > 0 ? end + 2 : body.next,
		};
	}
	if (text === "switch" && close > 0) {
		const head: Statement = { kind: "plain", tokens: tokens.slice(at, close + 1), declared: [], line };
		const body = readStatement(view, close + 1, to);
		return { statements: [head, ...body.statements], next: body.next };
	}
	if (text === "case" || text === "default") {
		const colon = tokens.findIndex((one, index) => index > at && one.text === ":");
		return { statements: [], next: colon < 0 ? to : colon + 1 };
	}
	const end = endOfPlain(view, at, to);
	const own = tokens.slice(at, end);
	return { statements: [{ kind: "plain", tokens: own, declared: declaredIn(own), line }], next: end + 1 };
}

function closeOf(partner: number, to: number): number {
	return partner === -1 ? to : partner;
}

/** The index of the semicolon that ends a plain statement, or of the `{` of a body. */
function endOfPlain({ tokens, partner }: SketchView, from: number, to: number): number {
	for (let at = from; at < to; at += 1) {
		const text = tokens[at]?.text ?? "";
		if (text === ";") return at;
		if ("([".includes(text)) at = Math.max(at, partner(at));
		else if (text === "{") {
			if (tokens[at - 1]?.text === ")" || /^(?:struct|class|enum)$/.test(tokens[from]?.text ?? "")) return at;
			at = Math.max(at, partner(at));
		} else if (tokens[at]?.kind === "directive" && at > from) return at - 1;
	}
	return to;
}

function declaredIn(tokens: Tokens): Declared[] {
	let at = 0;
	while (WORDS_OF_TYPES.has(tokens[at]?.text ?? "")) at += 1;
	const [first, second] = tokens;
	const isObject = at === 0 && first?.kind === "name" && second?.kind === "name" && !NO_TYPES.has(first.text);
	if (isObject) at = 1;
	if (at === 0) return [];
	const texts = tokens.slice(0, at).map(({ text }) => text);
	const type = texts.filter((word) => !/^(?:const|static|volatile|constexpr)$/.test(word)).join(" ");
	const constant = texts.some((word) => /^const/.test(word));
	return splitAtCommas(tokens.slice(at)).flatMap((one) => {
		const from = one.findIndex(({ kind }) => kind === "name");
		const name = one[from];
		if (!name || one.slice(0, from).some(({ text }) => !"*&".includes(text))) return [];
		const equals = one.findIndex(({ text }) => text === "=");
		const open = one[from + 1]?.text === "(" ? from + 1 : -1;
		return [
			{
				...{ type, name: name.text, constant, line: name.line },
				value: equals < 0 ? [] : one.slice(equals + 1),
				given: open < 0 ? [] : one.slice(open + 1, -1),
			},
		];
	});
}

/** Parts of a list at its commas, not those within brackets. */
export function splitAtCommas(tokens: Tokens): Token[][] {
	const parts: Token[][] = [[]];
	let depth = 0;
	for (const token of tokens) {
		if ("([{".includes(token.text)) depth += 1;
		if (")]}".includes(token.text)) depth -= 1;
		if (token.text === "," && depth === 0) parts.push([]);
		else parts.at(-1)?.push(token);
	}
	return parts.filter((part) => part.length > 0);
}
