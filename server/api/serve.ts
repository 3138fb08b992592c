import { Readable } from "node:stream";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { decodeJwt } from "jose";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { QueueFull } from "#compiler/queue.ts";
import type { Endpoint } from "#domain/api/endpoint.ts";
import { COMMON_REFUSALS, type RefusalCode } from "#domain/api/refusal.ts";
import { SKETCH_MAXIMUM } from "#domain/bench/compile-result.ts";
import { sourceOf } from "#gateway/client-source.ts";
import { isDatabaseAway } from "#gateway/database/with-client.ts";
import type { IdentifyCaller } from "../platform/backend/backend.ts";
import { Refusal, sendRefusal } from "../platform/refusal.ts";
import type { AnyHandler, Caller, Guest } from "./handler.ts";

/** A sketch of the greatest length, each character escaped in JSON, and some room for the rest. */
const BODY_LIMIT = SKETCH_MAXIMUM * 6 + 4096;

const NO_BYTES = Buffer.alloc(0);

/**
 * Adds `POST endpoint.path`. In this order: identity and rate limit, before the body is read; validation; the handler's work;
 * its answer, as the endpoint's schema has it.
 */
export function serve(app: FastifyInstance, identify: IdentifyCaller, handler: AnyHandler): void {
	if (handler.endpoint.body === "bytes") {
		void app.register((scope, _options, done) => {
			addBytesRoute(scope, identify, handler);
			done();
		});
	} else {
		addRoute(app, identify, handler);
	}
}

/** Bodies of this scope are read as they are. */
function addBytesRoute(scope: FastifyInstance, identify: IdentifyCaller, handler: AnyHandler): void {
	scope.removeAllContentTypeParsers();
	const options = { parseAs: "buffer", bodyLimit: handler.bodyLimit ?? BODY_LIMIT } as const;
	scope.addContentTypeParser("*", options, async (_request: unknown, body: Buffer) => body);
	addRoute(scope, identify, handler);
}

function addRoute(app: FastifyInstance, identify: IdentifyCaller, handler: AnyHandler): void {
	const { endpoint, limit, bodyLimit = BODY_LIMIT } = handler;
	const count = rateLimit(limit);
	const callers = new WeakMap<FastifyRequest, Guest | Caller>();
	app.post(
		endpoint.path,
		{
			bodyLimit,
			errorHandler: refusesOf(endpoint),
			async onRequest(request, reply) {
				const guest: Guest = { source: sourceOf(request.ip), signal: closedSignal(reply) };
				const caller = endpoint.open ? guest : await callerOf(request, guest, identify);
				await count(endpoint.open ? guest.source : (caller as Caller).userId);
				callers.set(request, caller);
			},
		},
		async (request, reply) => {
			const asked = endpoint.request.safeParse(endpoint.body === "bytes" ? request.query : request.body);
			if (!asked.success) throw new Refusal("bad_request");
			const caller = callers.get(request);
			if (!caller) throw new Error("A request without a caller was let in.");
			if (handler.stream && request.headers.accept?.includes("text/event-stream")) {
				return sendEvents(checkedAnswer(endpoint, handler.stream(asked.data, caller)), request, reply);
			}
			const body = Buffer.isBuffer(request.body) ? request.body : NO_BYTES;
			return endpoint.response.parse(await handler.answer(asked.data, caller, body));
		},
	);
}

/** @throws Refusal `not_signed_in` */
async function callerOf(request: FastifyRequest, guest: Guest, identify: IdentifyCaller): Promise<Caller> {
	const accessToken = bearerOf(request);
	const person = await identify(accessToken);
	if (!person) throw new Refusal("not_signed_in");
	return { ...guest, userId: person.userId, accessToken, sessionId: sessionOf(accessToken) };
}

/**
 * Counts what a person or an address does. A timer ends each count, so that no wait is longer than `seconds`, not even after the
 * clock is put right. @throws Refusal `too_many_requests`
 */
export function rateLimit({ points, seconds }: AnyHandler["limit"]): (key: string) => Promise<void> {
	const limiter = new RateLimiterMemory({ points, duration: seconds });
	return async (key) => {
		await limiter.consume(key).catch((full: RateLimiterRes) => {
			throw new Refusal("too_many_requests", { seconds: Math.min(seconds, Math.ceil(full.msBeforeNext / 1000)) });
		});
	};
}

/** Aborts when the connection closes before it is answered. */
function closedSignal(reply: FastifyReply): AbortSignal {
	const closed = new AbortController();
	reply.raw.on("close", () => closed.abort());
	return closed.signal;
}

/** The access token of a request; empty without one. */
function bearerOf(request: FastifyRequest): string {
	return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? "";
}

/** The session that a token, which was found valid, belongs to. */
function sessionOf(accessToken: string): string | null {
	const { session_id } = decodeJwt(accessToken);
	return typeof session_id === "string" ? session_id : null;
}

type Event = { event: string; data: unknown };
type Stream = AsyncGenerator<Event, unknown>;

/** The same events; what it returns is as the endpoint's schema has it. */
async function* checkedAnswer({ response }: Endpoint, stream: Stream): Stream {
	return response.parse(yield* stream);
}

/** What refuses at once is answered with its status: the first event is awaited before the stream opens. */
async function sendEvents(stream: Stream, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
	const first = await stream.next();
	const events = Readable.from(textOf(first, stream, request));
	return reply.type("text/event-stream").header("cache-control", "no-store").send(events);
}

/** The events, then the answer as `done`; where it breaks off, `failed` with the refusal. */
async function* textOf(first: IteratorResult<Event>, stream: Stream, request: FastifyRequest): AsyncGenerator<string> {
	try {
		let next = first;
		for (; !next.done; next = await stream.next()) yield eventText(next.value);
		yield eventText({ event: "done", data: next.value });
	} catch (error) {
		if (!(error instanceof Refusal)) request.log.error({ err: error }, "an answer broke off");
		yield eventText({ event: "failed", data: error instanceof Refusal ? error.body : { code: "server_error" } });
	} finally {
		// A reader who left must not keep the work going.
		await stream.return(null).catch(() => undefined);
	}
}

function eventText({ event, data }: Event): string {
	return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** The error handler of an endpoint: each failure becomes a refusal; one that it does not declare is a mistake of ours. */
function refusesOf({ path, refusals }: Endpoint) {
	const declared = new Set<RefusalCode>([...COMMON_REFUSALS, ...refusals]);
	return function refuse(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
		const refusal = refusalFor(error);
		if (refusal && declared.has(refusal.body.code)) return sendRefusal(reply, refusal);
		request.log.error({ err: error }, refusal ? `${path} does not declare ${refusal.body.code}` : "an endpoint failed");
		return sendRefusal(reply, new Refusal(isDatabaseAway(error) ? "unavailable" : "server_error"));
	};
}

/** Null for what was not expected. */
function refusalFor(error: FastifyError): Refusal | null {
	if (error instanceof Refusal) return error;
	if (error instanceof QueueFull) return new Refusal("busy", { ahead: error.ahead });
	if (error.statusCode === 413) return new Refusal("too_large");
	return error.statusCode && error.statusCode < 500 ? new Refusal("bad_request") : null;
}
