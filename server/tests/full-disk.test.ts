import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, runServer } from "./run-server.ts";

/** Only root can mount a separate disk; gateway/auth/disk-full.test.ts shows the answer to anybody. */
const mayMount = process.platform === "linux" && process.getuid?.() === 0;
const DISK_MB = 240;

const disk = mkdtempSync(join(tmpdir(), "inspire-stem-disk-"));
const ballast = join(disk, "ballast");
let server: RunningServer;

beforeAll(async () => {
	if (!mayMount) return;
	execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}m,mode=755`, "tmpfs", disk]);
	server = await runServer({ DATA_DIR: join(disk, "data") });
});
afterAll(async () => {
	if (mayMount) {
		await server?.stop();
		execFileSync("umount", ["-l", disk]);
	}
	rmSync(disk, { recursive: true, force: true });
});

async function health(): Promise<unknown> {
	return (await fetch(`${server.url}/health`)).json();
}

let people = 0;
async function signUp(): Promise<{ status: number; error_code?: string }> {
	const { publishableKey } = (await (await fetch(`${server.url}/config.json`)).json()) as { publishableKey: string };
	people += 1;
	const answer = await fetch(`${server.url}/auth/v1/signup`, {
		method: "POST",
		headers: { apikey: publishableKey, "content-type": "application/json" },
		body: JSON.stringify({
			email: `learner${people}@school.test`,
			password: "three red pictures",
			data: { name: "Asha Mushi", user_type: "student" },
		}),
	});
	return { status: answer.status, ...((await answer.json()) as { error_code?: string }) };
}

/** Takes all that is left, to the last page. */
function fillDisk(): void {
	const { bavail, bsize } = statfsSync(disk);
	writeFileSync(ballast, Buffer.alloc(bavail * bsize));
}

test.skipIf(!mayMount)("a full disk is told by health and at sign-up, and once there is room all goes on", async () => {
	expect(await health()).toMatchObject({ status: "ok", parts: { disk: true } });
	fillDisk();
	expect(await health()).toMatchObject({ status: "degraded", parts: { database: true, disk: false } });
	// What still fits into pages that are there is kept; then there is no room for one more.
	await expect.poll(signUp, { timeout: 60_000, interval: 0 }).toMatchObject({ error_code: "insufficient_storage" });

	rmSync(ballast);
	await expect.poll(signUp, { timeout: 20_000 }).toMatchObject({ status: 200 });
	expect(await health()).toMatchObject({ status: "ok", parts: { database: true, disk: true } });
});

test.skipIf(!mayMount)("a start on a full disk says so in words", async () => {
	await server.stop();
	fillDisk();
	await expect(runServer({ DATA_DIR: join(disk, "data") })).rejects.toThrow(/The disk is full: free some space/);
	rmSync(ballast);
	server = await runServer({ DATA_DIR: join(disk, "data") });
	expect(await health()).toMatchObject({ status: "ok" });
});
