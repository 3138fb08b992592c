import { readFileSync } from "node:fs";

/** A program of a project by its file: "solution.ino", "wrong/always-on.ino". */
export function programOf(projectId: string, file: string): string {
	return readFileSync(new URL(`../../content/projects/${projectId}/${file}`, import.meta.url), "utf8");
}
