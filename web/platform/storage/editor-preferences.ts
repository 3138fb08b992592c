import { z } from "zod/mini";
import { createStore, useStore } from "./create-store.ts";
import { readText, writeText } from "./kept-text.ts";

/** How this device shows programs, to all who use it. */

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

/** Undefined until they are first read. */
const current = createStore<EditorPreferences | undefined>(undefined);

export function useEditorPreferences(): EditorPreferences {
	return useStore({ get: readEditorPreferences, subscribe: current.subscribe });
}

export function readEditorPreferences(): EditorPreferences {
	const known = current.get();
	if (known) return known;
	const read = kept();
	current.set(read);
	return read;
}

/** Sets and keeps a part; where the browser keeps nothing it holds until the page is left. */
export function changeEditorPreferences(change: Partial<EditorPreferences>): void {
	const changed = { ...readEditorPreferences(), ...change };
	writeText(KEY, JSON.stringify(changed));
	current.set(changed);
}

function kept(): EditorPreferences {
	try {
		return schema.parse(JSON.parse(readText(KEY) ?? "{}"));
	} catch {
		return schema.parse({});
	}
}
