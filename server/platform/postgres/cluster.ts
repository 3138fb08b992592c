import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chown, mkdtemp, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { PostgresBinaries } from "./binaries.ts";
import { DataFolderOfOtherVersion, PostgresDidNotStart } from "./errors.ts";
import type { Runner } from "./run-as.ts";

/** The parts of the folder: PostgreSQL's own cluster, and the password of its superuser. */
export function partsOf(folder: string): { cluster: string; password: string } {
	return { cluster: join(folder, "cluster"), password: join(folder, "password") };
}

export const SUPERUSER = "postgres";

const DRAFT = "new-";

/**
 * The password of the cluster in `folder`, which is made when there is none yet.
 * A cluster is created in a temporary folder and renamed when complete, so that a crash leaves none half-made.
 */
export async function openCluster(folder: string, binaries: PostgresBinaries, runner: Runner): Promise<string> {
	const { cluster, password } = partsOf(folder);
	const version = await readFile(join(cluster, "PG_VERSION"), "utf8").catch(() => null);
	if (version === null) return createCluster(folder, binaries, runner);
	if (Number(version) !== binaries.major) throw new DataFolderOfOtherVersion(folder, Number(version), binaries.major);
	return (await readFile(password, "utf8")).trim();
}

async function createCluster(folder: string, binaries: PostgresBinaries, runner: Runner): Promise<string> {
	const target = partsOf(folder);
	for (const entry of await readdir(folder)) {
		if (entry.startsWith(DRAFT)) await rm(join(folder, entry), { recursive: true, force: true });
	}
	const draft = await mkdtemp(join(folder, DRAFT));
	const secret = randomBytes(24).toString("base64url");
	const parts = partsOf(draft);
	try {
		await writeDurably(parts.password, `${secret}\n`);
		if (runner.owner) {
			for (const path of [draft, parts.password]) await chown(path, runner.owner.uid, runner.owner.gid);
		}
		await initialise(binaries.initdb, parts, runner);
		await rename(parts.password, target.password);
		await rename(parts.cluster, target.cluster);
	} finally {
		await rm(draft, { recursive: true, force: true });
	}
	return secret;
}

/** On the disk when it resolves: a cluster whose password a power cut emptied would be locked for ever. */
async function writeDurably(path: string, text: string): Promise<void> {
	const file = await open(path, "wx", 0o600);
	try {
		await file.writeFile(text);
		await file.sync();
	} finally {
		await file.close();
	}
}

async function initialise(initdb: string, parts: { cluster: string; password: string }, runner: Runner): Promise<void> {
	const child = runner.spawn(
		initdb,
		[
			`--pgdata=${parts.cluster}`,
			`--username=${SUPERUSER}`,
			`--pwfile=${parts.password}`,
			"--auth=scram-sha-256",
			"--encoding=UTF8",
			"--locale=C",
			"--locale-provider=builtin",
			"--builtin-locale=C.UTF-8",
			"--no-instructions",
		],
		{ stdio: ["ignore", "ignore", "pipe"] },
	);
	const { code, text } = await outcome(child);
	if (code !== 0) throw new PostgresDidNotStart(`The database folder could not be made: ${text.trim()}`);
}

function outcome(child: ChildProcess): Promise<{ code: number | null; text: string }> {
	return new Promise((resolve, reject) => {
		let text = "";
		child.stderr?.on("data", (chunk: Buffer) => {
			text += chunk.toString();
		});
		child.once("error", reject);
		child.once("close", (code) => resolve({ code, text }));
	});
}
