import type { ListedProject } from "#content/catalogue.ts";

/** The page on which a project is worked on. */
export function pageOf({ kit }: ListedProject): "/primary-kit" | "/secondary-kit" {
	return kit === "primary" ? "/primary-kit" : "/secondary-kit";
}
