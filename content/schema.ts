import { z } from "zod/mini";
import { manualWordsSchema } from "./manual-schema.ts";

/** The id of a project, as in the page's address: `water-temp-monitor`. */
export const projectId = z.string().check(z.regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/));

/** The id of a component, and the key of its words. */
const componentId = z.string().check(z.regex(/^[a-z][a-z0-9_]*$/));

/** The id of a hint, recorded when it is taken: a name, never a position. */
const hintId = z.string().check(z.regex(/^[a-z]+(?:[-_/][a-z]+)*$/));

/** `project.json`: the facts that need no words. */
export const projectFactsSchema = z.strictObject({
	kit: z.enum(["primary", "secondary"]),
	level: z.enum(["Beginner", "Intermediate", "Advanced"]),
	hours: z.number().check(z.positive()),
	points: z.int().check(z.positive()),
	/** Ids of the hints the server has for it, from gentle to plain. An id stays with its text: help is recorded by it. */
	hints: z.array(hintId),
	libraries: z.array(z.string()),
	components: z.array(z.strictObject({ id: componentId, quantity: z.int().check(z.positive()) })).check(z.minLength(1)),
});

const words = z.string().check(z.minLength(1));

/** `card.<language>.json`: the words that lists need. */
export const projectCardWordsSchema = z.strictObject({
	title: words,
	/** One sentence. */
	summary: words,
});

/** `text.<language>.json`: the project's other words. Numbers in braces, `{celsius}`, are put in when shown. */
export const projectTextSchema = z.strictObject({
	/** Why one would build it; paragraphs. */
	story: z.array(words).check(z.minLength(1)),
	/** What the program has to do, point by point. */
	task: z.array(words).check(z.minLength(1)),
	/** By component id. */
	components: z.record(componentId, z.strictObject({ name: words, description: words })),
	/** Numbered when shown. */
	wiring: z.array(words).check(z.minLength(1)),
	/** By step id of the checks: what it proves, and what went wrong by the code of what was seen. */
	steps: z.record(z.string(), z.strictObject({ title: words, failed: z.record(z.string(), words) })),
	help: z.array(words).check(z.minLength(1)),
	/** What the project's own manual says beyond the above. */
	manual: z.optional(z.pick(manualWordsSchema, { circuitSetup: true, testing: true, realWorldApplication: true })),
});

/** Each `wrong/*.ino` names the step that catches it, or those of which the first to come does: `// Fails at: <step>, <step>`. */
export const FAILS_AT = /^\/\/ Fails at: ([a-z0-9_, ]+)$/m;

/** `kits.json`. A kit is an ordered list of projects. */
export const kitSchema = z.strictObject({
	id: projectId,
	title: words,
	description: words,
	type: z.enum(["primary", "secondary"]),
	age_range: words,
	featured: z.boolean(),
	tags: z.array(words),
	points_per_completion: z.int().check(z.nonnegative()),
	project_ids: z.array(projectId).check(z.minLength(1)),
});

export type ProjectFacts = z.infer<typeof projectFactsSchema>;
export type ProjectCardWords = z.infer<typeof projectCardWordsSchema>;
export type ProjectText = z.infer<typeof projectTextSchema>;
export type Kit = z.infer<typeof kitSchema>;
