import type {} from "#simulator/parts/flame_sensor/model.ts";
import type { ElementPart } from "#web/bench/player/circuit/parts/element-part.ts";

export const element: ElementPart<"flame_sensor"> = {
	tag: "wokwi-flame-sensor",
	load: () => import("@wokwi/elements/dist/esm/flame-sensor-element.js"),
	shown: ({ alarm }) => ({ ledSignal: alarm }),
};
