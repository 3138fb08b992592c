import { readFileSync } from "node:fs";
import { readSketches } from "#content/read-sketches.ts";

/** A program of a project: "solution.ino", or "wrong/always-on" for one of its `programs.ino`, or of another file. */
export function programOf(projectId: string, name: string, file = "programs.ino"): string {
	const [kind, sketch] = name.split("/");
	if (sketch === undefined) return read(projectId, name);
	const sketches = readSketches(read(projectId, file), read(projectId, "solution.ino"));
	const found = sketches[kind === "wrong" ? "wrong" : "accepted"].find(({ name }) => name === sketch);
	if (found === undefined) throw new Error(`${projectId} has no program ${name}.`);
	return found.source;
}

function read(projectId: string, file: string): string {
	return readFileSync(new URL(`../../content/projects/${projectId}/${file}`, import.meta.url), "utf8");
}
