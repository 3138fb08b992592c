import kits from "./kits.json" with { type: "json" };
import type { Kit } from "./schema.ts";

/** A kit as the catalogue's table takes it. */
export interface CatalogueKit extends Kit {
	readonly is_active: boolean;
}

/** The kits that every project belongs to one of; the other kits choose among their projects. */
export const LEVEL_KITS = ["primary-level-kit", "intermediate-kit", "advanced-kit"];

/** Every kit, in the catalogue's order. */
export function listKits(): CatalogueKit[] {
	return (kits as Kit[]).map((kit) => ({ ...kit, is_active: true }));
}

/** Whether the server knows a project, and takes work for it. What is made in any other stays in its browser. */
export function isListed(projectId: string): boolean {
	return kits.some(({ id, project_ids }) => LEVEL_KITS.includes(id) && project_ids.includes(projectId));
}
