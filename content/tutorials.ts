import { inLocale } from "#domain/locale.ts";
import type { Goal } from "#simulator/checks/goal.ts";
import order from "./tutorials.json" with { type: "json" };

/** What a tutorial's file holds beside its texts. */
interface TutorialFile {
	readonly minutes: number;
	/** The project whose circuit it runs on. */
	readonly project: string;
	readonly steps: readonly (Goal & {
		/** The name of the sketch, without `.ino`; `main` unless given. */
		readonly sketch?: string;
		/** The line that the step is about, from 1. */
		readonly line: number;
		/** The learner changes the sketch: as it is, it does not reach the goal (`tutorial-answers.ts` has what does). */
		readonly typed?: true;
		/** The project whose circuit this step runs on, where it is another one. */
		readonly project?: string;
		/** Moves of controls that reach the goal, for its proof, each a second after the one before. */
		readonly moves?: readonly Readonly<Record<string, number>>[];
	})[];
}

export interface TutorialTexts {
	readonly title: string;
	readonly summary: string;
	/** What to look at when it does not work. */
	readonly trouble: string;
	/** The glossary entries that are explained in it, by their ids. */
	readonly words: readonly string[];
	readonly steps: readonly {
		readonly title: string;
		readonly text: string;
		readonly try: string;
		/** What to write, or where, for who cannot find it. */
		readonly hint?: string;
	}[];
}

export type TutorialStep = TutorialFile["steps"][number] &
	TutorialTexts["steps"][number] & {
		/** The text of its sketch; where it is typed, what the learner begins with. */
		readonly source: string;
		readonly project: string;
	};

/** A short lesson on one thing: one try at a time, on a board that runs in the page. */
export interface Tutorial extends Omit<TutorialFile, "steps">, Omit<TutorialTexts, "steps"> {
	readonly id: string;
	readonly steps: readonly TutorialStep[];
}

const files = import.meta.glob<TutorialFile>("./tutorials/*/tutorial.json", { import: "default" });
const texts = import.meta.glob<TutorialTexts>("./tutorials/*/words.*.json", { import: "default" });
const sketches = import.meta.glob<string>(["./tutorials/*/*.ino", "!**/answers.ino"], {
	import: "default",
	query: "?raw",
});

/** Every tutorial, in the order to learn them. Throws where a file cannot be loaded. */
export async function loadTutorials(locale?: string): Promise<Tutorial[]> {
	return Promise.all(order.map((id) => loadTutorial(id, locale)));
}

/** The board of one step of a tutorial, from 0. Throws where there is none, or a file cannot be loaded. */
export async function loadTutorialBoard(
	id: string,
	index: number,
): Promise<{ project: string; source: string; line: number }> {
	const file = await files[`./tutorials/${id}/tutorial.json`]?.();
	const step = file?.steps[index];
	const source = step && (await sketchOf(id, step));
	if (!file || !step || source === undefined) throw new Error(`The tutorial ${id} has no step ${index + 1}`);
	return { project: step.project ?? file.project, source, line: step.line };
}

async function sketchOf(id: string, { sketch = "main" }: TutorialFile["steps"][number]): Promise<string | undefined> {
	return sketches[`./tutorials/${id}/${sketch}.ino`]?.();
}

async function loadTutorial(id: string, locale?: string): Promise<Tutorial> {
	const folder = `./tutorials/${id}`;
	const [file, text] = await Promise.all([
		files[`${folder}/tutorial.json`]?.(),
		inLocale(texts, `${folder}/words.{locale}.json`, locale)?.(),
	]);
	if (!file || !text) throw new Error(`The tutorial ${id} has no file or no words`);
	const steps = await Promise.all(
		file.steps.map(async (step, index) => {
			const source = await sketchOf(id, step);
			const said = text.steps[index];
			if (source === undefined || !said) throw new Error(`Step ${index + 1} of the tutorial ${id} is incomplete`);
			return { project: file.project, ...step, ...said, source };
		}),
	);
	return { ...file, ...text, id, steps };
}
