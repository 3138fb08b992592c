import { chmod, mkdir, realpath, stat } from "node:fs/promises";
import { join } from "node:path";
import { takeDataFolder } from "../data-folder.ts";
import { defaultTransport, type Transport } from "./address.ts";
import { findPostgres } from "./binaries.ts";
import { openCluster, partsOf } from "./cluster.ts";
import { PostgresDidNotStart } from "./errors.ts";
import { clearLeftovers } from "./leftovers.ts";
import type { PostgresLog } from "./log.ts";
import { startPostmaster } from "./postmaster.ts";
import { chooseRunner, giveTo } from "./run-as.ts";

export interface EmbeddedPostgres {
	/** A connection string for `pg`, with the password: never for a log. */
	url: string;
	/** Stops the server in good order. A second call does nothing more. */
	stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
	/** DATA_DIR: everything stands in its folder `postgres`. Made if it is not there. */
	dataDir: string;
	log: PostgresLog;
	/** PostgreSQL settings that win over ours, for tests. */
	settings?: Record<string, string>;
	/** A socket in the data folder, or a loopback port. */
	transport?: Transport;
}

/**
 * Starts the PostgreSQL that npm brought on its own data folder: makes it at the first start, recovers it after a cut.
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
		await clearLeftovers(partsOf(folder).cluster);
		const runner = await chooseRunner(dataDir, binaries.postgres);
		await giveTo(runner.owner, folder);
		const password = await openCluster(folder, binaries, runner);
		const { url, stop } = await startPostmaster({
			...options,
			transport: options.transport ?? defaultTransport,
			folder,
			program: binaries.postgres,
			runner,
			password,
		});
		let stopped: Promise<void> | undefined;
		return {
			url,
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

async function refuseForeignFolder(folder: string): Promise<void> {
	const us = process.getuid?.();
	const owner = (await stat(folder).catch(() => null))?.uid;
	if (us === undefined || us === 0 || owner === undefined || owner === us) return;
	throw new PostgresDidNotStart(
		`The data folder ${folder} belongs to another user (number ${owner}).\n` +
			"Start the program as that user, or give this one its own folder: DATA_DIR=./other-data npm start",
	);
}
