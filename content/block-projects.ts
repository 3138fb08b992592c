import { toBlockly } from "#domain/bench/block-program/to-blockly.ts";
import { inLocale } from "#domain/locale.ts";
import type { Checks } from "#simulator/checks/format.ts";
import type { Circuit } from "#simulator/circuit.ts";
import type { BlockProjectFacts } from "./block-project.ts";
import type { Lesson } from "./lesson-schema.ts";
import type { ProjectCardTexts } from "./schema.ts";

/** What a card of a block project needs. */
export interface BlockProjectCard extends BlockProjectFacts, ProjectCardTexts {
	readonly id: string;
}

/** Everything of a block project that its page may know: never the solution. */
export interface BlockProject extends BlockProjectCard {
	readonly lesson: Lesson;
	readonly circuit: Circuit;
	readonly checks: Checks;
	/** The blocks the learner begins with, in Blockly's own form. */
	readonly starter: object;
}

const facts = import.meta.glob<BlockProjectFacts>("./projects/*/block-project.json", {
	eager: true,
	import: "default",
});
const cards = import.meta.glob<ProjectCardTexts>("./projects/*/card.*.json", { eager: true, import: "default" });
const lessons = import.meta.glob<Lesson>("./projects/*/words.*.json", { import: "default" });
const circuits = import.meta.glob<Circuit>("./projects/*/circuit.json", { import: "default" });
const checks = import.meta.glob<Checks>("./projects/*/checks.json", { import: "default" });
/** Every block project begins with nothing but the flag. */
const STARTER = toBlockly({ version: 1, statements: [] });

/** Every block project that has content, in the order of their ids. */
export function listBlockProjects(locale?: string): BlockProjectCard[] {
	return Object.keys(facts).flatMap((path) => cardOf(path.split("/")[2] ?? "", locale) ?? []);
}

/** A block project by its id; null when there is none with content. */
export async function loadBlockProject(id: string, locale?: string): Promise<BlockProject | null> {
	const card = cardOf(id, locale);
	if (!card) return null;
	const [lesson, circuit, check] = await Promise.all([
		inLocale(lessons, fileOf(id, "words.{locale}.json"), locale)?.(),
		circuits[fileOf(id, "circuit.json")]?.(),
		checks[fileOf(id, "checks.json")]?.(),
	]);
	return lesson && circuit && check ? { ...card, lesson, circuit, checks: check, starter: STARTER } : null;
}

function cardOf(id: string, locale?: string): BlockProjectCard | null {
	const fact = facts[fileOf(id, "block-project.json")];
	const texts = inLocale(cards, fileOf(id, "card.{locale}.json"), locale);
	return fact && texts ? { id, ...fact, ...texts } : null;
}

function fileOf(id: string, file: string): string {
	return `./projects/${id}/${file}`;
}
