import { LEVEL_KITS, listKits } from "./kits.ts";
import { listProjects, type ProjectCard } from "./projects.ts";

/** Every project, in the order of the kits. */
export function listEveryProject(locale?: string): ProjectCard[] {
	const known = new Map(listProjects(locale).map((project) => [project.id, project]));
	const kits = listKits();
	const order = LEVEL_KITS.flatMap((id) => kits.find((kit) => kit.id === id)?.project_ids ?? []);
	return order.flatMap((id) => known.get(id) ?? []);
}
