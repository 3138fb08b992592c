import type { BlockProgram, Condition, Statement, Value } from "#domain/bench/block-program/block-program.ts";
import { COMPARE_OPERATORS, DRIVE_WAYS } from "#domain/bench/block-program/block-program.ts";
import type { BlockDevices } from "#domain/bench/block-program/devices.ts";

/** Everything that a generated program may use. */
export const RANDOM_DEVICES: BlockDevices = {
	lights: { red: "11", yellow: "10", green: "9" },
	sensors: {
		button: { pin: "2", kind: "button" },
		motion: { pin: "3", kind: "switched" },
		tilt: { pin: "4", kind: "opening" },
		flame: { pin: "7", kind: "switched_low" },
		light_level: { pin: "A0", kind: "analog" },
		distance: { kind: "distance", trigger: "12", echo: "13" },
	},
	outputs: ["5"],
	buzzer: "8",
	wheels: { left: { forward: "A1", backward: "A2" }, right: { forward: "A3", backward: "6" } },
	display: { address: 39 },
};

const LIGHTS = Object.keys(RANDOM_DEVICES.lights);
const VARIABLES = ["count", "my number", "long", "i"];
const WORDS = ["", "Count: ", "sixteen letters!", 'a "b" \\'];
const DEEPEST = 3;

/** A program of nested repeats, ifs, waits and all else there is. `random` gives numbers from 0 up to 1. */
export function randomProgram(random: () => number): BlockProgram {
	let ids = 0;
	const below = (limit: number) => Math.floor(random() * limit);
	const oneOf = <T>(list: readonly T[]): T => list[below(list.length)] as T;

	function value(largest: number): Value {
		const kind = below(6);
		if (kind === 0) return { kind: "variable", name: oneOf(VARIABLES) };
		return { kind: "number", value: below(largest + 1) };
	}

	function condition(): Condition {
		const kind = below(9);
		if (kind === 0) return { kind: "always_false" };
		if (kind <= 2) return { kind: "sensed", sensor: oneOf(["button", "motion", "tilt", "flame"]) };
		if (kind === 8) return { kind: "not", condition: condition() };
		const left: Value = kind <= 4 ? { kind: "sensor", sensor: "light_level" } : value(4);
		const right: Value = kind <= 4 ? { kind: "number", value: below(1024) } : value(4);
		return { kind: "compare", operator: oneOf(COMPARE_OPERATORS), left, right };
	}

	function statements(depth: number, most: number): Statement[] {
		return Array.from({ length: below(most + 1) }, () => statement(depth));
	}

	function statement(depth: number): Statement {
		const id = `block${ids++}`;
		const kind = below(depth < DEEPEST ? 19 : 14);
		switch (kind) {
			case 0:
				return { do: below(2) === 0 ? "light_on" : "light_off", id, light: oneOf(LIGHTS) };
			case 1:
			case 2:
				return { do: "light_blink", id, light: oneOf(LIGHTS) };
			case 3:
			case 4:
			case 5:
				return { do: "pin_set", id, pin: oneOf(["5", "9"]), high: below(2) === 1 };
			case 6:
				return below(5) > 0
					? { do: "wait", id, milliseconds: below(8) * 30 }
					: { do: "wait_for", id, seconds: value(1) };
			case 7:
				return { do: "variable_set", id, name: oneOf(VARIABLES), value: value(5) };
			case 8:
				return { do: "variable_change", id, name: oneOf(VARIABLES), by: { kind: "number", value: below(5) - 2 } };
			case 9:
				return { do: "tone", id, hertz: 100 + below(2000), milliseconds: 20 + below(100) };
			case 10:
				return { do: "buzzer_set", id, on: below(2) === 1 };
			case 11:
				return { do: "drive", id, way: oneOf(DRIVE_WAYS) };
			case 12:
				return below(6) > 0
					? { do: "variable_set", id, name: oneOf(VARIABLES), value: { kind: "sensor", sensor: "distance" } }
					: { do: "wait_until", id, condition: condition() };
			case 13:
				return {
					do: "show",
					id,
					line: below(2) === 0 ? 0 : 1,
					text: oneOf(WORDS),
					value: below(3) > 0 ? value(5) : null,
				};
			case 14:
			case 15:
			case 16:
				return { do: "repeat", id, times: value(4), body: statements(depth + 1, 4) };
			default:
				return {
					do: "if",
					id,
					condition: condition(),
					whenTrue: statements(depth + 1, 3),
					whenFalse: statements(depth + 1, 2),
				};
		}
	}

	const once = Array.from({ length: 2 + below(7) }, () => statement(0));
	if (below(6) > 0) return { version: 1, statements: once };
	const body: Statement[] = [...statements(1, 4), { do: "wait", id: `block${ids++}`, milliseconds: 50 }];
	return { version: 1, statements: [...once, { do: "forever", id: `block${ids++}`, body }] };
}
