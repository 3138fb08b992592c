import kits from "./kits.json" with { type: "json" };
import type { Kit } from "./schema.ts";

/** A kit as the catalogue's table takes it. */
export interface CatalogueKit extends Kit {
	readonly is_active: boolean;
}

/** Every kit, in the catalogue's order. */
export function listKits(): CatalogueKit[] {
	return (kits as Kit[]).map((kit) => ({ ...kit, is_active: true }));
}
