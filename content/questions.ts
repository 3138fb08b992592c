import { inLocale } from "#domain/locale.ts";

export const QUESTION_GROUPS = ["parts", "circuit", "board", "blocks", "language", "errors", "behaviour"] as const;

/** A question that beginners ask, with its answer. */
export interface BeginnersQuestion {
	readonly group: (typeof QUESTION_GROUPS)[number];
	readonly question: string;
	/** Code is between backticks. */
	readonly answer: string;
	/** The answer in a project of blocks, where the other one names C++. */
	readonly blocks?: string;
	/** Words of the glossary that tell more of it. */
	readonly words: readonly string[];
	/** Names of the reference that tell more of it. */
	readonly reference?: readonly string[];
	/** Other words in which it is asked, to be found by. */
	readonly asked: readonly string[];
}

export type BeginnersQuestions = Readonly<Record<string, BeginnersQuestion>>;

const files = import.meta.glob<BeginnersQuestions>("./questions.*.json", { import: "default" });

/** Every question that beginners ask, by its id. */
export async function loadQuestions(locale?: string): Promise<BeginnersQuestions> {
	return (await inLocale(files, "./questions.{locale}.json", locale)?.()) ?? {};
}
