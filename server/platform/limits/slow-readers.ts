import type { ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";

/** Milliseconds between two checks. */
const PERIOD_MS = 10_000;
/** Milliseconds that every answer has, and the bytes a second that its reader must take beside. */
const LEAST_MS = 60_000;
const LEAST_RATE = 1000;

interface SlowReaderOptions {
	leastMs?: number;
	leastRate?: number;
	now?(): number;
	/** Calls back each period; the answer ends it. */
	everyPeriod?(check: () => void): () => void;
}

/**
 * Ends connections whose answer is hardly read: each keeps its bytes in memory and its file open. An answer for which
 * nothing waits to be sent, such as a stream between two events, is not judged. To be called before any route is added.
 */
export function limitSlowReaders(
	app: FastifyInstance,
	{
		leastMs = LEAST_MS,
		leastRate = LEAST_RATE,
		now = () => performance.now(),
		everyPeriod = eachPeriod,
	}: SlowReaderOptions = {},
): void {
	/** By answer: when its request began, and how much its connection had sent by then. */
	const open = new Map<ServerResponse, { since: number; sent: number }>();

	function check(): void {
		for (const [answer, { since, sent }] of open) {
			const { socket } = answer;
			if (!socket || answer.writableFinished) open.delete(answer);
			else if (socket.writableLength > 0) {
				const allowed = leastMs + ((socket.bytesWritten - sent) / leastRate) * 1000;
				if (now() - since > allowed) socket.destroy();
			}
			// Bytes read so far do not count towards the next interval.
			else open.set(answer, { since: now(), sent: socket.bytesWritten });
		}
	}

	const stop = everyPeriod(check);
	app.addHook("onClose", (_app, done) => {
		stop();
		done();
	});
	app.addHook("onRequest", (request, reply, done) => {
		const { socket } = request.raw;
		// Requests made within the process have no connection.
		if (typeof socket.bytesWritten === "number") {
			open.set(reply.raw, { since: now(), sent: socket.bytesWritten });
			reply.raw.once("close", () => open.delete(reply.raw));
		}
		done();
	});
}

function eachPeriod(check: () => void): () => void {
	const timer = setInterval(check, PERIOD_MS).unref();
	return () => clearInterval(timer);
}
