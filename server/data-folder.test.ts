import { existsSync, mkdtempSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
