import type {} from "#simulator/parts/joystick/model.ts";
import type { ElementPart } from "#web/bench/player/circuit/parts/element-part.ts";

export const element: ElementPart<"joystick"> = {
	tag: "wokwi-analog-joystick",
	load: () => import("@wokwi/elements/dist/esm/analog-joystick-element.js"),
	shown: ({ x, y, pressed }) => ({ xValue: -x / 100, yValue: y / 100, pressed }),
};
