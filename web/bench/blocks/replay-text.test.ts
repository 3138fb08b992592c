import { expect, test } from "vitest";
import { loadProject } from "#content/projects.ts";
import { decisiveMoves } from "#web/bench/checks/blocks/decisive-moves.ts";
import { replayText } from "./replay-text.ts";

test.each([
	["touch-light", "It works! Watch what the page does now: Touch on."],
	["auto-light", /^It works! Watch what the page does now: Light [\d.]+ lx, (?:dark|dim|bright)\.$/],
])("the replay of %s says what is moved, in the words of the part", async (id, sentence) => {
	const project = await loadProject(id);
	if (!project) throw new Error(`There is no ${id}`);
	const said = decisiveMoves(project.checks).map((moves) => replayText(project.circuit, moves));
	expect(said.length).toBeGreaterThan(1);
	expect(said.some((one) => (typeof sentence === "string" ? one === sentence : sentence.test(one)))).toBe(true);
	expect(said.every((one) => /: \S+/.test(one))).toBe(true);
});
