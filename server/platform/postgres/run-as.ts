import { type ChildProcess, execFile, type SpawnOptions, spawn } from "node:child_process";
import { chown, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { PostgresDidNotStart } from "./errors.ts";

const run = promisify(execFile);

/**
 * PostgreSQL refuses to run as root. A runner starts its programs as somebody it accepts.
 * `owner` is who must own the files; null: they are already ours.
 */
export interface Runner {
	owner: { uid: number; gid: number } | null;
	/** Starts a program in the root folder and with nothing of our environment but its paths: no settings, no secrets. */
	spawn(program: string, args: string[], options: SpawnOptions): ChildProcess;
}

const { PATH, SystemRoot, TEMP } = process.env;
const surroundings = { cwd: "/", env: { PATH, SystemRoot, TEMP, LC_ALL: "C" } };

/**
 * As an ordinary user: ourselves. As root: an unprivileged account, if it can reach the folder and the program;
 * otherwise (a clone under root's own home) a user namespace, in which root's files belong to an unprivileged number.
 */
export async function chooseRunner(folder: string, program: string): Promise<Runner> {
	if (process.getuid?.() !== 0) return ourselves;
	const accounts = await unprivilegedAccounts(folder);
	for (const account of accounts) {
		if (await canReach(account, folder, program)) return asAccount(account);
	}
	const mapped = accounts.at(-1);
	const inside = mapped && namespaceOf(mapped);
	if (inside && (await run("unshare", [...inside, program, "--version"]).catch(() => null))) return inNamespace(inside);
	throw new PostgresDidNotStart(
		`PostgreSQL does not run as root, and no other account can reach ${folder}. ` +
			"Set DATA_DIR to a folder outside of root's home, move the program there, or start it as an ordinary user.",
	);
}

/** Gives `folder` and all in it to `owner`; the folder itself last: its owner marks completion. */
export async function giveTo(owner: Runner["owner"], folder: string): Promise<void> {
	if (!owner || (await stat(folder)).uid === owner.uid) return;
	for (const entry of await readdir(folder, { recursive: true }))
		await chown(join(folder, entry), owner.uid, owner.gid);
	await chown(folder, owner.uid, owner.gid);
}

interface Account {
	uid: number;
	gid: number;
}

/** The folder's own owner first, then the accounts that systems have for such a purpose. initdb wants one with a name. */
async function unprivilegedAccounts(folder: string): Promise<Account[]> {
	const owner = (await stat(folder)).uid;
	const names = owner === 0 ? ["postgres", "nobody"] : [String(owner), "postgres", "nobody"];
	const known = await Promise.all(names.map(accountOf));
	return known.filter((account) => account !== null);
}

async function accountOf(name: string): Promise<Account | null> {
	try {
		await run("id", ["-un", name]);
		const ids = await Promise.all([run("id", ["-u", name]), run("id", ["-g", name])]);
		const [uid = 0, gid = 0] = ids.map((id) => Number(id.stdout));
		return uid === 0 ? null : { uid, gid };
	} catch {
		return null;
	}
}

async function canReach(account: Account, folder: string, program: string): Promise<boolean> {
	const question = 'cd "$1" && test -r "$2" && test -x "$2"';
	return run("/bin/sh", ["-c", question, "sh", folder, program], { ...account, cwd: "/" }).then(
		() => true,
		() => false,
	);
}

const ourselves: Runner = {
	owner: null,
	spawn: (program, args, options) => spawn(program, args, { ...options, ...surroundings }),
};

function asAccount(account: Account): Runner {
	return {
		owner: account,
		spawn: (program, args, options) => spawn(program, args, { ...options, ...surroundings, ...account }),
	};
}

function namespaceOf({ uid, gid }: Account): string[] {
	return ["--user", `--map-user=${uid}`, `--map-group=${gid}`, "--"];
}

function inNamespace(namespace: string[]): Runner {
	return {
		owner: { uid: 0, gid: 0 },
		spawn: (program, args, options) =>
			spawn("unshare", [...namespace, program, ...args], { ...options, ...surroundings }),
	};
}
