import type { ElementPart } from "#web/bench/player/circuit/parts/element-part.ts";

export const element: ElementPart = { tag: "stem-dht11", load: () => import("./dht11-element.ts") };
