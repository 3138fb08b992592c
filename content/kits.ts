import { listBlockProjects } from "./block-projects.ts";
import kits from "./kits.json" with { type: "json" };
import { listProjects } from "./projects.ts";
import { type Kit, kitSchema } from "./schema.ts";

/** A kit as the catalogue's table takes it; active while at least one of its projects has content. */
export interface CatalogueKit extends Kit {
	readonly is_active: boolean;
}

/** Every kit, in the catalogue's order. */
export function listKits(): CatalogueKit[] {
	const written = new Set([...listProjects(), ...listBlockProjects()].map((project) => project.id));
	return kits.map((kit) => {
		const checked = kitSchema.parse(kit);
		return { ...checked, is_active: checked.project_ids.some((id) => written.has(id)) };
	});
}
