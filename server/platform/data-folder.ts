import { execFileSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

const LOCK_FILE = "server.lock";

/** Another server is using this data folder. */
export class DataFolderInUse extends Error {
	override name = "DataFolderInUse";
	constructor(dataDir: string, pid: number) {
		super(
			`Another Inspire STEM server (process ${pid}) is using the data folder ${dataDir}.\n` +
				"Stop it first, or give this one its own folder: DATA_DIR=./other-data npm start",
		);
	}
}

/**
 * Makes the data folder, readable by its owner only, and takes it for this process.
 * The lock names the process and when it began, so one that a crash or a power cut left behind is taken over.
 * @returns a function that gives the folder free.
 * @throws DataFolderInUse while the process that holds it lives.
 */
export function takeDataFolder(dataDir: string): () => void {
	mkdirSync(dataDir, { recursive: true, mode: 0o711 });
	const path = join(dataDir, LOCK_FILE);
	for (;;) {
		try {
			const file = openSync(path, "wx", 0o600);
			writeSync(file, JSON.stringify({ pid: process.pid, began: beginningOf(process.pid) }));
			closeSync(file);
			return () => rmSync(path, { force: true });
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
			const holder = readHolder(path);
			if (holder && isAlive(holder)) throw new DataFolderInUse(dataDir, holder.pid);
			rmSync(path, { force: true });
		}
	}
}

interface Holder {
	pid: number;
	began: string | null;
}

function readHolder(path: string): Holder | null {
	try {
		const holder = JSON.parse(readFileSync(path, "utf8")) as Partial<Holder>;
		return typeof holder.pid === "number" ? { pid: holder.pid, began: holder.began ?? null } : null;
	} catch {
		return null;
	}
}

function isAlive(holder: Holder): boolean {
	try {
		process.kill(holder.pid, 0);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
	}
	return holder.began === beginningOf(holder.pid);
}

/**
 * When a process began: in clock ticks since boot (proc(5), stat field 22), or from `ps` without /proc.
 * Null on Windows, and for a process that has ended (a zombie).
 */
function beginningOf(pid: number): string | null {
	if (process.platform === "win32") return null;
	try {
		if (process.platform !== "linux") {
			return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
		}
		const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
		const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
		return state === "Z" ? null : (fields[18] ?? null);
	} catch {
		return null;
	}
}
