import type { ProjectCard } from "#content/projects.ts";
import type { Kit } from "#content/schema.ts";

/** The levels of the secondary kit, in the order of their tabs. */
export const SECONDARY_LEVELS = ["Intermediate", "Advanced"] as const;

export type SecondaryLevel = (typeof SECONDARY_LEVELS)[number];

/**
 * The secondary projects by level: of one kit in its order, or all. Levels without projects are left out.
 */
export function projectsByLevel(
	projects: readonly ProjectCard[],
	kit: Pick<Kit, "project_ids"> | null,
): { level: SecondaryLevel; projects: ProjectCard[] }[] {
	const secondary = projects.filter((project) => project.kit === "secondary");
	const chosen = kit
		? kit.project_ids.flatMap((id) => secondary.find((project) => project.id === id) ?? [])
		: secondary;
	return SECONDARY_LEVELS.map((level) => ({
		level,
		projects: chosen.filter((project) => project.level === level),
	})).filter((group) => group.projects.length > 0);
}
