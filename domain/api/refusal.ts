import { z } from "zod/mini";

/** Each endpoint may refuse for these. `unavailable`: the database does not answer. */
export const COMMON_REFUSALS = [
	"not_signed_in",
	"bad_request",
	"too_large",
	"too_many_requests",
	"unavailable",
	"server_error",
] as const;

export const REFUSALS = [
	...COMMON_REFUSALS,
	"too_complex",
	"stopped_often",
	"busy",
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
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** The body of any refusal: the status says how bad, `code` says what, `details` carries numbers for the message. */
export const refusalBody = z.lazy(() =>
	z.object({
		code: z.enum(REFUSALS),
		/** Seconds to wait (`too_many_requests`, `stopped_often`) or programs ahead (`busy`). */
		details: z.optional(z.record(z.string(), z.number())),
	}),
);

export type RefusalBody = z.infer<typeof refusalBody>;

/** Why a request failed: the server's error code, or `network_gone` without a connection. */
export type Refusal = { code: RefusalCode | "network_gone"; details?: Record<string, number> };
