import { createContext, type ReactNode, useContext } from "react";

/** Turns a text into one whose hard words can be pressed. Without a glossary around it, the text alone. */
export const ExplainContext = createContext<(text: string) => ReactNode>((text) => text);

export function useExplain(): (text: string) => ReactNode {
	return useContext(ExplainContext);
}
