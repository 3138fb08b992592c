import type { FastifyBaseLogger, FastifyPluginAsync } from "fastify";
import type { Pool } from "pg";
import { authRoutes } from "./auth/routes.ts";
import { createRunAs } from "./database/run-as.ts";
import { openKeys } from "./keys.ts";
import { openLiveSchema } from "./rest/live-schema.ts";
import { restRoutes } from "./rest/routes.ts";
import { BadToken, openTokens } from "./tokens.ts";

export type GatewayOptions = {
	/** Of the owner of the database, bootstrapped (see bootstrap.ts). The gateway does not end it. */
	readonly pool: Pool;
	/** The address people reach the site at, where one is set. */
	readonly siteUrl: string | undefined;
	readonly log: FastifyBaseLogger;
	/** The schemas the REST door shows; the first is the default. */
	readonly schemas?: readonly string[];
};

export type Gateway = {
	/** Serves /rest/v1 and /auth/v1 on the app it is registered with. */
	readonly plugin: FastifyPluginAsync;
	readonly publishableKey: string;
	readonly secretKey: string;
	/** Whose access token this is; null for one that is not ours, was changed, or is past its time. */
	verifyAccessToken(jwt: string): Promise<{ userId: string; role: string } | null>;
	/** Reads the database's schema again, after a migration. */
	reloadSchema(): Promise<void>;
};

/** The Supabase-shaped backend over one PostgreSQL pool. */
export async function createGateway({ pool, log, schemas = ["public"] }: GatewayOptions): Promise<Gateway> {
	const keys = await openKeys(pool);
	const tokens = await openTokens(keys);
	const schema = openLiveSchema(pool, schemas);
	await schema.reload();

	return {
		publishableKey: keys.publishableKey,
		secretKey: keys.secretKey,
		plugin: async (app) => {
			await app.register(restRoutes({ runAs: createRunAs(pool), keys, tokens, schema }), { prefix: "/rest/v1" });
			await app.register(authRoutes({ pool, keys, tokens, log }), { prefix: "/auth/v1" });
		},
		async verifyAccessToken(jwt) {
			try {
				const { claims } = await tokens.verify(jwt);
				return { userId: claims.sub, role: claims.role };
			} catch (error) {
				if (error instanceof BadToken) return null;
				throw error;
			}
		},
		reloadSchema: schema.reload,
	};
}
