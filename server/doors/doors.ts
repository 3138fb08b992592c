import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { decodeJwt } from "jose";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import type { z } from "zod/mini";
import { QueueFull } from "#compiler/queue.ts";
import { SKETCH_MAXIMUM } from "#domain/compile-answer.ts";
import { sourceOf } from "#gateway/client-source.ts";
import { isDatabaseAway } from "#gateway/database/with-client.ts";
import type { WhoIsAsking } from "../backend/backend.ts";
import { Refusal, sendRefusal } from "../refusal.ts";

/** The caller; the signal aborts when they disconnect. */
export interface Asking {
	userId: string;
	/** Theirs: to act as them, under their policies. */
	accessToken: string;
	/** The session of the token; null where it names none. */
	sessionId: string | null;
	/** The address they come from, as limits count it. */
	source: string;
	signal: AbortSignal;
}

export interface Door<Question extends z.ZodMiniType> {
	path: string;
	question: Question;
	/** How often one person may ask. */
	perMinute: number;
	/** @throws Refusal, QueueFull */
	answer(question: z.output<Question>, asking: Asking): Promise<unknown>;
}

/** A sketch of the greatest length, each character escaped in JSON, and some room for the rest. */
const BODY_LIMIT = SKETCH_MAXIMUM * 6 + 4096;

/**
 * Adds `POST path`: for signed-in persons, rate-limited, with a validated body, which is read only after the token.
 * The signal aborts when they disconnect.
 */
export function addDoor<Question extends z.ZodMiniType>(
	app: FastifyInstance,
	callerOf: WhoIsAsking,
	door: Door<Question>,
): void {
	const countFor = limitPerPerson(door.perMinute);
	const callers = new WeakMap<FastifyRequest, { userId: string; accessToken: string }>();
	const onRequest = async (request: FastifyRequest) => {
		const accessToken = bearerOf(request);
		const person = await callerOf(accessToken);
		if (!person) throw new Refusal("not_signed_in");
		await countFor(person.userId);
		callers.set(request, { userId: person.userId, accessToken });
	};
	app.post(door.path, { bodyLimit: BODY_LIMIT, errorHandler: refuse, onRequest }, async (request, reply) => {
		const caller = callers.get(request);
		const question = door.question.safeParse(request.body);
		if (!question.success || !caller) throw new Refusal("bad_request");
		return door.answer(question.data, {
			...caller,
			sessionId: sessionOf(caller.accessToken),
			source: sourceOf(request.ip),
			signal: closedSignal(reply),
		});
	});
}

/** Seconds. A timer ends each count, so that no wait is longer, not even after the clock is put right. */
const MINUTE = 60;

/** Rate limit per person and minute. @throws Refusal `too_many_requests`. */
export function limitPerPerson(perMinute: number): (userId: string) => Promise<void> {
	const limiter = new RateLimiterMemory({ points: perMinute, duration: MINUTE });
	return async (userId) => {
		await limiter.consume(userId).catch((full: RateLimiterRes) => {
			throw new Refusal("too_many_requests", { seconds: Math.min(MINUTE, Math.ceil(full.msBeforeNext / 1000)) });
		});
	};
}

/** Aborts when the connection closes before it is answered. */
export function closedSignal(reply: FastifyReply): AbortSignal {
	const closed = new AbortController();
	reply.raw.on("close", () => closed.abort());
	return closed.signal;
}

/** The access token of a request; empty without one. */
export function bearerOf(request: FastifyRequest): string {
	return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? "";
}

/** The session that a token, which was found valid, belongs to. */
function sessionOf(accessToken: string): string | null {
	const { session_id } = decodeJwt(accessToken);
	return typeof session_id === "string" ? session_id : null;
}

/** A door's error handler: maps each failure to a refusal. */
export function refuse(this: FastifyInstance, error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
	if (error instanceof Refusal) return sendRefusal(reply, error);
	if (error instanceof QueueFull) return sendRefusal(reply, new Refusal("busy", { ahead: error.ahead }));
	if (error.statusCode === 413) return sendRefusal(reply, new Refusal("too_large"));
	if (error.statusCode && error.statusCode < 500) return sendRefusal(reply, new Refusal("bad_request"));
	request.log.error({ err: error }, "a door failed");
	return sendRefusal(reply, new Refusal(isDatabaseAway(error) ? "unavailable" : "server_error"));
}
