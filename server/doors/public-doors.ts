import type { FastifyInstance } from "fastify";
import type { Backend } from "../backend/backend.ts";
import type { Operator } from "../settings.ts";

/** What this server can do, for the page to offer. A feature whose provider is not configured is not offered. */
export interface Features {
	compile: boolean;
}

/** `GET /health` (200 while the database answers, else 503) and `GET /config.json`. Both are open to anyone. */
export function addPublicDoors(
	app: FastifyInstance,
	backend: Backend,
	{ compile }: Features,
	operator: Operator,
): void {
	app.get("/health", async (_request, reply) => {
		const database = await backend.isUp();
		return reply
			.code(database ? 200 : 503)
			.header("cache-control", "no-store")
			.send({ status: database ? "ok" : "failing", parts: { database, compiler: compile } });
	});

	app.get("/config.json", async (request, reply) => {
		return reply.header("cache-control", "no-store").send({
			supabaseUrl: backend.supabaseUrl ?? `${request.protocol}://${request.host}`,
			publishableKey: backend.publishableKey,
			operator,
			features: {
				compile,
				award: backend.service !== null,
				assistant: false,
				classCode: false,
				...(await backend.signInWays()),
			},
		});
	});
}
