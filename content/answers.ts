import { inLocale } from "#domain/locale.ts";
import { FAILS_AT, type ProjectFacts } from "./schema.ts";

export interface Hint {
	/** What the server records when it is taken. */
	readonly id: string;
	readonly text: string;
}

/** What only the server and the tools may know of a project. */
export interface ProjectAnswers {
	readonly solution: string;
	/** From gentle to plain; each costs points. */
	readonly hints: readonly Hint[];
	/** Programs that must not pass, by file name, with the steps of which one catches them. */
	readonly wrong: readonly { readonly name: string; readonly source: string; readonly failsAt: readonly string[] }[];
	/** Other programs that must pass. */
	readonly accepted: readonly { readonly name: string; readonly source: string }[];
}

const solutions = import.meta.glob<string>("./projects/*/solution.ino", {
	eager: true,
	import: "default",
	query: "?raw",
});
const facts = import.meta.glob<ProjectFacts>("./projects/*/project.json", { eager: true, import: "default" });
const hints = import.meta.glob<Record<string, string>>("./projects/*/hints.*.json", { eager: true, import: "default" });
const wrong = import.meta.glob<string>("./projects/*/wrong/*.ino", { eager: true, import: "default", query: "?raw" });
const accepted = import.meta.glob<string>("./projects/*/accepted/*.ino", {
	eager: true,
	import: "default",
	query: "?raw",
});

/** A project's answers; undefined for a project without a solution. */
export function answerFor(projectId: string, locale?: string): ProjectAnswers | undefined {
	const solution = solutions[`./projects/${projectId}/solution.ino`];
	if (solution === undefined) return undefined;
	const hintTexts = inLocale(hints, `./projects/${projectId}/hints.{locale}.json`, locale) ?? {};
	const hintIds = facts[`./projects/${projectId}/project.json`]?.hints ?? [];
	return {
		solution,
		hints: hintIds.map((id) => ({ id, text: hintTexts[id] ?? "" })),
		wrong: filesOf(projectId, "wrong", wrong).map((file) => ({
			...file,
			failsAt: FAILS_AT.exec(file.source)?.[1]?.split(", ") ?? [],
		})),
		accepted: filesOf(projectId, "accepted", accepted),
	};
}

function filesOf(projectId: string, folder: string, files: Record<string, string>): { name: string; source: string }[] {
	const start = `./projects/${projectId}/${folder}/`;
	return Object.entries(files)
		.filter(([path]) => path.startsWith(start))
		.map(([path, source]) => ({ name: path.slice(start.length, -".ino".length), source }));
}
