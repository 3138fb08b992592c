import { type ComponentType, createContext } from "react";

/** How the code of a post is drawn; the screen provides it. Without it code is plain text. */
export const CodeView = createContext<ComponentType<{ label: string; source: string }> | null>(null);
