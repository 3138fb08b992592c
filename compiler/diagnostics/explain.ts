import type { Diagnostic } from "#domain/bench/diagnostic.ts";
import { type Position, type SketchView, viewSketch } from "#domain/bench/sketch/sketch-view.ts";
import type { CachedBuild } from "../cache.ts";
import { findBraceTrouble } from "./braces.ts";
import { characterColumn } from "./character-column.ts";
import { COMPILER_STOPPED } from "./compiler-stopped.ts";
import { fixFor } from "./fixes.ts";
import { findHabits } from "./habits.ts";
import type { KnownNames } from "./known-names.ts";
import { LINKER_RULES, MOST_FLASH, MOST_RAM } from "./linker-rules.ts";
import { MEANING_RULES } from "./meaning-rules.ts";
import { NAME_RULES } from "./name-rules.ts";
import { ownChecks } from "./own-checks.ts";
import { type CompilerMessage, parseMessages } from "./parse.ts";
import type { Finding } from "./rule.ts";
import { onlyWorthSaying } from "./select.ts";
import { SYNTAX_RULES } from "./syntax-rules.ts";

export interface BuildReport extends CachedBuild {
	/** The sketch as the learner wrote it. */
	source: string;
}

const RULES = [...SYNTAX_RULES, ...NAME_RULES, ...MEANING_RULES, ...LINKER_RULES];

/** From this share of the memory on, what functions need may no longer fit. */
const MEMORY_WARNING = 0.75;

/**
 * Turns the output of compiler and linker into diagnostics: a code, words of the sketch, and the position to fix.
 * At most 20, by line, without those that only follow from others. A message without a rule is shown raw.
 */
export function explain(report: BuildReport, names: KnownNames): Diagnostic[] {
	const view = viewSketch(report.source);
	const messages = parseMessages(report.messages);
	const explained = messages.map((message) => explainMessage(message, view, names));
	const found = report.hex === null ? withHabits(explained, findHabits(view)) : explained;
	const braces = report.hex === null ? findBraceTrouble(view) : null;
	const warnings = ownChecks(view, names).map((finding) => ownDiagnostic(finding, "warning"));
	const diagnostics = onlyWorthSaying([...found, ...warnings, ...sizes(report)], braces).map((diagnostic) => {
		const fix = fixFor(diagnostic, view);
		return fix === null ? diagnostic : { ...diagnostic, fix };
	});
	if (report.hex !== null || diagnostics.some(({ severity }) => severity === "error")) return diagnostics;
	return [COMPILER_STOPPED, ...diagnostics];
}

function explainMessage(written: CompilerMessage, view: SketchView, names: KnownNames): Diagnostic {
	const inCharacters = <At extends Position>(at: At): At => ({
		...at,
		column: characterColumn(view.lines, at.line, at.column),
	});
	const message = { ...written, notes: written.notes.map(inCharacters) };
	const position = inCharacters({ line: message.line, column: message.column });
	const finding = firstFinding(message, (rule, match) => rule.explain(match, { view, names, message, position }));
	const { line, column } = finding?.position ?? position;
	return {
		code: finding?.code ?? "unknown",
		severity: message.severity,
		line,
		column,
		params: finding?.params ?? {},
		raw: message.raw,
	};
}

/** A habit replaces all other diagnostics of its line. */
function withHabits(found: readonly Diagnostic[], habits: readonly Finding[]): Diagnostic[] {
	const lines = habits.map(({ position }) => position?.line);
	const others = found.filter(({ line }) => !lines.includes(line));
	// Copied text has them in every line; its fix takes all of them away.
	const first = habits.find(({ code }) => code === "invisible_character");
	const reported = habits.filter((habit) => habit.code !== "invisible_character" || habit === first);
	const explained = reported.map((habit) => {
		const raw = found.find(({ line }) => line === habit.position?.line)?.raw ?? "";
		return { ...ownDiagnostic(habit, "error"), raw };
	});
	return [...others, ...explained];
}

function firstFinding(
	message: CompilerMessage,
	ask: (rule: (typeof RULES)[number], match: RegExpExecArray) => Finding | null,
): Finding | null {
	for (const rule of RULES) {
		const match = rule.pattern.exec(message.text);
		const finding = match ? ask(rule, match) : null;
		if (finding !== null) return finding;
	}
	return null;
}

/** The board's limits, which the linker does not know exactly. */
function sizes({ hex, size: { flash, ram } }: BuildReport): Diagnostic[] {
	if (hex === null) return [];
	const found: Diagnostic[] = [];
	if (flash > MOST_FLASH)
		found.push(ownDiagnostic({ code: "program_too_large", params: { most: String(MOST_FLASH) } }, "error"));
	if (ram > MOST_RAM)
		found.push(ownDiagnostic({ code: "memory_too_full", params: { most: String(MOST_RAM) } }, "error"));
	else if (ram > MOST_RAM * MEMORY_WARNING) {
		const params = { used: String(ram), most: String(MOST_RAM) };
		found.push(ownDiagnostic({ code: "memory_nearly_full", params }, "warning"));
	}
	return found;
}

function ownDiagnostic({ code, params, position }: Finding, severity: Diagnostic["severity"]): Diagnostic {
	return { code, severity, line: position?.line ?? 0, column: position?.column ?? 0, params: params ?? {}, raw: "" };
}
