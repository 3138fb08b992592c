import { type ListedProject, unwrittenLast } from "#content/catalogue.ts";
import type { Kit } from "#content/schema.ts";

/** The levels of the secondary kit, in the order of their tabs. */
export const SECONDARY_LEVELS = ["Intermediate", "Advanced"] as const;

export type SecondaryLevel = (typeof SECONDARY_LEVELS)[number];

/**
 * The secondary projects by level: of one kit in its order, or all; those that are still being written last. Levels without
 * projects are left out.
 */
export function projectsByLevel(
	projects: readonly ListedProject[],
	kit: Pick<Kit, "project_ids"> | null,
): { level: SecondaryLevel; projects: ListedProject[] }[] {
	const secondary = projects.filter((project) => project.kit === "secondary");
	const chosen = kit
		? kit.project_ids.flatMap((id) => secondary.find((project) => project.id === id) ?? [])
		: secondary;
	return SECONDARY_LEVELS.map((level) => ({
		level,
		projects: chosen.filter((project) => project.level === level).toSorted(unwrittenLast),
	})).filter((group) => group.projects.length > 0);
}
