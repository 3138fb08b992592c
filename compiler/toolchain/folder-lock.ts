import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const LOOK_AGAIN_MS = 200;

/**
 * Runs `work` while holding a lock folder that other processes see. A lock left by a process that has exited is taken over.
 */
export async function withFolderLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
	while (!(await take(folder))) {
		if (!(await holderLives(folder))) await rm(folder, { recursive: true, force: true });
		else await wait(LOOK_AGAIN_MS);
	}
	try {
		return await work();
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

async function take(folder: string): Promise<boolean> {
	try {
		await mkdir(folder);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
		throw error;
	}
	await writeFile(join(folder, "pid"), String(process.pid));
	return true;
}

async function holderLives(folder: string): Promise<boolean> {
	// The holder may be between making the folder and writing its number.
	await wait(LOOK_AGAIN_MS / 4);
	const pid = Number(await readFile(join(folder, "pid"), "utf8").catch(() => "0"));
	if (pid === 0) return false;
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}
