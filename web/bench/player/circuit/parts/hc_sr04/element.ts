import type { ElementPart } from "#web/bench/player/circuit/parts/element-part.ts";
import { Hand } from "./Hand.tsx";

export const element: ElementPart = {
	tag: "wokwi-hc-sr04",
	load: () => import("@wokwi/elements/dist/esm/hc-sr04-element.js"),
	Beside: Hand,
};
