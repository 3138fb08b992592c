import { z } from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** Resets somebody's password to one that opens nothing but "Set a new password". */
export const oneTimePassword = endpoint({
	path: "/api/one-time-password",
	request: z.object({ userId: z.uuid() }),
	response: z.object({ password: z.string() }),
	refusals: ["cannot_manage", "not_allowed", "unknown_person"],
});
