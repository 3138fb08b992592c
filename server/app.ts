import fastifyCompress from "@fastify/compress";
import fastifyHelmet from "@fastify/helmet";
import fastify, { type FastifyInstance, LogController } from "fastify";
import { readJsonBodies } from "#gateway/json-bodies.ts";
import { errorForLog } from "./platform/error-for-log.ts";
import { limitSlowReaders } from "./platform/limits/slow-readers.ts";
import { ARRIVAL_LIMITS, limitSlowSenders } from "./platform/limits/slow-senders.ts";
import { securityHeaders } from "./static/headers.ts";
import { pageIn } from "./static/pages.ts";

/**
 * The bare server: security headers, compression, a log of failures only. Addresses of requests stay out of the log,
 * nor headers, bodies and the database's messages about them: they carry tokens and user content.
 */
export async function createApp(
	siteUrl: string | undefined,
	hostedUrl: string | null,
	pageFolder?: string,
): Promise<FastifyInstance> {
	const app = fastify({
		logger: {
			level: "warn",
			serializers: { req: ({ method, url }) => ({ method, path: url.split("?")[0] }), err: errorForLog },
		},
		logController: new LogController({ disableRequestLogging: true }),
		// X-Forwarded headers are trusted from a proxy on this computer only.
		trustProxy: "loopback",
		forceCloseConnections: true,
		...ARRIVAL_LIMITS,
	});
	limitSlowSenders(app);
	limitSlowReaders(app);
	readJsonBodies(app);
	await app.register(fastifyHelmet, securityHeaders(siteUrl, hostedUrl, pageFolder ? pageIn(pageFolder) : ""));
	await app.register(fastifyCompress, { global: true, encodings: ["br", "gzip"], threshold: 2048 });
	return app;
}
