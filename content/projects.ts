import { RUNGS, rungId } from "#domain/bench/helps.ts";
import { inLocale } from "#domain/locale.ts";
import type { Checks } from "#simulator/checks/format.ts";
import { stepIds } from "#simulator/checks/step-ids.ts";
import type { Circuit } from "#simulator/circuit.ts";
import { loadChallengeChecks } from "./challenge-checks.ts";
import type { Lesson } from "./lesson-schema.ts";
import type { ProjectCardTexts, ProjectFacts } from "./schema.ts";

/** What a card needs. */
export interface ProjectCard extends ProjectFacts, ProjectCardTexts {
	readonly id: string;
}

/** Everything of a project that its page may know: never the solution. */
export interface Project extends ProjectCard {
	readonly text: Lesson;
	readonly circuit: Circuit;
	readonly checks: Checks;
	/** What checks the second challenge, where a check can see it. */
	readonly challenge: Checks | null;
	/** Ids of the hints the server has for it, step by step. */
	readonly hints: readonly string[];
	/** The program the learner begins with. */
	readonly starter: string;
}

const facts = import.meta.glob<ProjectFacts>("./projects/*/project.json", { eager: true, import: "default" });
const cards = import.meta.glob<ProjectCardTexts>("./projects/*/card.*.json", { eager: true, import: "default" });
const texts = import.meta.glob<Lesson>("./projects/*/words.*.json", { import: "default" });
const circuits = import.meta.glob<Circuit>("./projects/*/circuit.json", { import: "default" });
const checks = import.meta.glob<Checks>("./projects/*/checks.json", { import: "default" });
const starters = import.meta.glob<string>("./projects/*/starter.ino", { import: "default", query: "?raw" });

/** Every project that has content, in the order of their ids. */
export function listProjects(locale?: string): ProjectCard[] {
	return Object.keys(facts).flatMap((path) => cardOf(path.split("/")[2] ?? "", locale) ?? []);
}

/** A project by its id; null when there is none with content. */
export async function loadProject(id: string, locale?: string): Promise<Project | null> {
	const card = cardOf(id, locale);
	const [text, circuit, check, challenge, starter] = await Promise.all([
		inLocale(texts, fileOf(id, "words.{locale}.json"), locale)?.(),
		circuits[fileOf(id, "circuit.json")]?.(),
		checks[fileOf(id, "checks.json")]?.(),
		loadChallengeChecks(id),
		starters[fileOf(id, "starter.ino")]?.(),
	]);
	if (!card || !text || !circuit || !check || starter === undefined) return null;
	const hints = stepIds(check).flatMap((step) => RUNGS.map((rung) => rungId(step, rung)));
	return { ...card, text, circuit, checks: check, challenge, hints, starter };
}

function cardOf(id: string, locale?: string): ProjectCard | null {
	const fact = facts[fileOf(id, "project.json")];
	const card = inLocale(cards, fileOf(id, "card.{locale}.json"), locale);
	return fact && card ? { id, ...fact, ...card } : null;
}

function fileOf(id: string, file: string): string {
	return `./projects/${id}/${file}`;
}
