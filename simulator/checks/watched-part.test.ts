import { expect, test } from "vitest";
import { watchedPart } from "./watched-part.ts";

test.each([
	[
		{ buzzer: "horn", is: "silent" },
		{ kind: "buzzer", id: "horn" },
	],
	[
		{ display: "oled", row: 2, text: "--" },
		{ kind: "display", id: "oled" },
	],
	[
		{ car: "rover", flag: "red", within: 3 },
		{ kind: "car", id: "rover" },
	],
	[
		{ pixels: "panel", warmth: "camera" },
		{ kind: "pixels", id: "panel" },
	],
	[
		{ card: "sd", is: "quiet" },
		{ kind: "card", id: "sd" },
	],
] as const)("%o watches a part", (expected, part) => {
	expect(watchedPart(expected)).toEqual(part);
});

test("pins and the serial line are no parts", () => {
	expect(watchedPart({ pin: "8", is: "on" })).toBeUndefined();
	expect(watchedPart({ serial: "text", text: "ID 1" })).toBeUndefined();
});
