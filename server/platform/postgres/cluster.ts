import { randomBytes } from "node:crypto";
import { constants, cpSync } from "node:fs";
import { chown, mkdtemp, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { PostgresBinaries } from "./binaries.ts";
import { DataFolderOfOtherVersion, PostgresDidNotStart } from "./errors.ts";
import type { PostgresLog } from "./log.ts";
import { giveTo, type Runner } from "./run-as.ts";
import { settingArguments } from "./settings.ts";

/** The parts of the folder: PostgreSQL's own cluster, and the password of its superuser. */
export function partsOf(folder: string): { cluster: string; password: string } {
	return { cluster: join(folder, "cluster"), password: join(folder, "password") };
}

export const SUPERUSER = "postgres";

const DRAFT = "new-";

export interface ClusterOptions {
	/** The folder of the data. */
	folder: string;
	binaries: PostgresBinaries;
	runner: Runner;
	log: PostgresLog;
	/** A cluster that was made beforehand (`server/make-template.ts`): it is copied, which takes less than making one. */
	template: string | undefined;
}

/**
 * The password of the cluster in `folder`, which is made when there is none yet.
 * A cluster is created in a temporary folder and renamed when complete, so that a crash leaves none half-made.
 */
export async function openCluster(options: ClusterOptions): Promise<string> {
	const { folder, binaries } = options;
	const { cluster, password } = partsOf(folder);
	const version = await readFile(join(cluster, "PG_VERSION"), "utf8").catch(() => null);
	if (version === null) return createCluster(options);
	if (Number(version) !== binaries.major) throw new DataFolderOfOtherVersion(folder, Number(version), binaries.major);
	return (await readFile(password, "utf8")).trim();
}

async function createCluster(options: ClusterOptions): Promise<string> {
	const { folder, runner } = options;
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
		if (!(await copyTemplate(options, parts.cluster, secret))) await initialise(options.binaries, parts, runner);
		await rename(parts.password, target.password);
		await rename(parts.cluster, target.cluster);
	} finally {
		await rm(draft, { recursive: true, force: true });
	}
	return secret;
}

/** False where there is no template that this program can use. */
async function copyTemplate(options: ClusterOptions, cluster: string, secret: string): Promise<boolean> {
	const { template, binaries, runner, log } = options;
	const version = template && (await readFile(join(template, "PG_VERSION"), "utf8").catch(() => null));
	if (!template || Number(version) !== binaries.major) return false;
	try {
		// Six times as quick as its asynchronous form; there is no request yet that it could hold up.
		cpSync(template, cluster, { recursive: true, mode: constants.COPYFILE_FICLONE });
		await giveTo(runner.owner, cluster);
		await setPassword(binaries, cluster, secret, runner);
		await run(runner, binaries.initdb, ["--sync-only", `--pgdata=${cluster}`]);
		return true;
	} catch (error) {
		log.warn(`The ready-made database of the build is not used: ${(error as Error).message}`);
		await rm(cluster, { recursive: true, force: true });
		return false;
	}
}

/** In single-user mode, which needs no password. It is read from the input: arguments can be seen by others. */
async function setPassword({ postgres }: PostgresBinaries, cluster: string, secret: string, runner: Runner) {
	const statement = `alter role ${SUPERUSER} password '${secret}'\n`;
	const args = ["--single", "-D", cluster, ...settingArguments(), "postgres"];
	const text = await run(runner, postgres, args, statement);
	if (/ERROR|FATAL/.test(text)) throw new PostgresDidNotStart(text.trim());
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

async function initialise({ initdb }: PostgresBinaries, parts: { cluster: string; password: string }, runner: Runner) {
	await run(runner, initdb, [
		`--pgdata=${parts.cluster}`,
		`--username=${SUPERUSER}`,
		`--pwfile=${parts.password}`,
		"--auth=scram-sha-256",
		"--encoding=UTF8",
		"--locale=C",
		"--locale-provider=builtin",
		"--builtin-locale=C.UTF-8",
		"--no-instructions",
	]);
}

/** Runs a program to its end. Returns its messages. */
function run(runner: Runner, program: string, args: string[], input = ""): Promise<string> {
	const child = runner.spawn(program, args, { stdio: ["pipe", "ignore", "pipe"] });
	return new Promise((resolve, reject) => {
		let text = "";
		child.stderr?.on("data", (chunk: Buffer) => {
			text += chunk.toString();
		});
		child.once("error", reject);
		child.once("close", (code) => {
			if (code === 0) resolve(text);
			else reject(new PostgresDidNotStart(`The database folder could not be made: ${text.trim()}`));
		});
		child.stdin?.on("error", () => undefined);
		child.stdin?.end(input);
	});
}
