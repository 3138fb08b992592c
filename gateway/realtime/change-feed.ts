import type { FastifyBaseLogger } from "fastify";
import pg, { type Pool } from "pg";
import { forLog } from "../database/database-error.ts";

export type ChangeFeedOptions = {
	readonly pool: Pool;
	readonly log: FastifyBaseLogger;
	onChange(payload: string): void;
	/** Sessions that have ended; delivered in commit order, changes among them. */
	onSessionsEnded(ids: readonly string[]): void;
	/** The connection was lost: changes may have been missed from now until it is back. */
	onLost(): void;
};

export type ChangeFeed = {
	/** Resolves when the feed listens, or has failed for the first time and keeps retrying. */
	start(): Promise<void>;
	/** True once the feed listens; false if it does not within the milliseconds given. */
	whenListening(patience: number): Promise<boolean>;
	stop(): Promise<void>;
};

/** Milliseconds before each new try, the last for all further ones. */
const RETRY_MS = [100, 500, 1000, 2000, 5000];

/** Milliseconds between two checks that the connection still answers, and how long an answer may take. */
const CHECK_MS = 20_000;
const ANSWER_MS = 5000;

const CHANGES = "gateway_changes";
const ENDED_SESSIONS = "gateway_ended_sessions";

/** A dedicated connection that LISTENs for the notifications of gateway.notify_change and gateway.notify_ended_sessions. */
export function openChangeFeed({ pool, log, onChange, onSessionsEnded, onLost }: ChangeFeedOptions): ChangeFeed {
	let client: pg.Client | null = null;
	let listening = false;
	let stopped = false;
	let failures = 0;
	let timer: NodeJS.Timeout | undefined;
	const waiting = new Set<() => void>();

	async function connect(): Promise<void> {
		const fresh = new pg.Client({ ...pool.options, password: pool.options.password, keepAlive: true });
		client = fresh;
		fresh.on("notification", ({ channel, payload = "" }) => {
			if (channel === ENDED_SESSIONS) onSessionsEnded(payload.split(","));
			else onChange(payload);
		});
		fresh.on("error", () => undefined);
		fresh.on("end", () => lost(fresh));
		try {
			await fresh.connect();
			await fresh.query(`listen ${CHANGES}; listen ${ENDED_SESSIONS}`);
			failures = 0;
			listening = true;
			for (const settle of waiting) settle();
			waiting.clear();
			timer = setTimeout(() => check(fresh), CHECK_MS);
		} catch (error) {
			log.warn(forLog(error), "listening for changes failed");
			fresh.end().catch(() => undefined);
			lost(fresh);
		}
	}

	function lost(former: pg.Client): void {
		if (client !== former) return;
		client = null;
		clearTimeout(timer);
		if (listening) onLost();
		listening = false;
		if (stopped) return;
		timer = setTimeout(() => void connect(), RETRY_MS[Math.min(failures, RETRY_MS.length - 1)]);
		failures += 1;
	}

	/** A connection can die without a word; one that does not answer is given up. */
	function check(current: pg.Client): void {
		const giveUp = setTimeout(() => current.end().catch(() => undefined), ANSWER_MS);
		current.query("select 1").then(
			() => {
				clearTimeout(giveUp);
				if (client === current) timer = setTimeout(() => check(current), CHECK_MS);
			},
			() => clearTimeout(giveUp),
		);
	}

	return {
		start: connect,
		whenListening(patience) {
			if (listening) return Promise.resolve(true);
			return new Promise((resolve) => {
				const settle = () => {
					clearTimeout(giveUp);
					resolve(true);
				};
				const giveUp = setTimeout(() => {
					waiting.delete(settle);
					resolve(false);
				}, patience);
				waiting.add(settle);
			});
		},
		async stop() {
			stopped = true;
			clearTimeout(timer);
			await client?.end();
		},
	};
}
