import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { limitSlowReaders } from "./slow-readers.ts";

/** More than the buffers of both ends of a connection take. */
const BYTES = 30_000_000;
const LEAST_MS = 60_000;

let app: FastifyInstance;
let check: () => void;
let clock: number;
let client: Socket;
/** The server's end of the connection. */
let served: Socket;

beforeEach(async () => {
	clock = 0;
	app = fastify({ forceCloseConnections: true });
	limitSlowReaders(app, {
		leastMs: LEAST_MS,
		leastRate: 1_000_000,
		now: () => clock,
		everyPeriod(onPeriod) {
			check = onPeriod;
			return () => undefined;
		},
	});
	app.get("/large", async () => Buffer.alloc(BYTES));
	app.get("/silent", (_request, reply) => void reply.raw.writeHead(200).write("begin\n"));
	await app.listen({ host: "127.0.0.1", port: 0 });
	const connected = once(app.server, "connection");
	client = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
	[served] = (await connected) as [Socket];
	client.on("error", () => undefined);
});
afterEach(async () => {
	client.destroy();
	await app.close();
});

/** Asks, and reads nothing of the answer. */
async function ask(path: string): Promise<void> {
	client.pause();
	client.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
	await expect.poll(() => served.bytesWritten).toBeGreaterThan(0);
}

test("an answer that is not read ends its connection once its time and its bytes' time are over", async () => {
	await ask("/large");
	expect(served.writableLength).toBeGreaterThan(0);
	clock = LEAST_MS + BYTES / 1000;
	check();
	expect(served.destroyed).toBe(false);
	clock += 1000;
	check();
	expect(served.destroyed).toBe(true);
});

test("one that is read arrives, however late it began", async () => {
	await ask("/large");
	clock = LEAST_MS;
	check();
	let read = 0;
	client.on("data", (bytes) => {
		read += bytes.length;
	});
	client.resume();
	await expect.poll(() => read).toBeGreaterThan(BYTES);
	clock = 10 * LEAST_MS;
	check();
	expect(served.destroyed).toBe(false);
});

test("a stream with nothing to send meanwhile is left open", async () => {
	await ask("/silent");
	client.resume();
	await expect.poll(() => served.writableLength).toBe(0);
	for (let hours = 0; hours < 3; hours++) {
		clock += 3_600_000;
		check();
	}
	expect(served.destroyed).toBe(false);
});
