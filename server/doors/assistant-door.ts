import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type AssistantAnswer, type AssistantEvent, assistantQuestion } from "#domain/assistant-answer.ts";
import type { Answering, Assistant } from "../assistant/assistant.ts";
import type { WhoIsAsking } from "../backend/backend.ts";
import { Refusal } from "../refusal.ts";
import { bearerOf, closedSignal, limitPerPerson, refuse } from "./doors.ts";

/** The database counts questions; this keeps everything else off it. */
const PER_MINUTE = 30;

/** A program of the greatest length, each character escaped in JSON, and the rest. */
const BODY_LIMIT = 150_000;

/**
 * `POST /api/assistant`: `{response, …}`, or with `Accept: text/event-stream` the answer in pieces as they pass the guard, and
 * then as a whole, which replaces them. Refused (`assistant_missing`) where no model is set up.
 */
export function addAssistantDoor(app: FastifyInstance, callerOf: WhoIsAsking, assistant: Assistant | null): void {
	const countFor = limitPerPerson(PER_MINUTE);
	const callers = new WeakMap<FastifyRequest, string>();
	const onRequest = async (request: FastifyRequest) => {
		const person = await callerOf(bearerOf(request));
		if (!person) throw new Refusal("not_signed_in");
		await countFor(person.userId);
		callers.set(request, person.userId);
	};
	app.post("/api/assistant", { bodyLimit: BODY_LIMIT, errorHandler: refuse, onRequest }, async (request, reply) => {
		const userId = callers.get(request);
		const question = assistantQuestion.safeParse(request.body);
		if (!question.success || !userId) throw new Refusal("bad_request");
		if (!assistant) throw new Refusal("assistant_missing");
		const answering = assistant.ask(question.data, { userId, signal: closedSignal(reply) });
		if (!request.headers.accept?.includes("text/event-stream")) return wholeOf(answering);
		return stream(answering, request, reply);
	});
}

async function wholeOf(answering: Answering): Promise<AssistantAnswer> {
	for (;;) {
		const { done, value } = await answering.next();
		if (done) return value;
	}
}

/** What refuses at once is answered with its status: the first piece is awaited before the stream opens. */
async function stream(answering: Answering, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
	const first = await answering.next();
	const events = Readable.from(eventsOf(first, answering, request));
	return reply.type("text/event-stream").header("cache-control", "no-store").send(events);
}

async function* eventsOf(
	first: IteratorResult<string, AssistantAnswer>,
	answering: Answering,
	request: FastifyRequest,
): AsyncGenerator<string> {
	try {
		let next = first;
		for (; !next.done; next = await answering.next()) yield written({ event: "piece", data: { text: next.value } });
		yield written({ event: "done", data: next.value });
	} catch (error) {
		if (!(error instanceof Refusal)) request.log.error({ err: error }, "an answer broke off");
		yield written({ event: "failed", data: { code: "assistant_failed" } });
	} finally {
		// A reader who left must not keep the model working.
		await answering.return({ response: "", outcome: "answered", model: null }).catch(() => undefined);
	}
}

function written({ event, data }: AssistantEvent): string {
	return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
