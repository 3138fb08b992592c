import { once } from "node:events";
import fastify from "fastify";
import { expect, test } from "vitest";
import { prepareDrain } from "./drain.ts";

/** A server with one endpoint that answers on the test's signal, after one request to itself. */
async function slowServer() {
	const app = fastify({ forceCloseConnections: true });
	const drain = prepareDrain(app);
	let answer = () => {};
	const released = new Promise<void>((resolve) => {
		answer = resolve;
	});
	app.get("/slow", async () => {
		app.server.emit("asked");
		await released;
		return { own: (await app.inject("/quick")).statusCode };
	});
	app.get("/quick", async () => ({}));
	const url = await app.listen({ host: "127.0.0.1", port: 0 });
	const asked = once(app.server, "asked");
	const slow = fetch(`${url}/slow`);
	await asked;
	return { app, url, drain, slow, answer };
}

test("what runs is answered, with all that it asks of the server itself; what comes later is refused", async () => {
	const { app, url, drain, slow, answer } = await slowServer();
	const drained = drain();
	const late = await fetch(`${url}/quick`);
	expect([late.status, late.headers.get("connection"), await late.json()]).toEqual([
		503,
		"close",
		{ code: "unavailable" },
	]);
	answer();
	await drained;
	await app.close();
	expect(await (await slow).json()).toEqual({ own: 200 });
});

test("what is not answered by the deadline is cut", async () => {
	const { app, drain, slow } = await slowServer();
	const failed = expect(slow).rejects.toThrow("fetch failed");
	await drain(1);
	await app.close();
	await failed;
});

test("with nothing running the stop does not wait", async () => {
	const app = fastify();
	await prepareDrain(app)(3_600_000);
	await app.close();
});
