import type { ElementPart } from "#web/bench/player/circuit/parts/element-part.ts";

export const element: ElementPart = {
	tag: "wokwi-pir-motion-sensor",
	load: () => import("@wokwi/elements/dist/esm/pir-motion-sensor-element.js"),
};
