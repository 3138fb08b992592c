import { RUNGS, rungId } from "#domain/bench/helps.ts";
import { inLocale } from "#domain/locale.ts";
import type { Ladders } from "./lesson-schema.ts";
import { type ProjectPrograms, readPrograms } from "./read-programs.ts";

export interface Hint {
	/** What the server records when it is taken. */
	readonly id: string;
	readonly text: string;
}

/** What only the server and the tools may know of a project. */
export interface ProjectAnswers extends ProjectPrograms {
	/** The rungs of every step, from gentle to plain; each costs points. */
	readonly hints: readonly Hint[];
}

const ladders = import.meta.glob<Ladders>("./projects/*/hints.*.json", { eager: true, import: "default" });
const files = import.meta.glob<string>("./projects/*/programs.ino", { eager: true, import: "default", query: "?raw" });

/** The answers of a project in C++; undefined for any other. */
export function answerFor(projectId: string, locale?: string): ProjectAnswers | undefined {
	const text = files[`./projects/${projectId}/programs.ino`];
	if (text === undefined) return undefined;
	const hints = rungsOf(inLocale(ladders, `./projects/${projectId}/hints.{locale}.json`, locale) ?? {});
	return { ...readPrograms(text, "////"), hints };
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
