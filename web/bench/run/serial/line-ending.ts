import { z } from "zod/mini";
import { stored } from "#web/platform/storage/stored.ts";

/** What is sent after each typed line. */
export const LINE_ENDINGS = { none: "", newline: "\n", return: "\r", both: "\r\n" } as const;

export type LineEnding = keyof typeof LINE_ENDINGS;

/** As the control shows the choice where there is little room: NL new line, CR carriage return. */
export const ENDING_SIGNS: Record<LineEnding, string> = { none: "–", newline: "NL", return: "CR", both: "NL+CR" };

/** The person's choice, kept in this browser. */
export const lineEndingChoice = stored<LineEnding>({
	key: "serial-line-ending",
	version: 1,
	schema: z.enum(Object.keys(LINE_ENDINGS) as LineEnding[]),
	fallback: "newline",
});
