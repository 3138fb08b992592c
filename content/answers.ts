import { RUNGS, rungId } from "#domain/bench/helps.ts";
import { inLocale } from "#domain/locale.ts";
import type { Ladders } from "./lesson-schema.ts";
import { readSketches, type Sketch, type WrongSketch } from "./read-sketches.ts";

export interface Hint {
	/** What the server records when it is taken. */
	readonly id: string;
	readonly text: string;
}

/** What only the server and the tools may know of a project. */
export interface ProjectAnswers {
	readonly solution: string;
	/** The rungs of every step, from gentle to plain; each costs points. */
	readonly hints: readonly Hint[];
	/** Programs that must not pass. */
	readonly wrong: readonly WrongSketch[];
	/** Other programs that must pass. */
	readonly accepted: readonly Sketch[];
	/** Programs for the extension, where it is checked: those that must pass, and those that must not. */
	readonly extension: { readonly accepted: readonly Sketch[]; readonly wrong: readonly WrongSketch[] };
}

const solutions = import.meta.glob<string>("./projects/*/solution.ino", {
	eager: true,
	import: "default",
	query: "?raw",
});
const ladders = import.meta.glob<Ladders>("./projects/*/hints.*.json", { eager: true, import: "default" });
const programs = import.meta.glob<string>("./projects/*/{programs,extension}.ino", {
	eager: true,
	import: "default",
	query: "?raw",
});

/** A project's answers; undefined for a project without a solution. */
export function answerFor(projectId: string, locale?: string): ProjectAnswers | undefined {
	const solution = solutions[`./projects/${projectId}/solution.ino`];
	if (solution === undefined) return undefined;
	return {
		solution,
		hints: rungsOf(inLocale(ladders, `./projects/${projectId}/hints.{locale}.json`, locale) ?? {}),
		...readSketches(programs[`./projects/${projectId}/programs.ino`] ?? "", solution),
		extension: readSketches(programs[`./projects/${projectId}/extension.ino`] ?? "", solution),
	};
}

/** The ladders of a project as one list, in the order of its steps. */
export function rungsOf(ladders: Readonly<Record<string, readonly string[]>>): Hint[] {
	return Object.entries(ladders).flatMap(([step, texts]) =>
		RUNGS.flatMap((rung, index) => {
			const text = texts[index];
			return text ? [{ id: rungId(step, rung), text }] : [];
		}),
	);
}
