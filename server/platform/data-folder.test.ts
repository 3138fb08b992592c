import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Writable } from "node:stream";
import { expect, test } from "vitest";
import { DataFolderInUse, takeDataFolder } from "./data-folder.ts";

const newFolder = () => join(mkdtempSync(join(tmpdir(), "data-folder-")), "data");

test("a folder in use is refused, and free again once it is given back", () => {
	const folder = newFolder();
	const giveBack = takeDataFolder(folder);
	expect(() => takeDataFolder(folder)).toThrow(DataFolderInUse);
	giveBack();
	expect(existsSync(join(folder, "server.lock"))).toBe(false);
	takeDataFolder(folder)();
});

test("a lock left by a process that has ended is taken over", () => {
	const folder = newFolder();
	takeDataFolder(folder)();
	writeFileSync(join(folder, "server.lock"), JSON.stringify({ pid: 2 ** 22 + 1, began: "1" }));
	takeDataFolder(folder)();
});

test("a lock whose process number now belongs to another process is taken over", () => {
	const folder = newFolder();
	takeDataFolder(folder)();
	writeFileSync(join(folder, "server.lock"), JSON.stringify({ pid: process.pid, began: "1" }));
	takeDataFolder(folder)();
});

test("a lock of a process that has ended, and whose parent has not heard of it, is taken over", async () => {
	const folder = newFolder();
	takeDataFolder(folder)();
	// A shell that exec has replaced never reaps its child, which ends after that: with its input.
	const holder = spawn("/bin/sh", ["-c", "cat <&3 & echo $!; exec sleep 600"], {
		stdio: ["ignore", "pipe", "ignore", "pipe"],
	});
	const [, stdout, , input] = holder.stdio;
	const pid = Number(await new Promise((resolve) => stdout?.once("data", resolve)));
	await expect.poll(() => readFileSync(`/proc/${holder.pid}/comm`, "utf8")).toBe("sleep\n");
	(input as Writable).end();
	const stat = () => readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
	try {
		await expect.poll(() => stat()[0]).toBe("Z");
		writeFileSync(join(folder, "server.lock"), JSON.stringify({ pid, began: stat()[19] }));
		takeDataFolder(folder)();
	} finally {
		holder.kill();
	}
});

test("an unreadable lock is taken over", () => {
	const folder = newFolder();
	takeDataFolder(folder)();
	writeFileSync(join(folder, "server.lock"), "{");
	takeDataFolder(folder)();
});

test("others can't list the data folder", () => {
	const folder = newFolder();
	takeDataFolder(folder)();
	expect(statSync(folder).mode & 0o066).toBe(0);
});
