import { variantOf, type WrittenProgram } from "./read-programs.ts";
import type { Tutorial } from "./tutorials.ts";

/** What learners may type in a step of a tutorial. */
export interface StepAnswers {
	/** Programs that reach the goal. */
	readonly answers: readonly WrittenProgram[];
	/** Those that do not. */
	readonly wrong: readonly WrittenProgram[];
}

/** Not loaded by the page: these are for the proof that each step can be done, and is not done before. */
const files = import.meta.glob<string>("./tutorials/*/answers.ino", { eager: true, import: "default", query: "?raw" });

const HEAD = /^(answer|wrong) (\d+)(?: ([a-z0-9-]+))?$/;

/**
 * The answers of a tutorial, one entry a step. In `answers.ino` each is below its head, `//// answer STEP` or
 * `//// wrong STEP NAME` (steps from 1), as its difference to the sketch of that step (`read-programs.ts`).
 *
 * @throws {Error} where a head is none, or a difference does not fit the sketch.
 */
export function answersOf({ id, steps }: Tutorial): StepAnswers[] {
	const found = steps.map(() => ({ answers: [] as WrittenProgram[], wrong: [] as WrittenProgram[] }));
	for (const section of `\n${files[`./tutorials/${id}/answers.ino`] ?? ""}`.split("\n//// ").slice(1)) {
		const [first = "", ...rest] = section.split("\n");
		const [, kind = "", number = "", given] = HEAD.exec(first) ?? [];
		const index = Number(number) - 1;
		const [step, entry] = [steps[index], found[index]];
		if (!step || !entry) throw new Error(`This is no head of an answer of ${id}: ${first}`);
		const name = given ?? `${kind} ${number}`;
		const source = variantOf(step.source, rest.join("\n"), `${id}: ${first}`);
		entry[kind === "answer" ? "answers" : "wrong"].push({ name, source });
	}
	return found;
}
