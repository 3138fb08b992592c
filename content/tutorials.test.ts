import { expect, test } from "vitest";
import { toCpp } from "#domain/bench/block-program/to-cpp.ts";
import { parseProgram } from "./program-text.ts";
import { asBlockProject, loadProject } from "./projects.ts";
import { loadTutorials } from "./tutorials.ts";

const blocks = import.meta.glob<string>("./tutorials/*/*.blocks", { eager: true, import: "default", query: "?raw" });
const sketches = import.meta.glob<string>(["./tutorials/*/*.ino", "!**/answers.ino"], {
	eager: true,
	import: "default",
	query: "?raw",
});
type Remarks = { blocks_cpp_runs_once: string; blocks_cpp_means_yes: string };
const [remarks] = Object.values(
	import.meta.glob<Remarks>("../messages/en/blocks.json", { eager: true, import: "default" }),
);
const tutorials = await loadTutorials();

test.each(Object.entries(blocks))("the sketch of %s is what the bench makes of the blocks", async (path, text) => {
	const tutorial = tutorials.find(({ id }) => path.startsWith(`./tutorials/${id}/`));
	const project = asBlockProject(await loadProject(tutorial?.project ?? ""));
	if (!project || !remarks) throw new Error(`${path} has no project with blocks, or the remarks are gone`);
	const made = toCpp(parseProgram(text), project.program.devices, {
		runsOnce: remarks.blocks_cpp_runs_once,
		meansYes: (level) => remarks.blocks_cpp_means_yes.replace("{level}", level),
	});
	expect(sketches[path.replace(".blocks", ".ino")]).toBe(made);
});

test("each sketch of the tutorial from blocks to C++ has its blocks", () => {
	const sketchesOfIt = Object.keys(sketches).filter((path) => path.includes("/blocks-to-cpp/"));
	expect(sketchesOfIt.map((path) => path.replace(".ino", ".blocks"))).toEqual(
		Object.keys(blocks).filter((path) => path.includes("/blocks-to-cpp/")),
	);
});
