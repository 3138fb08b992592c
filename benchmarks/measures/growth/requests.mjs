import { setTimeout as sleep } from "node:timers/promises";
import { ask, at, round } from "../../api/measuring.mjs";
import { memoryOf } from "../../api/memory.mjs";
import { waitsFor } from "../../waits-for.mjs";

const WARMING = 20;
const READS = 200;
/** A slow one is asked less often, as long as this. */
const LEAST_READS = 40;
const MOST_MS = 5000;
/** One caller has 100 requests a second, and 40 KB of an answer count as one more: what is over that would wait. */
const PAUSE_MS = 11;
const COUNTS_AS_ONE = 40_000;

/**
 * Sends each request as a page does, one request after the other; the p99 of each in ms, and the product's memory afterwards.
 * A request is `{ path, headers, body, answers, after, reads }`: without a body it is read; `headers` and `body` may make
 * theirs for each turn; `answers` says whether the text is what the page needs; `after` runs between two turns.
 */
export async function measureRequests({ url, pid }, requests) {
	const p99 = {};
	for (const [name, request] of Object.entries(requests)) {
		waitsFor(`"${name}" to be asked`);
		p99[name] = await measureRequest(url, name, request);
	}
	return { times: p99, memory: memoryOf(pid) };
}

async function measureRequest(url, name, { path, headers, body, answers, after, reads = READS }) {
	const times = [];
	let until = Number.POSITIVE_INFINITY;
	for (let turn = 0; turn < WARMING + reads; turn += 1) {
		if (turn === WARMING) until = performance.now() + MOST_MS;
		if (turn >= WARMING + LEAST_READS && performance.now() > until) break;
		const { status, text, took } = await ask(url + path, optionsOf(of(headers, turn), of(body, turn)));
		if (status >= 300 || (answers && !answers(text)))
			throw new Error(`${name} answered ${status} ${text.slice(0, 500)}`);
		if (turn >= WARMING) times.push(took);
		await after?.(text);
		await sleep(PAUSE_MS * (1 + text.length / COUNTS_AS_ONE));
	}
	return round(at(times, 0.99));
}

function optionsOf(headers, body) {
	return body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
}

function of(value, turn) {
	return typeof value === "function" ? value(turn) : value;
}
