import { once } from "node:events";
import { connect } from "node:net";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type RawData, WebSocket } from "ws";
import { type GatewayKeys, openKeys } from "../keys.ts";
import { BOARD } from "../tests/board.ts";
import { type GatewayUnderTest, startGateway } from "../tests/gateway-under-test.ts";
import { openTokens } from "../tokens.ts";
import { realtimeRoutes } from "./realtime.ts";

const JOIN = { config: { postgres_changes: [{ event: "*", schema: "public", table: "memos" }] } };

let school: GatewayUnderTest;
let keys: GatewayKeys;
let app: FastifyInstance;
let address: string;
const sockets: WebSocket[] = [];

beforeAll(async () => {
	school = await startGateway(BOARD);
	keys = await openKeys(school.pool);
	app = fastify();
	await app.register(
		realtimeRoutes({
			pool: school.pool,
			keys,
			tokens: await openTokens(keys),
			log: app.log,
			limits: {
				socketsPerAddress: 3,
				channelsPerSocket: 2,
				changesPerSocket: 3,
				joinBurst: 5,
				joinsPerSecond: 0,
				frameBurst: 20,
				framesPerSecond: 0,
				frameBytes: 2000,
				unreadBytes: 100_000,
			},
		}),
	);
	address = (await app.listen({ host: "127.0.0.1", port: 0 })).replace("http", "ws");
});

afterEach(async () => {
	for (const socket of sockets.splice(0)) {
		if (socket.readyState === WebSocket.CLOSED) continue;
		socket.terminate();
		await once(socket, "close");
	}
	await expect.poll(openSockets).toBe(0);
});

afterAll(async () => {
	await app.close();
	await school.stop();
});

const urlFor = (version: string) => `${address}/realtime/v1/websocket?vsn=${version}&apikey=${keys.secretKey}`;

/** A socket that speaks frames as they are. */
async function open(version = "2.0.0") {
	const socket = new WebSocket(urlFor(version));
	sockets.push(socket);
	const arrived: unknown[] = [];
	const waiting: ((message: unknown) => void)[] = [];
	socket.on("message", (data: RawData) => {
		const message: unknown = JSON.parse(String(data));
		const next = waiting.shift();
		if (next) next(message);
		else arrived.push(message);
	});
	await once(socket, "open");
	return {
		socket,
		send: (message: unknown) => socket.send(JSON.stringify(message)),
		next: () => (arrived.length > 0 ? Promise.resolve(arrived.shift()) : new Promise((settle) => waiting.push(settle))),
		closed: async () => (await once(socket, "close"))[0] as number,
	};
}

test("version 2 speaks in lists, and version 1 in objects", async () => {
	const two = await open("2.0.0");
	two.send([null, "7", "phoenix", "heartbeat", {}]);
	expect(await two.next()).toEqual([null, "7", "phoenix", "phx_reply", { status: "ok", response: {} }]);
	const one = await open("1.0.0");
	one.send({ topic: "phoenix", event: "heartbeat", payload: {}, ref: "7" });
	expect(await one.next()).toEqual({
		topic: "phoenix",
		event: "phx_reply",
		payload: { status: "ok", response: {} },
		ref: "7",
		join_ref: null,
	});
});

test("a join is answered with its changes value for value, and a leave ends it", async () => {
	const { send, next } = await open();
	send(["1", "1", "realtime:a", "phx_join", JOIN]);
	expect(await next()).toEqual([
		"1",
		"1",
		"realtime:a",
		"phx_reply",
		{
			status: "ok",
			response: { postgres_changes: [{ id: expect.any(Number), event: "*", schema: "public", table: "memos" }] },
		},
	]);
	expect(await next()).toMatchObject(["1", null, "realtime:a", "system", { status: "ok", channel: "a" }]);
	send(["1", "2", "realtime:a", "phx_leave", {}]);
	expect(await next()).toEqual(["1", "2", "realtime:a", "phx_reply", { status: "ok", response: {} }]);
	expect(await next()).toEqual(["1", null, "realtime:a", "phx_close", {}]);
	send(["1", "3", "realtime:a", "access_token", { access_token: "x" }]);
	expect(await next()).toMatchObject([
		"1",
		"3",
		"realtime:a",
		"phx_reply",
		{ response: { reason: "unmatched topic" } },
	]);
});

test("joining a topic again ends the former channel under its own ref", async () => {
	const { send, next } = await open();
	send(["1", "1", "realtime:a", "phx_join", {}]);
	await next();
	send(["2", "2", "realtime:a", "phx_join", {}]);
	expect(await next()).toEqual(["1", null, "realtime:a", "phx_close", {}]);
	expect(await next()).toMatchObject(["2", "2", "realtime:a", "phx_reply", { status: "ok" }]);
});

