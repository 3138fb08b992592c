import { z } from "zod/mini";
import { stored } from "#web/device/stored.ts";

const keptProgram = z.object({ text: z.string() });

/** The programs that this browser keeps, one for each person and project. */
function shelfOf(projectId: string) {
	return stored<z.infer<typeof keptProgram> | null>({
		key: `sketch:${projectId}`,
		version: 1,
		schema: z.nullable(keptProgram),
		fallback: null,
	});
}

/** The text that this person left in this project, or null where there is none. */
export function readProgram(person: string, projectId: string): string | null {
	return shelfOf(projectId).read(person)?.text ?? null;
}

/** Keeps the text; false where the browser keeps nothing (full, or blocked). */
export function keepProgram(person: string, projectId: string, text: string): boolean {
	return shelfOf(projectId).write(person, { text });
}
