import type { FastifyInstance } from "fastify";
import type { Backend } from "../backend/backend.ts";
import { diskProblem } from "../disk.ts";
import type { Settings } from "../settings.ts";

/** What this server can do, for the page to offer. A feature whose provider is not configured is not offered. */
export interface Features {
	compile: boolean;
	assistant: boolean;
}

/**
 * `GET /health` and `GET /config.json`, both open to anyone. Health is 503 while the database does not answer; with a disk
 * that is full or read-only it is 200 and `degraded`: all that is there can still be read.
 */
export function addPublicDoors(
	app: FastifyInstance,
	backend: Backend,
	{ compile, assistant }: Features,
	{ operator, dataDir }: Pick<Settings, "operator" | "dataDir">,
): void {
	app.get("/health", async (_request, reply) => {
		const [database, problem] = await Promise.all([backend.isUp(), diskProblem(dataDir)]);
		const disk = problem === null;
		return reply
			.code(database ? 200 : 503)
			.header("cache-control", "no-store")
			.send({
				status: !database ? "failing" : disk ? "ok" : "degraded",
				parts: { database, compiler: compile, disk },
			});
	});

	app.get("/config.json", async (request, reply) => {
		return reply.header("cache-control", "no-store").send({
			supabaseUrl: backend.supabaseUrl ?? `${request.protocol}://${request.host}`,
			publishableKey: backend.publishableKey,
			operator,
			features: {
				compile,
				award: backend.service !== null,
				assistant,
				classCode: backend.service !== null,
				...(await backend.signInWays()),
			},
		});
	});
}
