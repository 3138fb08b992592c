import { useSyncExternalStore } from "react";
import { z } from "zod/mini";
import { readText, writeText } from "./kept-text.ts";

/** How this device shows programs, whoever uses it. */

const KEY = "inspire-stem-editor";

export const FONT_SIZES = [12, 14, 16, 18, 20, 24] as const;
export const TAB_SIZES = [2, 4, 8] as const;

const schema = z.object({
	/** In pixels. */
	fontSize: z.catch(z.literal(FONT_SIZES), 14),
	/** In spaces. */
	tabSize: z.catch(z.literal(TAB_SIZES), 2),
});

export type EditorPreferences = z.infer<typeof schema>;

const listeners = new Set<() => void>();
let current: EditorPreferences | undefined;

export function useEditorPreferences(): EditorPreferences {
	return useSyncExternalStore(subscribe, readEditorPreferences);
}

export function readEditorPreferences(): EditorPreferences {
	current ??= kept();
	return current;
}

/** Sets and keeps a part; where the browser keeps nothing it holds until the page is left. */
export function changeEditorPreferences(change: Partial<EditorPreferences>): void {
	current = { ...readEditorPreferences(), ...change };
	writeText(KEY, JSON.stringify(current));
	for (const listener of listeners) listener();
}

function kept(): EditorPreferences {
	try {
		return schema.parse(JSON.parse(readText(KEY) ?? "{}"));
	} catch {
		return schema.parse({});
	}
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
