import { type ComponentType, createContext, useContext } from "react";
import type { Load } from "#web/platform/loading/use-lazy-module.ts";

/** Loads the small running board that shows what a word means. */
export type LoadWordDemo = Load<{ WordDemo: ComponentType<{ word: string; label: string }> }>;

/** Null where no board can be shown. */
export const WordDemoContext = createContext<LoadWordDemo | null>(null);

export function useLoadWordDemo(): LoadWordDemo | null {
	return useContext(WordDemoContext);
}
