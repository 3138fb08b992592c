import { describe, expect, test } from "vitest";
import { drawScenes } from "#simulator/checks/draw.ts";
import type { Checks } from "#simulator/checks/format.ts";
import { seededRandom } from "#simulator/checks/seeded-random.ts";
import type { Circuit } from "#simulator/circuit.ts";
import { PART_KINDS } from "#simulator/parts/registry.ts";

const checks = import.meta.glob<Checks>("./projects/*/{checks,extension}.json", { eager: true, import: "default" });
const circuits = import.meta.glob<Circuit>("./projects/*/circuit.json", { eager: true, import: "default" });

type Thresholds = Record<string, readonly (readonly [control: string, below: number, above: number])[]>;

/** Where the task of a project changes what must be seen: the control, and its last values on either side. */
const THRESHOLDS: Thresholds = {
	"auto-light": [["ldr.lux", 9, 10]],
	"digital-scale": [["scale.beans", 2990, 3010]],
	"distance-meter": [["sonar.centimetres", 19, 20]],
	"fire-alarm": [["flame.flame", 49, 50]],
	"joystick-led": [
		["stick.x", -22, -21],
		["stick.x", 17, 18],
	],
	"obstacle-avoidance": [["sonar.centimetres", 19, 20]],
	"smoke-detector": [["gas.ppm", 520, 530]],
	"water-temp-monitor": [["probe.celsius", 30, 30.5]],
};

/** These have no number to be above or below: they follow a switch or a time, or show what they measure. */
const WITHOUT = [
	"led-sequence",
	"motion-light",
	"pressure-tracker",
	"temp-humid-monitor",
	"tilt-alarm",
	"touch-light",
	"traffic-controller",
];

/** The same of extensions that have a number of their own. */
const EXTENSIONS: Thresholds = {
	"water-temp-monitor": [
		["probe.celsius", 28, 28.5],
		["probe.celsius", 30, 30.5],
	],
};

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed * 7919);

test("every project has its thresholds here, or none", () => {
	const files = Object.keys(checks).filter((file) => file.endsWith("/checks.json"));
	const listed = files.map((file) => file.split("/")[2] ?? "");
	expect([...Object.keys(THRESHOLDS), ...WITHOUT].sort()).toEqual(listed.sort());
});

const tables = [
	...Object.entries(THRESHOLDS).map(([id, thresholds]) => ({ id, file: "checks.json", thresholds })),
	...Object.entries(EXTENSIONS).map(([id, thresholds]) => ({ id, file: "extension.json", thresholds })),
];

describe.each(tables)("$id, $file", ({ id, file, thresholds }) => {
	const project = checks[`./projects/${id}/${file}`] as Checks;
	const circuit = circuits[`./projects/${id}/circuit.json`] as Circuit;

	test.each(thresholds)("%s is tried at %d and at %d, whatever is drawn", (control, below, above) => {
		for (const seed of SEEDS) {
			const scenes = drawScenes(project, seededRandom(seed));
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
		expect(above - below).toBeLessThanOrEqual(2 * (step ?? 0));
	});
});
