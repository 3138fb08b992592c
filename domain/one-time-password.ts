import { z } from "zod/mini";

/** `POST /api/one-time-password`: whose password is reset. */
export const oneTimePasswordQuestion = z.object({ userId: z.uuid() });

/** `POST /api/one-time-password`: the answer (200). It opens nothing but "Set a new password". */
export const oneTimePasswordAnswer = z.object({ password: z.string() });

export type OneTimePasswordAnswer = z.infer<typeof oneTimePasswordAnswer>;
