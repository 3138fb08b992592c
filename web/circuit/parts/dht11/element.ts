import type { ElementPart } from "../element-part.ts";

export const element: ElementPart = { tag: "stem-dht11", load: () => import("./dht11-element.ts") };
