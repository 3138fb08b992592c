import type { Condition } from "#simulator/checks/goal.ts";
import { loadTutorialBoard } from "./tutorials.ts";
import all from "./word-demos.json" with { type: "json" };

/** A running board that shows what a word means: a step of a tutorial, from 1, or a short sketch of its own. */
type WordDemo = { readonly tutorial: string; readonly step: number } | { readonly demo: string };

interface OwnDemo {
	readonly project: string;
	readonly line: number;
	/** What its board shows some time, and the moves of controls that it needs for that, for its proof. */
	readonly goal: readonly Condition[];
	readonly moves?: readonly Readonly<Record<string, number>>[];
}

/** A sketch on the circuit of a project, and the line to look at, from 1. */
export interface DemoBoard {
	readonly project: string;
	readonly source: string;
	readonly line: number;
}

/** The words that have one, by their id. */
export const WORD_DEMOS = all.words as Readonly<Record<string, WordDemo>>;

export const OWN_DEMOS = all.demos as Readonly<Record<string, OwnDemo>>;

const sketches = import.meta.glob<string>("./demos/*.ino", { import: "default", query: "?raw" });

/** The board that shows what a word means. Throws where there is none, or a file of it cannot be loaded. */
export async function loadWordDemo(word: string): Promise<DemoBoard> {
	const demo = WORD_DEMOS[word];
	if (!demo) throw new Error(`No board shows the word ${word}`);
	if ("tutorial" in demo) return loadTutorialBoard(demo.tutorial, demo.step - 1);
	const source = await sketches[`./demos/${demo.demo}.ino`]?.();
	const own = OWN_DEMOS[demo.demo];
	if (source === undefined || !own) throw new Error(`The demo ${demo.demo} has no sketch or no facts`);
	return { project: own.project, source, line: own.line };
}
