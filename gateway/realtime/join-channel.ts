import type { FastifyBaseLogger } from "fastify";
import type { Pool } from "pg";
import type { GatewayKeys } from "../keys.ts";
import { BadToken, type Tokens } from "../tokens.ts";
import { readBearer } from "./bearer.ts";
import type { ChangeFeed } from "./change-feed.ts";
import type { Bearer, Subscription } from "./channel.ts";
import type { Frame } from "./frames.ts";
import { readJoin, type WantedChange } from "./join-request.ts";
import type { RealtimeLimits } from "./limits.ts";
import type { LiveTables } from "./live-tables.ts";
import { BadChange } from "./parse-filter.ts";
import { resolveChange } from "./resolve-changes.ts";
import type { Subscriptions } from "./subscriptions.ts";

/** What connections work with. */
export type RealtimeContext = {
	readonly pool: Pool;
	readonly keys: GatewayKeys;
	readonly tokens: Tokens;
	readonly log: FastifyBaseLogger;
	readonly tables: LiveTables;
	readonly subscriptions: Subscriptions;
	readonly feed: ChangeFeed;
	readonly limits: RealtimeLimits;
	/** Milliseconds since 1970. */
	now(): number;
};

export type Joined = {
	readonly bearer: Bearer;
	readonly changes: readonly Omit<Subscription, "channel">[];
	/** The wanted changes, value for value, each with its id. */
	readonly answer: readonly (WantedChange & { id: number })[];
};

/** Milliseconds a join waits for the database; the client gives up after ten seconds. */
const PATIENCE_MS = 6000;
const TOPIC_MAXIMUM = 255;

export const TOKEN_NOT_VALID = "InvalidJWTToken: Token is not valid";

let lastId = 0;

/**
 * Checks a phx_join: its token, or else the key of its socket, and each change it wants, of which there may be
 * `room`. Refuses with a reason.
 */
export async function joinChannel(
	context: RealtimeContext,
	apikey: string,
	{ topic, payload }: Frame,
	room: number,
): Promise<Joined | { readonly refused: string }> {
	if (!/^realtime:./.test(topic) || topic.length > TOPIC_MAXIMUM) return { refused: "unmatched topic" };
	try {
		const { token, changes: wanted, isPrivate } = readJoin(payload);
		// Before the token is read, so that the feed reports a session that ends from now on.
		if (wanted.length > 0 && !(await context.feed.whenListening(PATIENCE_MS))) {
			return { refused: "The database does not answer" };
		}
		const bearer = await readBearer(token, apikey, context);
		if (isPrivate) return { refused: "Unauthorized: private channels are not offered here" };
		if (wanted.length > room) return { refused: "Too many changes" };
		const changes: Omit<Subscription, "channel">[] = [];
		for (const change of wanted) {
			lastId += 1;
			changes.push({ id: lastId, ...(await resolveChange(context.pool, context.tables, bearer.actor.role, change)) });
		}
		const answer = wanted.map((change, index) => ({ id: changes[index]?.id ?? 0, ...change }));
		return { bearer, changes, answer };
	} catch (error) {
		if (error instanceof BadChange) return { refused: error.message };
		if (error instanceof BadToken) {
			return { refused: error.expired ? "InvalidJWTToken: Token has expired" : TOKEN_NOT_VALID };
		}
		throw error;
	}
}

/** Reads the payload of access_token; null when it holds none. Throws BadToken. */
export async function renewBearer(context: RealtimeContext, apikey: string, payload: unknown): Promise<Bearer | null> {
	const token = (payload as { access_token?: unknown } | null)?.access_token;
	if (typeof token !== "string") return null;
	return readBearer(token, apikey, context);
}
