import type {} from "#simulator/parts/servo/model.ts";
import type { ElementPart } from "#web/bench/player/circuit/parts/element-part.ts";

export const element: ElementPart<"servo"> = {
	tag: "wokwi-servo",
	load: () => import("@wokwi/elements/dist/esm/servo-element.js"),
	shown: ({ angle }) => ({ angle: Math.round(angle) }),
};
