import type { FastifyBaseLogger, FastifyPluginAsync } from "fastify";
import type { Pool } from "pg";
import { openIdentityProvider, type ProviderOptions } from "./auth/provider/identity-provider.ts";
import { authRoutes } from "./auth/routes.ts";
import { isSessionLive } from "./database/live-session.ts";
import { createRunAs } from "./database/run-as.ts";
import { createFairShare, type FairShareOptions } from "./fair-share.ts";
import { readJsonBodies } from "./json-bodies.ts";
import { openKeys } from "./keys.ts";
import { type MailOptions, openAccountMail } from "./mail/account-mail.ts";
import { realtimeRoutes } from "./realtime/realtime.ts";
import { openLiveSchema } from "./rest/live-schema.ts";
import { restRoutes } from "./rest/routes.ts";
import { openSmsSender, type SmsOptions } from "./sms/sms-sender.ts";
import { openStorage } from "./storage/storage.ts";
import { BadToken, openTokens } from "./tokens.ts";

export type GatewayOptions = {
	/** Of the owner of the database, bootstrapped (see bootstrap.ts). The gateway does not end it. */
	readonly pool: Pool;
	/** The address people reach the site at, where one is set. */
	readonly siteUrl: string | undefined;
	readonly log: FastifyBaseLogger;
	/** The schemas the REST endpoints show; the first is the default. */
	readonly schemas?: readonly string[];
	/** Mails about accounts; links in them lead to `siteUrl`, which must be set. */
	readonly mail?: MailOptions | undefined;
	/** The webhook that sends codes to phones. */
	readonly sms?: SmsOptions | undefined;
	/** An OpenID provider to sign in with; takes `siteUrl`, on https or localhost. */
	readonly google?: ProviderOptions | undefined;
	/** The folder the bytes of files are kept in. Without it there is no /storage/v1. */
	readonly files?: { readonly folder: string };
	/** What one caller may use of all endpoints together while others are active. */
	readonly fairShare?: FairShareOptions;
	/** Milliseconds a statement waits for its turn before it is refused. */
	readonly statementPatience?: number;
	/** Milliseconds since 1970; for tests that must not wait. Access tokens go by the true clock. */
	readonly now?: () => number;
};

export type Gateway = {
	/** Serves /rest/v1, /auth/v1, /storage/v1 and /realtime/v1 on the app it is registered with. */
	readonly plugin: FastifyPluginAsync;
	readonly publishableKey: string;
	readonly secretKey: string;
	/** Whose access token this is; null for one that is not ours, was changed, is past its time, or whose session has ended. Throws DatabaseAway. */
	verifyAccessToken(jwt: string): Promise<{ userId: string; role: string } | null>;
	/** Reads the database's schema again, after a migration. */
	reloadSchema(): Promise<void>;
};

/** The Supabase-shaped backend over one PostgreSQL pool. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
	const { pool, log, schemas = ["public"], files, now = Date.now } = options;
	const keys = await openKeys(pool);
	const tokens = await openTokens(keys);
	const schema = openLiveSchema(pool, schemas);
	await schema.reload();
	const runAs = createRunAs(pool, { patience: options.statementPatience });
	const mail = options.mail ? openAccountMail(options.mail, requireSite(options), log) : null;
	const sms = options.sms ? openSmsSender(options.sms) : null;
	const provider = options.google ? openIdentityProvider(options.google, requireSite(options), keys.secretKey) : null;
	const siteOrigins = options.siteUrl ? [new URL(options.siteUrl).origin] : [];
	const share = createFairShare(options.fairShare);
	const auth = { pool, keys, tokens, log, mail, sms, provider, siteOrigins, share };
	const storage = files && (await openStorage({ pool, runAs, keys, tokens, log, share, folder: files.folder, now }));

	return {
		publishableKey: keys.publishableKey,
		secretKey: keys.secretKey,
		plugin: async (app) => {
			readJsonBodies(app);
			// Answers are a person's own, and their addresses stay the same for the next one at this computer.
			app.addHook("onSend", async (_request, reply) => {
				if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
			});
			await app.register(restRoutes({ runAs, keys, tokens, schema, share }), { prefix: "/rest/v1" });
			await app.register(authRoutes(auth), { prefix: "/auth/v1" });
			await app.register(realtimeRoutes({ pool, keys, tokens, log, now }));
			if (mail) app.addHook("onClose", () => mail.close());
			if (storage) await app.register(storage, { prefix: "/storage/v1" });
			for (const url of ["/functions/v1/*", "/graphql/v1"]) {
				app.all(url, (_request, reply) =>
					reply.code(501).send({ code: "not_offered", message: "This backend does not offer this service" }),
				);
			}
		},
		async verifyAccessToken(jwt) {
			try {
				const { claims, json } = await tokens.verify(jwt);
				if (!(await isSessionLive(pool, json))) return null;
				return { userId: claims.sub, role: claims.role };
			} catch (error) {
				if (error instanceof BadToken) return null;
				throw error;
			}
		},
		reloadSchema: schema.reload,
	};
}

function requireSite({ siteUrl }: GatewayOptions): string {
	if (!siteUrl) throw new Error("Mail and identity providers need the site's address");
	return siteUrl;
}
