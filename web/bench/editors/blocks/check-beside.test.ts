import { expect, test } from "vitest";
import type { Checks } from "#simulator/checks/format.ts";
import type { BlockCheckRun } from "#simulator/interpreter/check-blocks.ts";
import { PART_KINDS } from "#simulator/parts/registry.ts";
import { checkBeside } from "./check-beside.ts";

const checks: Checks = {
	settle: 0.1,
	scenes: { on: { lasts: 0.4, expect: [{ pin: "11", is: "on" }] } },
};
const run: BlockCheckRun = {
	program: { version: 1, statements: [{ do: "light_on", id: "a", light: "red" }] },
	devices: { lights: { red: "11" }, sensors: {}, outputs: [] },
	circuit: { board: "uno", parts: [], wires: [] },
	kinds: PART_KINDS,
	checks,
	random: () => 0,
};

/** Frames that come when they are called for; each look at the clock lets a millisecond pass. */
function begin() {
	let waiting: ((now: number) => void) | undefined;
	let time = 0;
	const passed: boolean[] = [];
	const end = checkBeside(
		run,
		(report) => passed.push(report.passed),
		(callback) => {
			waiting = callback;
			return () => {
				waiting = undefined;
			};
		},
		() => time++,
	);
	const frame = () => {
		const callback = waiting;
		waiting = undefined;
		callback?.(0);
	};
	return { frame, end, passed, waits: () => waiting !== undefined };
}

test("blocks are judged a little in each picture", () => {
	const { frame, passed, waits } = begin();
	frame();
	expect(passed).toEqual([]);
	for (let count = 0; waits(); count++) {
		expect(count).toBeLessThan(100);
		frame();
	}
	expect(passed).toEqual([true]);
});

test("what was ended says nothing", () => {
	const { frame, end, passed, waits } = begin();
	frame();
	end();
	expect(waits()).toBe(false);
	expect(passed).toEqual([]);
});
