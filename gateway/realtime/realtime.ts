import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { FastifyBaseLogger, FastifyPluginAsync } from "fastify";
import type { Pool } from "pg";
import { WebSocketServer } from "ws";
import { sourceOf } from "../client-source.ts";
import { forLog } from "../database/database-error.ts";
import { type GatewayKeys, isSameKey } from "../keys.ts";
import type { Tokens } from "../tokens.ts";
import { readChange } from "./change.ts";
import { openChangeFeed } from "./change-feed.ts";
import { type Connection, openConnection } from "./connection.ts";
import { createDelivery } from "./delivery.ts";
import { REALTIME_LIMITS, type RealtimeLimits } from "./limits.ts";
import { openLiveTables } from "./live-tables.ts";
import { createSubscriptions } from "./subscriptions.ts";

export type RealtimeOptions = {
	readonly pool: Pool;
	readonly keys: GatewayKeys;
	readonly tokens: Tokens;
	readonly log: FastifyBaseLogger;
	/** Milliseconds since 1970. */
	readonly now?: () => number;
	readonly limits?: Partial<RealtimeLimits>;
};

const PATH = "/realtime/v1/websocket";

/** Milliseconds between two checks for expired tokens and silent sockets, and between two readings of the publication. */
const CHECK_MS = 1000;
const REFRESH_MS = 60_000;

/** Milliseconds clients have to close their sockets when the server stops. */
const FAREWELL_MS = 500;

/** Serves Phoenix channels with the changes of published tables, at /realtime/v1/websocket of the app's own server. */
export function realtimeRoutes(options: RealtimeOptions): FastifyPluginAsync {
	const { pool, keys, log, now = Date.now } = options;
	const limits = { ...REALTIME_LIMITS, ...options.limits };
	const connections = new Set<Connection>();
	const addresses = new Map<string, number>();
	const failAll = (reason: string) => {
		for (const connection of connections) connection.failChannels(reason);
	};

	const tables = openLiveTables(pool, log);
	const subscriptions = createSubscriptions();
	const delivery = createDelivery({
		pool,
		log,
		tables,
		subscriptions,
		now,
		onOverflow: () => failAll("Too many changes at once: some were not told"),
	});
	const feed = openChangeFeed({
		pool,
		log,
		onChange: (payload) => delivery.push(readChange(payload)),
		onSessionsEnded(ids) {
			const ended = new Set(ids);
			for (const connection of connections) connection.endSessions(ended);
		},
		onLost: () => failAll("The connection to the database was lost"),
	});
	const context = { ...options, limits, now, tables, subscriptions, feed };
	const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.frameBytes, perMessageDeflate: false });

	function refusalOf(key: string, address: string): string | null {
		if (key !== keys.publishableKey && !isSameKey(key, keys.secretKey)) return "401 Unauthorized";
		const full = connections.size >= limits.sockets || (addresses.get(address) ?? 0) >= limits.socketsPerAddress;
		return full ? "429 Too Many Requests" : null;
	}

	function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
		const [path, query] = (request.url ?? "").split("?", 2);
		const parameters = new URLSearchParams(query);
		const key = parameters.get("apikey") ?? "";
		const address = sourceOf(request.socket.remoteAddress ?? "");
		const refusal = path === PATH ? refusalOf(key, address) : "404 Not Found";
		if (refusal) {
			stream.on("error", () => undefined);
			stream.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
			return;
		}
		addresses.set(address, (addresses.get(address) ?? 0) + 1);
		stream.once("close", () => {
			const left = (addresses.get(address) ?? 1) - 1;
			if (left > 0) addresses.set(address, left);
			else addresses.delete(address);
		});
		sockets.handleUpgrade(request, stream, head, (socket) => {
			const connection = openConnection(socket, parameters.get("vsn")?.startsWith("2.") ? 2 : 1, key, context);
			connections.add(connection);
			socket.once("close", () => connections.delete(connection));
		});
	}

	return async (app) => {
		const timers: NodeJS.Timeout[] = [];
		const refresh = () =>
			tables.refresh().catch((error: unknown) => log.error(forLog(error), "reading the publication failed"));
		app.server.on("upgrade", upgrade);
		app.addHook("onReady", async () => {
			await refresh();
			await feed.start();
			timers.push(
				setInterval(() => {
					for (const connection of connections) connection.closeExpired();
				}, CHECK_MS),
				setInterval(refresh, REFRESH_MS),
			);
		});
		app.addHook("preClose", async () => {
			app.server.off("upgrade", upgrade);
			for (const timer of timers) clearInterval(timer);
			for (const connection of connections) connection.end();
			const cut = setTimeout(() => {
				for (const socket of sockets.clients) socket.terminate();
			}, FAREWELL_MS);
			await Promise.all([...sockets.clients].map((socket) => new Promise((resolve) => socket.once("close", resolve))));
			clearTimeout(cut);
			await feed.stop();
			await delivery.settled();
		});
	};
}
