import { readFileSync } from "node:fs";
import { parseProgram } from "#content/program-text.ts";
import { type ProvingPrograms, readPrograms } from "#content/read-programs.ts";
import { toBlockly } from "#domain/bench/block-program/to-blockly.ts";

/** A sketch of a project: "solution", "wrong/always-on", or "extension/solution" for one of its second challenge. */
export function programOf(projectId: string, name: string): string {
	const { extension, ...project } = readPrograms(read(projectId, "programs.ino"), "////");
	const own = name.startsWith("extension/");
	const found = foundIn(own ? extension : project, own ? name.slice("extension/".length) : name);
	if (found === undefined) throw new Error(`${projectId} has no program ${name}.`);
	return found;
}

function foundIn(programs: ProvingPrograms | null, name: string): string | undefined {
	if (name === "solution") return programs?.solution;
	const [kind, sketch] = name.split("/");
	return programs?.[kind === "wrong" ? "wrong" : "accepted"].find((one) => one.name === sketch)?.source;
}

/** The blocks that solve a project, in Blockly's own form. */
export function blocksOf(projectId: string): string {
	return JSON.stringify(toBlockly(parseProgram(readPrograms(read(projectId, "programs.blocks"), "==").solution)));
}

/** How a project is programmed. */
export function kindOf(projectId: string): "blocks" | "sketch" {
	return JSON.parse(read(projectId, "bench.json")).program.kind;
}

function read(projectId: string, file: string): string {
	return readFileSync(new URL(`../../content/projects/${projectId}/${file}`, import.meta.url), "utf8");
}
