import { expect, test } from "vitest";
import { decisiveMoves } from "./decisive-moves.ts";

test("a scene that sets a sensor moves it clear of the threshold; one that moves nothing is left out", () => {
	const scenes = {
		quiet: { expect: [] },
		dark: { set: { "ldr.lux": [9, 9, "5..8", "0..4"] }, expect: [] },
	};
	expect(decisiveMoves({ scenes: scenes as never })).toEqual([[{ part: "ldr", control: "lux", value: 2 }]]);
});

test("a switch that is pulsed is on, then off again", () => {
	const scenes = { touched: { pulse: { "pad.touched": "0.25..0.45/0.05" }, expect: [] } };
	expect(decisiveMoves({ scenes: scenes as never })).toEqual([
		[{ part: "pad", control: "touched", value: 1 }],
		[{ part: "pad", control: "touched", value: 0 }],
	]);
});
