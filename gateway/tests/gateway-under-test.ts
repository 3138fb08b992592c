import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import fastify from "fastify";
import pg from "pg";
import { inject } from "vitest";
import { WebSocket } from "ws";
import { createGateway, type Gateway, type GatewayOptions } from "../gateway.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** The loopback port on which tools/test-databases hands out databases. */
		testDatabases: number;
	}
}

export type GatewayUnderTest = {
	readonly url: string;
	readonly gateway: Gateway;
	/** As the owner of the database, past all policies. */
	readonly pool: pg.Pool;
	/** What was logged as an error. */
	readonly errors: string[];
	/** An unmodified client without a session. */
	anon(): SupabaseClient;
	/** A client with the secret key. */
	service(): SupabaseClient;
	/** A client on which a fresh person has just signed up. */
	person(name: string): Promise<{ client: SupabaseClient; id: string; email: string; accessToken: string }>;
	stop(): Promise<void>;
};

export const GOOD_PASSWORD = "a good password";

/**
 * The gateway on a free port, over a fresh database in which `sql` has run.
 */
export async function startGateway(
	sql: string,
	options: Partial<Omit<GatewayOptions, "pool" | "log" | "schemas">> = {},
): Promise<GatewayUnderTest> {
	const databaseUrl = await text(connect(inject("testDatabases"), "127.0.0.1"));
	if (databaseUrl.startsWith("!")) throw new Error(`No test database: ${databaseUrl.slice(1)}`);
	const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
	await pool.query(sql);

	const errors: string[] = [];
	const app = fastify({
		forceCloseConnections: true,
		trustProxy: "loopback",
		logger: { level: "error", stream: { write: (line: string) => void errors.push(line) } },
	});
	const gateway = await createGateway({ pool, siteUrl: undefined, log: app.log, ...options });
	await app.register(gateway.plugin);
	const url = await app.listen({ host: "127.0.0.1", port: 0 });

	const client = (key: string) =>
		createClient(url, key, {
			auth: { persistSession: false, autoRefreshToken: false },
			realtime: { transport: WebSocket as never },
		});
	return {
		url,
		gateway,
		pool,
		errors,
		anon: () => client(gateway.publishableKey),
		service: () => client(gateway.secretKey),
		async person(name) {
			const signedUp = client(gateway.publishableKey);
			const email = `${name}@school.test`;
			const { data, error } = await signedUp.auth.signUp({
				email,
				password: GOOD_PASSWORD,
				options: { data: { name } },
			});
			if (error || !data.session) throw error ?? new Error("no session");
			return { client: signedUp, id: data.session.user.id, email, accessToken: data.session.access_token };
		},
		async stop() {
			await app.close();
			await pool.end();
		},
	};
}
