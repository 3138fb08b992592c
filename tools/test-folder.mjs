// One folder for whatever tests keep for a while: it goes with the run, and what a killed run left goes with the next one.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const NAME = /^inspire-tests-(\d+)$/;

/** Makes the folder and names it TMPDIR for this process and those that it starts. Returns what removes it. */
export function openTestFolder() {
	const parent = realpathSync(tmpdir());
	for (const name of readdirSync(parent)) {
		const [, pid] = NAME.exec(name) ?? [];
		if (pid && !isAlive(Number(pid))) remove(join(parent, name));
	}
	const folder = join(parent, `inspire-tests-${process.pid}`);
	// PostgreSQL may run as another account, which has to pass through.
	mkdirSync(folder, { mode: 0o711 });
	process.env.TMPDIR = folder;
	return () => remove(folder);
}

function isAlive(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error.code === "EPERM";
	}
}

/** What belongs to another user stays: it is theirs to remove. */
function remove(folder) {
	try {
		for (const mounted of mountsIn(folder)) execFileSync("umount", ["-l", mounted]);
		rmSync(folder, { recursive: true, force: true });
	} catch (error) {
		if (error.code !== "EACCES" && error.code !== "EPERM")
			console.error(`${folder} could not be removed: ${error.message}`);
	}
}

function mountsIn(folder) {
	if (process.platform !== "linux") return [];
	const mounted = readFileSync("/proc/mounts", "utf8").split("\n");
	return mounted.map((line) => line.split(" ")[1] ?? "").filter((path) => path.startsWith(`${folder}/`));
}
