import type {} from "#simulator/parts/potentiometer/model.ts";
import type { ElementPart } from "#web/bench/player/circuit/parts/element-part.ts";

export const element: ElementPart<"potentiometer"> = {
	tag: "wokwi-potentiometer",
	load: () => import("@wokwi/elements/dist/esm/potentiometer-element.js"),
	fixed: { min: 0, max: 100 },
	shown: ({ position }) => ({ value: position }),
};
