import type { ComponentType } from "react";
import type { DrawingProps } from "./drawing.ts";

/** Every drawing, by its file: one file of the page for those that do not come with the board. */
export const LATER_DRAWINGS: Readonly<Record<string, ComponentType<DrawingProps>>> = import.meta.glob<
	ComponentType<DrawingProps>
>("./*/Drawing.tsx", { eager: true, import: "Drawing" });
