import type { FastifyInstance } from "fastify";
import { CONFIG_PATH, type Features, HEALTH_PATH, type Health, type PublicConfig } from "#domain/api/config.ts";
import type { Backend } from "../platform/backend/backend.ts";
import { diskProblem } from "../platform/disk.ts";
import type { Settings } from "../settings.ts";

/**
 * What anyone may read: health and the page's configuration. Health is 503 while the database does not answer; with a disk
 * that is full or read-only it is 200 and `degraded`: all that is there can still be read.
 */
export function addPublicEndpoints(
	app: FastifyInstance,
	backend: Backend,
	{ assistant }: Pick<Features, "assistant">,
	{ operator, dataDir }: Pick<Settings, "operator" | "dataDir">,
): void {
	app.get(HEALTH_PATH, async (_request, reply) => {
		const [database, problem] = await Promise.all([backend.isUp(), diskProblem(dataDir)]);
		const disk = problem === null;
		const status = !database ? "failing" : disk ? "ok" : "degraded";
		const health: Health = { status, parts: { database, disk } };
		return reply
			.code(database ? 200 : 503)
			.header("cache-control", "no-store")
			.send(health);
	});

	app.get(CONFIG_PATH, async (request, reply) => {
		const own = backend.service !== null;
		const features: Features = { award: own, assistant, classCode: own, ...(await backend.signInWays()) };
		const config: PublicConfig = {
			supabaseUrl: backend.supabaseUrl ?? `${request.protocol}://${request.host}`,
			publishableKey: backend.publishableKey,
			operator,
			features,
		};
		return reply.header("cache-control", "no-store").send(config);
	});
}
