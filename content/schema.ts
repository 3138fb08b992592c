import { z } from "zod/mini";

/** The id of a project, as in the page's address: `water-temp-monitor`. */
export const projectId = z.string().check(z.regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/));

/** `project.json`: the facts that need no translation. */
export const projectFactsSchema = z.strictObject({
	kit: z.enum(["primary", "secondary"]),
	level: z.enum(["Beginner", "Intermediate", "Advanced"]),
	/** As a range of years: `8-12`. */
	ages: z.string().check(z.regex(/^\d{1,2}(-\d{2}|\+)$/)),
	minutes: z.int().check(z.positive()),
	points: z.int().check(z.positive()),
	/** Which projects come first. */
	buildsOn: z.array(projectId),
	/** What a build needs that its circuit does not show; words in `items.<language>.json`. */
	extras: z.optional(z.array(z.strictObject({ id: z.string(), quantity: z.int().check(z.positive()) }))),
});

const text = z.string().check(z.minLength(1));

/** `card.<language>.json`: the texts that lists need. */
export const projectCardTextsSchema = z.strictObject({
	title: text,
	/** One sentence. */
	summary: text,
});

/** `kits.json`. A kit is an ordered list of projects. */
export const kitSchema = z.strictObject({
	id: projectId,
	title: text,
	description: text,
	type: z.enum(["primary", "secondary"]),
	age_range: text,
	featured: z.boolean(),
	tags: z.array(text),
	points_per_completion: z.int().check(z.nonnegative()),
	project_ids: z.array(projectId).check(z.minLength(1)),
});

export type ProjectFacts = z.infer<typeof projectFactsSchema>;
export type ProjectCardTexts = z.infer<typeof projectCardTextsSchema>;
export type Kit = z.infer<typeof kitSchema>;
