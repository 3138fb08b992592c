import type { ElementPart } from "../element-part.ts";

export const element: ElementPart = {
	tag: "wokwi-pir-motion-sensor",
	load: () => import("@wokwi/elements/dist/esm/pir-motion-sensor-element.js"),
};
