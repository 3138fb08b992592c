import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import pg from "pg";
import { bootstrapDatabase } from "#gateway/bootstrap.ts";
import { createGateway } from "#gateway/gateway.ts";
import { migrateDatabase, refuseNewerMigrations } from "#supabase/migrate.ts";
import type { Settings } from "../../settings.ts";
import { startEmbeddedPostgres } from "../postgres/embedded-postgres.ts";
import type { Backend } from "./backend.ts";
import { inProcessFetch } from "./in-process-fetch.ts";
import { keyedClient } from "./service-client.ts";
import { vacuumAfterPurge } from "./vacuum.ts";

const POOL_SIZE = 10;
const POOL_END_MS = 1000;

/** What mails call this site. */
const SITE_NAME = "Inspire STEM";

/** The database could not be reached or prepared; `message` says which address, without its password. */
export class DatabaseUnreachable extends Error {
	override name = "DatabaseUnreachable";
}

/**
 * The gateway on `app`, over the embedded PostgreSQL or the user's own. `files: false` leaves stored files alone, beside
 * a server that keeps them. `template`: a database of the build, which a new data folder begins with.
 */
export async function openBuiltInBackend(
	app: FastifyInstance,
	settings: Settings,
	{ files = true, template }: { files?: boolean; template?: string } = {},
): Promise<Backend> {
	const embedded = settings.databaseUrl
		? null
		: await startEmbeddedPostgres({ dataDir: settings.dataDir, log: app.log, template });
	const url = settings.databaseUrl ?? embedded?.url ?? "";
	const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, connectionTimeoutMillis: 10_000 });
	pool.on("error", (error) => app.log.error({ err: error }, "an idle database connection failed"));
	const stop = async () => {
		// An endless statement holds its connection: the database's shutdown ends it.
		await Promise.race([pool.end(), wait(POOL_END_MS, undefined, { ref: false })]);
		await embedded?.stop();
	};
	try {
		await pool.query("select 1").catch((error: Error) => {
			throw new DatabaseUnreachable(`The database at ${withoutPassword(url)} does not answer: ${reasonOf(error)}`);
		});
		await refuseNewerMigrations(pool);
		await bootstrapDatabase(pool);
		await migrateDatabase(pool);
		const { mail, sms, google } = settings.signIn;
		const gateway = await createGateway({
			pool,
			siteUrl: settings.siteUrl,
			log: app.log,
			...(files && { files: { folder: join(settings.dataDir, "files") } }),
			...(mail && { mail: { ...mail, siteName: SITE_NAME } }),
			sms,
			google,
		});
		await app.register(gateway.plugin);
		return {
			supabaseUrl: null,
			publishableKey: gateway.publishableKey,
			async identify(accessToken) {
				const person = await gateway.verifyAccessToken(accessToken);
				return person?.role === "authenticated" ? { userId: person.userId } : null;
			},
			service: keyedClient("http://in-process", gateway.secretKey, { fetch: inProcessFetch(app) }),
			secretKey: gateway.secretKey,
			anonymous: () => keyedClient("http://in-process", gateway.publishableKey, { fetch: inProcessFetch(app) }),
			asPerson: (accessToken) =>
				keyedClient("http://in-process", gateway.publishableKey, { fetch: inProcessFetch(app), accessToken }),
			vacuum: () => vacuumAfterPurge(pool, app.log),
			isUp: () =>
				pool.query("select 1").then(
					() => true,
					() => false,
				),
			signInWays: () => Promise.resolve({ google: !!google, phone: !!sms, mail: !!mail }),
			stop,
		};
	} catch (error) {
		await stop();
		throw error;
	}
}

function withoutPassword(url: string): string {
	const address = new URL(url);
	return `${address.protocol}//${address.host}${address.pathname}`;
}

/** A refused connection to a name with several addresses has an empty message and the reasons inside. */
function reasonOf(error: Error): string {
	const inner = error instanceof AggregateError ? (error.errors[0] as Error | undefined) : undefined;
	return inner?.message || error.message;
}
