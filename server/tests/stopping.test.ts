import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runServer } from "./run-server.ts";

const dataDir = join(mkdtempSync(join(tmpdir(), "inspire-stem-stop-")), "data");

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test("Ctrl-C stops everything: the server, its database and its lock", async () => {
	const server = await runServer({ DATA_DIR: dataDir });
	expect(processesNaming(dataDir).length).toBeGreaterThan(0);
	expect(await server.stop()).toBe(0);
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
