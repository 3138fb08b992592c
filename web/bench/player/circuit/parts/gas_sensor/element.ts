import type {} from "#simulator/parts/gas_sensor/model.ts";
import type { ElementPart } from "#web/bench/player/circuit/parts/element-part.ts";

export const element: ElementPart<"gas_sensor"> = {
	tag: "wokwi-gas-sensor",
	load: () => import("@wokwi/elements/dist/esm/gas-sensor-element.js"),
	shown: ({ alarm }) => ({ ledD0: alarm }),
};
