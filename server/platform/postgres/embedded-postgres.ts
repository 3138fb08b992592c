import { chmod, mkdir, realpath, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { takeDataFolder } from "../data-folder.ts";
import { type Address, chooseAddress, connectionUrl, defaultTransport, type Transport } from "./address.ts";
import { findPostgres } from "./binaries.ts";
import { openCluster, SUPERUSER } from "./cluster.ts";
import { PostgresDidNotStart } from "./errors.ts";
import { clearLeftovers } from "./leftovers.ts";
import type { PostgresLog } from "./log.ts";
import { startPostmaster } from "./postmaster.ts";
import { chooseRunner, giveTo, type Runner } from "./run-as.ts";
import { supervise } from "./supervisor.ts";

export interface EmbeddedPostgres {
	/** A connection string for `pg`, with the password: never for a log. */
	url: string;
	/** Stops the server in good order. A second call does nothing more. */
	stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
	/** DATA_DIR: all data is in its folder `postgres`. Created when missing. */
	dataDir: string;
	log: PostgresLog;
	/** PostgreSQL settings that win over ours, for tests. */
	settings?: Record<string, string>;
	/** What a new data folder is copied from; else it is made from nothing. */
	template?: string | undefined;
	/** A socket in the data folder, or a loopback port. */
	transport?: Transport;
}

/**
 * Starts the PostgreSQL of npm on its data folder: creates it at the first start, recovers it after a crash, and
 * starts it again when it ends by itself; `url` stays the same then.
 * Throws `DataFolderInUse`, `DataFolderOfOtherVersion` or `PostgresDidNotStart`.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
	const binaries = await findPostgres();
	await mkdir(options.dataDir, { recursive: true });
	const dataDir = await realpath(options.dataDir);
	const folder = join(dataDir, "postgres");
	await refuseForeignFolder(folder);
	const giveBack = takeDataFolder(folder);
	try {
		await chmod(folder, 0o700);
		const runner = await chooseRunner(dataDir, binaries.postgres);
		await giveTo(runner.owner, folder);
		const { log, settings, template } = options;
		const password = await openCluster({ folder, binaries, runner, log, template });
		const address = await chooseAddress(options.transport ?? defaultTransport, folder);
		const start = async () => {
			await clearLeftovers(folder);
			await ensureSocketFolder(address, runner);
			return startPostmaster({ folder, program: binaries.postgres, runner, address, log, settings });
		};
		const end = await supervise(start, "PostgreSQL", log).catch(async (error: unknown) => {
			await removeSocketFolder(address);
			throw error;
		});
		const stop = async () => {
			await end();
			await removeSocketFolder(address);
		};
		let stopped: Promise<void> | undefined;
		return {
			url: connectionUrl(address, SUPERUSER, password),
			stop: () => {
				stopped ??= stop().finally(giveBack);
				return stopped;
			},
		};
	} catch (error) {
		giveBack();
		throw error;
	}
}

/** The system may clear away what is old in its temporary folder. */
async function ensureSocketFolder({ temporary, host }: Address, runner: Runner): Promise<void> {
	if (!temporary) return;
	await mkdir(host, { recursive: true, mode: 0o700 });
	await giveTo(runner.owner, host);
}

async function removeSocketFolder({ temporary, host }: Address): Promise<void> {
	if (temporary) await rm(host, { recursive: true, force: true });
}

async function refuseForeignFolder(folder: string): Promise<void> {
	const us = process.getuid?.();
	const owner = (await stat(folder).catch(() => null))?.uid;
	if (us === undefined || us === 0 || owner === undefined || owner === us) return;
	throw new PostgresDidNotStart(
		`The data folder ${folder} belongs to another user (number ${owner}).\n` +
			"Start the program as that user, or give this one its own folder: DATA_DIR=./other-data npm start",
	);
}
