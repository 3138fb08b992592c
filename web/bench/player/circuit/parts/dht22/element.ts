import type { ElementPart } from "#web/bench/player/circuit/parts/element-part.ts";

export const element: ElementPart = {
	tag: "wokwi-dht22",
	load: () => import("@wokwi/elements/dist/esm/dht22-element.js"),
};
