import { createContext, type ReactNode, useContext } from "react";

/**
 * Turns a text into one whose hard words can be pressed: each word once in a section, so not where `earlier`, the texts
 * before it in the section, had it. Without a glossary around it, the text alone.
 */
type Explain = (text: string, earlier?: readonly string[]) => ReactNode;

export const ExplainContext = createContext<Explain>((text) => text);

export function useExplain(): Explain {
	return useContext(ExplainContext);
}
