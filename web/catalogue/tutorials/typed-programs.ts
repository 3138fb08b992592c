import { z } from "zod/mini";
import { stored } from "#web/platform/storage/stored.ts";

/** The programs that a person has typed, by tutorial and step; kept in this browser. */
const kept = stored({
	key: "tutorial-programs",
	version: 1,
	schema: z.record(z.string(), z.string()),
	fallback: {},
});

/** What was typed in a step, from 0; undefined where the sketch is as it was given. */
export function readTyped(userId: string, tutorial: string, step: number): string | undefined {
	return kept.read(userId)[`${tutorial}/${step}`];
}

/** Keeps what is typed in a step; undefined forgets it. */
export function writeTyped(userId: string, tutorial: string, step: number, text: string | undefined): void {
	const { [`${tutorial}/${step}`]: _, ...others } = kept.read(userId);
	kept.write(userId, text === undefined ? others : { ...others, [`${tutorial}/${step}`]: text });
}
