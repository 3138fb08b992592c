import type { ListedProject } from "#content/catalogue.ts";

/** Where a project is worked on, for a link. */
export function pageOf({ kit, id }: ListedProject) {
	return { to: kit === "primary" ? "/primary-kit" : "/secondary-kit", search: { challenge: id } } as const;
}