test.each([
	["no topic of ours", "other:a", {}, "unmatched topic"],
	["a topic without end", `realtime:${"x".repeat(300)}`, {}, "unmatched topic"],
	[
		"a payload of another shape",
		"realtime:a",
		{ config: { postgres_changes: [{ event: "TRUNCATE" }] } },
		/event is not valid/,
	],
	["no payload", "realtime:a", null, /is not valid/],
	[
		"more changes than one socket may have",
		"realtime:a",
		{ config: { postgres_changes: Array(4).fill(JOIN.config.postgres_changes[0]) } },
		"Too many changes",
	],
])("a join with %s is refused", async (_what, topic, payload, reason) => {
	const { send, next } = await open();
	send(["1", "1", topic, "phx_join", payload]);
	const [, , , event, { status, response }] = (await next()) as [
		0,
		0,
		0,
		string,
		{ status: string; response: { reason: string } },
	];
	expect([event, status]).toEqual(["phx_reply", "error"]);
	expect(response.reason).toMatch(reason);
});

test("the channels and joins of a socket are limited", async () => {
	const { send, next } = await open();
	const joinAs = async (ref: string) => {
		send([ref, ref, `realtime:${ref}`, "phx_join", {}]);
		return ((await next()) as unknown[])[4];
	};
	expect(await joinAs("1")).toMatchObject({ status: "ok" });
	expect(await joinAs("2")).toMatchObject({ status: "ok" });
	for (const ref of ["3", "4", "5"])
		expect(await joinAs(ref)).toMatchObject({ response: { reason: "Too many channels" } });
	expect(await joinAs("6")).toMatchObject({ response: { reason: "Too many joins per second" } });
});

test("the sockets of an address are limited", async () => {
	await open();
	await open();
	await open();
	await expect(open()).rejects.toThrow("Unexpected server response: 429");
});

test.each([
	["text that is no frame", "hello", 1007],
	["a list that is no frame", "[1,2,3]", 1007],
	["bytes that are no frame", Buffer.from([9, 1, 2]), 1007],
	["a frame without end", JSON.stringify([null, "1", "phoenix", "heartbeat", "x".repeat(3000)]), 1009],
])("a socket that sends %s is closed", async (_what, data, code) => {
	const { socket, closed } = await open();
	socket.send(data);
	expect(await closed()).toBe(code);
});

test("a socket that sends frames without pause is closed", async () => {
	const { send, closed } = await open();
	for (let n = 0; n < 30; n++) send([null, String(n), "phoenix", "heartbeat", {}]);
	expect(await closed()).toBe(1008);
});

test("a broadcast in bytes is answered under its ref", async () => {
	const { send, next, socket } = await open();
	send(["1", "1", "realtime:a", "phx_join", {}]);
	await next();
	const texts = ["1", "2", "realtime:a", "hi"];
	const lengths = texts.map((text) => text.length);
	socket.send(Buffer.concat([Buffer.from([3, ...lengths, 0, 1]), Buffer.from(`${texts.join("")}{}`)]));
	expect(await next()).toMatchObject(["1", "2", "realtime:a", "phx_reply", { status: "error" }]);
});

test("a client that does not read is cut off, and the others go on", async () => {
	const reading = await open();
	reading.send(["1", "1", "realtime:a", "phx_join", JOIN]);
	await reading.next();
	await reading.next();
	// A client that stops reading: what is sent to it waits in the server.
	const { socket: slow, send, next } = await open();
	send(["1", "1", "realtime:a", "phx_join", JOIN]);
	await next();
	await next();
	slow.pause();
	const insert = "insert into public.memos (owner_id, word) select gen_random_uuid(), repeat('x', 500000) returning id";
	const cut = async () => {
		for (let n = 0; n < 100; n++) {
			await school.pool.query(insert);
			expect(await reading.next()).toMatchObject(["1", null, "realtime:a", "postgres_changes", {}]);
			if ((await openSockets()) === 1) return true;
		}
		return false;
	};
	expect(await cut()).toBe(true);
	slow.resume();
});

/** Sockets the server holds open. */
function openSockets(): Promise<number> {
	return new Promise((resolve, reject) =>
		app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
	);
}

test("what is no WebSocket handshake is refused", async () => {
	const stream = connect(Number(new URL(address).port), "127.0.0.1");
	stream.write(
		`GET /realtime/v1/websocket?apikey=${keys.publishableKey} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
	);
	const [answer] = await once(stream, "data");
	expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /);
	stream.destroy();
});
