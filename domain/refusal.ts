import { z } from "zod/mini";

export const REFUSALS = [
	"not_signed_in",
	"bad_request",
	"too_large",
	"too_complex",
	"too_many_requests",
	"stopped_often",
	"busy",
	"compiler_missing",
	"unknown_project",
	"circuit_missing",
	"cannot_award",
	"assistant_missing",
	"assistant_failed",
	"assistant_barred",
	"not_a_picture",
	"no_room",
	"cannot_store",
	"not_allowed",
	"unknown_person",
	"not_found",
	"cannot_manage",
	"unavailable",
	"server_error",
] as const;

/** Any refusal of our own doors: the status says how bad, `code` says what, `details` carries numbers for the words. */
export const doorRefusal = z.lazy(() =>
	z.object({
		code: z.enum(REFUSALS),
		/** Seconds to wait (`too_many_requests`, `stopped_often`) or programs ahead (`busy`). */
		details: z.optional(z.record(z.string(), z.number())),
	}),
);

export type DoorRefusal = z.infer<typeof doorRefusal>;

/** Why a request failed: the server's error code, or `network_gone` without a connection. */
export type Refusal = { code: DoorRefusal["code"] | "network_gone"; details?: Record<string, number> };
