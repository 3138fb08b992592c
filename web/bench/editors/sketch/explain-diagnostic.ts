import type { Diagnostic } from "#domain/bench/diagnostic.ts";
import { m } from "#messages/generated/messages.js";
import { loadModule } from "#web/platform/loading/use-lazy-module.ts";

let textsOf: typeof import("./diagnostic-texts.ts").textsOf | undefined;

export const loadTexts = () => import("./diagnostic-texts.ts");

/** Loads the explanations, after the editor. Until then the compiler's own messages are shown alone. */
export async function loadExplanations(): Promise<void> {
	({ textsOf } = await loadModule(loadTexts));
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
	const texts = textsOf?.(code);
	const title = texts?.title(params) ?? m.diagnostic_unknown_title();
	const text = texts?.text(params) ?? null;
	return { title: line > 0 ? m.bench_line_title({ line, title }) : capitalised(title), text };
}

/** The same in one line, for the editor's own tooltips and for screen readers. */
export function plainTextOf(diagnostic: Diagnostic): string {
	const { title, text } = explainDiagnostic(diagnostic);
	const sentence = /[?!]$/.test(title) ? title : `${title}.`;
	return text ? `${sentence} ${text.replaceAll("`", "")}` : `${sentence} ${diagnostic.raw}`;
}

function capitalised(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Backticks mark code in the explanations: one from the sketch itself would end the mark. */
function withoutBackticks(params: Record<string, string>): Record<string, string> {
	return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value.replaceAll("`", "´")]));
}
