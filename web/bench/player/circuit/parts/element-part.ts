import type { ComponentType } from "react";
import type { PartStates } from "#simulator/parts/part.ts";
import type { DrawingProps } from "./drawing.ts";

/** A drawing that comes as a custom element, `element` of its folder's `element.ts`. It is fetched when a circuit or the tray shows one. */
export interface ElementPart<Kind extends keyof PartStates = never> {
	tag: string;
	load: () => Promise<object>;
	/** What is set once. */
	fixed?: Record<string, unknown>;
	/** What shows the part's state. */
	shown?: (state: PartStates[Kind]) => Record<string, unknown>;
	/** What is drawn over it. */
	Beside?: ComponentType<DrawingProps>;
}
