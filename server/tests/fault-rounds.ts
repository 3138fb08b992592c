import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, readlinkSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { findRunningPostgres } from "../platform/postgres/running-postgres.ts";
import { type RunningServer, runServer } from "./run-server.ts";

/** What is killed with SIGKILL. `forged`: both, and the lock files then name a living process of somebody else. */
export const FAULTS = ["node", "database", "both", "forged"] as const;
export type Fault = (typeof FAULTS)[number];

const WRITERS = 4;
/** Acknowledged writes before each fault, and after it. */
const WRITES = 20;
const PAUSE_MS = 10;

/** A server that is written to all the time, and broken again and again. */
export async function openFaultRig(dataDir: string) {
	let server = await runServer({ DATA_DIR: dataDir });
	await query(dataDir, "create table public.fault_writes (id integer primary key)");
	const secretKey = await readSecretKey(dataDir);
	const acknowledged = new Set<number>();
	let next = 0;
	let over = false;
	const writers = Array.from({ length: WRITERS }, writeSteadily);

	async function writeSteadily(): Promise<void> {
		while (!over) {
			next += 1;
			const id = next;
			if (await write(server.url, secretKey, id)) acknowledged.add(id);
			else await wait(PAUSE_MS);
		}
	}

	async function untilWritten(more: number): Promise<void> {
		const goal = acknowledged.size + more;
		while (acknowledged.size < goal) await wait(PAUSE_MS);
	}

	/** The last process of the server that a restart replaces. */
	async function restart(dead: RunningServer): Promise<void> {
		if (dead.process.exitCode === null && dead.process.signalCode === null) await once(dead.process, "exit");
		server = await runServer({ DATA_DIR: dataDir });
	}

	return {
		acknowledged,
		/** @returns the milliseconds until a write is acknowledged again, by a server that was started again at once. */
		async breakWith(fault: Fault): Promise<number> {
			await untilWritten(WRITES);
			const broken = server;
			const stranger = fault === "forged" ? await startStranger(dataDir) : null;
			const began = performance.now();
			if (fault !== "database") broken.process.kill("SIGKILL");
			if (fault !== "node") killDatabase(dataDir, fault === "database");
			if (stranger) forgeLocks(dataDir, stranger);
			const before = acknowledged.size;
			if (fault !== "database") await restart(broken);
			// As many as there are writers may have been done before it was killed, and answered after.
			while (acknowledged.size <= before + WRITERS) await wait(PAUSE_MS);
			const took = performance.now() - began;
			await untilWritten(WRITES);
			if (stranger && (stranger.exitCode !== null || stranger.signalCode !== null)) {
				throw new Error("A process that is not ours was stopped");
			}
			stranger?.kill();
			return took;
		},
		/** Stops, and returns the acknowledged writes that are missing. */
		async finish(): Promise<number[]> {
			over = true;
			await Promise.all(writers);
			const kept = await query<{ id: number }>(dataDir, "select id from public.fault_writes");
			await server.stop();
			const ids = new Set(kept.map(({ id }) => id));
			return [...acknowledged].filter((id) => !ids.has(id));
		},
	};
}

async function write(url: string, secretKey: string, id: number): Promise<boolean> {
	const answer = await fetch(`${url}/rest/v1/fault_writes`, {
		method: "POST",
		headers: { apikey: secretKey, "content-type": "application/json" },
		body: JSON.stringify({ id }),
	}).catch(() => null);
	return answer?.status === 201;
}

export async function readSecretKey(dataDir: string): Promise<string> {
	const [key] = await query<{ value: string }>(dataDir, "select value from gateway.api_keys where kind = 'secret'");
	return key?.value ?? "";
}

async function query<Row extends pg.QueryResultRow>(dataDir: string, statement: string): Promise<Row[]> {
	const client = new pg.Client({ connectionString: (await findRunningPostgres(dataDir)) ?? "" });
	await client.connect();
	const { rows } = await client.query<Row>(statement);
	await client.end();
	return rows;
}

/** Its postmaster only, or each of its processes: by the folder that they work in. */
export function killDatabase(dataDir: string, postmasterOnly: boolean): void {
	const cluster = join(dataDir, "postgres/cluster");
	if (postmasterOnly) {
		process.kill(Number.parseInt(readFileSync(join(cluster, "postmaster.pid"), "utf8"), 10), "SIGKILL");
		return;
	}
	for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
		try {
			if (readlinkSync(`/proc/${pid}/cwd`) === cluster) process.kill(Number(pid), "SIGKILL");
		} catch {
			// It has ended meanwhile.
		}
	}
}

/** A process of the database's owner: one of anybody else PostgreSQL sees through by itself. */
async function startStranger(dataDir: string): Promise<ChildProcess> {
	const { uid, gid } = statSync(join(dataDir, "postgres/cluster"));
	const stranger = spawn("sleep", ["600"], { stdio: "ignore", uid, gid });
	await once(stranger, "spawn");
	return stranger;
}

function forgeLocks(dataDir: string, { pid }: ChildProcess): void {
	const folder = join(dataDir, "postgres");
	const cluster = join(folder, "cluster");
	const lines = `${pid}\n${cluster}\n1\n5432\n${folder}\n`;
	for (const path of [join(cluster, "postmaster.pid"), join(folder, ".s.PGSQL.5432.lock")]) writeFileSync(path, lines);
	for (const path of [dataDir, folder]) writeFileSync(join(path, "server.lock"), JSON.stringify({ pid, began: "1" }));
}
