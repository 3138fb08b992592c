import { describe, expect, test } from "vitest";
import { drawScenes } from "#simulator/checks/draw.ts";
import { seededRandom } from "#simulator/checks/seeded-random.ts";
import { PART_KINDS } from "#simulator/parts/registry.ts";
import type { ProjectBench } from "./bench-schema.ts";

const benches = import.meta.glob<ProjectBench>("./projects/*/bench.json", { eager: true, import: "default" });

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed * 7919);

test.each(Object.entries(benches))("%s says where its checks change, or that they do not", (_, { checks }) => {
	expect(checks.thresholds).toBeDefined();
});

const tables = Object.entries(benches).flatMap(([file, { circuit, checks, extension }]) =>
	[checks, extension].flatMap((one, index) => {
		const thresholds = Object.entries(one?.thresholds ?? {}).flatMap(([control, values]) =>
			values.map(([below, above]) => [control, below, above] as const),
		);
		const name = `${file.split("/")[2]}${index === 1 ? "'s extension" : ""}`;
		return one && thresholds.length > 0 ? [{ name, circuit, checks: one, thresholds }] : [];
	}),
);

describe.each(tables)("$name", ({ circuit, checks, thresholds }) => {
	test.each(thresholds)("%s is tried at %d and at %d, whatever is drawn", (control, below, above) => {
		for (const seed of SEEDS) {
			const scenes = drawScenes(checks, seededRandom(seed));
			const at = (wanted: number) =>
				scenes.filter(({ stimuli }) =>
					stimuli.some(({ part, control: id, value }) => `${part}.${id}` === control && value === wanted),
				);
			expect(at(below).length, `${below} with seed ${seed}`).toBeGreaterThan(0);
			expect(at(above).length, `${above} with seed ${seed}`).toBeGreaterThan(0);
			const names = at(below).map(({ name }) => name);
			expect(at(above).filter(({ name }) => names.includes(name))).toEqual([]);
		}
	});

	test.each(thresholds)("%s: nothing but the number itself lies between %d and %d", (control, below, above) => {
		const [part, name] = control.split(".");
		const placed = circuit.parts.find(({ id: one }) => one === part);
		const found = PART_KINDS.get(placed?.kind ?? "")
			?.controls(placed?.props ?? {})
			.find(({ id: one }) => one === name);
		const step = found && "step" in found ? found.step : undefined;
		expect(step).toBeDefined();
		expect(above - below).toBeLessThan(2.001 * (step ?? 0));
	});
});
