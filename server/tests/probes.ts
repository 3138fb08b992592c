import { importJWK, SignJWT } from "jose";
import pg from "pg";
import { openKeys } from "#gateway/keys.ts";
import { findRunningPostgres } from "../platform/postgres/running-postgres.ts";
import { signUpAt } from "./learner.ts";
import { runServer } from "./run-server.ts";

/** The callers. "closed": an account whose purge has begun; "signedOut": signed out on another device. */
const CALLERS = [
	"stranger",
	"tampered",
	"expired",
	"erased",
	"closed",
	"signedOut",
	"learner",
	"unverifiedEducator",
] as const;
export type Caller = (typeof CALLERS)[number];

/** Callers whose token is invalid. */
export const INVALID_TOKENS: ReadonlySet<Caller> = new Set<Caller>([
	"tampered",
	"expired",
	"erased",
	"closed",
	"signedOut",
]);

/** `forAll`: also sent with invalid tokens. */
export interface Probe {
	method: string;
	path: string;
	body?: string;
	headers?: Record<string, string>;
	forAll?: true;
}

export type Rule = (caller: Caller, status: number, probe: Probe) => boolean;

/**
 * An invalid token is refused with 401; at /auth/v1/, where the session of a valid token
 * has ended or is no administrator's, with 403 as a hosted project does.
 */
export const asRefused: Rule = (caller, status, { path }) => {
	if (!INVALID_TOKENS.has(caller)) return true;
	const ended = caller === "erased" || caller === "closed" || caller === "signedOut";
	return status === (ended && path.startsWith("/auth/v1/") ? 403 : 401);
};

/** JSON nested 20,000 deep. */
export const DEEP = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;

export type Prober = Awaited<ReturnType<typeof openProber>>;

/** A running server with one account, whose id all callers know. */
export async function openProber() {
	const server = await runServer();
	const database = new pg.Pool({ connectionString: (await findRunningPostgres(server.dataDir)) ?? "", max: 2 });
	const config = (await (await fetch(`${server.url}/config.json`)).json()) as { publishableKey: string };
	const key = config.publishableKey;
	const { tokens, somebody } = await callersAt(server.url, database);

	/**
	 * Sends each probe as every caller, one caller after another: a caller who is alone is not slowed down. Returns the
	 * responses that are 5xx or break the rule.
	 */
	async function wrongAnswers(probes: readonly Probe[], rule = asRefused): Promise<string[]> {
		const all = CALLERS.flatMap((caller) =>
			probes.filter(({ forAll }) => forAll || !INVALID_TOKENS.has(caller)).map((probe) => ({ probe, caller })),
		);
		const wrong: string[] = [];
		const work = async () => {
			for (let next = all.pop(); next; next = all.pop()) {
				const { probe, caller } = next;
				const { method, path, body } = probe;
				const token = tokens[caller];
				const headers = {
					apikey: key,
					...(token && { authorization: `Bearer ${token}` }),
					...(body !== undefined && { "content-type": "application/json" }),
					...probe.headers,
				};
				const response = await fetch(server.url + path, { method, headers, ...(body !== undefined && { body }) });
				const answer = (await response.text()).slice(0, 160);
				if (response.status >= 500 || !rule(caller, response.status, probe)) {
					wrong.push(`${caller}: ${method} ${path} ${body?.slice(0, 100) ?? ""} → ${response.status} ${answer}`);
				}
			}
		};
		await Promise.all(Array.from({ length: 8 }, work));
		return wrong;
	}

	return {
		...{ url: server.url, key, tokens, somebody, database, wrongAnswers },
		async close() {
			await database.end();
			await server.stop();
		},
	};
}

async function callersAt(url: string, database: pg.Pool) {
	const [learner, erased, closed, signedOut, educator, other] = await Promise.all([
		signUpAt(url),
		signUpAt(url),
		signUpAt(url),
		signUpAt(url),
		signUpAt(url, { user_type: "educator" }),
		signUpAt(url),
	]);
	await database.query("delete from auth.users where id = $1", [erased.userId]);
	await database.query("delete from gateway.sessions where user_id = $1", [signedOut.userId]);
	await database.query("insert into private.leavings (user_id, asked_at) values ($1, now() - interval '8 days')", [
		closed.userId,
	]);
	await database.query("select from public.begin_erasures(now())");
	const [head, payload, signature = ""] = learner.accessToken.split(".");
	const claims = JSON.parse(Buffer.from(payload ?? "", "base64url").toString()) as Record<string, unknown>;
	const { signingKey } = await openKeys(database);
	const expired = new SignJWT({ ...claims, exp: Math.floor(Date.now() / 1000) - 5 })
		.setProtectedHeader({ alg: "ES256", kid: signingKey.kid })
		.sign(await importJWK(signingKey, "ES256"));
	const changed = Buffer.from(JSON.stringify({ ...claims, sub: other.userId })).toString("base64url");
	const tokens: Record<Caller, string | null> = {
		stranger: null,
		tampered: `${head}.${changed}.${signature}`,
		expired: await expired,
		erased: erased.accessToken,
		closed: closed.accessToken,
		signedOut: signedOut.accessToken,
		learner: learner.accessToken,
		unverifiedEducator: educator.accessToken,
	};
	return { tokens, somebody: other.userId };
}
