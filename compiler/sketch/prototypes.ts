import type { SyntaxNode } from "@lezer/common";
import { children, declarationKey, nameOf, outlineSketch, type SketchFunction, type SketchOutline } from "./outline.ts";

/** A declaration to put into the sketch, so that a function can be used above its definition. */
export interface Prototype {
	/** Where in the sketch it is put: no later than its types are known and before any function. */
	at: number;
	/** Line of the function, so that a mistake in its head is reported there. */
	from: number;
	/** One line, with its semicolon. */
	text: string;
	/** The `#if` lines around it, and as many `#endif`. */
	before: readonly string[];
	after: readonly string[];
}

/** Declared by Arduino.h already. */
const KNOWN = new Set(["setup", "loop"]);

/**
 * The prototypes that an Arduino sketch may leave out. None is made for members, specialisations, macros that look like
 * functions (`ISR(…)`), functions that the learner declared, and heads that the parser does not understand.
 */
export function findPrototypes(sketch: string): Prototype[] {
	const outline = outlineSketch(sketch);
	const first = outline.functions[0]?.from;
	if (first === undefined) return [];
	const start = outline.conditionals.find(({ from, to }) => from <= first && first < to)?.from ?? first;
	return outline.functions.flatMap((fn) => {
		const text = prototypeText(sketch, fn, outline);
		if (text === null) return [];
		const at = Math.max(start, whenKnown(`${text} ${fn.conditions.flat().join(" ")}`, outline));
		if (at >= fn.from) return [];
		const before = fn.conditions.flat();
		return [{ at, from: fn.from, text, before, after: fn.conditions.map(() => "#endif") }];
	});
}

/** The latest offset where a name of `text` is defined, outside of any `#if`. */
function whenKnown(text: string, { definedAt, conditionals }: SketchOutline): number {
	const ends = (text.match(/[A-Za-z_]\w*/g) ?? []).map((name) => {
		const at = definedAt.get(name) ?? 0;
		return conditionals.find(({ from, to }) => from < at && at <= to)?.to ?? at;
	});
	return Math.max(0, ...ends);
}

function prototypeText(
	sketch: string,
	{ node, template, from }: SketchFunction,
	outline: SketchOutline,
): string | null {
	const parts = children(node);
	const declarator = parts.find((part) => /Declarator$/.test(part.name));
	const body = parts.find((part) => part.name === "CompoundStatement");
	if (declarator === undefined || body === undefined) return null;
	const hasType = parts.slice(0, parts.indexOf(declarator)).some((part) => /Type|Specifier$|auto/.test(part.name));
	const name = nameOf(declarator);
	if (!hasType || name === null || !/^(Identifier|OperatorName)$/.test(name.name)) return null;
	const called = sketch.slice(name.from, name.to);
	if (KNOWN.has(called) || outline.declared.has(declarationKey(sketch, name, declarator))) return null;
	if (
		template !== null &&
		!template.getChild("TemplateParameterList")?.firstChild?.nextSibling?.name.includes("Param")
	) {
		return null;
	}
	const blanked: { from: number; to: number }[] = [];
	if (!collectBlanked(template ?? node, body.from, blanked)) return null;
	const head = blanked.reduceRight(
		(text, range) => text.slice(0, range.from - from) + " ".repeat(range.to - range.from) + text.slice(range.to - from),
		sketch.slice(from, body.from),
	);
	return `${head.replace(/\s+/g, " ").trim()};`;
}

/** Gathers what a prototype leaves out, in order: comments and default arguments. False when the head has a mistake. */
function collectBlanked(node: SyntaxNode, end: number, blanked: { from: number; to: number }[]): boolean {
	for (const child of children(node)) {
		if (child.from >= end) return true;
		if (child.type.isError) return false;
		if (/Comment$/.test(child.name)) blanked.push({ from: child.from, to: child.to });
		else if (child.name === "OptionalParameterDeclaration") {
			const value = child.lastChild;
			const kept = value?.prevSibling;
			if (value && kept) blanked.push({ from: kept.to, to: child.to });
		} else if (!collectBlanked(child, end, blanked)) return false;
	}
	return true;
}
