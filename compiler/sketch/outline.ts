import type { SyntaxNode } from "@lezer/common";
import { parser } from "@lezer/cpp";

/** A function that the sketch defines at its top level. */
export interface SketchFunction {
	from: number;
	/** The parsed head, body included. */
	node: SyntaxNode;
	/** `template <…>` around it, if there is one. */
	template: SyntaxNode | null;
	/** The enclosing `#if … #else` lines, outermost first; each with the lines of its chain so far. */
	conditions: readonly (readonly string[])[];
}

/** What of a sketch matters for making prototypes, in offsets of its text. */
export interface SketchOutline {
	functions: SketchFunction[];
	/** Where each type, alias and macro of the top level is complete. */
	definedAt: Map<string, number>;
	/** Functions that the learner declared (`int twice(int);`), by `declarationKey`. */
	declared: Set<string>;
	/** The outermost `#if … #endif`. */
	conditionals: { from: number; to: number }[];
}

const TYPES = new Set(["StructSpecifier", "ClassSpecifier", "UnionSpecifier", "EnumSpecifier"]);

/** Reads the top level of a sketch. Never fails: the parser recovers from errors. */
export function outlineSketch(sketch: string): SketchOutline {
	const outline: SketchOutline = { functions: [], definedAt: new Map(), declared: new Set(), conditionals: [] };
	const text = (node: SyntaxNode) => sketch.slice(node.from, node.to);
	const conditions: string[][] = [];
	let opened = 0;
	const define = (name: string, at: number) => {
		if (!outline.definedAt.has(name)) outline.definedAt.set(name, at);
	};

	function directive(node: SyntaxNode): void {
		const line = text(node).trimEnd();
		const word = /^#\s*(\w+)/.exec(line)?.[1] ?? "";
		if (word === "define") {
			const name = /^#\s*define\s+(\w+)/.exec(line)?.[1];
			if (name !== undefined) define(name, node.to);
		} else if (word === "if" || word === "ifdef" || word === "ifndef") {
			if (conditions.length === 0) opened = node.from;
			conditions.push([line]);
		} else if (word === "else" || word === "elif") conditions.at(-1)?.push(line);
		else if (word === "endif" && conditions.pop() && conditions.length === 0) {
			outline.conditionals.push({ from: opened, to: node.to });
		}
	}

	function types(node: SyntaxNode, end: number): void {
		if (TYPES.has(node.name) || node.name === "TypeDefinition" || node.name === "AliasDeclaration") {
			for (const name of node.getChildren("TypeIdentifier")) define(text(name), end);
		}
		for (const child of children(node)) if (TYPES.has(child.name)) types(child, end);
	}

	function statement(node: SyntaxNode): void {
		const inner = node.name === "TemplateDeclaration" ? node.lastChild : node;
		if (inner?.name === "FunctionDefinition") {
			const template = inner === node ? null : node;
			outline.functions.push({ from: node.from, node: inner, template, conditions: conditions.map((c) => [...c]) });
			return;
		}
		const semicolon = /^\s*;/.exec(sketch.slice(node.to));
		types(node.name === "TemplateDeclaration" && inner ? inner : node, node.to + (semicolon?.[0].length ?? 0));
		if (node.name === "Declaration") {
			const declarator = node.getChild("FunctionDeclarator") ?? node.getChild("PointerDeclarator");
			const name = declarator === null ? null : nameOf(declarator);
			if (name !== null && declarator !== null && hasParameters(declarator))
				outline.declared.add(declarationKey(sketch, name, declarator));
		}
	}

	for (const node of children(parser.parse(parseable(sketch)).topNode)) {
		if (node.name === "PreprocDirective") directive(node);
		else statement(node);
	}
	return outline;
}

/**
 * The sketch as the parser understands it, all offsets as they are: it knows no `const` between two `*`, and takes all
 * that follows a `#` line with CRLF for a part of that line.
 */
function parseable(sketch: string): string {
	return sketch.replaceAll("\r", " ").replace(/(\*\s*)const(?=\s*\*)/g, (_, before: string) => `${before}     `);
}

/** Signature of an overload: the name and all that follows it in its declarator, without blanks. */
export function declarationKey(sketch: string, name: SyntaxNode, declarator: SyntaxNode): string {
	return sketch.slice(name.from, declarator.to).replace(/\s+/g, "");
}

/** The name that a declarator gives, through pointers, references and parentheses. */
export function nameOf(declarator: SyntaxNode): SyntaxNode | null {
	for (const child of children(declarator)) {
		if (/Identifier$|^OperatorName$|^DestructorName$|^TemplateFunction$/.test(child.name)) return child;
		if (/Declarator$/.test(child.name)) return nameOf(child);
	}
	return null;
}

/** The direct parts of a node, in order. */
export function children(node: SyntaxNode): SyntaxNode[] {
	const found: SyntaxNode[] = [];
	for (let child = node.firstChild; child !== null; child = child.nextSibling) found.push(child);
	return found;
}

function hasParameters(declarator: SyntaxNode): boolean {
	return children(declarator).some((child) => child.name === "ParameterList" || hasParameters(child));
}
