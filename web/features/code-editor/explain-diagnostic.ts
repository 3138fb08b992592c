import type { Diagnostic } from "#domain/diagnostic.ts";
import { m } from "#messages/generated/messages.js";

let wordsOf: typeof import("./diagnostic-words.ts").wordsOf | undefined;

/** Loads the words, after the editor. Until they are there the compiler's own are shown alone. */
export async function loadExplanations(): Promise<void> {
	({ wordsOf } = await import("./diagnostic-words.ts"));
}

export interface Explanation {
	/** "Line 11: a semicolon is missing". */
	title: string;
	/** What to do about it, with code between backticks; null where the compiler's own words stand alone. */
	text: string | null;
}

/** What the compiler found, in words that a learner understands. */
export function explainDiagnostic(diagnostic: Diagnostic): Explanation {
	const { code, line } = diagnostic;
	const params = withoutBackticks(diagnostic.params);
	const words = wordsOf?.(code);
	const title = words?.title(params) ?? m.diagnostic_unknown_title();
	const text = words?.text(params) ?? null;
	return { title: line > 0 ? m.bench_line_title({ line, title }) : capitalised(title), text };
}

/** The same in one line, for the editor's own tooltips and for screen readers. */
export function plainWordsOf(diagnostic: Diagnostic): string {
	const { title, text } = explainDiagnostic(diagnostic);
	const sentence = /[?!]$/.test(title) ? title : `${title}.`;
	return text ? `${sentence} ${text.replaceAll("`", "")}` : `${sentence} ${diagnostic.raw}`;
}

function capitalised(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Backticks mark code in the explanations: one from the sketch itself would end the mark. */
function withoutBackticks(params: Record<string, string>): Record<string, string> {
	return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value.replaceAll("`", "´")]));
}
