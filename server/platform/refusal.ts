import type { FastifyReply } from "fastify";
import type { RefusalBody, RefusalCode } from "#domain/api/refusal.ts";

const STATUS: Record<RefusalCode, number> = {
	not_signed_in: 401,
	bad_request: 400,
	too_large: 413,
	too_complex: 422,
	too_many_requests: 429,
	stopped_often: 429,
	busy: 503,
	unknown_project: 404,
	circuit_missing: 409,
	cannot_award: 503,
	assistant_missing: 503,
	assistant_failed: 502,
	assistant_barred: 403,
	not_a_picture: 415,
	no_room: 413,
	cannot_store: 503,
	not_allowed: 403,
	unknown_person: 404,
	not_found: 404,
	cannot_manage: 503,
	unavailable: 503,
	server_error: 500,
};

/** An endpoint's "no", thrown anywhere behind it. The page turns the code into a message. */
export class Refusal extends Error {
	override name = "Refusal";
	readonly body: RefusalBody;
	constructor(code: RefusalCode, details?: Record<string, number>) {
		super(code);
		this.body = details ? { code, details } : { code };
	}
}

/** Answers with the refusal's status; `details.seconds` is also sent as Retry-After. */
export function sendRefusal(reply: FastifyReply, { body }: Refusal): FastifyReply {
	if (body.details?.seconds) reply.header("retry-after", body.details.seconds);
	return reply.code(STATUS[body.code]).send(body);
}
