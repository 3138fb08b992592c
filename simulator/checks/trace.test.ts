import { expect, test } from "vitest";
import { createSimulation } from "../create-simulation.ts";
import delays from "../fixtures/delays.hex?raw";
import pwm from "../fixtures/pwm.hex?raw";
import tones from "../fixtures/tones.hex?raw";
import { wired } from "../fixtures/wired.ts";
import { PART_KINDS } from "../parts/registry.ts";
import { checkBoard } from "./check-board.ts";
import type { Checks } from "./format.ts";
import { runChecks } from "./run-checks.ts";
import { seededRandom } from "./seeded-random.ts";
import { recordTrace, replayTrace } from "./trace.ts";

const circuit = wired({ buzzer: "buzzer", probe: "ds18b20" }, ["uno.8 buzzer.+", "buzzer.- uno.GND.1"]);
const lasts = 0.5;
/** Each alone, for each program: those that hold and those that do not. */
const SCENES: Checks["scenes"] = {
	beats: { lasts, expect: [{ pin: "13", is: "on" }] },
	plays: { lasts, expect: [{ buzzer: "buzzer", is: "sounding" }] },
	silent: { lasts, expect: [{ buzzer: "buzzer", is: "silent" }] },
	shines: { lasts, expect: [{ pin: "10", is: "on" }] },
	tells: { lasts, expect: [{ serial: "text", text: "1" }] },
	counts: {
		lasts,
		set: { "probe.celsius": "0..50" },
		expect: [{ serial: "number", near: "probe.celsius", tolerance: 5, every: 1 }],
	},
};

test.each([
	["delays", delays],
	["pwm", pwm],
	["tones", tones],
])("a program that reads nothing gets the same verdict from its trace: %s", (_name, hex) => {
	const simulation = createSimulation({ hex, circuit });
	const trace = recordTrace(simulation, { pins: ["10", "13"], parts: ["buzzer"], milliseconds: 500 });
	for (const [name, scene] of Object.entries(SCENES)) {
		const only: Checks = { settle: 0.1, scenes: { [name]: scene } };
		const simulated = runChecks({ hex, circuit, checks: only, random: seededRandom(5) });
		const checking = checkBoard(replayTrace(trace, circuit, PART_KINDS), { checks: only, random: seededRandom(5) });
		let slice = checking.next();
		while (!slice.done) slice = checking.next();
		expect(slice.value, name).toEqual(simulated);
	}
});
