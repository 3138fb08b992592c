import type {} from "#simulator/parts/button/model.ts";
import type { ElementPart } from "#web/bench/player/circuit/parts/element-part.ts";

export const element: ElementPart<"button"> = {
	tag: "wokwi-pushbutton",
	load: () => import("@wokwi/elements/dist/esm/pushbutton-element.js"),
	fixed: { color: "red" },
	shown: ({ pressed }) => ({ pressed }),
};
