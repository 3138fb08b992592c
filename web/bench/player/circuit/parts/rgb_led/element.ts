import type {} from "#simulator/parts/rgb_led/model.ts";
import type { ElementPart } from "#web/bench/player/circuit/parts/element-part.ts";

export const element: ElementPart<"rgb_led"> = {
	tag: "wokwi-rgb-led",
	load: () => import("@wokwi/elements/dist/esm/rgb-led-element.js"),
	shown: ({ red, green, blue }) => ({ ledRed: round(red), ledGreen: round(green), ledBlue: round(blue) }),
};

function round(share: number): number {
	return Math.round(share * 50) / 50;
}
