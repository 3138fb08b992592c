import type { z } from "zod/mini";
import type { RefusalCode } from "./refusal.ts";

/** What the server answers to `POST path`: one object for the page, which asks, and the server, which answers. */
export interface Endpoint {
	readonly path: `/api/${string}`;
	/** The body of a request; where the body is bytes, the query of its address. */
	readonly request: z.ZodMiniType;
	/** The body of the answer (200). */
	readonly response: z.ZodMiniType;
	/** What it refuses for, beside `COMMON_REFUSALS`. Any other refusal reaches the page as `server_error`. */
	readonly refusals: readonly RefusalCode[];
	/** Open to anyone; else it takes the access token of who is signed in. */
	readonly open?: true;
	/** The body is a file's bytes. */
	readonly body?: "bytes";
	/**
	 * Sent before the answer to who accepts `text/event-stream`, by the event's name. The answer is then the event `done`; where it
	 * breaks off, `failed` with the refusal.
	 */
	readonly events?: Readonly<Record<string, z.ZodMiniType>>;
}

export type RequestOf<E extends Endpoint> = z.output<E["request"]>;
export type ResponseOf<E extends Endpoint> = z.output<E["response"]>;
/** What the page sends: before the schema has trimmed it and set what is left out. */
export type RequestBodyOf<E extends Endpoint> = z.input<E["request"]>;

/** Keeps the exact types of one endpoint. */
// @__NO_SIDE_EFFECTS__
export function endpoint<const E extends Endpoint>(one: E): E {
	return one;
}
