import { expect, test } from "vitest";
import { asBlockProject, listProjects, loadProject } from "#content/projects.ts";
import { besideBoard } from "#web/bench/player/circuit/beside-board.ts";
import { sceneOf } from "#web/bench/player/circuit/circuit-scene.ts";
import { layoutOf } from "#web/bench/player/circuit/parts/layouts.ts";
import { unoLayout } from "#web/bench/player/circuit/uno-layout.ts";
import { HEAD, lightTags, TAG } from "./light-tags.ts";

/** Each light of a project, in both layouts of its circuit. */
async function circuits() {
	const projects = await Promise.all(listProjects().map(({ id }) => loadProject(id)));
	return projects.flatMap((found) => {
		const project = asBlockProject(found);
		if (!project) return [];
		const { circuit, id } = project;
		const { devices } = project.program;
		const wide = besideBoard(circuit, unoLayout, layoutOf);
		return [circuit, wide].map((one) => ({ id, devices, circuit: one }));
	});
}

test("each light of each project has its tag, not above the circuit, which covers no lit head and no other tag", async () => {
	for (const { id, devices, circuit } of await circuits()) {
		const tags = lightTags(devices, circuit);
		expect(tags.map((tag) => [tag.id, tag.pin]).sort(), id).toEqual(Object.entries(devices.lights).sort());
		const boxes = tags.map(({ side, x, y }) => ({
			left: x - { left: TAG.width, below: TAG.width / 2, right: 0 }[side],
			top: side === "below" ? y : y - TAG.height / 2,
		}));
		const scene = sceneOf(circuit, unoLayout, layoutOf);
		const bodies = scene.parts
			.filter(({ part }) => part.kind === "led")
			.map(({ part, layout }) => ({ left: part.x, top: part.y, width: layout.width, height: HEAD }));
		for (const [index, { left, top }] of boxes.entries()) {
			const others = boxes.slice(index + 1).map((box) => ({ ...box, ...TAG }));
			const covered = [...bodies, ...others].filter(
				(other) =>
					left < other.left + other.width &&
					left + TAG.width > other.left &&
					top < other.top + other.height &&
					top + TAG.height > other.top,
			);
			expect(top, `${id}: ${tags[index]?.id}`).toBeGreaterThanOrEqual(scene.box.top);
			expect(covered, `${id}: ${tags[index]?.id}`).toEqual([]);
		}
	}
});
