import { readFileSync } from "node:fs";

/** A program of a project: "solution.ino", or "wrong/always-on" for one of its `programs.ino`, or of another file. */
export function programOf(projectId: string, name: string, file = "programs.ino"): string {
	const [kind, sketch] = name.split("/");
	if (sketch === undefined) return read(projectId, name);
	const sketches = read(projectId, file).split(/^\/{4} /m);
	const found = sketches.find((text) => text.startsWith(`${kind} ${sketch}\n`));
	if (found === undefined) throw new Error(`${projectId} has no program ${name}.`);
	return found.slice(found.indexOf("\n") + 1);
}

function read(projectId: string, file: string): string {
	return readFileSync(new URL(`../../content/projects/${projectId}/${file}`, import.meta.url), "utf8");
}
