import { listEveryProject } from "#content/catalogue.ts";
import { LEVEL_KITS, listKits } from "#content/kits.ts";
import type { ProjectCard } from "#content/projects.ts";
import { getLocale } from "#messages/generated/runtime.js";
import { nextProject } from "#web/catalogue/kits/next-project.ts";

/** The next project of the kits of the same kind that is not completed, from this one on; then any that is not. */
export function projectAfter(current: string, completed: readonly string[]): ProjectCard | null {
	const kits = listKits().filter(({ id }) => LEVEL_KITS.includes(id));
	const kind = kits.find(({ project_ids }) => project_ids.includes(current))?.type;
	const order = kits.filter(({ type }) => type === kind).flatMap(({ project_ids }) => project_ids);
	const after = order.slice(order.indexOf(current) + 1);
	const every = listEveryProject(getLocale());
	const id = nextProject([{ projectIds: after }, { projectIds: order }], [...completed, current]);
	return every.find((project) => project.id === id) ?? null;
}
