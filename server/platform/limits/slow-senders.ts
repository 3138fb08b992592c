import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";

/** Milliseconds between two checks of incoming bodies, and the bytes by which each must have grown. */
const PERIOD_MS = 30_000;
const LEAST_BYTES = 4096;
/** Milliseconds that a sender has to read the response before the connection closes; fewer after a 401. */
const AFTER_ANSWER_MS = 30_000;
const AFTER_401_MS = 5000;

/** How long a request may take to arrive, in milliseconds: for 10 MB at 12 KB a second. Its headers; silence on its connection. */
export const ARRIVAL_LIMITS = {
	requestTimeout: 900_000,
	connectionTimeout: 300_000,
	http: { headersTimeout: 20_000, connectionsCheckingInterval: 10_000 },
} as const;

const TIMED_OUT = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

interface SlowSenderOptions {
	leastBytes?: number;
	after401?: number;
	/** Calls back each period; the answer ends it. */
	everyPeriod?(check: () => void): () => void;
}

/**
 * Ends connections whose body hardly arrives, and those that keep sending after the response. To be called
 * before any route is added.
 */
export function limitSlowSenders(
	app: FastifyInstance,
	{ leastBytes = LEAST_BYTES, after401 = AFTER_401_MS, everyPeriod = eachPeriod }: SlowSenderOptions = {},
): void {
	/** By request: its response, and the bytes of the connection at the last check; null before the first. */
	const arriving = new Map<IncomingMessage, { answer: ServerResponse; before: number | null }>();

	function check(): void {
		for (const [raw, { answer, before }] of arriving) {
			const { bytesRead } = raw.socket;
			// Bytes that this process has not read yet are not the sender's delay.
			const isSlow = before !== null && bytesRead - before < leastBytes && raw.readableLength === 0;
			if (raw.complete) arriving.delete(raw);
			else if (isSlow) cut(raw, answer);
			else arriving.set(raw, { answer, before: bytesRead });
		}
	}

	const stop = everyPeriod(check);
	app.addHook("onClose", (_app, done) => {
		stop();
		done();
	});
	app.addHook("onRequest", (request, reply, done) => {
		const { raw } = request;
		const answer = reply.raw;
		if (hasBody(raw)) {
			arriving.set(raw, { answer, before: null });
			raw.once("close", () => arriving.delete(raw));
			answer.once("finish", () => endAfterAnswer(raw, answer.statusCode === 401 ? after401 : AFTER_ANSWER_MS));
		}
		done();
	});

	function cut(raw: IncomingMessage, answer: ServerResponse): void {
		arriving.delete(raw);
		if (!answer.headersSent) raw.socket.end(TIMED_OUT);
		raw.socket.destroySoon();
	}
}

/** Reads on, and forgets, what is still sent of an answered request, but not for ever. */
function endAfterAnswer(raw: IncomingMessage, patience: number): void {
	if (raw.complete || raw.destroyed) return;
	raw.resume();
	const timer = setTimeout(() => raw.socket.destroy(), patience);
	raw.once("close", () => clearTimeout(timer));
}

/** False also for requests made within the process, which have no connection. */
function hasBody({ headers, socket }: IncomingMessage): boolean {
	const announced = Number(headers["content-length"] ?? 0) > 0 || headers["transfer-encoding"] !== undefined;
	return announced && typeof socket.bytesRead === "number";
}

function eachPeriod(check: () => void): () => void {
	const timer = setInterval(check, PERIOD_MS).unref();
	return () => clearInterval(timer);
}
