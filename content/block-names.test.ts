import { describe, expect, test } from "vitest";
import type { ProjectFacts } from "./schema.ts";

/** What a lesson quotes of a block is what the block says: a learner looks for these words in the drawers. */

const lessons = import.meta.glob<object>("./projects/*/words.en.json", { eager: true, import: "default" });
const facts = import.meta.glob<ProjectFacts>("./projects/*/project.json", { eager: true, import: "default" });

const messages = Object.values(
	import.meta.glob<Record<string, string>>("../messages/en/blocks.json", { eager: true, import: "default" }),
);
const texts = messages.flatMap((one) => Object.entries(one)).filter(([key]) => key.startsWith("block_"));
const named = (prefix: string) =>
	texts.flatMap(([key, text]) => (key.startsWith(prefix) ? [text.replace(/[+*.?()]/g, "\\$&")] : [])).join("|");

/** What may be in the gaps of a block. */
const GAPS: Readonly<Record<string, string>> = {
	condition: `(?:not )?(?:${named("block_sensor_")})(?: [<>=] \\d+)?`,
	level: named("block_level_"),
	light: "red|green|blue|white|yellow",
	line: "[12]",
	note: named("block_note_"),
	pin: "\\w+",
	seconds: "[\\d.]+",
	text: ".+",
	times: "\\d+",
	value: named("block_sensor_"),
	variable: "\\w+",
	way: named("block_drive_"),
};

const BLOCKS = [
	...["buzzer_off", "buzzer_on", "drive", "flag", "forever", "if", "light_blink", "light_off", "light_on", "pin_set"],
	...["play_tone", "repeat", "show_text", "show_value", "variable_change", "variable_set", "wait", "wait_until"],
].flatMap((name) => texts.flatMap(([key, text]) => (key === `block_${name}` ? [text] : [])));

/** A block, or its first words: "Wait", "Turn on". */
function beginningOf(block: string): RegExp {
	const words = block.split(" ").map((word) => word.replace(/\{(\w+)\}/, (_, gap: string) => `(?:${GAPS[gap]})`));
	return new RegExp(`^${words.reduceRight((rest, word) => (rest === "" ? word : `${word}(?: ${rest})?`), "")}$`);
}

const beginnings = BLOCKS.map(beginningOf);
/** The first words of blocks, and what they were once called. */
const FIRST = new RegExp(`^(?:${[...BLOCKS.map((block) => block.split(/[ :]/)[0]), "Drive"].join("|")})\\b`);

function textsIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const own = Object.entries(lessons).filter(([path]) => facts[path.replace("words.en", "project")]?.kit === "primary");

const questions = Object.entries(
	import.meta.glob<Record<string, { blocks?: string }>>("./questions.en.json", { eager: true, import: "default" }),
).map(([path, answers]): [string, object] => [path, Object.values(answers).map(({ blocks }) => blocks)]);

describe.each([...own, ...questions])("%s", (_, lesson) => {
	test("quotes blocks as they are written", () => {
		const quoted = textsIn(lesson).flatMap((text) => [...text.matchAll(/"([^"{]*)"/g)].map(([, words = ""]) => words));
		const wrong = quoted.filter((words) => FIRST.test(words) && !beginnings.some((one) => one.test(words)));
		expect(wrong).toEqual([]);
	});
});
