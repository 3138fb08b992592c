import { z } from "zod/mini";

/** PostgreSQL takes no NUL in a text, so a text that has one is refused with the request. */
export const withoutNul = z.refine((written) => !String(written).includes("\0"));
