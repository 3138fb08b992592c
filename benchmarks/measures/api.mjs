// What one reads through the REST endpoints, beside the same read without it; and what each kind of abuser does to the others,
// who meanwhile read, compile, check and sign in: their p99 should at most double.
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { ABUSERS } from "../api/abusers.mjs";
import { ask, at, loop, round } from "../api/measuring.mjs";
import { CIRCUIT, PROJECT, SOLUTION } from "../api/project.mjs";
import { openSchool } from "../api/school.mjs";
import { startProduct } from "../product.mjs";
import { waitsFor } from "../waits-for.mjs";

const CONNECTIONS = 10;
const SECOND = 1000;
const COUNTED_SECONDS = 4;
/** Both sides are warm once a second is no better than the ones before it; a server that is never so is an error. */
const MOST_SECONDS_AHEAD = 30;
/** Long enough for 400 of the slowest kind, so that a p99 is no single one. */
const PHASE_MS = 40_000;
/** Enough that none of them meets the limits of one person. */
const LEARNERS = 24;
/** A person has 50 sessions at most: who signs in again and again has no page open. */
const SIGNING_IN = 24;

export async function measure() {
	const dataDir = mkdtempSync(join(tmpdir(), "inspire-stem-bench-"));
	const product = await startProduct(dataDir);
	try {
		waitsFor(`${LEARNERS + SIGNING_IN} sign-ups`);
		const opened = await openSchool({ url: product.url, dataDir, learners: LEARNERS + SIGNING_IN });
		const school = {
			...opened,
			learners: opened.learners.slice(0, LEARNERS),
			signingIn: opened.learners.slice(LEARNERS),
		};
		waitsFor("reads through the REST endpoints, and without it");
		const throughput = await measureThroughput(school);
		const before = await measureOthers(school);
		const beside = {};
		for (const [name, abuser] of Object.entries(ABUSERS)) beside[name] = await measureBeside(school, name, abuser);
		const alone = joined(before, await measureOthers(school));
		await school.database.end();
		const rows = Object.entries(beside).map(([name, others]) => rowsOf(name, others, alone));
		return Object.assign({ ...throughput, ...rowsOf("alone", alone) }, ...rows);
	} finally {
		await product.stop();
		rmSync(dataDir, { recursive: true, force: true });
	}
}

/**
 * How many of it are done in a second, in the first and on average of those that come once it gets no quicker: a process that has
 * just started translates its code first, and a school's server answers all day.
 */
async function perSecond(work) {
	const inSecond = async () => (await loop(SECOND, CONNECTIONS, 0, work)).length;
	const first = await inSecond();
	const ahead = [first, await inSecond(), await inSecond()];
	while (Math.max(...ahead.slice(-2)) > Math.max(...ahead.slice(0, -2))) {
		if (ahead.length >= MOST_SECONDS_AHEAD) throw new Error(`a second still has more than any before: ${ahead}`);
		ahead.push(await inSecond());
	}
	let done = 0;
	for (let second = 0; second < COUNTED_SECONDS; second += 1) done += await inSecond();
	return { first, warm: done / COUNTED_SECONDS };
}

/** One row of one's own under its policy: through REST, without it, and with the transaction and claims alone. */
async function measureThroughput({ url, learners, database }) {
	const [learner] = learners;
	const path = `${url}/rest/v1/profiles?select=*&id=eq.${learner.id}`;
	const select = "select row_to_json(p) from public.profiles p where id = $1";
	const claims = JSON.stringify({ sub: learner.id, role: "authenticated" });
	const rest = await perSecond(async () => {
		const { status } = await ask(path, { headers: learner.headers });
		if (status !== 200) throw new Error(`a select answered ${status}`);
	});
	const plain = await perSecond(() => database.query({ name: "plain", text: select, values: [learner.id] }));
	const asPerson = await perSecond(async () => {
		const client = await database.connect();
		await client.query("begin");
		await client.query({
			name: "claims",
			text: "select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)",
			values: [claims],
		});
		await client.query({ name: "as person", text: select, values: [learner.id] });
		await client.query("commit");
		client.release();
	});
	return {
		"select under RLS, 10 connections (a second, target 2000)": Math.round(rest.warm),
		"select under RLS, the first after a start (a second)": rest.first,
		"limit: plain pg (a second)": Math.round(plain.warm),
		"limit: transaction and claims by pg (a second)": Math.round(asPerson.warm),
		"REST (× of transaction and claims)": (rest.warm / asPerson.warm).toFixed(2),
	};
}

/** The milliseconds of each kind of work that learners do side by side. */
async function measureOthers(school) {
	const { url, learners, signingIn } = school;
	const turns = { learners: 0, signingIn: 0 };
	const next = () => learners[turns.learners++ % learners.length];
	// A refusal is quick: it would make a good figure of nothing.
	const good = ({ status, text }, what) => {
		if (status !== 200) throw new Error(`${what} answered ${status} ${text.slice(0, 120)}`);
	};
	const [select, compile, check, signIn] = await Promise.all([
		loop(PHASE_MS, 4, 20, async () => {
			const learner = next();
			good(await ask(`${url}/rest/v1/profiles?select=*&id=eq.${learner.id}`, { headers: learner.headers }), "select");
		}),
		loop(PHASE_MS, 1, 200, async () => {
			const source = `// ${Math.random()}\nvoid setup() { pinMode(13, OUTPUT); }\nvoid loop() {}`;
			good(await school.post(next(), "/api/compile", { source }), "compile");
		}),
		loop(PHASE_MS, 1, 200, async () =>
			good(
				await school.post(next(), "/api/check", { projectId: PROJECT, source: SOLUTION, circuit: CIRCUIT }),
				"check",
			),
		),
		loop(PHASE_MS, 1, 50, async () => good(await school.signIn(signingIn[turns.signingIn++ % SIGNING_IN]), "sign-in")),
	]);
	return { select, compile, check, "sign-in": signIn };
}

async function measureBeside(school, name, { prepare }) {
	waitsFor(`the others beside an abuser: ${name}`);
	const abuser = await school.signUp(`abuser-${name.replaceAll(" ", "-")}`);
	await prepare?.(school, abuser);
	const abusing = new Worker(new URL("../api/abuse.mjs", import.meta.url), {
		workerData: { name, url: school.url, headers: abuser.headers },
	});
	const ended = once(abusing, "exit");
	const others = await Promise.race([measureOthers(school), failed(ended)]);
	abusing.postMessage("stop");
	await ended;
	return others;
}

/** An abuser that ends before the measuring does would make a good figure of nothing. */
async function failed(ended) {
	const [code] = await ended;
	throw new Error(`the abuser ended with ${code}`);
}

/** The times of two phases, a while apart: a computer is not equally quick all the time. */
function joined(first, second) {
	return Object.fromEntries(Object.entries(first).map(([work, times]) => [work, [...times, ...second[work]]]));
}

function rowsOf(name, others, alone) {
	return Object.fromEntries(
		Object.entries(others).map(([work, times]) => {
			const row = { p50: round(at(times, 0.5)), p99: round(at(times, 0.99)), times: times.length };
			if (alone) row["p99 over alone (at most 2)"] = round(at(times, 0.99) / at(alone[work], 0.99));
			return [`${work}, ${name} (ms)`, row];
		}),
	);
}
