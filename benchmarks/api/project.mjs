import { readFileSync } from "node:fs";

/** The project whose program is compiled and checked. */
export const PROJECT = "water-temp-monitor";

/** A file of it, as text. */
export function projectFile(name) {
	return readFileSync(new URL(`../../content/projects/${PROJECT}/${name}`, import.meta.url), "utf8");
}
