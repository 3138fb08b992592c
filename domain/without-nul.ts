import { z } from "zod/mini";

/** PostgreSQL takes no NUL in a text, so a text that has one is refused at the door. */
export const withoutNul = z.refine((written) => !String(written).includes("\0"));
