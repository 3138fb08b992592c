import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { findRunningPostgres } from "../platform/postgres/running-postgres.ts";
import { runServer } from "./run-server.ts";

const dataDir = join(mkdtempSync(join(tmpdir(), "inspire-stem-stop-")), "data");

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test("Ctrl-C stops everything: the server, its database and its lock; nothing was warned of", async () => {
	const server = await runServer({ DATA_DIR: dataDir });
	expect(processesNaming(dataDir).length).toBeGreaterThan(0);
	for (const path of ["/", "/dashboard", "/no-such-page", "/health"]) await (await fetch(server.url + path)).text();
	expect(await server.stop()).toBe(0);
	expect(server.output()).not.toContain("Warning");
	expect(processesNaming(dataDir)).toEqual([]);
	expect(existsSync(join(dataDir, "server.lock"))).toBe(false);
});

test("after a kill without warning the next start finds its data and works", async () => {
	const killed = await runServer({ DATA_DIR: dataDir });
	killed.process.kill("SIGKILL");
	await new Promise((resolve) => killed.process.once("close", resolve));
	const next = await runServer({ DATA_DIR: dataDir });
	expect((await fetch(`${next.url}/health`)).status).toBe(200);
	await next.stop();
	expect(processesNaming(dataDir)).toEqual([]);
});

test("SIGTERM answers what is running before it ends", async () => {
	const server = await runServer({ DATA_DIR: dataDir });
	onTestFinished(() => void server.process.kill("SIGKILL"));
	const database = new pg.Client({ connectionString: (await findRunningPostgres(dataDir)) ?? "" });
	database.on("error", () => undefined);
	await database.connect();
	const { publishableKey } = (await (await fetch(`${server.url}/config.json`)).json()) as { publishableKey: string };
	// The request waits for a table that somebody else holds.
	await database.query("begin; lock table auth.users");
	const answer = fetch(`${server.url}/auth/v1/signup`, {
		method: "POST",
		headers: { apikey: publishableKey, "content-type": "application/json" },
		body: JSON.stringify({ email: "asha@school.test", password: "three red pictures", data: { name: "Asha" } }),
	});
	// The server's own work may wait for it, too: this is the read of the sign-up.
	const waits = "select from pg_stat_activity where wait_event_type = 'Lock' and query like 'select id, aud, role%'";
	await expect
		.poll(async () => {
			// A transaction keeps the activity that it saw first.
			await database.query("select pg_stat_clear_snapshot()");
			return (await database.query(waits)).rowCount;
		})
		.toBe(1);
	const ended = new Promise((resolve) => server.process.once("close", resolve));
	server.process.kill("SIGTERM");
	await expect.poll(() => server.output()).toContain("Stopping");
	await expect.poll(async () => (await fetch(`${server.url}/health`)).status).toBe(503);
	await database.query("commit");
	expect([(await answer).status, await ended]).toEqual([200, 0]);
	await database.end().catch(() => undefined);
});

/** Command lines of living processes that name a folder. */
function processesNaming(folder: string): string[] {
	return readdirSync("/proc")
		.filter((name) => /^\d+$/.test(name))
		.map(commandLineOf)
		.filter((line) => line.includes(folder));
}

function commandLineOf(pid: string): string {
	try {
		return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
	} catch {
		return "";
	}
}
