import type { Endpoint, RequestOf, ResponseOf } from "#domain/api/endpoint.ts";

/** Who makes a request to an open endpoint; the signal aborts when they disconnect. */
export interface Guest {
	/** The address they come from, as limits count it. */
	source: string;
	signal: AbortSignal;
}

/** Who is signed in and makes a request. */
export interface Caller extends Guest {
	userId: string;
	/** Theirs: to act as them, under their policies. */
	accessToken: string;
	/** The session of the token; null where it names none. */
	sessionId: string | null;
}

export type CallerOf<E extends Endpoint> = E["open"] extends true ? Guest : Caller;
type EventOf<E extends Endpoint> = {
	[Name in keyof E["events"]]: {
		event: Name;
		data: E["events"][Name] extends { _zod: { output: infer Data } } ? Data : never;
	};
}[keyof E["events"]];

/**
 * How one endpoint is answered: the caller and the limit are looked at before the body is read, then come the validated request,
 * the work and its answer.
 */
export interface Handler<E extends Endpoint> {
	endpoint: E;
	/** This many requests in this many seconds: of one person; at an open endpoint of one address. */
	limit: { points: number; seconds: number };
	/** In bytes; without one, that of the longest sketch. */
	bodyLimit?: number;
	/** `bytes` are those of a body of bytes. @throws Refusal of the endpoint, QueueFull (`busy`) */
	answer(request: RequestOf<E>, caller: CallerOf<E>, bytes: Buffer): Promise<ResponseOf<E>>;
	/** The same for who accepts events: yields them, and returns the answer. */
	stream?(request: RequestOf<E>, caller: CallerOf<E>): AsyncGenerator<EventOf<E>, ResponseOf<E>>;
}

/** A handler of whichever endpoint. */
// biome-ignore lint/suspicious/noExplicitAny: a list holds handlers of different requests and answers
export type AnyHandler = Handler<any>;

/** Infers the endpoint of a handler, so that its parts are checked against it. */
export function handler<E extends Endpoint>(one: Handler<E>): Handler<E> {
	return one;
}

/** Requests of one person in a minute. */
export const perMinute = (points: number) => ({ points, seconds: 60 });
