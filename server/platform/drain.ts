import type { Server, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Milliseconds that running requests have; with the database's own stop it must fit into the ten seconds of a container. */
const DRAIN_MS = 7000;

/**
 * Prepares a server for a stop that answers what is running. The returned function refuses new requests (503),
 * and resolves when each running one is answered, at the latest after `deadlineMs`. Our own requests (`app.inject`), on
 * which running ones depend, are served.
 */
export function prepareDrain(app: FastifyInstance): (deadlineMs?: number) => Promise<void> {
	const running = new Set<ServerResponse>();
	let draining = false;
	let onIdle = () => {};

	(app.server as Server).prependListener("request", (_request, response) => {
		if (draining) return;
		running.add(response);
		response.once("close", () => {
			running.delete(response);
			if (running.size === 0) onIdle();
		});
	});
	app.addHook("onRequest", async (request, reply) => {
		if (!draining || running.has(reply.raw) || !(request.raw.socket instanceof Socket)) return;
		return reply.code(503).headers({ connection: "close", "retry-after": "5" }).send({ code: "unavailable" });
	});

	return async (deadlineMs = DRAIN_MS) => {
		draining = true;
		if (running.size === 0) return;
		await new Promise<void>((resolve) => {
			const timer = setTimeout(resolve, deadlineMs);
			onIdle = () => {
				clearTimeout(timer);
				resolve();
			};
		});
	};
}
