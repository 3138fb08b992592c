import { callsIn, joined } from "../sketch/calls.ts";
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
import { type Assigned, assignmentsIn } from "./assignments.ts";
import type { Guard, Site } from "./site.ts";
import { type Write, writesAt } from "./writes.ts";

type Tokens = readonly Token[];

/** What the rules need of a sketch: what is reached, what is set and what is named. */
export interface Program {
	readonly tree: SketchTree;
	readonly functions: ReadonlyMap<string, SketchFunction>;
	/** The calls that are reached, in the order of the program. */
	readonly sites: readonly Site[];
	/** The functions that are reached, and all of their statements. */
	readonly reached: readonly SketchFunction[];
	readonly statements: readonly Statement[];
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

/** How a statement is reached. */
interface Way {
	readonly guards: readonly Guard[];
	readonly again: boolean;
	readonly depth: number;
	readonly calledAt?: number;
}

/** With `linesOfCalls` what helper functions do is at the line of `setup` or `loop` that calls them: so blocks are written. */
export function readProgram(source: string, { linesOfCalls = false } = {}): Program {
	const tree = readSketch(source);
	const functions = new Map(tree.functions.map((one) => [one.name, one]));
	const every = tree.functions.flatMap(({ body }) => allStatements(body));
	const declared: Declared[] = [...tree.globals, ...every.flatMap((one) => (one.kind === "plain" ? one.declared : []))];
	const assigned = assignmentsIn(tree);
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

	const names = new Set<string>();
	const sites: Site[] = [];
	for (const name of ["setup", "loop", "ISR"]) visit(name, { guards: [], again: name !== "setup", depth: 0 });

	function visit(name: string, way: Way): void {
		const found = functions.get(name);
		if (!found || way.depth > DEEPEST) return;
		names.add(name);
		visitAll(found.body, way);
	}

	function visitAll(statements: readonly Statement[], way: Way): void {
		const { guards, again, depth, calledAt } = way;
		for (const statement of statements) {
			for (const call of callsIn(ownTokens(statement))) {
				const line = calledAt ?? call.line;
				sites.push({ call: { ...call, line }, statement, guards, again });
				if (!call.object) visit(call.name, { ...way, depth: depth + 1, ...(linesOfCalls ? { calledAt: line } : {}) });
			}
			if (statement.kind === "if") {
				const { condition } = statement;
				const line = calledAt ?? statement.line;
				visitAll(statement.whenTrue, { ...way, guards: [...guards, { condition, holds: true, line }] });
				visitAll(statement.whenFalse ?? [], { ...way, guards: [...guards, { condition, holds: false, line }] });
			} else if (statement.kind === "loop") {
				visitAll(statement.body, { ...way, again: again || isEndless(statement) });
			}
		}
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

	const calls = (...wanted: readonly string[]) => sites.filter(({ call }) => wanted.includes(call.name));
	const reached = tree.functions.filter(({ name }) => names.has(name));

	return {
		...{ tree, functions, sites, reached, assigned, declared, constants, pinOf, usesOf, calls },
		statements: reached.flatMap(({ body }) => allStatements(body)),
		writes: sites.flatMap((site) => writesAt(site, pinOf)),
	};
}

/** `while (true)`, `for (;;)`. */
export function isEndless({ keyword, head }: Extract<Statement, { kind: "loop" }>): boolean {
	const text = joined(head);
	return keyword === "for" ? /;;/.test(text) || /;(?:true|1);/.test(text) : /^(?:true|1)$/.test(text);
}
