import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createApp } from "../../app.ts";
import { limitSlowSenders } from "./slow-senders.ts";

let app: FastifyInstance;
let check: () => void;
let socket: Socket;
let answered: string;
/** The server's end of the connection. */
let served: Socket | undefined;

beforeEach(async () => {
	app = fastify({ forceCloseConnections: true });
	limitSlowSenders(app, {
		leastBytes: 100,
		after401: 50,
		everyPeriod(onPeriod) {
			check = onPeriod;
			return () => undefined;
		},
	});
	app.post("/open", async (request) => request.body);
	app.post("/closed", { onRequest: async (_request, reply) => reply.code(401).send({ code: "not_signed_in" }) }, () => {
		throw new Error("never");
	});
	app.server.once("connection", (one) => {
		served = one;
	});
	await app.listen({ host: "127.0.0.1", port: 0 });
	socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
	answered = "";
	socket.setEncoding("utf8").on("data", (text: string) => {
		answered += text;
	});
	await once(socket, "connect");
});
afterEach(async () => {
	socket.destroy();
	await app.close();
});

const BYTES = 1000;
const head = (path: string) =>
	`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: ${BYTES}\r\n\r\n`;

/** Sends, and waits until the server has read it. */
async function send(text: string): Promise<void> {
	const wanted = (served?.bytesRead ?? 0) + text.length;
	socket.write(text);
	await expect.poll(() => served?.bytesRead).toBe(wanted);
}

test("a body of which hardly a byte arrives is told so and its connection ends", async () => {
	await send(head("/open"));
	check();
	await send("x");
	expect(socket.closed).toBe(false);
	check();
	await once(socket, "close");
	expect(answered).toMatch(/^HTTP\/1\.1 408 /);
});

test("a body that arrives slowly but steadily is taken", async () => {
	await send(head("/open"));
	for (let sent = 0; sent < BYTES; sent += 100) {
		check();
		await send("x".repeat(100));
	}
	await expect.poll(() => answered).toContain("x".repeat(BYTES));
	check();
	check();
	expect(socket.closed).toBe(false);
});

test("whoever sends on after a 401 reads it, and is cut off", async () => {
	await send(`${head("/closed")}x`);
	await expect.poll(() => answered).toContain("not_signed_in");
	await once(socket, "close");
	expect(answered).toMatch(/^HTTP\/1\.1 401 /);
});

test("whoever has sent all by the 401 may go on", async () => {
	await send(`${head("/closed")}${"x".repeat(BYTES)}`);
	await expect.poll(() => answered).toContain("not_signed_in");
	await send(`${head("/open")}${"y".repeat(BYTES)}`);
	await expect.poll(() => answered).toContain("y".repeat(BYTES));
});

test("the server gives no request for ever to arrive", async () => {
	const { server } = await createApp(undefined, null);
	expect(server).toMatchObject({ requestTimeout: 900_000, headersTimeout: 20_000, timeout: 300_000 });
});
