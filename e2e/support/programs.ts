import { readFileSync } from "node:fs";
import { parseProgram } from "#content/program-text.ts";
import { readSketches } from "#content/read-sketches.ts";
import { toBlockly } from "#domain/bench/block-program/to-blockly.ts";

/** A program of a project: "solution.ino", or "wrong/always-on" for one of its `programs.ino`, or of another file. */
export function programOf(projectId: string, name: string, file = "programs.ino"): string {
	const [kind, sketch] = name.split("/");
	if (sketch === undefined) return read(projectId, name);
	const sketches = readSketches(read(projectId, file), read(projectId, "solution.ino"));
	const found = sketches[kind === "wrong" ? "wrong" : "accepted"].find(({ name }) => name === sketch);
	if (found === undefined) throw new Error(`${projectId} has no program ${name}.`);
	return found.source;
}

/** The blocks that solve a project, in Blockly's own form. */
export function blocksOf(projectId: string): string {
	const [, solution = ""] = read(projectId, "programs.blocks").split(/^== .*\n/m);
	return JSON.stringify(toBlockly(parseProgram(solution)));
}

function read(projectId: string, file: string): string {
	return readFileSync(new URL(`../../content/projects/${projectId}/${file}`, import.meta.url), "utf8");
}
