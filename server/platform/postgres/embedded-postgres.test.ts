import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { DataFolderInUse } from "../data-folder.ts";
import { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from "./embedded-postgres.ts";
import { DataFolderOfOtherVersion } from "./errors.ts";
import { chooseRunner } from "./run-as.ts";

const running: EmbeddedPostgres[] = [];
const folders: string[] = [];

afterEach(async () => {
	await Promise.all(running.splice(0).map((server) => server.stop()));
	await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

async function newFolder(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "embedded-postgres-"));
	folders.push(folder);
	await chmod(folder, 0o755);
	return folder;
}

async function start(dataDir: string, more: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> {
	const server = await startEmbeddedPostgres({ dataDir, log: { warn: () => {}, error: () => {} }, ...more });
	running.push(server);
	return server;
}

async function ask<Row extends pg.QueryResultRow>(
	server: EmbeddedPostgres,
	question: string,
): Promise<Row | undefined> {
	const client = new pg.Client({ connectionString: server.url });
	await client.connect();
	try {
		return (await client.query<Row>(question)).rows[0];
	} finally {
		await client.end();
	}
}

async function postmasterOf(folder: string): Promise<number> {
	return Number.parseInt(await readFile(join(folder, "postgres/cluster/postmaster.pid"), "utf8"), 10);
}

test("what was written stays through a stop and a start", async () => {
	const folder = await newFolder();
	const first = await start(folder);
	await ask(first, "create table notes as select 'kept' as word");
	await first.stop();
	expect(await ask(await start(folder), "select word from notes")).toEqual({ word: "kept" });
});

test("the password is kept for its owner's eyes only, and needed", async () => {
	const folder = await newFolder();
	const server = await start(folder);
	expect((await stat(join(folder, "postgres/password"))).mode & 0o777).toBe(0o600);
	expect((await stat(join(folder, "postgres"))).mode & 0o777).toBe(0o700);
	await expect(ask({ ...server, url: server.url.replace(/:[^:@]+@/, ":wrong@") }, "select 1")).rejects.toThrow(
		"password authentication failed",
	);
});

test("a template is copied with what is in it, and has a password of its own then", async () => {
	const made = await start(await newFolder());
	await ask(made, "create table notes as select 'ready' as word");
	await made.stop();
	const template = join(folders[0] ?? "", "postgres/cluster");
	const [one, other] = [await start(await newFolder(), { template }), await start(await newFolder(), { template })];
	expect(await ask(one, "select word from notes")).toEqual({ word: "ready" });
	const passwords = [made, one, other].map(({ url }) => new URL(url).password);
	expect(new Set(passwords).size).toBe(3);
	for (const password of passwords.toSpliced(1, 1)) {
		const url = one.url.replace(passwords[1] ?? "", password);
		await expect(ask({ ...one, url }, "select 1")).rejects.toThrow("password authentication failed");
	}
});

test.each(["PG_VERSION", "global/pg_control"])(
	"a template without %s is not used, and a database is made",
	async (file) => {
		const made = await start(await newFolder());
		await made.stop();
		const template = join(folders[0] ?? "", "postgres/cluster");
		await rm(join(template, file));
		const server = await start(await newFolder(), { template });
		expect(await ask(server, "select 1 as one")).toEqual({ one: 1 });
	},
);

test("a second server on the same folder is refused, the first goes on", async () => {
	const folder = await newFolder();
	const server = await start(folder);
	await expect(start(folder)).rejects.toThrow(DataFolderInUse);
	expect(await ask(server, "select 1 as one")).toEqual({ one: 1 });
});

test("a cut in the middle loses nothing that was committed", async () => {
	const folder = await newFolder();
	const server = await start(folder);
	await ask(server, "create table notes as select 'kept' as word");
	process.kill(await postmasterOf(folder), "SIGKILL");
	await server.stop();
	expect(await ask(await start(folder), "select word from notes")).toEqual({ word: "kept" });
});

test("a PostgreSQL that outlived its starter is stopped before the next one starts", async () => {
	const folder = await newFolder();
	const starter = await startElsewhere(folder);
	const orphan = await postmasterOf(folder);
	// Its watchdog first: then nothing can stop it.
	for (const pid of [await watchdogOf(starter.pid), starter.pid]) process.kill(pid, "SIGKILL");
	await once(starter, "exit");
	expect(isAlive(orphan)).toBe(true);
	expect(await ask(await start(folder), "select 1 as one")).toEqual({ one: 1 });
	expect(isAlive(orphan)).toBe(false);
});

test("children that outlived their postmaster are ended before the next one starts", async () => {
	const folder = await newFolder();
	const server = await start(folder);
	await ask(server, "create table notes as select 'kept' as word");
	const { rows } = await busyConnection(server);
	const children = rows.map(({ pid }) => pid);
	// SIGSTOPped, so that they do not notice that the postmaster exited.
	for (const pid of children) process.kill(pid, "SIGSTOP");
	process.kill(await postmasterOf(folder), "SIGKILL");
	await expect.poll(() => tryAsk(server, "select word from notes"), { timeout: 20_000 }).toEqual({ word: "kept" });
	expect(children.filter(isAlive)).toEqual([]);
});

test("a PostgreSQL that dies by itself runs again at the same address, with what was committed", async () => {
	const folder = await newFolder();
	const server = await start(folder);
	await ask(server, "create table notes as select 0 as turn");
	for (const turn of [1, 2, 3]) {
		const former = await postmasterOf(folder);
		process.kill(former, "SIGKILL");
		await expect
			.poll(() => tryAsk(server, `update notes set turn = ${turn} returning turn`), { timeout: 20_000 })
			.toEqual({ turn });
		expect(await postmasterOf(folder)).not.toBe(former);
	}
	await server.stop();
	expect(await readdir(join(folder, "postgres/cluster"))).not.toContain("postmaster.pid");
});

test("lock files that name a process of somebody else keep nobody from starting, and stop nobody", async () => {
	const folder = await newFolder();
	await (await start(folder)).stop();
	const runner = await chooseRunner(folder, process.execPath);
	const stranger = runner.spawn("sleep", ["600"], { stdio: "ignore" });
	await once(stranger, "spawn");
	const cluster = join(folder, "postgres/cluster");
	const lines = `${stranger.pid}\n${cluster}\n1\n5432\n${join(folder, "postgres")}\n`;
	const sets = [["cluster/postmaster.pid"], [".s.PGSQL.5432.lock"], ["cluster/postmaster.pid", ".s.PGSQL.5432.lock"]];
	try {
		for (const files of sets) {
			for (const file of files) await writeFile(join(folder, "postgres", file), lines);
			await (await start(folder)).stop();
			expect([files, stranger.exitCode, stranger.signalCode]).toEqual([files, null, null]);
		}
	} finally {
		stranger.kill();
	}
});

test("a folder of another PostgreSQL version is refused untouched", async () => {
	const folder = await newFolder();
	await (await start(folder)).stop();
	const file = join(folder, "postgres/cluster/PG_VERSION");
	await writeFile(file, "17\n");
	await expect(start(folder)).rejects.toThrow(DataFolderOfOtherVersion);
	await writeFile(file, "18\n");
	expect(await ask(await start(folder), "select 1 as one")).toEqual({ one: 1 });
});

test("a folder that only its owner may enter will do", async () => {
	const folder = await newFolder();
	await chmod(folder, 0o700);
	const inside = join(folder, "clone/data");
	await mkdir(inside, { recursive: true });
	const first = await start(inside);
	await first.stop();
	expect(await ask(await start(inside), "select 1 as one")).toEqual({ one: 1 });
});

test("a folder that becomes closed to others, or open, goes on working", async () => {
	const folder = await newFolder();
	await ask(await start(folder), "create table notes as select 'kept' as word");
	for (const mode of [0o700, 0o755]) {
		await running.pop()?.stop();
		await chmod(folder, mode);
		expect(await ask(await start(folder), "select word from notes")).toEqual({ word: "kept" });
	}
});

test("a folder whose path is too long for a socket, with blanks and quotes, will do", async () => {
	const folder = join(await newFolder(), `a "quoted", long 'name' `.repeat(5));
	const server = await start(folder);
	expect(await ask(server, "select 1 as one")).toEqual({ one: 1 });
	const socketFolder = new URL(server.url).searchParams.get("host") ?? "";
	await server.stop();
	await expect(stat(socketFolder)).rejects.toThrow("ENOENT");
});

test("a stop lets sessions that are closing end, and ends one that stays open", async () => {
	const folder = await newFolder();
	const server = await start(folder);
	const pool = new pg.Pool({ connectionString: server.url });
	await Promise.all([1, 2, 3].map(() => pool.query("select pg_sleep(0.01)")));
	const open = new pg.Client({ connectionString: server.url });
	await open.connect();
	const reasons: unknown[] = [];
	open.on("error", (error) => reasons.push(error));
	const ended = new Promise<void>((resolve) => open.once("end", resolve));
	await pool.end();
	await server.stop();
	await ended;
	expect(reasons[0]).toMatchObject({ code: "57P01" });
	expect(await readdir(join(folder, "postgres/cluster"))).not.toContain("postmaster.pid");
});

test("over TCP it listens on this machine only", async () => {
	const server = await start(await newFolder(), { transport: "tcp" });
	expect(new URL(server.url).hostname).toBe("127.0.0.1");
	expect(await ask(server, "show listen_addresses")).toEqual({ listen_addresses: "127.0.0.1" });
});

test("a first start that was cut leaves nothing half-made", async () => {
	const folder = await newFolder();
	await mkdir(join(folder, "postgres/new-cut/cluster"), { recursive: true });
	await writeFile(join(folder, "postgres/new-cut/cluster/PG_VERSION"), "18\n");
	const server = await start(folder);
	expect(await ask(server, "select 1 as one")).toEqual({ one: 1 });
	await server.stop();
	expect((await readdir(join(folder, "postgres"))).sort()).toEqual(["cluster", "password"]);
});

test("the log tells no value of a statement", async () => {
	const lines: string[] = [];
	const server = await start(await newFolder(), {
		log: { warn: (line) => lines.push(line), error: (line) => lines.push(line) },
	});
	await ask(server, "create table people as select 'asha@example.org' as email");
	await ask(server, "create unique index on people (email)");
	await expect(ask(server, "insert into people values ('asha@example.org')")).rejects.toThrow("duplicate key");
	await expect(ask(server, "select 'asha@example.org'::int")).rejects.toThrow("invalid input");
	await server.stop();
	expect(lines.join("\n")).not.toContain("asha");
});

test("it ends with the process that started it", async () => {
	const folder = await newFolder();
	const program = await startElsewhere(folder);
	const postmaster = await postmasterOf(folder);
	program.kill("SIGKILL");
	await expect.poll(() => isAlive(postmaster), { timeout: 10_000 }).toBe(false);
	expect(await ask(await start(folder), "select 1 as one")).toEqual({ one: 1 });
});

/** What the server answers; null while it does not. */
function tryAsk<Row extends pg.QueryResultRow>(
	server: EmbeddedPostgres,
	question: string,
): Promise<Row | undefined | null> {
	return ask<Row>(server, question).catch(() => null);
}

/** All processes that serve a connection or the whole server, beside one connection that stays. */
async function busyConnection(server: EmbeddedPostgres): Promise<pg.QueryResult<{ pid: number }>> {
	const client = new pg.Client({ connectionString: server.url });
	client.on("error", () => undefined);
	await client.connect();
	return client.query("select pid from pg_stat_activity");
}

/** A PostgreSQL started by a separate process. */
async function startElsewhere(folder: string): Promise<ChildProcess & { pid: number }> {
	const module = await bundled();
	const script = `const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
		await startEmbeddedPostgres({ dataDir: ${JSON.stringify(folder)}, log: console });
		process.send("started"); setInterval(() => {}, 1000);`;
	const program = spawn(process.execPath, ["--input-type=module", "-e", script], {
		stdio: ["ignore", "inherit", "inherit", "ipc"],
	});
	await once(program, "message");
	return program as ChildProcess & { pid: number };
}

/** The watchdog: stops a PostgreSQL when its starter has exited. */
async function watchdogOf(starter: number): Promise<number> {
	const listed = await readFile(`/proc/${starter}/task/${starter}/children`, "utf8");
	for (const pid of listed.trim().split(" ").map(Number)) {
		if ((await readFile(`/proc/${pid}/cmdline`, "utf8")).startsWith("/bin/sh")) return pid;
	}
	throw new Error("The starter has no watchdog");
}

/** The module as plain JavaScript, as the server's bundle has it. */
async function bundled(): Promise<string> {
	const { build } = await import("vite");
	const outDir = join(import.meta.dirname, "../../../.build/embedded-postgres-test");
	await build({
		configFile: false,
		logLevel: "error",
		build: { ssr: join(import.meta.dirname, "embedded-postgres.ts"), outDir, emptyOutDir: true },
	});
	return join(outDir, "embedded-postgres.js");
}

/** False for a zombie, too: it has ended, and is not reaped yet. */
function isAlive(pid: number): boolean {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
		return stat[stat.lastIndexOf(")") + 2] !== "Z";
	} catch {
		return false;
	}
}
