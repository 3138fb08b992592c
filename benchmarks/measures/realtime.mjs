// From the insert of a row until its reader's socket has it, with 1,000 sockets open, each of another person: one row
// at a time, and a row for each of them in one insert. Beside it: the insert alone, and a socket's bare round trip.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { prepare } from "../../tools/prepare.mjs";
import { inserter, inTurns, openSocket } from "../api/sockets.mjs";
import { bundle } from "../bundle.mjs";
import { startProduct } from "../product.mjs";
import { waitsFor } from "../waits-for.mjs";

const SOCKETS = Number(process.env.SOCKETS ?? 1000);
const INSERTS = 300;
const BURSTS = 5;

export async function measure() {
	waitsFor("the product to be built");
	await prepare({ tools: true });
	const { findRunningPostgres } = await bundle("server/platform/postgres/running-postgres.ts");
	const dataDir = mkdtempSync(join(tmpdir(), "inspire-stem-bench-"));
	const product = await startProduct(dataDir);
	const sockets = [];
	try {
		const secretKey = await readSecretKey(await findRunningPostgres(dataDir));
		const { publishableKey } = await (await fetch(`${product.url}/config.json`)).json();
		waitsFor(`${SOCKETS} sign-ups`);
		const people = await inTurns(SOCKETS, (index) => signUp(product.url, publishableKey, index));
		const arrivals = new Map();
		waitsFor(`${SOCKETS} sockets to join`);
		const opened = await inTurns(SOCKETS, (index) => openSocket(product.url, publishableKey, people[index], arrivals));
		sockets.push(...opened);
		const insert = inserter(product.url, secretKey, arrivals);

		waitsFor("each inserted row to be delivered");
		const single = [];
		const inserted = [];
		for (let turn = 0; turn < INSERTS; turn += 1) {
			const { delivered, answered } = await insert([people[(turn * 37) % people.length].id]);
			single.push(...delivered);
			inserted.push(answered);
		}
		waitsFor(`${SOCKETS} rows of one insert to be delivered`);
		const burst = [];
		for (let turn = 0; turn < BURSTS; turn += 1) {
			burst.push(...(await insert(people.map(({ id }) => id))).delivered);
		}
		waitsFor("heartbeats to be answered");
		const bare = [];
		for (let turn = 0; turn < INSERTS; turn += 1) bare.push(await ping(sockets[turn % sockets.length]));
		return {
			"sockets, each of its own person": sockets.length,
			"one row: insert to delivery, p50 (ms)": at(single, 0.5),
			"one row: insert to delivery, p99 (ms, goal 250)": at(single, 0.99),
			"limit: the insert's own answer, p50 (ms)": at(inserted, 0.5),
			"limit: a heartbeat's round trip, p50 (ms)": at(bare, 0.5),
			"a row for each in one insert, p50 (ms)": at(burst, 0.5),
			"a row for each in one insert, p99 (ms)": at(burst, 0.99),
		};
	} finally {
		for (const socket of sockets) socket.terminate();
		await product.stop();
		rmSync(dataDir, { recursive: true, force: true });
	}
}

async function readSecretKey(url) {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	const { rows } = await client.query("select value from gateway.api_keys where kind = 'secret'");
	await client.end();
	return rows[0].value;
}

/** Each from another address: the sign-up rate limit is not measured. */
async function signUp(url, apikey, index) {
	const answer = await fetch(`${url}/auth/v1/signup`, {
		method: "POST",
		headers: { apikey, "content-type": "application/json", "x-forwarded-for": `10.0.${index >> 8}.${index & 255}` },
		body: JSON.stringify({
			email: `learner${index}@bench.test`,
			password: "three red pictures",
			data: { name: "Asha Mushi", user_type: "student" },
		}),
	});
	const { access_token, user } = await answer.json();
	if (!access_token) throw new Error(`a sign-up answered ${answer.status}`);
	return { id: user.id, accessToken: access_token };
}

function ping(socket) {
	const began = performance.now();
	return new Promise((resolve) => {
		socket.once("message", () => resolve(performance.now() - began));
		socket.send(JSON.stringify({ topic: "phoenix", event: "heartbeat", ref: "2", payload: {} }));
	});
}

/** The value below which this part of them lies. */
function at(values, part) {
	const sorted = values.toSorted((a, b) => a - b);
	return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] * 10) / 10;
}
