import drawing from "@wokwi/elements/dist/esm/arduino-uno-element.js?raw";
import { expect, test } from "vitest";
import { UNO_PIN_NAMES } from "#simulator/board/uno-pins.ts";
import { unoLayout } from "./uno-layout.ts";

test("the board's pins stand where its drawing has them", () => {
	const drawn = drawing.matchAll(/\{ name: '([^']+)', x: ([\d.]+), y: ([\d.]+)/g);
	const positions = Object.fromEntries([...drawn].map(([, name = "", x, y]) => [name, { x: Number(x), y: Number(y) }]));
	expect(Object.keys(positions)).toHaveLength(31);
	expect(unoLayout.pins).toMatchObject(positions);
	expect(Object.keys(unoLayout.pins).sort()).toEqual([...UNO_PIN_NAMES].sort());
	expect(unoLayout.pins["GND.2"]).toMatchObject({ label: "GND", outY: 1 });
});
