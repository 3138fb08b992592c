// How long a sign-in takes for a known and for an unknown account, one after the other; and what a whole school signing in
// at once does to other requests: 500 learners, while an open page loads its kits.
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { hash } from "@node-rs/argon2";
import { startProduct } from "../product.mjs";
import { waitsFor } from "../waits-for.mjs";

const LEARNERS = 500;
const PAIRS = 60;
const OTHERS_EVERY_MS = 50;
/** As many reads as beside the sign-ins. */
const ALONE_MS = 6000;
const PASSWORD = "three red pictures";
/** Hashing at sign-up costs what a sign-in costs: this many at a time. */
const AT_ONCE = 8;

export async function measure() {
	const dataDir = mkdtempSync(join(tmpdir(), "inspire-stem-bench-"));
	const product = await startProduct(dataDir);
	try {
		const { publishableKey } = await (await fetch(`${product.url}/config.json`)).json();
		const ask = requester(product.url, publishableKey);
		const emails = Array.from({ length: LEARNERS }, (_, index) => `learner${index}@bench.test`);
		waitsFor(`${LEARNERS} sign-ups`);
		await inTurns(emails, (email) => signUp(ask, email));
		waitsFor("wrong passwords to be refused");
		const alike = await timePairs(ask, emails);
		waitsFor(`${LEARNERS} sign-ins at once`);
		const together = await timeSchool({ ask, url: product.url, apikey: publishableKey }, emails);
		return { ...alike, ...together };
	} finally {
		await product.stop();
		rmSync(dataDir, { recursive: true, force: true });
	}
}

function requester(url, apikey) {
	return async (path, body, headers = {}) => {
		const began = performance.now();
		const answer = await fetch(url + path, {
			method: body ? "POST" : "GET",
			headers: { apikey, "content-type": "application/json", ...headers },
			...(body && { body: JSON.stringify(body) }),
		});
		return { status: answer.status, body: await answer.json(), took: performance.now() - began };
	};
}

/** Each from another address: the sign-up rate limit is not measured. */
let addresses = 0;
async function signUp(ask, email) {
	addresses += 1;
	const from = { "x-forwarded-for": `10.0.${addresses >> 8}.${addresses & 255}` };
	const data = { name: "Asha Mushi", user_type: "student" };
	const { status } = await ask("/auth/v1/signup", { email, password: PASSWORD, data }, from);
	if (status !== 200) throw new Error(`a sign-up answered ${status}`);
}

const signIn = (ask, email, password) => ask("/auth/v1/token?grant_type=password", { email, password });

/** A wrong password, for a known account and for an unknown one in turn, each of them tried once. */
async function timePairs(ask, emails) {
	const known = [];
	const unknown = [];
	for (let pair = 0; pair < PAIRS + 5; pair += 1) {
		const one = await signIn(ask, emails[pair], "wrong password");
		const other = await signIn(ask, `nobody${pair}@bench.test`, "wrong password");
		if (one.status !== 400 || other.status !== 400) throw new Error("a wrong password was not refused");
		// The first ones warm everything up.
		if (pair >= 5) known.push(one.took) && unknown.push(other.took);
	}
	const [medianKnown, medianUnknown] = [at(known, 0.5), at(unknown, 0.5)];
	const ratio = Math.max(medianKnown, medianUnknown) / Math.min(medianKnown, medianUnknown);
	return {
		"wrong password, known account (ms)": round(medianKnown),
		"wrong password, unknown account (ms)": round(medianUnknown),
		"the one over the other (target under 1.5)": round(ratio),
	};
}

async function timeSchool({ ask, url, apikey }, emails) {
	const first = await signIn(ask, emails[0], PASSWORD);
	const headers = { apikey, authorization: `Bearer ${first.body.access_token}` };
	const alone = await readMeanwhile(url, headers, () => pause(ALONE_MS));
	let answers = [];
	let seconds = 0;
	const others = await readMeanwhile(url, headers, async () => {
		const began = performance.now();
		answers = await Promise.all(emails.map((email) => signIn(ask, email, PASSWORD)));
		seconds = (performance.now() - began) / 1000;
	});
	return {
		"learners signed in at once, of 500": answers.filter(({ status }) => status === 200).length,
		"until the last one is in (s, goal 1.2 times the limit)": round(seconds),
		"limit: 500 bare argon2id hashes, one after the other (s)": round(await timeHashes()),
		"another request meanwhile, p99 (ms, goal 100)": round(at(others, 0.99)),
		"the same request with nobody else, p99 (ms)": round(at(alone, 0.99)),
	};
}

/** The milliseconds that another learner's reads took while something went on. */
async function readMeanwhile(url, headers, work) {
	const other = new Worker(new URL("signin/other.mjs", import.meta.url), {
		workerData: { url: `${url}/rest/v1/learning_kits?select=id,title`, headers, everyMs: OTHERS_EVERY_MS },
	});
	await once(other, "message");
	await work();
	const answer = once(other, "message");
	other.postMessage("over");
	const [times] = await answer;
	return times;
}

/** The gateway's own parameters (gateway/auth/password.ts). */
async function timeHashes() {
	const began = performance.now();
	for (let time = 0; time < 30; time += 1) await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
	return (((performance.now() - began) / 30) * LEARNERS) / 1000;
}

async function inTurns(values, work) {
	const waiting = [...values];
	await Promise.all(
		Array.from({ length: AT_ONCE }, async () => {
			for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) await work(value);
		}),
	);
}

/** The value below which this part of them lies. */
function at(values, part) {
	return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))];
}

function round(number) {
	return Math.round(number * 100) / 100;
}
