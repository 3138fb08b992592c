import { type Call, callsIn, closingBracket } from "../sketch/calls.ts";
import {
	allStatements,
	type Declared,
	ownTokens,
	readSketch,
	type SketchFunction,
	type SketchTree,
	type Statement,
} from "../sketch/sketch-tree.ts";
import type { Token } from "../sketch/tokens.ts";

type Tokens = readonly Token[];

/** A condition on the way to a statement, and whether it holds there. */
export interface Guard {
	readonly condition: Tokens;
	readonly holds: boolean;
	readonly line: number;
}

/** A call that is reached from `setup` or `loop`, with the conditions that lead there. */
export interface Site {
	readonly call: Call;
	readonly statement: Statement;
	readonly guards: readonly Guard[];
	/** It is reached again and again. */
	readonly again: boolean;
}

/** A pin that is set: by `digitalWrite`, `analogWrite`, `tone` or `noTone`. */
export interface Write {
	readonly pin: string;
	readonly level: "high" | "low" | "any";
	readonly line: number;
	readonly guards: readonly Guard[];
	readonly again: boolean;
	readonly by: string;
}

export interface Assigned {
	readonly name: string;
	readonly value: Tokens;
	readonly line: number;
	/** In `loop` or what it calls, or in an endless loop. */
	readonly again: boolean;
	/** With its declaration. */
	readonly first: boolean;
}

/** What the rules need of a sketch: what is reached, what is set and what is named. */
export interface Program {
	readonly tree: SketchTree;
	readonly functions: ReadonlyMap<string, SketchFunction>;
	/** The calls that are reached, in the order of the program. */
	readonly sites: readonly Site[];
	/** Names of the functions that are reached. */
	readonly reached: ReadonlySet<string>;
	readonly declared: readonly Declared[];
	readonly assigned: readonly Assigned[];
	/** What stays as it is declared, by its name. */
	readonly constants: ReadonlyMap<string, Tokens>;
	readonly writes: readonly Write[];
	/** The pin that an expression names: `9`, `A0`; null where it is worked out. */
	pinOf(tokens: Tokens | undefined): string | null;
	/** Where a name is read. */
	usesOf(name: string): readonly Token[];
	/** The reached calls of these functions. */
	calls(...names: readonly string[]): Site[];
}

const DEEPEST = 5;

export function readProgram(source: string): Program {
	const tree = readSketch(source);
	const functions = new Map(tree.functions.map((one) => [one.name, one]));
	const every = tree.functions.flatMap(({ body }) => allStatements(body));
	const declared: Declared[] = [...tree.globals, ...every.flatMap((one) => (one.kind === "plain" ? one.declared : []))];
	const assigned = assignments();
	const constants = new Map(
		declared
			.filter(({ name }) => assigned.filter((one) => one.name === name).length === 1)
			.map(({ name, value }) => [name, value]),
	);

	function pinOf(tokens: Tokens | undefined, depth = 0): string | null {
		const [only, more] = tokens ?? [];
		if (!only || more || depth > DEEPEST) return null;
		if (only.kind === "number") {
			const number = Number(only.text);
			return number >= 14 && number <= 19 ? `A${number - 14}` : String(number);
		}
		if (/^A[0-5]$/.test(only.text)) return only.text;
		if (only.text === "LED_BUILTIN") return "13";
		return pinOf(constants.get(only.text), depth + 1);
	}

	const reached = new Set<string>();
	const sites: Site[] = [];
	for (const name of ["setup", "loop", "ISR"]) visit(name, [], name !== "setup", 0);

	function visit(name: string, guards: readonly Guard[], again: boolean, depth: number): void {
		const found = functions.get(name);
		if (!found || depth > DEEPEST) return;
		reached.add(name);
		visitAll(found.body, guards, again, depth);
	}

	function visitAll(statements: readonly Statement[], guards: readonly Guard[], again: boolean, depth: number): void {
		for (const statement of statements) {
			for (const call of callsIn(ownTokens(statement))) {
				sites.push({ call, statement, guards, again });
				if (!call.object) visit(call.name, guards, again, depth + 1);
			}
			if (statement.kind === "if") {
				const { condition, line } = statement;
				visitAll(statement.whenTrue, [...guards, { condition, holds: true, line }], again, depth);
				visitAll(statement.whenFalse ?? [], [...guards, { condition, holds: false, line }], again, depth);
			} else if (statement.kind === "loop") {
				visitAll(statement.body, guards, again || isEndless(statement), depth);
			}
		}
	}

	function assignments(): Assigned[] {
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

	function usesOf(name: string): Token[] {
		const all = tree.tokens;
		return all.filter((token, index) => {
			if (token.text !== name || token.kind !== "name") return false;
			const isSet = all[index + 1]?.text === "=" || assigned.some((one) => one.first && isDeclaredAt(one, token));
			return !isSet;
		});
	}

	function isDeclaredAt(one: Assigned, token: Token): boolean {
		return one.line === token.line && one.name === token.text && isFirstOfLine(token);
	}

	function isFirstOfLine(token: Token): boolean {
		return tree.tokens.find(({ text, line }) => text === token.text && line === token.line) === token;
	}

	const calls = (...names: readonly string[]) => sites.filter(({ call }) => names.includes(call.name));

	return {
		...{ tree, functions, sites, reached, assigned, declared, constants, pinOf, usesOf, calls },
		writes: sites.flatMap((site) => writesAt(site, pinOf)),
	};
}

/** `while (true)`, `for (;;)`. */
export function isEndless({ keyword, head }: Extract<Statement, { kind: "loop" }>): boolean {
	const text = head.map((token) => token.text).join("");
	return keyword === "for" ? /;;/.test(text) || /;(?:true|1);/.test(text) : /^(?:true|1)$/.test(text);
}

function writesAt({ call, guards, again }: Site, pinOf: Program["pinOf"]): Write[] {
	const pin = pinOf(call.given[0]);
	if (pin === null || call.object) return [];
	const one = { pin, line: call.line, again, by: call.name };
	if (call.name === "tone") return [{ ...one, level: "high", guards }];
	if (call.name === "noTone") return [{ ...one, level: "low", guards }];
	if (call.name !== "digitalWrite" && call.name !== "analogWrite") return [];
	const value = call.given[1] ?? [];
	const asked = value.findIndex(({ text }) => text === "?");
	if (asked > 0) {
		const colon = value.findIndex(({ text }) => text === ":");
		const condition = value.slice(0, asked);
		return [true, false].map((holds) => ({
			...one,
			level: levelOf(holds ? value.slice(asked + 1, colon) : value.slice(colon + 1)),
			guards: [...guards, { condition, holds, line: call.line }],
		}));
	}
	const level = levelOf(value);
	if (level === "any" && call.name === "digitalWrite") {
		return [true, false].map((holds) => ({
			...one,
			level: holds ? "high" : "low",
			guards: [...guards, { condition: value, holds, line: call.line }],
		}));
	}
	return [{ ...one, level, guards }];
}

function levelOf(tokens: Tokens): Write["level"] {
	const text = tokens.map((token) => token.text).join("");
	if (/^(?:HIGH|true|[1-9]\d*)$/.test(text)) return "high";
	return /^(?:LOW|false|0)$/.test(text) ? "low" : "any";
}
