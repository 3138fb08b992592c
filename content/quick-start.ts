import { inLocale } from "#domain/locale.ts";

/** The first ten minutes of a learner, and a teacher's first lesson. */
export interface QuickStart {
	/** The glossary entries that are explained in it, by their ids. */
	readonly words: readonly string[];
	readonly learner: {
		readonly title: string;
		readonly text: string;
		readonly steps: readonly { readonly minutes: string; readonly title: string; readonly text: string }[];
		readonly after: string;
	};
	readonly teacher: {
		readonly title: string;
		readonly text: string;
		readonly needs: readonly string[];
		/** What to do the day before. */
		readonly before: readonly string[];
		readonly plan: readonly { readonly minutes: string; readonly you: string; readonly learners: string }[];
		readonly goesWrong: readonly { readonly what: string; readonly why: string }[];
	};
}

const files = import.meta.glob<QuickStart>("./quick-start.*.json", { import: "default" });

/** Throws where the file cannot be loaded. */
export async function loadQuickStart(locale?: string): Promise<QuickStart> {
	const load = inLocale(files, "./quick-start.{locale}.json", locale);
	if (!load) throw new Error("There is no quick start in any language");
	return load();
}
