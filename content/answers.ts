import { RUNGS, rungId } from "#domain/help-answer.ts";
import { inLocale } from "#domain/locale.ts";
import type { Ladders } from "./lesson-schema.ts";
import { FAILS_AT } from "./schema.ts";

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
	readonly wrong: readonly WrongProgram[];
	/** Other programs that must pass. */
	readonly accepted: readonly Program[];
	/** Programs for the second challenge, where it is checked: those that must pass, and those that must not. */
	readonly challenge: { readonly accepted: readonly Program[]; readonly wrong: readonly WrongProgram[] };
}

interface Program {
	readonly name: string;
	readonly source: string;
}

interface WrongProgram extends Program {
	/** The steps of which one catches it. */
	readonly failsAt: readonly string[];
}

const solutions = import.meta.glob<string>("./projects/*/solution.ino", {
	eager: true,
	import: "default",
	query: "?raw",
});
const ladders = import.meta.glob<Ladders>("./projects/*/hints.*.json", { eager: true, import: "default" });
const programs = import.meta.glob<string>("./projects/*/{programs,challenge}.ino", {
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
		...sketchesIn(programs[`./projects/${projectId}/programs.ino`] ?? ""),
		challenge: sketchesIn(programs[`./projects/${projectId}/challenge.ino`] ?? ""),
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

/** `programs.ino`, `challenge.ino`: each sketch below its head, `//// accepted <name>` or `//// wrong <name>`. */
function sketchesIn(text: string): ProjectAnswers["challenge"] {
	const sketches = text
		.split(/^\/{4} /m)
		.slice(1)
		.map((section) => {
			const end = section.indexOf("\n");
			const [kind = "", name = ""] = section.slice(0, end).split(" ");
			return { kind, name, source: section.slice(end + 1) };
		});
	return {
		wrong: sketches
			.filter(({ kind }) => kind === "wrong")
			.map(({ name, source }) => ({ name, source, failsAt: FAILS_AT.exec(source)?.[1]?.split(", ") ?? [] })),
		accepted: sketches.filter(({ kind }) => kind === "accepted").map(({ name, source }) => ({ name, source })),
	};
}
